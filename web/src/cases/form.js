/**
 * A case of a text in application/x-www-form-urlencoded: the pairs that it means, and what these are
 * serialized to (URL Standard, section 5).
 */
import { sceneOfText } from "../run/scene.js";
import { hexOrText } from "../texts/hex.js";
import { living } from "../texts/naming.js";
import { maxSmallSteps } from "./limits.js";
import { answered, noAnswer } from "./unanswered.js";

/** @import { Edition, Form } from "../run/engine.js" */
/** @import { Engine } from "../run/tolerant.js" */
/** @import { Scene } from "../run/scene.js" */
/** @import { Words } from "../words/words.js" */

/** Values that lines have set are drawn without their middle where they are longer, in UTF-16 code units. */
const longest = 80;

/** What a form can be serialized in: UTF-8, unless another one is asked for. */
export const charsets = ["utf-8", "iso-8859-1"];

export class FormCase {
  /** @param {{ engine: Engine, editions: Edition[], words: Words }} from @param {string} text @param {string} charset of what is serialized: one of {@link charsets}, or "" */
  constructor(from, text, charset) {
    this.from = from;
    this.text = text;
    const answer = from.engine.form(text, {
      charset: charset === charsets[1] ? charset : "",
      limit: maxSmallSteps,
    });
    const edition = /** @type {Edition} */ (from.editions.find(({ id }) => id === living));
    /** Why there is no answer, where the engine gives none. */
    this.note = noAnswer(answer, edition);
    this.answer = answered(answer);
    /** @type {Scene | null} */
    this.scene = this.answer && sceneOf(this.answer, text, edition, from.words);
  }

  get steps() {
    return this.scene?.steps.length ?? 0;
  }

  /** The pairs, serialized. */
  get result() {
    return this.answer?.encoded ?? "";
  }

  /** What comes of it: the id of a sentence of "form:why", and what it says. */
  get why() {
    const { answer, text } = this;
    if (!answer || !text) return { id: "form-empty", args: {} };
    return { id: answer.encoded === text ? "form-same" : "form", args: { count: answer.total } };
  }

  /** What the view shows. @param {number} step @returns {import("../views/rooms/form.js").Content | null} */
  content(step) {
    return this.answer && { answer: this.answer, text: this.text, scene: this.scene, step };
  }

  /** What is announced when somebody has typed. */
  get announced() {
    return this.answer ? this.from.words.say("form:announced", { count: this.answer.total, text: this.result }) : "";
  }
}

/** The name and the value after a step. @param {Scene} scene @param {number} step */
const held = (scene, step) =>
  JSON.stringify(
    ["name", "value"].map((name) => scene.at(step).text(scene.listing.registers.findIndex((r) => r.name === name))),
  );

/** @param {Form} answer @param {string} text @param {Edition} edition @param {Words} words */
const sceneOf = ({ run, listing, encoded }, text, edition, words) =>
  sceneOfText({
    text,
    parts: [],
    run,
    listing,
    edition,
    words,
    kind: {
      title: "form:listing",
      part: "form",
      groups: ["run"],
      value: (words, text) => hexOrText(words, text, longest),
      facts: { changed: (scene, i) => held(scene, i) !== held(scene, i + 1) },
      result: (scene) => scene.words.say("form:ends", { text: encoded }),
    },
  });
