/** The specs, each with its status for a scheme's name. */
import { Strip } from "../strip.js";
import { define } from "../view.js";

/** @typedef {import("../strip.js").Row & { standings: string[] }} Content standings: one for each spec; empty until they are known */

/** @extends {Strip<Content>} */
export class Standings extends Strip {
  /** @param {Content} content */
  answers({ standings }) {
    return standings.map((kind) => ({ look: this.words.say(`schemes:standings:${kind}`), kind }));
  }
}

define("uri-standings", Standings);
