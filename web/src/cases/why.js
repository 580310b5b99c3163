/** The line below a target that says why it is the result, and the dangers that it mentions. */
import { isDelimiting } from "../texts/characters.js";
import { leftOf } from "./known.js";

/** @import { Edition } from "../run/engine.js" */
/** @import { Scene } from "../run/scene.js" */
/** @import { Content } from "../views/stage/why.js" */

/** The findings that are certain or likely, in order. @param {Scene} scene */
export const risksOf = ({ explanation: { findings } }) => findings.filter(({ sure }) => sure !== "possible");

/**
 * True if an algorithm reports the error. Most of these don't stop it.
 * @param {import("../views/stage/why.js").Fault} fault
 */
export const isTold = ({ problem }) => problem?.id !== undefined;

/** The host and port of a text, as written; "" without any. @param {import("../run/engine.js").Text | null} of */
export const hostOf = (of) => {
  const [host = "", port = ""] = ["host", "port"].map((role) => {
    const span = of?.parts.find((part) => part.role === role)?.span;
    return span ? of?.text.slice(...span).toLowerCase() : "";
  });
  return host && port ? `${host}:${port}` : host;
};

/**
 * The deciding lines, one for each section. A reason that was baked by an older version has no clauses.
 * @param {import("../run/engine.js").Line[]} lines of the listing
 * @param {import("../views/stage/why.js").Reason | null} why
 */
function decidedBy(lines, why) {
  const decided = (why?.clauses?.length ? why.clauses : why ? [why] : []).flatMap(({ line }) => lines[line] ?? []);
  return decided.filter(({ section }, i) => decided.findIndex((one) => one.section === section) === i);
}

/** True for characters of the target with a line in the color of their origin. @param {import("../run/player.js").Piece} piece */
const isMarked = ({ origin, text }) => origin >= 0 || !isDelimiting(text);

/**
 * The content of the line.
 * @param {{ scene: Scene | null, state?: { mode?: string }, edition: Edition, error: string, faults?: Content["faults"] }} of
 *   without a scene, nothing is known yet
 * @param {import("../words/words.js").Words} words
 * @param {Partial<Content>} [more] data outside the case
 * @returns {Content}
 */
export function whyOf({ scene, state, edition: { id, listing: own }, error, faults = [] }, words, more) {
  const { listing = own } = scene ?? {};
  const { why, outcome } = scene?.explanation ?? { why: null, outcome: "error" };
  return {
    edition: id,
    why,
    decided: why?.id === "changed" ? [] : decidedBy(listing?.lines ?? [], why),
    outcome,
    scene,
    origins: [...new Set(scene?.target.filter(isMarked).map(({ origin }) => origin))],
    loses: leftOf(scene, state?.mode).length > 0,
    faults,
    focus: null,
    notice: scene ? null : words.say(error ? "page:unanswered" : "ui:waiting"),
    ...more,
  };
}
