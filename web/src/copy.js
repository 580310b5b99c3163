/**
 * Copying a text, by a button that says so for a moment.
 */

/** What such buttons say otherwise. @type {WeakMap<HTMLButtonElement, string>} */
const labels = new WeakMap();

/** @param {HTMLButtonElement} button @param {string} text @param {import("./words.js").Words} words */
export async function copy(button, text, words) {
  const label = labels.get(button) ?? button.textContent ?? "";
  labels.set(button, label);
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = words.say("ui:copied");
  } catch {
    button.textContent = words.say("ui:not-copied");
  }
  setTimeout(() => (button.textContent = label), 1500);
}
