/**
 * The error that ends a command which can't run at all: it prints a sentence, and the exit status is 2.
 */
import { say, speaking } from "../bake/say.js";
import { oneLine } from "../texts/terminal.js";

export class Stopped extends Error {}

/** @param {string} id of the sentence @param {Record<string, unknown> & { list?: readonly string[] }} [args] list: what can be used instead @returns {never} */
export function stop(id, { list, ...args } = {}) {
  throw new Stopped(oneLine(say(id, list ? { ...args, list: speaking().list([...list], "unit") } : args)));
}
