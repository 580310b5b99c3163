/**
 * uriscope normalize: the normal form of a URI.
 */
import { cases, readArguments } from "./arguments.js";
import { speaking } from "../bake/say.js";
import { wordsFor } from "../bake/words.js";
import { print, warn } from "./sentences.js";
import { stop } from "./stopped.js";

/** @typedef {import("../run/engine.js").Engine} Engine */
/** @typedef {import("../run/engine.js").Normalized} Normalized */

/** @param {Engine} engine @param {string[]} args @returns {Promise<number>} 0: each has a normal form; 1: one has none */
export async function normalize(engine, args) {
  const { texts, options, edition, format } = readArguments(engine, args, { formats: ["text", "json"] });
  const editions = edition ? [edition] : engine.editions();
  await wordsFor(engine);
  const words = speaking();
  const widest = Math.max(...editions.map(({ document }) => document.length));
  let status = 0;
  for await (const { texts: given } of cases(texts, 1)) {
    // A line is one URI, whatever is in it.
    const text = given.join("\t");
    const all = editions.map(({ id, document }) => {
      const answer = engine.normalize(text, /** @type {any} */ ({ ...options, edition: id }));
      if ("error" in answer) stop("command:engine", { message: answer.error.message });
      return { document, answer: /** @type {Normalized} */ (answer) };
    });
    if (format === "json")
      process.stdout.write(`${JSON.stringify(edition ? all[0].answer : all.map((a) => a.answer))}\n`);
    else
      for (const { document, answer } of all) {
        const said = answer.normalized ?? `(${words.say("ui:no-target")})`;
        print(edition ? said : `${document.padEnd(widest)}  ${said}`);
        for (const { message } of edition ? answer.errors : []) warn(words.say("command:fault", { message }));
      }
    if (all.some(({ answer }) => answer.normalized === null)) status ||= 1;
  }
  return status;
}
