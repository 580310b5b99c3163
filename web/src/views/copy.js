/**
 * Copying a text, by a button that says so for a moment, in the place that it has.
 */

/** So long it says so, in milliseconds. */
const moment = 1500;

/** What puts each button back. @type {WeakMap<HTMLElement, () => void>} */
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
 * Some browsers let the clipboard be written only while the button is being pressed: a text
 * that is still to come is handed over as a promise, where that can be done.
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
      // Then as a text, once that has come.
    }
  }
  return navigator.clipboard.writeText(await text);
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
