/**
 * Explains an expected target by another reader of URIs: a form's reader takes "+" for a space, HTML writes "&" as "&amp;",
 * and so on. A reader is named only if its reading, carried out, makes one reference the other.
 */

/** The text before the first "?". @param {string} text */
const pathOf = (text) => text.split("?", 1)[0];

/** Percent-encoded octets beyond US-ASCII, in a row. */
const beyond = /(?:%[89a-f][0-9a-f])+/i;

/** Percent-encodes characters in UTF-8 that are percent-encoded in ISO-8859-1. @param {string} octets */
const asUtf8 = (octets) => encodeURIComponent(latin(octets));

/** The characters of percent-encoded octets in ISO-8859-1. @param {string} octets */
const latin = (octets) => octets.replace(/%(..)/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));

/**
 * The reader who takes one reference for another; null if none is known.
 * @param {string} from @param {string} to @returns {{ id: string, args: Record<string, string> } | null}
 */
export function readerOf(from, to) {
  const is = (/** @type {string} */ made) => made !== from && made === to;
  if ((is(from.replaceAll("%20", "+")) || is(from.replaceAll("+", "%20"))) && pathOf(from) === pathOf(to))
    return { id: "plus", args: {} };
  if ((is(from.replaceAll("+", "%2B")) || is(from.replaceAll("+", " "))) && pathOf(from) === pathOf(to))
    return { id: "literal-plus", args: {} };
  if (is(from.replaceAll("&amp;", "&"))) return { id: "entity", args: {} };
  if (is(from.replace(/%25(?=[0-9a-f]{2})/gi, "%"))) return { id: "twice", args: {} };
  if (to !== from && to.replaceAll("%3F", "?") === from) return { id: "question", args: {} };
  if (to !== from && to.replaceAll("%23", "#") === from) return { id: "hash", args: {} };
  const [octets] = beyond.exec(from) ?? [];
  if (octets && is(from.replace(new RegExp(beyond, "gi"), asUtf8)))
    return { id: "charset", args: { latin: octets, utf: asUtf8(octets), text: latin(octets) } };
  return null;
}
