/**
 * Copying a text, by a button that says so for a moment.
 */

/** What such buttons say otherwise. @type {WeakMap<HTMLButtonElement, string>} */
const labels = new WeakMap();

/** @param {HTMLButtonElement} button @param {string} text @param {{ copied: string, notCopied: string }} words */
export async function copy(button, text, { copied, notCopied }) {
  const label = labels.get(button) ?? button.textContent ?? "";
  labels.set(button, label);
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = copied;
  } catch {
    button.textContent = notCopied;
  }
  setTimeout(() => (button.textContent = label), 1500);
}
