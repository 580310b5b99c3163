/**
 * The questions of the attribute "predict" for an element with a run, by its value. Such a view hides the run and its
 * result until it emits an event that says that no question is left.
 */
import { choices, lineQuestion } from "../cases/mistakes.js";
import { laterStyles } from "../views/later.js";

/** @import { Case } from "../cases/case.js" */
/** @import { Given } from "../cases/predicting.js" */
/** @import { Words } from "../words/words.js" */

/**
 * @typedef {object} Needs
 * @property {true} [live] whether its content needs the engine: nothing is drawn before that is loaded
 * @property {(words: Words) => Promise<unknown>} fetch loads what it needs
 */
/** @typedef {import("./questioning.js").Question<Case> & Needs} Mode */

/**
 * Explains a wrong answer; undefined until it is loaded.
 * @type {typeof import("../cases/predicting.js").explainedAnswer | undefined}
 */
let explainedAnswer;

/** @type {Mode} */
const predicting = {
  view: "uri-predict",
  async fetch(words) {
    [{ explainedAnswer }] = await Promise.all([
      import("../cases/predicting.js"),
      import("../views/stage/predict.js"),
      laterStyles(),
      words.need("predict", "expected", "expectation"),
    ]);
  },
  content: ({ scene, request, from: { engine, words } }, mode) => ({
    scene,
    mode,
    explained: (/** @type {Given} */ given) => (engine && explainedAnswer?.(engine, words, request, given)) ?? null,
  }),
};

/** The prefix that selects {@link diagnosing}. The expected target follows. */
const expectation = "expectation:";

/** @type {Mode} */
const diagnosing = {
  view: "uri-diagnosing",
  live: true,
  fetch: (words) =>
    Promise.all([
      import("../views/rooms/diagnosing.js"),
      laterStyles(),
      words.need("predict", "expectation", "expected", "share"),
    ]),
  content({ scene, request, from: { engine } }, value) {
    const expected = value.slice(expectation.length);
    const answer = engine?.expectation(request, expected);
    if (!engine || !answer || "error" in answer || !answer.misreading) return null;
    const misreadings = engine.misreadings(answer.edition);
    if ("error" in misreadings) return null;
    const resolve = (/** @type {import("../run/engine.js").Misreading["lines"]} */ lines) => {
      const other = engine.explain({ ...request, lines, limit: 0 });
      return "error" in other ? "" : (other.target ?? "");
    };
    const { id } = answer.misreading;
    return {
      scene,
      expected,
      expectation: answer,
      choices: choices(id, expected, answer.target ?? "", misreadings, resolve),
    };
  },
};

/** Asks which line of the spec was changed. @type {Mode} */
const finding = {
  view: "uri-finding-line",
  live: true,
  fetch: diagnosing.fetch,
  content: (of, _, page) => lineQuestion(of, page),
};

/** The mode for an attribute's value; null without one. @param {string | null} value */
export function modeOf(value) {
  if (value === null) return null;
  return value.startsWith(expectation) ? diagnosing : value === "line" ? finding : predicting;
}
