/**
 * What is nearly a URI in the boxes, in words, with the text to write instead. What names it is fetched with the first
 * text that is not plainly a URI or a path.
 */
import { attributeOf } from "../run/attribute.js";
import { short } from "../words/words.js";

/** @import { Case } from "../cases/case.js" */
/** @import { Near } from "../reading/near.js" */
/** @import { Words } from "../words/words.js" */

/** In words; each offer has what its button says and what it puts into the boxes. @typedef {{ said: string, offers: { label: string, texts: import("../reading/near.js").Texts }[] }} Nearly */

/** An address of the web without user information, and a reference whose first colon is behind a "/", "?" or "#". */
const plain = /^(?:https?:\/\/[\w.-]*(?::\d*)?(?:[/?#][^\s"'`\\]*)?|(?:[^\s:@"'`\\/?#]*(?:[/?#][^\s"'`\\]*)?))$/i;

/** Longer texts are shown on a button without their middle. */
const longest = 64;

export class Nearby {
  /** Once it has been fetched. @type {typeof import("../reading/near.js").near | null} */
  #near = null;
  #asked = false;

  /** @param {Words} words @param {() => void} again tells once it can be told */
  constructor(words, again) {
    this.words = words;
    this.again = again;
  }

  /** Of the text of a box; not in an exercise, and not of a value that is set. @param {Case} of @param {"base" | "of" | "reference"} box @returns {Nearly | null} */
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
      this.#asked = false; // the next text is another try
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
