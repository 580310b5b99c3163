/**
 * The page's first script: draws the case that was baked into the page, which can be played from then on, and fetches
 * the rest, web/src/page.js. On a slow line the stage waits for this file, so nothing else belongs in it.
 *
 * The page speaks the document's language, which is read nowhere else. The document carries the words of the first
 * frame, with the case.
 */
import { render } from "lit-html";
import { pageStyles } from "./views/later.js";
import { Prelude } from "./shell/prelude.js";
import { html } from "./texts/html.js";
import { Words } from "./words/words.js";

/** @import { Baked } from "./cases/case.js" */

/** The root of the site. All scripts of the page are in a folder below it. */
const root = new URL("../", import.meta.url).href;

// Fetch the rest only now: earlier, it would delay this script. It is compiled once the stage is drawn.
const next = [...document.querySelectorAll("link[data-next]")].map((link) => ({
  rel: "modulepreload",
  href: link.getAttribute("href"),
}));
for (const link of [
  ...next,
  { rel: "modulepreload", href: `${root}uriscope.js` },
  // Must match the request in run/engine.js: in a frame without an origin, the engine is cross-origin.
  { rel: "preload", as: "fetch", crossOrigin: root.startsWith(origin) ? null : "anonymous", href: root + WASM_FILE },
]) {
  document.head.append(Object.assign(document.createElement("link"), link));
}

const styled = pageStyles().catch(() => {}); // the page works without styles

const language = document.documentElement.lang;
const words = new Words({ language, missing: globalThis.uriscopeMissing });

/** The case that was explained when the page was built. @returns {Baked | null} */
function baked() {
  const data = document.getElementById("case")?.textContent;
  return data ? JSON.parse(data) : null;
}

/** Reports that the rest of the script hasn't arrived. Typed text is kept anyway: web/src/early.js. */
function alone() {
  const late = /** @type {HTMLElement} */ (document.getElementById("late"));
  late.hidden = true;
  dispatchEvent(new Event("uriscope:broken")); // heal.js makes sure that another try can succeed
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
  if (!page?.open) alone(); // half of the file may have arrived
  await styled;
  page?.open?.(words, prelude);
}

open();
dispatchEvent(new Event("uriscope:whole")); // heal.js waits for this
