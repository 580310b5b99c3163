/**
 * The page, once the prelude is drawn: opens the house on the link, goes on with what has
 * been done meanwhile, and then gets the engine. It is imported when the first script has
 * run, web/src/app.js, and is one file with all that it imports itself.
 */
import { render } from "lit-html";
import { Arrival } from "./shell/arrival.js";
import { sayFaults } from "./shell/faults.js";
import { House } from "./shell/house.js";
import { chosen } from "./shell/language.js";
import { start } from "./run/link.js";
import { Older, reload } from "./shell/older.js";
import { theme } from "./shell/theme.js";
import { html } from "./texts/html.js";
import { broken } from "./views/dialogs/demand.js";
import "./views/stage/notices.js";
import "./views/stage/remarks.js";
import "./words/files.js";
import { languageOf, untagged } from "./words/tagged.js";

/** @import { Prelude } from "./shell/prelude.js" */
/** @import { Remarks } from "./views/stage/remarks.js" */
/** @import { Words } from "./words/words.js" */

/** @param {string} id */
const place = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** What the document itself says, in the language of the words. @param {HTMLElement} menu @param {Words} words */
function label(menu, words) {
  document.title = words.say("page:title", {}, document.title);
  menu.setAttribute("aria-label", words.say("page:rooms", {}, menu.ariaLabel ?? ""));
  const skip = /** @type {HTMLElement} */ (document.querySelector(".skip"));
  const text = words.say("page:past", {}, skip.textContent ?? "");
  skip.textContent = untagged(text);
  skip.lang = languageOf(text) ?? words.language;
}

/** @param {Words} words @param {Prelude} prelude which ends */
export async function open(words, prelude) {
  const [menu, tools, notice, bar] = ["rooms", "tools", "notice", "arrival"].map(place);
  /** Where is said what is wrong, each by itself. */
  const [fault, older, lacking, newer, failed] = [1, 2, 3, 4, 5].map(() =>
    notice.appendChild(document.createElement("div")),
  );
  words.failed = () => wordless(words, lacking);
  await words.need("ui", "stage", "page", "remarks", "characters", start.edition).catch(() => {});
  for (const view of document.querySelectorAll("uri-remarks")) /** @type {Remarks} */ (view).refresh();
  place("late")?.remove();
  sayFaults(failed, words);
  label(menu, words);
  document.querySelector(".skip")?.addEventListener("click", () => prelude.place.focus());
  theme(place("theme"), words);
  chosen(document.querySelector(".languages"));
  const house = new House({ main: prelude.place, menu, tools }, { words, baked: prelude.baked });
  new Older(older, words);
  await house.follow(prelude.end());
  const arrival = new Arrival({ bar, notice: fault }, words, (engine) => {
    const answered = house.arrived(engine);
    document.documentElement.dataset.engine = ""; // for who waits for it
    import("./shell/offline.js").then(
      ({ keepOffline, works }) => {
        keepOffline(newer, words);
        answered.then(() => requestAnimationFrame(() => setTimeout(works))); // when the answer is drawn
      },
      () => {},
    );
  });
  requestAnimationFrame(() => setTimeout(arrival.start)); // when the stage is drawn
}

/**
 * Says that words could not be fetched, without which the page has texts of last resort. A
 * browser asks for a module once in a document, so the page is loaded again.
 * @param {Words} words @param {HTMLElement} lacking where it is said
 */
function wordless(words, lacking) {
  broken();
  render(
    html`<div role="alert"><p>${words.say("page:arrival:words")}</p> <button type="button" @click=${reload}>${words.say("page:arrival:reload")}</button></div>`,
    lacking,
  );
}
