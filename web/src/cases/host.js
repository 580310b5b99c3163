/**
 * A case of a host, as a spec reads it. It has no run.
 */
import { answered, noAnswer } from "./unanswered.js";

/** @import { Edition } from "../run/engine.js" */
/** @import { Engine } from "../run/tolerant.js" */
/** @import { Words } from "../words/words.js" */

/** opaque: that of a URL whose scheme is not special. @typedef {{ host: string, edition: string, opaque: boolean }} Asked */

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
    /** Why there is no answer, where the document or the engine gives none. */
    this.note = noAnswer(answer, this.edition);
    this.answer = answered(answer);
  }

  /** What reads it in each spec, by its name; the URL Standard has parsers. @returns {(string | null)[]} */
  get others() {
    const { engine, editions } = this.from;
    const ruleOf = (/** @type {string} */ edition) =>
      answered(engine.host(this.text, { edition, opaque: this.opaque }))?.rule?.replace(/ parser$/, "") ?? null;
    return editions.map(({ id }) => ruleOf(id));
  }

  get #kind() {
    return this.from.words.say(`encoding:kinds:${this.answer?.kind ?? "none"}`);
  }

  /** How it is read: the id of a sentence of "encoding:why", and what it says. */
  get why() {
    if (!this.text) return { id: "host-empty", args: {} };
    if (!this.answer) return null;
    const { kind, rule, stored } = this.answer;
    const args = { document: this.edition.document, rule: rule ?? "", kind: this.#kind };
    return { id: kind === null ? "host-none" : stored === undefined ? "host" : "host-read", args };
  }

  /** What the view shows. */
  content() {
    return this.answer && { answer: this.answer, text: this.text };
  }

  /** What is announced when somebody has typed. */
  get announced() {
    return this.answer ? this.#kind : "";
  }
}
