/**
 * The figures of elements that compare two texts on the ladder, or normalize one text.
 */
import { figureOf, inLine } from "./drawn.js";

/** @import { ComparedRung, Comparison, Edition } from "../run/engine.js" */
/** @import { Words } from "../words/words.js" */

/** The name of a rung. @param {ComparedRung} rung @param {Words} words */
const nameOf = ({ id }, words) => words.say(`compare:rungs:${id}`);

/** The rungs that have a result. @param {Comparison} comparison */
const climbed = ({ rungs }) => rungs.filter(({ explained, skipped }) => !explained && !skipped);

/** @param {Comparison} comparison @param {Edition} edition @param {Words} words */
export function compareFigure(comparison, edition, words) {
  const { a, b, rungs, meet } = comparison;
  const met =
    meet === null
      ? words.say("bake:compare:apart")
      : words.say("bake:compare:meet", { rung: nameOf(rungs[meet], words) });
  return figureOf(
    "compare",
    a.text,
    edition,
    { other: inLine(b.text) },
    [
      [words.say("bake:compare:ends"), rungs.length ? met : words.say("bake:compare:none")],
      ...climbed(comparison).map(
        (rung) => /** @type {[string, string]} */ ([nameOf(rung, words), `${inLine(rung.a)}\n${inLine(rung.b)}`]),
      ),
    ],
    words,
  );
}

/** @param {Comparison} comparison of a text with itself @param {Edition} edition @param {Words} words */
export function normalizationFigure(comparison, edition, words) {
  const rungs = climbed(comparison).filter(({ excludes }) => !excludes);
  return figureOf(
    "normalization",
    comparison.a.text,
    edition,
    {},
    rungs.length
      ? rungs.map((rung) => [nameOf(rung, words), inLine(rung.a)])
      : [[words.say("bake:compare:ends"), words.say("bake:compare:none")]],
    words,
  );
}
