/**
 * Why other specs give something else for the same texts, in sentences.
 */
import { causesOf, causeText } from "../texts/causes.js";
import { isQuiet } from "../texts/outcome.js";
import { errorText, whyText } from "../texts/why.js";

/** @import { Case } from "./case.js" */
/** @import { EditionAnswer } from "../run/engine.js" */
/** @import { Engine } from "../run/tolerant.js" */

/**
 * The sentences by the id of the spec, for one spec of each differing answer: the latest one. Their words are loaded
 * first. Where a spec gives no target, the error is the reason.
 * @param {Case} of @returns {Promise<Record<string, string>>}
 */
export async function reasonsOf(of) {
  const { words } = of.from;
  const own = of.reasoned.find(({ edition }) => edition === of.edition.id);
  const latest = new Map(of.reasoned.filter(differs).map((answer) => [answer.target ?? answer.outcome, answer]));
  await words.need(...[...latest.values()].map(({ edition }) => edition));
  return Object.fromEntries(
    [...latest.values()].map((answer) => [
      answer.edition,
      refusal(of, answer) ||
        causesOf(answer, own)
          .map((cause) => causeText(words, answer.edition, cause, ""))
          .join(words.say("ui:between", {}, " ")),
    ]),
  );
}

/** @param {EditionAnswer} answer */
const differs = (answer) => !answer.same && !isQuiet(answer);

/** The error that leaves a spec without a target; "" if there is none. @param {Case} of @param {EditionAnswer} answer */
function refusal({ from, state }, { edition, outcome }) {
  if (outcome !== "error") return "";
  const { base, reference } = state;
  const there = /** @type {Engine} */ (from.engine).explain({ base, reference, edition, limit: 0 });
  if ("error" in there) return "";
  const { why } = there;
  return why.id === "fails" ? errorText(from.words, edition, why.args.error) : whyText(from.words, edition, why);
}
