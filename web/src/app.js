/**
 * The script that draws: the case that was baked into the page, which can be played from then
 * on. It gets the rest of the script, web/src/page.js. What is not needed for that does not
 * belong into it: on a slow line, a stage that plays waits for this file.
 *
 * The language is chosen here and nowhere else: that of the document. The words of the first frame
 * stand in the document, with the case.
 */
import { render } from "lit-html";
import { pageStyles } from "./views/later.js";
import { Prelude } from "./shell/prelude.js";
import { html } from "./texts/html.js";
import { Words } from "./words/words.js";

/** @import { Baked } from "./cases/case.js" */

/** The root of the site: all scripts of the page are in a folder of it. */
const root = new URL("../", import.meta.url).href;

// All that comes next is asked for now, and not before, as it would delay this script. What
// is compiled of it waits until the stage is drawn.
const next = [...document.querySelectorAll("link[data-next]")].map((link) => ({
  rel: "modulepreload",
  href: link.getAttribute("href"),
}));
for (const link of [
  ...next,
  { rel: "modulepreload", href: `${root}uriscope.js` },
  // As the engine asks for it, see run/engine.js: in a frame without an origin, it is of another host.
  { rel: "preload", as: "fetch", crossOrigin: root.startsWith(origin) ? null : "anonymous", href: root + WASM_FILE },
]) {
  document.head.append(Object.assign(document.createElement("link"), link));
}

const styled = pageStyles().catch(() => {}); // without them it can still be used

const language = document.documentElement.lang;
const words = new Words({ language, missing: globalThis.uriscopeMissing });

/** The case that was explained when the page was built. @returns {Baked | null} */
function baked() {
  const data = document.getElementById("case")?.textContent;
  return data ? JSON.parse(data) : null;
}

/** Says that the rest of the script has not come. What is typed is kept all the same: web/src/early.js. */
function alone() {
  const late = /** @type {HTMLElement} */ (document.getElementById("late"));
  late.hidden = true;
  dispatchEvent(new Event("uriscope:broken")); // heal.js sees to it that another try is one
  render(
    html`<p role="alert">${words.say("ui:not-fetched")}</p>`,
    /** @type {HTMLElement} */ (document.getElementById("notice")),
  );
}

async function open() {
  const known = baked();
  const said = known?.words?.language === language ? known.words : null;
  if (said) {
    words.supplement(said.parts);
    words.add(said.first ?? {});
  }
  await words.need("ui", "stage", ...(known && !said ? [known.explanation.edition] : [])).catch(() => {});
  const prelude = new Prelude(/** @type {HTMLElement} */ (document.querySelector("main")), words, known);
  const page = await import("./page.js").catch(() => null);
  if (!page?.open) alone(); // what has come may be half of it
  await styled;
  page?.open?.(words, prelude);
}

open();
dispatchEvent(new Event("uriscope:whole")); // which heal.js waits for
