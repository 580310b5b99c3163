/**
 * The player's keys: Space plays and pauses, ← and → step, Home and End go to the ends, ?
 * lists them; Ctrl+Enter plays from within a text box.
 *
 * They act wherever what has the focus does not use them. A control of the browser's own
 * uses the keys that it is known for; one of ours says so by preventing the default.
 */

/** @import { Action, Stepper } from "./stage/stepper.js" */

/** @type {Record<string, Action>} */
const actions = { " ": "play", ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" };

/** Where characters are typed: all keys belong to them. */
const texts =
  'input:not([type="radio"], [type="checkbox"], [type="range"], [type="button"]), textarea, select, [contenteditable]:not([contenteditable="false"])';
/** What Space presses. */
const pressed = 'button, summary, input[type="radio"], input[type="checkbox"], input[type="button"]';
/** What arrows, Home and End change. */
const stepped = 'input[type="radio"], input[type="range"]';

/**
 * Whether what has the focus uses a key, and does not say so itself. What was in a dialog that
 * has just been closed has the focus until the next frame, and uses none.
 * @param {Element} focused @param {string} key
 */
function uses(focused, key) {
  if (!focused.checkVisibility()) return false;
  if (focused.matches(texts)) return true;
  if (key === "?") return false;
  return focused.matches(key === " " ? pressed : stepped) || scrolls(focused, key);
}

/** Whether it is a part of the page that a key scrolls. @param {Element} focused @param {string} key */
function scrolls(focused, key) {
  if (focused.matches("body, :root")) return false; // the page itself stands still
  const { overflowX, overflowY } = getComputedStyle(focused);
  const shown = (/** @type {string} */ overflow) => overflow === "auto" || overflow === "scroll";
  if (key.startsWith("Arrow")) return focused.scrollWidth > focused.clientWidth && shown(overflowX);
  return focused.scrollHeight > focused.clientHeight && shown(overflowY);
}

/**
 * Installs the keys. Escape closes a step that has been opened, and does nothing else. Of two instances in one page each has those pressed within it; only
 * a page that is one instance gives its document.
 * @param {Document | HTMLElement | ShadowRoot} root within which they act
 * @param {Stepper} stepper @param {{ help: () => void }} of help shows what the keys are
 * @returns {() => void} takes them away
 */
export function playerKeys(root, stepper, { help }) {
  /** @param {Event} pressed */
  const act = (pressed) => {
    const event = /** @type {KeyboardEvent} */ (pressed);
    const [focused] = event.composedPath();
    if (event.defaultPrevented || event.isComposing || event.altKey || event.metaKey) return;
    if (
      !(focused instanceof Element) ||
      focused.closest("dialog[open], [popover]:popover-open") ||
      !stepper.checkVisibility()
    )
      return;
    const { key } = event;
    if (event.ctrlKey) {
      if (key !== "Enter" || event.repeat) return;
      stepper.press("play");
    } else {
      if (uses(focused, key)) return;
      if (key === "Escape") return stepper.close() && event.preventDefault();
      if (key === "?") help();
      else if (Object.hasOwn(actions, key) && !event.shiftKey) {
        if (!(event.repeat && key === " ")) stepper.press(actions[key]);
      } else return;
    }
    event.preventDefault();
  };
  root.addEventListener("keydown", act);
  return () => root.removeEventListener("keydown", act);
}
