/**
 * A language that is behind: what its catalogue lacks is taken from that of the base, and says of
 * itself which language it is in.
 */
import { tagged } from "./tagged.js";

/** @typedef {import("./words.js").Group} Group */
/** @typedef {import("./words.js").Message} Message */

/** @param {unknown} value @returns {value is Message} */
export const isMessage = (value) => typeof value === "string" || typeof (/** @type {any} */ (value)?.by) === "string";

/** A message whose texts say which language they are in. @param {Message} message @param {string} language @returns {any} */
const allTagged = (message, language) =>
  typeof message === "string"
    ? tagged(message, language)
    : Object.fromEntries(
        Object.entries(message).map(([name, of]) => [name, name === "by" ? of : allTagged(of, language)]),
      );

/**
 * A part of a catalogue with all that the base has in it.
 * @param {Group | undefined} own @param {Group} whole that of the base @param {string} language the base
 * @returns {Group}
 */
export const completed = (own, whole, language) =>
  Object.fromEntries(
    Object.entries(whole).map(([name, of]) => {
      const have = own && Object.hasOwn(own, name) ? own[name] : undefined;
      if (!isMessage(of)) return [name, completed(isMessage(have) ? undefined : have, of, language)];
      return [name, isMessage(have) ? have : allTagged(of, language)];
    }),
  );

/** The ids that a part lacks. @param {Group | undefined} own @param {Group} whole @param {string} id of the part @returns {string[]} */
export const lacking = (own, whole, id) =>
  Object.entries(whole).flatMap(([name, of]) => {
    const have = own && Object.hasOwn(own, name) ? own[name] : undefined;
    if (!isMessage(of)) return lacking(isMessage(have) ? undefined : have, of, `${id}:${name}`);
    return isMessage(have) ? [] : [`${id}:${name}`];
  });
