/**
 * uriscope compare: whether two URIs are the same, rung by rung, and where they meet.
 */
import { answered, eachCase, readArguments, withNormalForms } from "./arguments.js";
import { speaking } from "../bake/say.js";
import { wordsFor } from "../bake/words.js";
import { print, printJSON } from "./sentences.js";
import { normalized } from "../texts/normalizing.js";
import { oneLine } from "../texts/terminal.js";

/** @import { Comparison } from "../run/engine.js" */
/** @import { Engine } from "../run/tolerant.js" */
/** @import { Words } from "../words/words.js" */

/** @param {Engine} engine @param {string[]} args @returns {Promise<number>} 0: all meet; 1: one pair does not */
export async function compare(engine, args) {
  const { texts, options, edition, format, more } = readArguments(engine, args, {
    formats: ["text", "json"],
    own: ["base"],
  });
  const editions = edition ? [edition] : withNormalForms(engine);
  await wordsFor(engine);
  const words = speaking();
  const base = more.base === undefined ? {} : { base: String(more.base) };
  return eachCase(texts, 2, ([a, b], line) => {
    const all = [];
    for (const { id, document } of editions) {
      const answer = answered(engine.compare(a, b, /** @type {any} */ ({ ...options, ...base, edition: id })), line);
      if (!answer) return 2;
      all.push({ document, answer });
    }
    if (format === "json") printJSON(edition ? all[0].answer : all.map(({ answer }) => answer));
    else for (const { document, answer } of all) print(ladder(words, document, answer));
    return all.some(({ answer }) => answer.meet === null) ? 1 : 0;
  });
}

/** The rungs with both forms, up to where they meet. @param {Words} words @param {string} document @param {Comparison} comparison */
function ladder(words, document, { rungs, meet, a, b }) {
  const name = (/** @type {string} */ id) => words.say(`compare:rungs:${id}`);
  const head = [document];
  if (!rungs.length)
    return [...head, `A  ${oneLine(a.text)}`, `B  ${oneLine(b.text)}`, words.say("compare:why:no-target")].join("\n");
  const climbed = rungs.filter((rung, i) => !rung.explained && !rung.skipped && (meet === null || i <= meet));
  const rows = climbed.flatMap((rung) => [
    `${rung.equal ? "=" : "≠"} ${name(rung.id)} (${rung.section})`,
    `    A  ${oneLine(rung.a)}`,
    `    B  ${oneLine(rung.b)}`,
  ]);
  const ends =
    meet === null
      ? words.say("compare:why:apart")
      : rungs[meet].id === "string"
        ? words.say("compare:why:string", { resolved: a.resolved || b.resolved ? "yes" : "no" })
        : words.say("compare:why:meet", { at: rungs[meet].id, done: normalized(words, rungs, meet), document });
  return [...head, ...rows, ends].join("\n");
}
