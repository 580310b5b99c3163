/**
 * Rulers: measure the width of texts in an element's font. A canvas measures them as the browser draws them, in any
 * font, without layout of the page.
 */

/** The most texts to cache per font, and the most fonts. A full cache is cleared. */
const mostTexts = 300;
const mostFonts = 12;
/** Columns between two tab stops: "tab-size" in the style sheet. */
const tabSize = 4;

export class Ruler {
  /** @type {Map<string, number>} */
  #widths = new Map();
  #context = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));

  /** @param {string} font as in the style property "font" */
  constructor(font) {
    this.font = font;
    this.#context.font = font;
  }

  /** The width of a text without tabs, in CSS pixels. @param {string} text */
  width(text) {
    const known = this.#widths.get(text);
    if (known !== undefined) return known;
    if (this.#widths.size === mostTexts) this.#widths.clear();
    const { width } = this.#context.measureText(text);
    this.#widths.set(text, width);
    return width;
  }

  /** The end of a text that begins at an offset in its line. @param {string} text @param {number} from */
  end(text, from) {
    const [first, ...rest] = text.split("\t");
    const stop = tabSize * this.width(" ");
    return rest.reduce(
      (at, stretch) => (Math.floor(at / stop) + 1) * stop + this.width(stretch),
      from + this.width(first),
    );
  }
}

/** Rulers by their font. @type {Map<string, Ruler>} */
const rulers = new Map();

/** The ruler of an element. Its "font" as one value is empty in forced colors. @param {CSSStyleDeclaration} style */
export function rulerOf({ fontStyle, fontWeight, fontSize, fontFamily }) {
  const font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const ruler = rulers.get(font) ?? new Ruler(font);
  if (rulers.size === mostFonts) rulers.clear();
  rulers.set(font, ruler);
  return ruler;
}

/**
 * The two rulers for what a view draws: one for a text, and one for the names that the
 * style sheet draws under the text's parts, as their ::after. They are there when the
 * view has drawn for the first time; the view is drawn again then, and when its size has
 * changed and its fonts with it.
 */
export class Rulers {
  /** @type {Ruler | null} */
  text = null;
  /** @type {Ruler | null} */
  names = null;
  /** The width of the view without its padding, in CSS pixels; 0 until it is known. */
  room = 0;

  /**
   * @param {HTMLElement} view
   * @param {string} part selects the elements that names are drawn under
   * @param {() => void} changed the fonts are other ones
   * @param {() => void} [resized] the room is
   */
  constructor(view, part, changed, resized) {
    this.view = view;
    this.part = part;
    this.changed = changed;
    new ResizeObserver(
      ([
        {
          contentRect: { width },
        },
      ]) => {
        const other = width !== this.room;
        this.room = width;
        this.read();
        if (other) resized?.();
      },
    ).observe(view);
  }

  /** True if the fonts may have changed since they were read, because no part existed to read them from. */
  #unread = true;

  /** Call it after the view has drawn. */
  drawn() {
    if (this.#unread) this.read();
  }

  /** Reads the current fonts, which computes styles. */
  read() {
    const part = this.view.querySelector(this.part);
    this.#unread = !part;
    if (!part) return;
    const text = rulerOf(getComputedStyle(part));
    const names = rulerOf(getComputedStyle(part, "::after"));
    if (text === this.text && names === this.names) return;
    this.text = text;
    this.names = names;
    this.changed();
  }
}
