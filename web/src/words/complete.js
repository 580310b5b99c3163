/**
 * Completes a language's catalog. Missing texts come from the base language and are tagged with it, and no-break
 * spaces keep numbers and their words on one line.
 */
import { tagged } from "./tagged.js";

/** @import { Group, Message } from "./words.js" */

/** @param {unknown} value @returns {value is Message} */
export const isMessage = (value) => typeof value === "string" || typeof (/** @type {any} */ (value)?.by) === "string";

/** A message, each of its texts made another. @param {Message} message @param {(text: string) => string} made @returns {any} */
const eachText = (message, made) =>
  typeof message === "string"
    ? made(message)
    : Object.fromEntries(Object.entries(message).map(([name, of]) => [name, name === "by" ? of : eachText(of, made)]));

/** Puts no-break spaces into 第 5 步 and RFC 3986. They aren't in the source, where they would be invisible. @param {string} text */
const unbroken = (text) =>
  text.replace(/第 [^ ]+ (?=\p{Script=Han})|(RFC|附录) (?=[\dA-Z{])/gu, (found) => found.replaceAll(" ", "\u00a0"));

/**
 * The group of the translated lines of a listing. The base language has no such group, because it shows the lines themselves.
 */
export const ofLines = "lines";

/** @param {Group} lines */
const unbrokenLines = (lines) =>
  Object.fromEntries(
    Object.entries(lines).map(([id, line]) => [id, eachText(/** @type {Message} */ (line), unbroken)]),
  );

/**
 * A part of a catalogue with all that the base has in it.
 * @param {Group | undefined} own @param {Group} whole that of the base @param {string} language the base
 * @returns {Group}
 */
export function completed(own, whole, language) {
  /** @type {Group} */
  const all = {};
  for (const [name, of] of Object.entries(whole)) {
    const have = own && Object.hasOwn(own, name) ? own[name] : undefined;
    if (!isMessage(of)) all[name] = completed(isMessage(have) ? undefined : have, of, language);
    else all[name] = isMessage(have) ? eachText(have, unbroken) : eachText(of, (text) => tagged(text, language));
  }
  const lines = own?.[ofLines];
  if (lines && !isMessage(lines) && !Object.hasOwn(whole, ofLines)) all[ofLines] = unbrokenLines(lines);
  return all;
}

/** The ids that are missing from a part. @param {Group | undefined} own @param {Group} whole @param {string} id of the part @returns {string[]} */
export const lacking = (own, whole, id) =>
  Object.entries(whole).flatMap(([name, of]) => {
    const have = own && Object.hasOwn(own, name) ? own[name] : undefined;
    if (!isMessage(of)) return lacking(isMessage(have) ? undefined : have, of, `${id}:${name}`);
    return isMessage(have) ? [] : [`${id}:${name}`];
  });
