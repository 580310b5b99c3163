/**
 * uriscope compare: whether two URIs are the same, rung by rung, and where they meet.
 */
import { cases, readArguments } from "./arguments.js";
import { speaking } from "../bake/say.js";
import { wordsFor } from "../bake/words.js";
import { print, warn } from "./sentences.js";
import { stop } from "./stopped.js";
import { normalized } from "../texts/normalizing.js";

/** @typedef {import("../run/engine.js").Comparison} Comparison */
/** @typedef {import("../run/engine.js").Engine} Engine */
/** @typedef {import("../words/words.js").Words} Words */

/** @param {Engine} engine @param {string[]} args @returns {Promise<number>} 0: all meet; 1: one pair does not */
export async function compare(engine, args) {
  const { texts, options, edition, format, more } = readArguments(engine, args, {
    formats: ["text", "json"],
    own: ["base"],
  });
  const editions = edition ? [edition] : engine.editions();
  await wordsFor(engine);
  const words = speaking();
  let status = 0;
  for await (const { texts: given, line } of cases(texts, 2)) {
    if (given.length !== 2) {
      warn(words.say("command:line", { line, count: 2, given: given.length }));
      status = 2;
      continue;
    }
    const all = editions.map(({ id, document }) => {
      const base = more.base === undefined ? {} : { base: String(more.base) };
      const answer = engine.compare(given[0], given[1], /** @type {any} */ ({ ...options, ...base, edition: id }));
      if ("error" in answer) stop("command:engine", { message: answer.error.message });
      return { document, answer: /** @type {Comparison} */ (answer) };
    });
    if (format === "json")
      process.stdout.write(`${JSON.stringify(edition ? all[0].answer : all.map((a) => a.answer))}\n`);
    else for (const { document, answer } of all) print(ladder(words, document, answer));
    if (all.some(({ answer }) => answer.meet === null)) status ||= 1;
  }
  return status;
}

/** The rungs with both forms, up to where they meet. @param {Words} words @param {string} document @param {Comparison} comparison */
function ladder(words, document, { rungs, meet, a, b }) {
  const name = (/** @type {string} */ id) => words.say(`compare:rungs:${id}`);
  const head = [document];
  if (!rungs.length) return [...head, `A  ${a.text}`, `B  ${b.text}`, words.say("compare:why:no-target")].join("\n");
  const climbed = rungs.filter((rung, i) => !rung.explained && !rung.skipped && (meet === null || i <= meet));
  const rows = climbed.flatMap((rung) => [
    `${rung.equal ? "=" : "≠"} ${name(rung.id)} (${rung.section})`,
    `    A  ${rung.a}`,
    `    B  ${rung.b}`,
  ]);
  const ends =
    meet === null
      ? words.say("compare:why:apart")
      : rungs[meet].id === "string"
        ? words.say("compare:why:string", { resolved: a.resolved || b.resolved ? "yes" : "no" })
        : words.say("compare:why:meet", { at: rungs[meet].id, done: normalized(words, rungs, meet), document });
  return [...head, ...rows, ends].join("\n");
}
