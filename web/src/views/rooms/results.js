/** The editions, each with what it makes of the data or of the host. */
import { shortened } from "../../texts/characters.js";
import { html } from "../../texts/html.js";
import { Strip } from "../strip.js";
import { define } from "../view.js";

/** @typedef {import("../strip.js").Row & { results: (string | null)[] }} Content results: one for each edition */

/** @extends {Strip<Content>} */
export class Results extends Strip {
  /** @param {Content} content */
  answers({ editions, results, chosen }) {
    const { words } = this;
    const own = results[editions.findIndex(({ id }) => id === chosen)];
    return results.map((result) => ({
      look:
        result === null
          ? words.say("encoding:no-text")
          : html`<code>${result ? shortened(words, result, 22) : "“”"}</code>`,
      kind: result === own ? "same" : "differs",
    }));
  }
}

define("uri-results", Results);
