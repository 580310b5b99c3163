/**
 * An IRI mapped to a URI, or a URI converted to an IRI (RFC 3987, sections 3.1 and 3.2): the run, its rows, and the
 * display of right-to-left letters.
 */
import { maxSmallSteps } from "./limits.js";
import { sceneOfText } from "../run/scene.js";
import { directed, restrictions } from "../texts/bidi.js";
import { hexOrText } from "../texts/hex.js";
import { answered, noAnswer } from "./unanswered.js";

/** @import { Edition, IRIAnswer, IRIRow } from "../run/engine.js" */
/** @import { Engine } from "../run/tolerant.js" */
/** @import { Scene } from "../run/scene.js" */
/** @import { Words } from "../words/words.js" */

/** "iri": from an IRI to a URI; "uri": the other way round. @typedef {"iri" | "uri"} Way */
/** Choices that RFC 3987 leaves open. @typedef {{ names: boolean, normalize: boolean, excluded: boolean }} Choices */

/** Above this length, in UTF-16 code units, values in lines are shortened in the middle. */
const longest = 80;

/** Reasons of rows that don't change. */
const staying = new Set(["us-ascii", "percent", "reserved"]);
/** Reasons of rows that are errors in an IRI. */
const wrong = new Set(["elsewhere", "formatting", "unfit"]);

export class IRICase {
  /** @param {{ engine: Engine, editions: Edition[], words: Words }} from @param {Way} way @param {string} text @param {Choices} choices */
  constructor(from, way, text, choices) {
    this.from = from;
    this.way = way;
    this.text = text;
    const answer =
      way === "iri"
        ? from.engine.toURI(text, { ...choices, limit: maxSmallSteps })
        : from.engine.toIRI(text, { names: choices.names, limit: maxSmallSteps });
    const [edition] = from.editions.filter(({ id }) => id === "rfc3986");
    /** Why there is no answer: the engine failed. */
    this.note = noAnswer(answer, edition);
    this.answer = answered(answer);
    /** @type {Scene | null} */
    this.scene = this.answer && sceneOf(this.answer, way, edition, from.words);
  }

  get steps() {
    return this.scene?.steps.length ?? 0;
  }

  /** The URI or the IRI; null if the text is neither. */
  get result() {
    return this.answer?.result ?? null;
  }

  /** The IRI, either the text itself or the result. */
  get iri() {
    return this.way === "iri" ? this.text : (this.result ?? "");
  }

  /** The reason for the result: the id of a sentence in "encoding:why", and its arguments; null without a result. */
  get why() {
    const { answer, way } = this;
    if (!this.text) return { id: `${way}-empty`, args: {} };
    if (!answer || answer.result === null) return null;
    const changed = answer.rows.filter(({ span, to }) => answer.given.slice(...span) !== to);
    if (!changed.length) return { id: `${way}-stays`, args: {} };
    const [{ span, to }] = changed;
    return { id: way, args: { count: changed.length, found: answer.given.slice(...span), written: to } };
  }

  /** The content of the view. @param {number} step @returns {import("../views/rooms/iri.js").Content | null} */
  content(step) {
    const { answer, scene, way, iri } = this;
    if (!answer) return null;
    return { answer, way, scene, step, iri, bidi: directed(iri) ? restrictions(iri) : null };
  }

  /** The announcement after typing. */
  get announced() {
    const { words } = this.from;
    if (!this.answer) return "";
    return this.result === null
      ? words.say(`iri:none:${this.way}`)
      : words.say(`iri:announced:${this.way}`, { text: this.result });
  }
}

/** @param {IRIAnswer} answer @param {Way} way @param {Edition} edition @param {Words} words */
const sceneOf = ({ text, run, listing, result, labels }, way, edition, words) =>
  sceneOfText({
    text,
    parts: [],
    run,
    listing,
    edition,
    words,
    kind: {
      title: "iri:listing",
      part: "iri",
      groups: [way],
      value: (words, text) => hexOrText(words, text, longest),
      facts: {
        labels: () => labels.length,
        refused: () => labels.filter(({ to }) => to === null).map(({ from }) => from),
        read: (scene, i) => readBy(scene, i),
      },
      result: (scene) => (result === null ? "" : scene.words.say(`iri:${way}:result`, { text: result })),
    },
  });

/** The characters of the text that a step reads. @param {Scene} scene @param {number} i index of the step */
const readBy = (scene, i) =>
  scene
    .reads(i + 1)
    .base.map(([start, end]) => scene.explanation.base.text.slice(start, end))
    .join("");

/** Adjacent characters with the same explanation, but separate rows for a host's labels. @param {IRIAnswer} answer @returns {IRIRow[]} */
export function rowsOf({ rows }) {
  /** @type {IRIRow[]} */
  const all = [];
  for (const row of rows) {
    const last = all.at(-1);
    if (
      last &&
      row.reason !== "name" &&
      last.reason === row.reason &&
      last.section === row.section &&
      !row.octets === !last.octets
    ) {
      last.span = [last.span[0], row.span[1]];
      last.octets += row.octets;
      last.to += row.to;
    } else all.push({ ...row });
  }
  return all;
}

/** The style of a row: unchanged, changed, or not allowed in an IRI. @param {IRIRow} row @param {Way} way @returns {"stays" | "changes" | "wrong"} */
export const lookOf = ({ reason, octets }, way) =>
  (way === "iri" && wrong.has(reason)) || (reason === "excluded" && way === "iri" && !octets)
    ? "wrong"
    : staying.has(reason) || (reason === "excluded" && way === "uri")
      ? "stays"
      : "changes";
