/**
 * What the page and the commands say: a test names the message, and what it is about, not its words.
 */
import { withoutMarks } from "../src/texts/marks.js";
import { whyText } from "../src/texts/why.js";
import { loadWords, plainly } from "./support.js";

const words = await loadWords();

/** A message, as a page or a terminal shows it. */
export const say = plainly(words);

/** The reason for a target, as a page or a terminal shows it. @param {string} edition @param {import("../src/run/engine.js").Why} why */
export const sayWhy = (edition, why) => withoutMarks(whyText(words, edition, why));

/** A pattern of a message, with anything in the places of what is not given. @param {string} id of the catalogue @param {Record<string, unknown>} [args] */
export function saying(id, args = {}) {
  const text = withoutMarks(words.say(id, (name) => args[name] ?? "\0"));
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("\0", "[^]*?"));
}
