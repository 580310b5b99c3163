/**
 * uriscope compare: tells if two URIs are the same, rung by rung, and where they meet.
 */
import { answered, eachCase, readArguments, withInput, withNormalForms } from "./arguments.js";
import { speaking } from "../bake/say.js";
import { wordsFor } from "../bake/words.js";
import { cited, plain, print, printJSON, printRow } from "./sentences.js";
import { comparedText } from "../texts/compared.js";
import { oneLine } from "../texts/terminal.js";

/** @import { Comparison, Edition } from "../run/engine.js" */
/** @import { Engine } from "../run/tolerant.js" */
/** @import { Words } from "../words/words.js" */

/** @param {Engine} engine @param {string[]} args @returns {Promise<number>} 0: all meet; 1: one pair does not */
export async function compare(engine, args) {
  const given = readArguments(engine, "compare", args);
  const { options, edition, more } = given;
  const format = given.input !== null && more.format === undefined && given.format === "text" ? "line" : given.format;
  const editions = edition ? [edition] : withNormalForms(engine);
  await wordsFor(engine);
  const words = speaking();
  const base = more.base === undefined ? {} : { base: String(more.base) };
  return eachCase(given, ([a, b], line) => {
    const all = [];
    for (const spec of editions) {
      const answer = answered(
        engine.compare(a, b, /** @type {any} */ ({ ...options, ...base, edition: spec.id })),
        line,
      );
      if (!answer) return 2;
      all.push({ spec, answer });
    }
    if (format === "json") {
      const data = all.map(({ answer }) => withInput({ same: answer.meet !== null, ...answer }, [a, b], line));
      printJSON(edition ? data[0] : data);
    } else if (format === "line") printRow(inLine(words, edition, all));
    else for (const { spec, answer } of all) print(ladder(words, spec, answer));
    return all.some(({ answer }) => answer.meet === null) ? 1 : 0;
  });
}

/** The result in one line: a sign and a sentence, or a sign for each spec. @param {Words} words @param {Edition | undefined} edition @param {{ spec: Edition, answer: Comparison }[]} all */
function inLine(words, edition, all) {
  const sign = (/** @type {Comparison} */ { meet }) => (meet === null ? "≠" : "=");
  if (!edition) return all.map(({ spec, answer }) => `${spec.document} ${sign(answer)}`);
  return [`${sign(all[0].answer)} ${plain(comparedText(words, all[0].spec, all[0].answer))}`];
}

/**
 * The rungs with both forms, up to the one where they are the same.
 * @param {Words} words @param {Edition} spec @param {Comparison} comparison
 */
function ladder(words, spec, comparison) {
  const { rungs, meet, a, b } = comparison;
  const ends = plain(comparedText(words, spec, comparison));
  if (!rungs.length) return [spec.document, `A  ${oneLine(a.text)}`, `B  ${oneLine(b.text)}`, ends].join("\n");
  const climbed = rungs.filter((rung, i) => !rung.explained && !rung.skipped && (meet === null || i <= meet));
  const rows = climbed.flatMap((rung) => [
    `${rung.equal ? "=" : "≠"} ${cited(words, words.say(`compare:rungs:${rung.id}`), rung.section)}`,
    `    A  ${oneLine(rung.a)}`,
    `    B  ${oneLine(rung.b)}`,
  ]);
  return [spec.document, ...rows, ends].join("\n");
}
