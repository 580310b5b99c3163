/**
 * A fault of a text as the page tells it: a sentence that says what to do, and the mends
 * that do it, each with what its button says. It is fetched with the first fault, and so
 * are its words.
 */
import { faultOf } from "./fault.js";
import { mends } from "./mend.js";
import { mendLabel, problemText } from "../views/stage/problem.js";

/** @typedef {import("../run/engine.js").Engine} Engine */
/** @typedef {import("../run/engine.js").Problem} Problem */
/** @typedef {import("../views/stage/why.js").Fault} Fault */
/** @typedef {import("../words/words.js").Words} Words */

/**
 * @param {object} of
 * @param {Engine | null} of.engine
 * @param {Words} of.words
 * @param {string} of.edition its id
 * @param {string | null} of.production that the text has to match
 * @param {Fault["name"]} of.name the text box
 * @param {string} of.text
 * @param {Problem | null} of.problem
 * @param {boolean} of.relative whether it is a base without a scheme
 * @returns {Fault}
 */
export function told({ engine, words, edition, production, name, text, problem, relative }) {
  const trouble = relative && (!problem || (!problem.id && faultOf(problem, text).kind === "scheme-needed"));
  const said =
    trouble || !problem ? words.say(`${edition}:base-without-scheme`) : problemText(words, edition, problem, text);
  /** @type {Fault["mends"] | undefined} */
  let offered;
  return {
    name,
    text,
    problem,
    said,
    // Each is tried, which takes as long as what a key is answered with: not before they are asked for.
    get mends() {
      const found = () =>
        engine && problem && !problem.id && production ? mends(engine, text, problem, { edition, production }) : [];
      return (offered ??= found().map((mend) => ({ ...mend, label: mendLabel(words, mend) })));
    },
  };
}
