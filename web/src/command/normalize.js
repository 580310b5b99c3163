/**
 * uriscope normalize: the normal form of a URI.
 */
import { answered, eachCase, readArguments, withInput, withNormalForms } from "./arguments.js";
import { speaking } from "../bake/say.js";
import { wordsFor } from "../bake/words.js";
import { oneLine } from "../texts/terminal.js";
import { print, printJSON, printResult, printRow, problemAt, warn } from "./sentences.js";

/** @import { Engine } from "../run/tolerant.js" */
/** @import { Normalized } from "../run/engine.js" */
/** @import { Words } from "../words/words.js" */

/** @param {Engine} engine @param {string[]} args @returns {Promise<number>} 0: each has a normal form; 1: one has none */
export async function normalize(engine, args) {
  const given = readArguments(engine, "normalize", args);
  const { options, edition, format } = given;
  const editions = edition ? [edition] : withNormalForms(engine);
  await wordsFor(engine);
  const words = speaking();
  await words.need("problem", "characters");
  const widest = Math.max(...editions.map(({ document }) => document.length));
  return eachCase(given, ([text], line) => {
    const all = [];
    for (const { id, document } of editions) {
      const answer = answered(engine.normalize(text, /** @type {any} */ ({ ...options, edition: id })), line);
      if (!answer) return 2;
      all.push({ document, answer });
    }
    if (format === "json") {
      const data = all.map(({ answer }) => withInput(answer, [text], line));
      printJSON(edition ? data[0] : data);
    } else if (edition) printForm(words, edition.id, all[0].answer, line);
    else if (line !== null) printRow(all.map(({ answer }) => answer.normalized ?? ""));
    else
      for (const { document, answer } of all)
        print(`${document.padEnd(widest)}  ${answer.normalized ?? `(${words.say("ui:no-target")})`}`);
    return all.some(({ answer }) => answer.normalized === null) ? 1 : 0;
  });
}

/**
 * Prints just the normal form, and its errors to standard error. A line without one prints an empty line.
 * @param {Words} words @param {string} edition @param {Normalized} answer @param {number | null} line
 */
function printForm(words, edition, { text, normalized, errors }, line) {
  if (normalized !== null || line !== null) printResult(normalized ?? "");
  const place = line === null ? "" : words.say("command:at-line", { line });
  for (const problem of errors)
    warn(place + problemAt(words, edition, problem, { name: words.say("command:uri"), text }));
}
