/**
 * The theme switch: light, dark, or the system's choice. The choice is stored in this browser only. It is drawn without
 * lit-html, because a page may have only one copy of that: see learn/learn.js.
 */
import { local } from "../run/storage.js";
import { languageOf, untagged } from "../words/tagged.js";

/** @import { Words } from "../words/words.js" */

const choices = /** @type {const} */ (["auto", "light", "dark"]);

/** Draws the switch. @param {HTMLElement} place @param {Words} words */
export function theme(place, words) {
  let choice = choices.find((c) => c === local.read("theme")) ?? "auto";
  const button = document.createElement("button");
  const word = document.createElement("span");
  button.type = "button";
  word.className = "word";
  button.append(sign(), " ", word);
  const draw = () => {
    document.documentElement.dataset.theme = choice;
    const label = words.say("page:theme", { choice });
    button.setAttribute("aria-label", untagged(label));
    button.title = untagged(label);
    button.lang = languageOf(label) ?? words.language;
    word.textContent = words.say(`page:${choice}`);
  };
  button.addEventListener("click", () => {
    choice = choices[(choices.indexOf(choice) + 1) % choices.length];
    local.write("theme", choice); // without storage, the choice lasts as long as the page
    draw();
  });
  draw();
  place.replaceChildren(button);
}

/** The icon: a circle with one dark half. */
function sign() {
  const make = (/** @type {string} */ name, /** @type {Record<string, string>} */ attributes) => {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    return element;
  };
  const drawing = make("svg", { viewBox: "0 0 20 20", "aria-hidden": "true" });
  drawing.append(make("circle", { cx: "10", cy: "10", r: "7" }), make("path", { d: "M10 3a7 7 0 0 1 0 14z" }));
  return drawing;
}
