/**
 * uriscope normalize: the normal form of a URI.
 */
import { answered, eachCase, readArguments, withNormalForms } from "./arguments.js";
import { speaking } from "../bake/say.js";
import { wordsFor } from "../bake/words.js";
import { oneLine } from "../texts/terminal.js";
import { print, printJSON, problemAt, warn } from "./sentences.js";

/** @import { Engine } from "../run/tolerant.js" */
/** @import { Normalized } from "../run/engine.js" */
/** @import { Words } from "../words/words.js" */

/** @param {Engine} engine @param {string[]} args @returns {Promise<number>} 0: each has a normal form; 1: one has none */
export async function normalize(engine, args) {
  const { texts, options, edition, format } = readArguments(engine, args, { formats: ["text", "json"] });
  const editions = edition ? [edition] : withNormalForms(engine);
  await wordsFor(engine);
  const words = speaking();
  await words.need("problem");
  const widest = Math.max(...editions.map(({ document }) => document.length));
  return eachCase(texts, 1, ([text], line) => {
    const all = [];
    for (const { id, document } of editions) {
      const answer = answered(engine.normalize(text, /** @type {any} */ ({ ...options, edition: id })), line);
      if (!answer) return 2;
      all.push({ document, answer });
    }
    if (format === "json") printJSON(edition ? all[0].answer : all.map(({ answer }) => answer));
    else if (edition) printForm(words, edition.id, all[0].answer, line);
    else
      for (const { document, answer } of all)
        print(`${document.padEnd(widest)}  ${answer.normalized ?? `(${words.say("ui:no-target")})`}`);
    return all.some(({ answer }) => answer.normalized === null) ? 1 : 0;
  });
}

/**
 * Prints a normal form alone, and why there is none where it is in nobody's way; a line without one leaves an
 * empty line.
 * @param {Words} words @param {string} edition @param {Normalized} answer @param {number | null} line
 */
function printForm(words, edition, { text, normalized, errors }, line) {
  if (normalized !== null || line !== null) print(oneLine(normalized ?? ""));
  const place = line === null ? "" : words.say("command:at-line", { line });
  for (const problem of errors)
    warn(place + problemAt(words, edition, problem, { name: words.say("command:uri"), text }));
}
