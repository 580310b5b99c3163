/** The editions, each with where two texts meet by it. */
import { Strip } from "../strip.js";
import { define } from "../view.js";

/** @typedef {import("../strip.js").Row & { answers: string[] }} Content answers: one for each edition, none where there is nothing to compare */

/** @extends {Strip<Content>} */
export class Verdicts extends Strip {
  /** @param {Content} content */
  answers({ answers }) {
    return answers.map((look) => ({ look }));
  }
}

define("uri-verdicts", Verdicts);
