/**
 * The stage of the Resolve room, one column: the texts, the target, its reason, the verdict, and the story of the run,
 * or instead the whole algorithm. It's as long as its content, and the page scrolls. The cards are below it.
 *
 * The first HTML of the page has the same boxes: web/src/index.html.
 */
import { registry, views } from "../embed/registry.js";
import { linkTo, longestText } from "../run/link.js";
import { local } from "../run/storage.js";
import { html } from "../texts/html.js";
import { chips } from "./resolvechips.js";

/** @import { Words } from "../words/words.js" */

/** The button from the whole algorithm back to the story. @param {Words} words */
export const back = (words) => html`<button type="button" class="hide-steps">${words.say("page:steps:hide")}</button>`;
/** The button for the whole algorithm. @param {Words} words */
export const forth = (words) => html`<button type="button" class="show-steps">${words.say("page:steps:show")}</button>`;

/**
 * The order is the tab order: from the reference, play is the fifth stop. web/src/static.js has already written it into
 * the page's first HTML, so it has no listeners, see {@link act}.
 * @param {Words} words
 */
export const stage = (words) => html`
  <div class="stage resolve">
    <section class="ask asked" aria-label=${words.say("page:resolve")}>
      <h2 class="question">${words.say("page:ways:question")}</h2>
      <div class="chips" role="group" aria-label=${words.say("page:examples")}>${chips.map(({ name }) => html`<button type="button" data-way=${name} aria-pressed="false">${words.say(`page:ways:${name}`)}</button>`)}<button type="button" class="all-examples" aria-haspopup="dialog">${words.say("page:ways:all")}</button></div>
      <p class="private">${words.say("page:private")}</p>
      <uri-field name="base" wraps label=${words.say("ui:base")} brief=${words.say("ui:figure:brief:base")} gloss=${words.say("stage:gloss:base")} hint=${words.say("stage:hint:base")}></uri-field>
      <uri-fault name="base"></uri-fault>
      <uri-field name="reference" wraps label=${words.say("ui:reference")} brief=${words.say("ui:figure:brief:reference")} gloss=${words.say("stage:gloss:reference")} hint=${words.say("stage:hint:reference")}></uri-field>
      <uri-fault name="reference"></uri-fault>
      <p class="empty">${words.say("page:empty")}</p>
      <uri-changed></uri-changed>
      <div class="answer-row">
        <uri-target data-scene data-explains></uri-target>
      </div>
      <uri-why></uri-why>
      <uri-expected></uri-expected>
      <uri-expectation></uri-expectation>
    </section>
    <uri-years></uri-years>
    <uri-story data-scene="story"></uri-story>
    <uri-broken></uri-broken>
    ${back(words)}
    <div class="panes">
      <div class="pane listing-pane" role="group" aria-label=${words.say("ui:resolution")}><uri-resolution data-scene="whole" data-edits></uri-resolution></div>
      <div class="pane components-pane" role="group" aria-label=${words.say("page:panes:components")}><uri-components data-scene="whole"></uri-components></div>
      <div class="pane buffers-pane" role="group" aria-label=${words.say("ui:dots")}><uri-dots data-scene="whole"></uri-dots></div>
    </div>
    <uri-stepper data-scene></uri-stepper>
    <uri-notices></uri-notices>
  </div>
  <div class="below">
    <div class="acts">
      ${forth(words)}
      <details class="further"><summary>${words.say("page:more")}</summary><div>
      <button type="button" class="all-answers">${words.say("stage:verdict:all")}</button>
      <button type="button" class="use">${words.say("ui:figure:use-title")}</button>
      <button type="button" class="forms">${words.say("page:forms")}</button>
      <button type="button" class="swap">${words.say("page:swap")}</button>
      <a class="client" hidden>${words.say("page:client")}</a>
      <a class="compared" hidden>${words.say("page:compared")}</a>
      </div></details>
    </div>
    ${views.filter((name) => registry[name].folded).map((card) => html`<details class="card" data-card=${card}><summary>${words.say(registry[card].title ?? "")}</summary></details>`)}
    <uri-remarks data-scene></uri-remarks>
  </div>`;

/**
 * Adds listeners for the stage's own buttons.
 * @param {HTMLElement} place its place @param {() => void} swap swaps base and reference
 * @param {(chip: import("./resolvechips.js").Chip) => void} [put] puts a question's texts into the boxes
 */
