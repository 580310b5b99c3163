/** The editions, each with what it makes of the name of a scheme. */
import { Strip } from "../strip.js";
import { define } from "../view.js";

/** @typedef {import("../strip.js").Row & { standings: string[] }} Content standings: one for each edition, none as long as they are not known */

/** @extends {Strip<Content>} */
export class Standings extends Strip {
  /** @param {Content} content */
  answers({ standings }) {
    return standings.map((kind) => ({ look: this.words.say(`schemes:standings:${kind}`), kind }));
  }
}

define("uri-standings", Standings);
