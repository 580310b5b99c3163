/**
 * Copying a text, by a button that says so for a moment, in the place that it has.
 */

/** So long it says so, in milliseconds. */
const moment = 1500;

/** What puts each button back. @type {WeakMap<HTMLElement, () => void>} */
const said = new WeakMap();

/** @param {HTMLElement} button @param {string | Promise<string>} text @param {import("./words.js").Words} words */
export async function copy(button, text, words) {
  const done = await Promise.resolve(text).then((had) => navigator.clipboard.writeText(had)).then(() => true, () => false);
  say(button, words.say(done ? "ui:copied" : "ui:not-copied"));
}

/** Lays a word over a button, which is its name meanwhile. @param {HTMLElement} button @param {string} word */
function say(button, word) {
  said.get(button)?.();
  const label = button.getAttribute("aria-label");
  const over = document.createElement("span");
  over.className = "said-over";
  over.setAttribute("role", "status");
  button.append(over);
  button.setAttribute("aria-label", word);
  over.textContent = word; // a status that is changed is announced
  const back = () => {
    clearTimeout(timer);
    said.delete(button);
    over.remove();
    if (label === null) button.removeAttribute("aria-label");
    else button.setAttribute("aria-label", label);
  };
  const timer = setTimeout(back, moment);
  said.set(button, back);
}
