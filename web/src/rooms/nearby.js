/**
 * Notes on texts in the boxes that are nearly URIs, with the text to write instead. The code that recognizes them is
 * loaded with the first text that isn't obviously a URI or a path.
 */
import { attributeOf } from "../run/attribute.js";
import { short } from "../words/words.js";

/** @import { Case } from "../cases/case.js" */
/** @import { Near } from "../reading/near.js" */
/** @import { Words } from "../words/words.js" */

/** In words; each offer has its button's label and the texts for the boxes. @typedef {{ said: string, offers: { label: string, texts: import("../reading/near.js").Texts }[] }} Nearly */

/** A web address without user information, and a reference whose first colon follows a "/", "?" or "#". */
const plain = /^(?:https?:\/\/[\w.-]*(?::\d*)?(?:[/?#][^\s"'`\\]*)?|(?:[^\s:@"'`\\/?#]*(?:[/?#][^\s"'`\\]*)?))$/i;

/** Longer texts are shortened in the middle on a button. */
const longest = 64;

export class Nearby {
  /** The function, once it is loaded. @type {typeof import("../reading/near.js").near | null} */
  #near = null;
  #asked = false;

  /** @param {Words} words @param {() => void} again called once it is loaded */
  constructor(words, again) {
    this.words = words;
    this.again = again;
  }

  /**
   * The note on a box's text; none in an exercise, and none on a value that is set.
   * @param {Case} of @param {"base" | "of" | "reference"} box @returns {Nearly | null}
   */
  of({ state, edition }, box) {
    if (box === "of" || state.mode === "predict" || attributeOf(edition, state.options)) return null;
    const text = state[box];
    if (plain.test(text)) return null;
    if (!this.#near) this.#learn();
    const found = this.#near?.(text, box);
    return found ? this.#told(found) : null;
  }

  async #learn() {
    if (this.#asked) return;
    this.#asked = true;
    try {
      const [{ near }] = await Promise.all([import("../reading/near.js"), this.words.need("problem")]);
      if (this.words.has("problem:details")) this.#near = near;
      this.again();
    } catch {
      this.#asked = false; // the next text tries again
    }
  }

  /** @param {Near} found @returns {Nearly} */
  #told({ id, args, offers }) {
    const { words } = this;
    return {
      said: words.say(`problem:near:${id}`, args),
      offers: offers.map(({ id, texts }) => ({
        label: words.say(`problem:offers:${id}`, { text: short(texts.reference ?? texts.base ?? "", longest) }),
        texts,
      })),
    };
  }
}
