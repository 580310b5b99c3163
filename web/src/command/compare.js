/**
 * uriscope compare: whether two URIs are the same, rung by rung, and where they meet.
 */
import { answered, eachCase, readArguments, withNormalForms } from "./arguments.js";
import { speaking } from "../bake/say.js";
import { wordsFor } from "../bake/words.js";
import { print, printJSON } from "./sentences.js";
import { called, changesOn } from "../texts/normalizing.js";
import { oneLine } from "../texts/terminal.js";

/** @import { Comparison, Edition } from "../run/engine.js" */
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
    for (const spec of editions) {
      const answer = answered(
        engine.compare(a, b, /** @type {any} */ ({ ...options, ...base, edition: spec.id })),
        line,
      );
      if (!answer) return 2;
      all.push({ spec, answer });
    }
    if (format === "json") printJSON(edition ? all[0].answer : all.map(({ answer }) => answer));
    else for (const { spec, answer } of all) print(ladder(words, spec, answer));
    return all.some(({ answer }) => answer.meet === null) ? 1 : 0;
  });
}

/** The rungs with both forms, up to where they are the same. @param {Words} words @param {Edition} spec @param {Comparison} comparison */
function ladder(words, { id: edition, document }, { rungs, meet, a, b }) {
  const head = [document];
  const say = (/** @type {string} */ id, args = {}) => words.say(`compare:why:${id}`, { document, edition, ...args });
  if (!rungs.length) {
    const side = words.say(`compare:names:${a.target === null ? "a" : "b"}`);
    const which = a.target === null && b.target === null ? "both" : "one";
    return [...head, `A  ${oneLine(a.text)}`, `B  ${oneLine(b.text)}`, say("no-target", { which, side })].join("\n");
  }
  const climbed = rungs.filter((rung, i) => !rung.explained && !rung.skipped && (meet === null || i <= meet));
  const rows = climbed.flatMap((rung) => [
    `${rung.equal ? "=" : "≠"} ${words.say(`compare:rungs:${rung.id}`)} (${rung.section})`,
    `    A  ${oneLine(rung.a)}`,
    `    B  ${oneLine(rung.b)}`,
  ]);
  const ends =
    meet === null
      ? say("apart") + words.say("ui:between", {}, " ") + words.say("compare:caveat")
      : rungs[meet].id === "string"
        ? say("string", { resolved: a.resolved || b.resolved ? "yes" : "no" })
        : say("meet", { at: rungs[meet].id, done: called(words, changesOn(rungs, meet)) });
  return [...head, ...rows, ends].join("\n");
}
