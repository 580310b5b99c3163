/**
 * How a command ends that cannot be carried out at all: with a sentence, and the exit status 2.
 */
import { say } from "../bake/say.js";
import { oneLine } from "../texts/terminal.js";

export class Stopped extends Error {}

/** @param {string} id of the sentence @param {Record<string, unknown>} [args] @returns {never} */
export function stop(id, args) {
  throw new Stopped(oneLine(say(id, args)));
}
