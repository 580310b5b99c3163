/**
 * The player's keys: Space plays and pauses, ← and → step, Home and End go to the ends, ? lists them; Ctrl+Enter plays
 * from within a text box.
 *
 * They work unless the focused element uses the same key. Native controls use their usual keys; ours show it by
 * preventing the default.
 */

/** @import { Action, Stepper } from "./stage/stepper.js" */

/** @type {Record<string, Action>} */
const actions = { " ": "play", ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" };

/** Elements for typing, which use all keys. */
const texts =
  'input:not([type="radio"], [type="checkbox"], [type="range"], [type="button"]), textarea, select, [contenteditable]:not([contenteditable="false"])';
/** Elements that Space presses. */
const pressed = 'button, summary, input[type="radio"], input[type="checkbox"], input[type="button"]';
/** Elements that arrows, Home and End change. */
const stepped = 'input[type="radio"], input[type="range"]';

/**
 * True if the focused element uses a key without showing it. An element of a dialog that was just closed keeps the
 * focus until the next frame, but uses none.
 * @param {Element} focused @param {string} key
 */
function uses(focused, key) {
  if (!focused.checkVisibility()) return false;
  if (focused.matches(texts)) return true;
  if (key === "?") return false;
  return focused.matches(key === " " ? pressed : stepped) || scrolls(focused, key);
}

/** True for a part of the page that a key scrolls. @param {Element} focused @param {string} key */
function scrolls(focused, key) {
  if (focused.matches("body, :root")) return false; // the page itself doesn't scroll
  const { overflowX, overflowY } = getComputedStyle(focused);
  const shown = (/** @type {string} */ overflow) => overflow === "auto" || overflow === "scroll";
  if (key.startsWith("Arrow")) return focused.scrollWidth > focused.clientWidth && shown(overflowX);
  return focused.scrollHeight > focused.clientHeight && shown(overflowY);
}

/**
 * Installs the keys. Escape only closes an opened step. With two instances in a page, each handles the keys pressed
 * inside it; only a page that is a single instance passes its document.
 * @param {Document | HTMLElement | ShadowRoot} root where they work
 * @param {Stepper} stepper @param {{ help: () => void }} of help: shows the list of keys
 * @returns {() => void} removes them
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
