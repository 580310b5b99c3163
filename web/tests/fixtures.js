/**
 * Shared fixtures of most tests, created once per process: the engine, its specs, and the page's words, by which a test
 * refers to a message without quoting it.
 */
import { withoutMarks } from "../src/texts/marks.js";
import { whyText } from "../src/texts/why.js";
import { loadEngine, loadWords, plainly } from "./support.js";

export const engine = await loadEngine();

/** All specs. */
export const editions = engine.editions();

export const words = await loadWords();

/** A message, as a page or a terminal shows it. */
export const say = plainly(words);

/** The reason for a target, as a page or a terminal shows it. @param {string} edition @param {import("../src/run/engine.js").Why} why */
export const sayWhy = (edition, why) => withoutMarks(whyText(words, edition, why));

/**
 * A pattern for a message that matches anything in place of missing arguments.
 * @param {string} id of the catalogue @param {Record<string, unknown>} [args]
 */
export function saying(id, args = {}) {
  const text = withoutMarks(words.say(id, (name) => args[name] ?? "\0"));
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("\0", "[^]*?"));
}
