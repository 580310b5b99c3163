/**
 * The page after the prelude: opens the room of the link, takes over what the visitor has done so far, and loads the
 * engine. web/src/app.js imports it when it has run; the build bundles it with all its imports.
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

/** Puts the document's own texts into the language of the words. @param {HTMLElement} menu @param {Words} words */
function label(menu, words) {
  document.title = words.say("page:title", {}, document.title);
  menu.setAttribute("aria-label", words.say("page:rooms", {}, menu.ariaLabel ?? ""));
  const skip = /** @type {HTMLElement} */ (document.querySelector(".skip"));
  const text = words.say("page:past", {}, skip.textContent ?? "");
  skip.textContent = untagged(text);
  skip.lang = languageOf(text) ?? words.language;
}

/** @param {Words} words @param {Prelude} prelude to be ended */
export async function open(words, prelude) {
  const [menu, tools, notice, bar] = ["rooms", "tools", "notice", "arrival"].map(place);
  /** A place for each kind of message. */
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
    document.documentElement.dataset.engine = ""; // for code that waits for the engine
    import("./shell/offline.js").then(
      ({ keepOffline, works }) => {
        keepOffline(newer, words);
        answered.then(() => requestAnimationFrame(() => setTimeout(works))); // after the answer is drawn
      },
      () => {},
    );
  });
  requestAnimationFrame(() => setTimeout(arrival.start)); // after the stage is drawn
}

/**
 * Reports that words couldn't be fetched; the page uses its fallback texts. A browser requests a module once per
 * document, so only reloading helps.
 * @param {Words} words @param {HTMLElement} lacking place for the message
 */
function wordless(words, lacking) {
  broken();
  render(
    html`<div role="alert"><p>${words.say("page:arrival:words")}</p> <button type="button" @click=${reload}>${words.say("page:arrival:reload")}</button></div>`,
    lacking,
  );
}
