/**
 * How much of a text there is room for, in boxes that have their size from the window.
 * They are measured when they change, and not while a view is drawn.
 */
import { rulerOf } from "./ruler.js";

/** Characters from here on may be as wide as two of the others. */
const wide = 0x1100;

/** Of a character that is two code units, each is one column. @param {string} text @param {number} i */
function columnsAt(text, i) {
  const code = text.charCodeAt(i);
  return code < wide || (code & 0xf800) === 0xd800 ? 1 : 2;
}

/** Whether a code unit is the second of two that are one character. @param {string} text @param {number} i */
const isLow = (text, i) => (text.charCodeAt(i) & 0xfc00) === 0xdc00;

/** How many columns of a fixed font a text takes. @param {string} text */
export function columns(text) {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum += columnsAt(text, i);
  return sum;
}

/** The beginning of a text, as much of it as so many columns hold. @param {string} text @param {number} room */
export function head(text, room) {
  let end = 0;
  while (end < text.length && (room -= columnsAt(text, end)) >= 0) end++;
  return text.slice(0, isLow(text, end) ? end - 1 : end);
}

/** The end of a text, as much of it as so many columns hold. @param {string} text @param {number} room */
export function tail(text, room) {
  let start = text.length;
  while (start > 0 && (room -= columnsAt(text, start - 1)) >= 0) start--;
  return text.slice(isLow(text, start) ? start + 1 : start);
}

/** @typedef {{ width: number, height: number, columns: number }} Size in CSS pixels, and in columns of the font */

export class BoxSizes {
  /** @type {Map<string, Size>} */
  #sizes = new Map();
  /** @type {ResizeObserver | null} */
  #observer = null;
  /** What is observed. @type {WeakSet<Element>} */
  #boxes = new WeakSet();

  /** @param {HTMLElement} view @param {() => void} changed there is room for more or for less */
  constructor(view, changed) {
    this.view = view;
    this.changed = changed;
  }

  /** The size of the boxes of a name; as long as it is not known, of a small one. @param {string} name @returns {Size} */
  of(name) {
    return this.#sizes.get(name) ?? { width: 0, height: 0, columns: 24 };
  }

  /** To be called when the view has drawn: the boxes are its elements with a name in data-room. */
  drawn() {
    this.#observer ??= new ResizeObserver((entries) => this.#measure(entries));
    for (const box of this.view.querySelectorAll("[data-room]")) {
      if (this.#boxes.has(box)) continue;
      this.#boxes.add(box);
      this.#observer.observe(box);
    }
  }

  /** @param {ResizeObserverEntry[]} entries */
  #measure(entries) {
    let other = false;
    for (const {
      target,
      contentRect: { width, height },
    } of entries) {
      const name = /** @type {HTMLElement} */ (target).dataset.room ?? "";
      if (!width) continue; // nobody sees it
      const size = { width, height, columns: Math.floor(width / rulerOf(getComputedStyle(target)).width("0")) };
      const known = this.#sizes.get(name);
      other ||= known?.columns !== size.columns || known.height !== height;
      this.#sizes.set(name, size);
    }
    if (other) this.changed();
  }
}
