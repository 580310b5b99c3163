/**
 * A button that copies a text, and briefly confirms it in place of its label.
 */

/** The time that the confirmation is visible, in milliseconds. */
const moment = 1500;

/** The function that restores each button. @type {WeakMap<HTMLElement, () => void>} */
const said = new WeakMap();

/** @param {HTMLElement} button @param {string | Promise<string>} text @param {import("../words/words.js").Words} words */
export async function copy(button, text, words) {
  const done = await written(text).then(
    () => true,
    () => false,
  );
  say(button, words.say(done ? "ui:copied" : "ui:not-copied"));
}

/**
 * Copies a text. Some browsers allow writing to the clipboard only while the button is being pressed. For a text that
 * isn't ready yet, they accept a promise.
 * @param {string | Promise<string>} text
 */
async function written(text) {
  if (typeof text === "string") return navigator.clipboard.writeText(text);
  const type = "text/plain";
  const item = () => new ClipboardItem({ [type]: text.then((had) => new Blob([had], { type })) });
  if (globalThis.ClipboardItem) {
    try {
      return await navigator.clipboard.write([item()]);
    } catch {
      // Without promises, wait for the text.
    }
  }
  return navigator.clipboard.writeText(await text);
}

/**
 * Shows a confirmation over a button, and makes it the button's name.
 * @param {HTMLElement} button @param {string} word
 */
function say(button, word) {
  said.get(button)?.();
  const label = button.getAttribute("aria-label");
  const over = document.createElement("span");
  over.className = "said-over";
  over.setAttribute("role", "status");
  button.append(over);
  button.setAttribute("aria-label", word);
  over.textContent = word; // screen readers announce a status only when it changes
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
