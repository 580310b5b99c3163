/**
 * Reads the document of the room Pages & mail by its format. A message is split into its parts first, one of which is
 * then read for its references. The page responds in between.
 */
import { formatOf, looksLikeMail, read as readAs } from "../reading/formats/formats.js";

/** @import { Format } from "../reading/formats/formats.js" */
/** @import { Read } from "../reading/formats/found.js" */
/** @import { Body, Mail } from "../reading/mail.js" */

/**
 * The result of reading: a message's bodies and the selected one, or a document. The formats "text" and "none" have no
 * references.
 * @typedef {{ mail: Mail | null, body: Body | null, read: Read | null, format: Format | "text" | "none" }} Reading
 */

/** @type {Reading} */
export const nothingRead = { mail: null, body: null, read: null, format: "none" };

/** The time to read before the page may respond, and in total, in milliseconds. */
const [task, longest] = [30, 4_000];
/** The maximum length of a text whose format is read in one go, in UTF-16 code units. */
const atOnce = 2_000_000;

/**
 * @param {string} text
 * @param {{ as: string, number: number, stopped: () => boolean }} options as: the format, "" to recognize it; number: the
 *   number of a message's body, from 1; stopped: returns true once the result is no longer needed
 * @returns {Promise<Reading | null>} null if it was stopped
 */
export async function readDocument(text, { as, number, stopped }) {
  const isMail = as ? as === "mail" : looksLikeMail(text);
  const mail = isMail ? await (await import("../reading/mail.js")).readMail(text, stopped) : null;
  if (stopped()) return null;
  const body = mail?.bodies[number - 1] ?? null;
  const source = body?.text ?? (mail ? "" : text);
  const format = !source.trim() ? "none" : body ? formatOfBody(body) : as ? /** @type {Format} */ (as) : formatOf(text);
  if (format === "text" || format === "none") return { mail, body, read: null, format };
  const read = await readAs(format === "html" ? source : source.slice(0, atOnce), format, { pause: pausing(stopped) });
  return stopped() ? null : { mail, body, format, read: { ...read, length: source.length } };
}

/**
 * The format of a part of a message. A part with another type, or none, is searched as text unless it is HTML.
 * @param {Body} body @returns {Format | "text"}
 */
function formatOfBody({ text, enclosing: [{ type }] }) {
  if (/html/.test(type)) return "html";
  if (/[/+]xml$/.test(type)) return "xml";
  const format = formatOf(text);
  return format === "html" ? format : "text";
}

/**
 * Returns a function to call while a text is read. It lets the page respond, and returns true to stop.
 * @param {() => boolean} stopped @returns {() => Promise<boolean>} whether to end
 */
function pausing(stopped) {
  const begun = performance.now();
  let since = begun;
  return async () => {
    if (performance.now() - since < task) return false;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
    return stopped() || since - begun > longest;
  };
}
