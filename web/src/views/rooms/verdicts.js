/** The specs, each with the rung on which two texts meet. */
import { Strip } from "../strip.js";
import { define } from "../view.js";

/** @typedef {import("../strip.js").Row & { answers: string[] }} Content answers: one for each spec; empty if there is nothing to compare */

/** @extends {Strip<Content>} */
export class Verdicts extends Strip {
  /** @param {Content} content */
  answers({ answers }) {
    return answers.map((look) => ({ look }));
  }
}

define("uri-verdicts", Verdicts);