export function act(place, swap, put = () => {}) {
  place.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button?.matches(".swap")) swap();
    const chip = chips.find(({ name }) => name === button?.dataset.way);
    if (chip) put(chip);
    if (button?.matches(".below .all-answers"))
      place.dispatchEvent(new CustomEvent("uriscope:differences", { detail: "" }));
    if (button?.matches(".below .forms")) place.dispatchEvent(new CustomEvent("uriscope:forms"));
    if (button?.matches(".below .use")) place.dispatchEvent(new CustomEvent("uriscope:use"));
    if (button?.matches(".all-examples")) place.dispatchEvent(new CustomEvent("uriscope:examples"));
    if (button?.matches(".show-steps, .hide-steps")) {
      const whole = button.matches(".show-steps");
      showSteps(whole);
      local.write("steps", whole ? "shown" : null);
      place.dispatchEvent(new CustomEvent("uriscope:steps", { detail: whole }));
      place.querySelector(whole ? ".panes" : "uri-story, .stage")?.scrollIntoView({ block: "nearest" });
    }
  });
}

/** Shows the whole algorithm in place of the story, or the story. early.js does the same before the first frame. @param {boolean} on */
export function showSteps(on) {
  const { dataset } = document.documentElement;
  if (on) dataset.steps = "";
  else delete dataset.steps;
}

/** Shows the visitor's choice, the whole algorithm or the story; or the algorithm while something needs it. @param {boolean} [needed] */
export const showChosen = (needed = false) => showSteps(needed || local.read("steps") !== null);

/** Marks what is missing: "texts", or "target" if no spec gives one. The column hides everything about it. @param {HTMLElement} stage @param {import("../cases/case.js").Case} of */
export function markLack(stage, of) {
  const { base, reference } = of.state;
  const none =
    of.answers.length > 0 && of.answers.every(({ target, outcome }) => target === null && outcome !== "same-document");
  const lack = !base && !reference ? "texts" : none ? "target" : "";
  if (lack) stage.dataset.lacks = lack;
  else delete stage.dataset.lacks;
}

/** Marks the current question. @param {HTMLElement} place @param {{ base: string, reference: string }} texts @param {string | null} set the property that is set */
export function markWay(place, texts, set) {
  const buttons = place.querySelector(".chips")?.querySelectorAll("[data-way]") ?? []; // searching the whole room at every key is slow
  for (const [i, button] of [...buttons].entries()) {
    const chip = chips[i];
    const is = chip.base === texts.base && chip.reference === texts.reference && (chip.set ?? null) === set;
    if (button.getAttribute("aria-pressed") !== String(is)) button.setAttribute("aria-pressed", String(is));
  }
}

/**
 * Updates the boxes' labels.
 * @param {HTMLElement} place @param {Words} words
 * @param {string | null} set the property that is set; null: a reference is resolved
 */
export function nameBoxes(place, words, set) {
  for (const name of ["base", "reference"]) {
    const field = /** @type {HTMLElement} */ (place.querySelector(`uri-field[name=${name}]`));
    const input = /** @type {HTMLTextAreaElement} */ (field.querySelector("textarea"));
    input.placeholder = set ? "" : words.say(`stage:hint:${name}`);
    const [full, brief, gloss] = ["label .full", "label .brief", ".gloss"].map((part) => field.querySelector(part));
    if (gloss) gloss.textContent = set ? "" : words.say(`stage:gloss:${name}`);
    if (!full || !brief) continue;
    full.textContent = words.say(set ? `stage:setting:${name}` : `ui:${name}`, { set });
    brief.textContent = words.say(set ? `stage:setting:brief:${name}` : `ui:figure:brief:${name}`);
  }
}

/**
 * Points a link to the scheme's dialogue for the target, if the spec defines the scheme.
 * @param {HTMLAnchorElement} link @param {import("../cases/case.js").Case} of
 */
export function leadToScheme(link, { scene, from: { engine }, edition: { id } }) {
  const target = scene?.explanation.target ?? "";
  const answer =
    target.length <= longestText ? engine?.scheme(target.slice(0, target.indexOf(":") + 1), { edition: id }) : null;
  link.hidden = !answer || "error" in answer || answer.defined === null;
  link.href = linkTo("schemes", { reference: target, edition: id });
}

/**
 * Points a link to the comparison of the target with another text, if there is one.
 * @param {HTMLAnchorElement} link @param {import("../cases/case.js").Case} of
 */
export function leadToCompare(link, { scene, edition: { id } }) {
  const { target, base } = scene?.explanation ?? { target: null, base: { text: "" } };
  link.hidden = !target || target.length + base.text.length > longestText;
  if (!link.hidden) link.href = linkTo("compare", { a: target, b: "", base: base.text, edition: id, side: "a" });
}

/** The names of the panes, for a run in groups or any other. @param {HTMLElement} stage @param {Words} words @param {boolean} inGroups */
export function namePanes(stage, words, inGroups) {
  const names = inGroups
    ? { components: words.say("page:panes:record"), buffers: words.say("page:panes:machine") }
    : { components: words.say("page:panes:components"), buffers: words.say("ui:dots") };
  for (const [pane, name] of Object.entries(names))
    stage.querySelector(`.${pane}-pane`)?.setAttribute("aria-label", name);
}
