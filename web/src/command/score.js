/**
 * uriscope score: the lines of a spec that a list of cases tests, the changes that no case notices, and a few cases
 * that would. Without a file, the cases are the spec's own examples.
 */
import { readFile } from "node:fs/promises";
import { readArguments, separator } from "./arguments.js";
import { speaking } from "../bake/say.js";
import { wordsFor } from "../bake/words.js";
import { casesIn, printed, scoreOf, withTargets } from "../cases/scoring.js";
import { changeText, lineOf, sectionOf } from "../texts/changes.js";
import { scoreTexts } from "../texts/score.js";
import { oneLine } from "../texts/terminal.js";
import { plain, print, printJSON } from "./sentences.js";
import { stop } from "./stopped.js";

/** @import { Case, Score } from "../cases/scoring.js" */
/** @import { Edition } from "../run/engine.js" */
/** @import { Engine } from "../run/tolerant.js" */

/** @param {Engine} engine @param {string[]} args @returns {Promise<number>} 0: every change is noticed; 1: one is not */
export async function score(engine, args) {
  const { texts, options, edition, format } = readArguments(engine, args, { formats: ["text", "json"] });
  await wordsFor(engine);
  if (!edition) return stop("command:one-score");
  if (texts.length > 1) stop("command:one-file");
  const cases = texts.length ? await read(texts[0]) : printed(engine, edition.id);
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
  const text = await readFile(file, "utf8").catch((error) => stop("command:not-read", { file, reason: error.message }));
  const cases = casesIn(text);
  if ("line" in cases) return stop("command:score-case", { file: `${file}:${cases.line}` });
  return cases.length ? cases : stop("command:no-cases", { file });
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
      said: plain(changeText(speaking(), listing, change)),
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
      print([`  ${section}`, ...texts.map((text) => `    ${oneLine(plain(text))}`)].join("\n"));
  }
  if (texts.additions) print(`\n${texts.additions}`);
  for (const one of additions) print(one.map(oneLine).join(separator));
}
