/**
 * Computes how much of a text fits into boxes whose size depends on the window. They are measured when they change, not
 * while a view is drawn.
 */
import { rulerOf } from "./ruler.js";

/** Characters from here on may take two columns. */
const wide = 0x1100;

/** The columns of a code unit. Each half of a surrogate pair takes one. @param {string} text @param {number} i */
function columnsAt(text, i) {
  const code = text.charCodeAt(i);
  return code < wide || (code & 0xf800) === 0xd800 ? 1 : 2;
}

/** True for the second code unit of a surrogate pair. @param {string} text @param {number} i */
const isLow = (text, i) => (text.charCodeAt(i) & 0xfc00) === 0xdc00;

/** The columns of a fixed-width font that a text takes. @param {string} text */
export function columns(text) {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum += columnsAt(text, i);
  return sum;
}

/** The beginning of a text that fits into some columns. @param {string} text @param {number} room */
export function head(text, room) {
  let end = 0;
  while (end < text.length && (room -= columnsAt(text, end)) >= 0) end++;
  return text.slice(0, isLow(text, end) ? end - 1 : end);
}

/** The end of a text that fits into some columns. @param {string} text @param {number} room */
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
  /** The observed boxes. @type {WeakSet<Element>} */
  #boxes = new WeakSet();

  /** @param {HTMLElement} view @param {() => void} changed called when more or less text fits */
  constructor(view, changed) {
    this.view = view;
    this.changed = changed;
  }

  /** The size of the boxes with a name; until it is known, a small box's size. @param {string} name @returns {Size} */
  of(name) {
    return this.#sizes.get(name) ?? { width: 0, height: 0, columns: 24 };
  }

  /** Call it after the view has drawn. The boxes are its elements with a name in data-room. */
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
      if (!width) continue; // a hidden box has no size
      const size = { width, height, columns: Math.floor(width / rulerOf(getComputedStyle(target)).width("0")) };
      const known = this.#sizes.get(name);
      other ||= known?.columns !== size.columns || known.height !== height;
      this.#sizes.set(name, size);
    }
    if (other) this.changed();
  }
}
