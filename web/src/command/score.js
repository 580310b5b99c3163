/**
 * uriscope score: the lines of a spec that a list of cases tests, the changes that no case detects, and a few cases
 * that would. Without a file, the cases are the spec's own examples.
 */
import { fileOf, readArguments, separator } from "./arguments.js";
import { speaking } from "../bake/say.js";
import { wordsFor } from "../bake/words.js";
import { casesIn, printed, scoreOf, withTargets } from "../cases/scoring.js";
import { changeText, lineOf, sectionOf } from "../texts/changes.js";
import { scoreTexts } from "../texts/score.js";
import { sectionSaid } from "../texts/section.js";
import { oneLine } from "../texts/terminal.js";
import { nameOf, textOf } from "./input.js";
import { plain, print, printJSON } from "./sentences.js";
import { stop } from "./stopped.js";

/** @import { Case, Score } from "../cases/scoring.js" */
/** @import { Edition } from "../run/engine.js" */
/** @import { Engine } from "../run/tolerant.js" */

/** @param {Engine} engine @param {string[]} args @returns {Promise<number>} 0: every change is detected; 1: one isn't */
export async function score(engine, args) {
  const given = readArguments(engine, "score", args);
  const { options, edition, format } = given;
  await wordsFor(engine);
  if (!edition) return stop("command:one-spec", { command: "score" });
  const file = given.input === null && !given.texts.length ? undefined : fileOf(given);
  const cases = file === undefined ? printed(engine, edition.id) : await read(file);
  const request = { edition: edition.id, ...options };
  const found = await scoreOf(engine, request, cases);
  if (!found) return stop("score:none", { document: edition.document });
  const additions = withTargets(engine, request, found.additions);
  const status = found.unnoticed.length ? 1 : 0;
  if (format === "json") printJSON(dataOf(edition, cases, found, additions));
  else tell(edition, cases, found, additions);
  return status;
}

/** The cases of a file. @param {string} file */
async function read(file) {
  const cases = casesIn(await textOf(file));
  if ("line" in cases) return stop("command:score-case", { file: `${nameOf(file)}:${cases.line}` });
  return cases.length ? cases : stop("command:no-cases", { file: nameOf(file) });
}

/** @param {Edition} edition @param {Case[]} cases @param {Score} score @param {[base: string, reference: string, target: string][]} additions */
function dataOf({ id, listing }, cases, { lines, beside, untested, unnoticed }, additions) {
  return {
    edition: id,
    cases: cases.length,
    lines,
    beside,
    untested: untested.map((line) => ({
      line,
      section: lineOf(listing, line)?.section,
      code: lineOf(listing, line)?.code,
    })),
    unnoticed: unnoticed.map((change) => ({
      ...change,
      section: sectionOf(listing, change),
      text: plain(changeText(speaking(), listing, change)),
    })),
    additions: additions.map(([base, reference, target]) => ({ base, reference, target })),
  };
}

/** @param {Edition} edition @param {Case[]} cases @param {Score} score @param {[base: string, reference: string, target: string][]} additions */
function tell(edition, cases, score, additions) {
  const texts = scoreTexts(speaking(), edition, cases.length, score);
  print(texts.result);
  for (const { title, sections } of texts.lists) {
    print(`\n${title}`);
    for (const { section, texts } of sections)
      print(
        [
          `  ${section && sectionSaid(speaking(), section)}`,
          ...texts.map((text) => `    ${oneLine(plain(text))}`),
        ].join("\n"),
      );
  }
  if (texts.additions) print(`\n${texts.additions}`);
  for (const one of additions) print(one.map(oneLine).join(separator));
}
