/**
 * What fails in the page although nothing should: it is said, and no sentence stays that promises an
 * answer. What is not drawn anew goes on as it was.
 */
import { render } from "lit-html";
import { html } from "../texts/html.js";
import { short } from "../words/words.js";
import { reload } from "./older.js";

/** @import { WhyLine } from "../views/stage/why.js" */
/** @import { Words } from "../words/words.js" */

/** Whether an error is one of this site's scripts: those of what a browser adds to pages are not said. @param {string} where */
const isOurs = (where) => where.includes(new URL("../", import.meta.url).href);

/** @param {HTMLElement} place where it is said @param {Words} words */
export function sayFaults(place, words) {
  /** @param {unknown} thrown @param {string} where */
  const tell = (thrown, where) => {
    if (!isOurs(where)) return;
    const reason = short(String(/** @type {any} */ (thrown)?.message ?? thrown));
    const [waits, failed] = [words.say("ui:waiting"), words.say("ui:failed")];
    words.add({ ui: { ...words.group("ui"), waiting: failed } });
    for (const why of /** @type {NodeListOf<WhyLine>} */ (document.querySelectorAll("uri-why"))) {
      const { content } = why;
      if (content?.notice === waits) why.content = { ...content, notice: failed };
    }
    render(
      html`<div role="alert"><p>${words.say("page:arrival:fault", { reason })}</p> <button type="button" @click=${reload}>${words.say("page:arrival:reload")}</button></div>`,
      place,
    );
  };
  addEventListener("error", ({ error, filename }) => {
    if (error) tell(error, `${filename} ${error.stack}`); // without one, a browser says that it observes sizes in the next frame
  });
  addEventListener("unhandledrejection", ({ reason }) => tell(reason, String(reason?.stack)));
}
