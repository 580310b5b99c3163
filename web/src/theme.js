/**
 * Light, dark, or what the system says. The choice is kept in this browser only.
 */
import { html, render } from "lit-html";

/** @typedef {import("./words.js").Words} Words */

const choices = /** @type {const} */ (["auto", "light", "dark"]);

/** Draws the switch. @param {HTMLElement} place @param {Words} words */
export function theme(place, words) {
  let choice = choices.find((c) => c === stored()) ?? "auto";
  const draw = () => {
    document.documentElement.dataset.theme = choice;
    const label = words.say("page:theme", { choice });
    render(html`<button type="button" @click=${next} aria-label=${label} title=${label}>
      <svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="7" /><path d="M10 3a7 7 0 0 1 0 14z" /></svg> <span class="word">${words.say(`page:${choice}`)}</span></button>`, place);
  };
  const next = () => {
    choice = choices[(choices.indexOf(choice) + 1) % choices.length];
    try {
      localStorage.setItem("theme", choice);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
    draw();
  };
  draw();
}

function stored() {
  try {
    return localStorage.getItem("theme");
  } catch {
    return null;
  }
}
