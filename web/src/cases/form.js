/**
 * A text in application/x-www-form-urlencoded: the pairs that it contains, and their serialization (URL Standard,
 * section 5).
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

/** Above this length, in UTF-16 code units, values in lines are shortened in the middle. */
const longest = 80;

/** The encodings for serializing a form. UTF-8 is the default. */
export const charsets = ["utf-8", "iso-8859-1"];

export class FormCase {
  /** @param {{ engine: Engine, editions: Edition[], words: Words }} from @param {string} text @param {string} charset for serializing: one of {@link charsets}, or "" */
  constructor(from, text, charset) {
    this.from = from;
    this.text = text;
    const answer = from.engine.form(text, {
      charset: charset === charsets[1] ? charset : "",
      limit: maxSmallSteps,
    });
    const edition = /** @type {Edition} */ (from.editions.find(({ id }) => id === living));
    /** Why there is no answer: the engine failed. */
    this.note = noAnswer(answer, edition);
    this.answer = answered(answer);
    /** @type {Scene | null} */
    this.scene = this.answer && sceneOf(this.answer, text, edition, from.words);
  }

  get steps() {
    return this.scene?.steps.length ?? 0;
  }

  /** The serialized pairs. */
  get result() {
    return this.answer?.encoded ?? "";
  }

  /** The reason for the result: the id of a sentence in "form:why", and its arguments. */
  get why() {
    const { answer, text } = this;
    if (!answer || !text) return { id: "form-empty", args: {} };
    return { id: answer.encoded === text ? "form-same" : "form", args: { count: answer.total } };
  }

  /** The content of the view. @param {number} step @returns {import("../views/rooms/form.js").Content | null} */
  content(step) {
    return this.answer && { answer: this.answer, text: this.text, scene: this.scene, step };
  }

  /** The announcement after typing. */
  get announced() {
    return this.answer ? this.from.words.say("form:announced", { count: this.answer.total, text: this.result }) : "";
  }
}

/** The registers "name" and "value" after a step. @param {Scene} scene @param {number} step */
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
