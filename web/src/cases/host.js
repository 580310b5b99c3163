/**
 * A host as a spec parses it. It has no run.
 */
import { answered, noAnswer } from "./unanswered.js";

/** @import { Edition } from "../run/engine.js" */
/** @import { Engine } from "../run/tolerant.js" */
/** @import { Words } from "../words/words.js" */

/**
 * opaque: the host of a URL whose scheme isn't special.
 * @typedef {{ host: string, edition: string, opaque: boolean }} Asked
 */

export class HostCase {
  scene = null;
  steps = 0;

  /** @param {{ engine: Engine, editions: Edition[], words: Words }} from @param {Asked} asked */
  constructor(from, { host, edition, opaque }) {
    this.from = from;
    this.text = host;
    this.opaque = opaque;
    this.edition = /** @type {Edition} */ (from.editions.find(({ id }) => id === edition));
    const answer = from.engine.host(host, { edition, opaque });
    /** Why there is no answer: the spec doesn't define it, or the engine failed. */
    this.note = noAnswer(answer, this.edition);
    this.answer = answered(answer);
  }

  /** The name of each spec's rule for the host, or of the URL Standard's parser. @returns {(string | null)[]} */
  get others() {
    const { engine, editions } = this.from;
    const ruleOf = (/** @type {string} */ edition) =>
      answered(engine.host(this.text, { edition, opaque: this.opaque }))?.rule?.replace(/ parser$/, "") ?? null;
    return editions.map(({ id }) => ruleOf(id));
  }

  get #kind() {
    return this.from.words.say(`encoding:kinds:${this.answer?.kind ?? "none"}`);
  }

  /** The reason for the result: the id of a sentence in "encoding:why", and its arguments. */
  get why() {
    if (!this.text) return { id: "host-empty", args: {} };
    if (!this.answer) return null;
    const { kind, rule, stored } = this.answer;
    const args = { document: this.edition.document, rule: rule ?? "", kind: this.#kind };
    return { id: kind === null ? "host-none" : stored === undefined ? "host" : "host-read", args };
  }

  /** The content of the view. */
  content() {
    return this.answer && { answer: this.answer, text: this.text };
  }

  /** The announcement after typing. */
  get announced() {
    return this.answer ? this.#kind : "";
  }
}
