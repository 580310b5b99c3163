/**
 * Reports unexpected errors, and replaces messages that a result isn't there yet. A view that can't be redrawn keeps
 * its old state.
 */
import { render } from "lit-html";
import { html } from "../texts/html.js";
import { short } from "../words/words.js";
import { reload } from "./older.js";

/** @import { WhyLine } from "../views/stage/why.js" */
/** @import { Words } from "../words/words.js" */

/** True if an error comes from this site's scripts. Errors of browser extensions aren't reported. @param {string} where */
const isOurs = (where) => where.includes(new URL("../", import.meta.url).href);

/** @param {HTMLElement} place place for the message @param {Words} words */
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
    if (error) tell(error, `${filename} ${error.stack}`); // browsers report ResizeObserver loops without an error
  });
  addEventListener("unhandledrejection", ({ reason }) => tell(reason, String(reason?.stack)));
}
