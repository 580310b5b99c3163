/**
 * Reads a mail message into the tree of its parts, with postal-mime. That library hands out a
 * message without the headers of its parts, so its parser is extended here: of what it does, the
 * tree alone is used, and it lets go of the page between so many lines. The names are those of
 * version 4.0.0, which package.json names exactly; the tests would tell if they were others.
 */
import PostalMime from "postal-mime";

/**
 * A part of a message, or a whole one, as far as it says where a base comes from.
 * @typedef {object} Entity
 * @property {string} name its number, as in "1.2"; empty for the message itself
 * @property {string} type such as "text/html"
 * @property {string[]} contentBase
 * @property {string[]} contentLocation
 */

/**
 * A part that has no parts.
 * @typedef {object} Body
 * @property {string} text
 * @property {Entity[]} enclosing from the inside out; the first is the part itself
 * @property {string} charset one that is not known; empty otherwise
 */

/** @typedef {{ id: string, args: Record<string, unknown> }} Said what was left out, by the id of its words */
/** @typedef {{ bodies: Body[], said: Said[] }} Mail */

/** What is used of a node of the library. @typedef {{ contentType: { parsed: { value: string, params: Record<string, string> }, multipart: string | false }, contentTransferEncoding: { encoding: string }, headers: { key: string, value: string }[], childNodes: Node[], content: ArrayBuffer | null }} Node */
/** @typedef {{ root: Node, parse: (text: string | ArrayBuffer) => Promise<unknown>, finalize: () => Promise<void> }} Parser */

/** Messages within messages, parts within parts, all lines, and those that are read at once. */
const [mostMessages, mostParts, mostLines, lines] = [8, 64, 100_000, 1_000];
/** Bodies that are listed. */
const mostBodies = 100;

class Ended extends Error {}

/** @type {new (options: object) => { processLine(line: Uint8Array, last: boolean): Promise<void> }} */
const Library = /** @type {any} */ (PostalMime);

/**
 * What the library collects of a body. It makes a Blob of the pieces, which takes a browser
 * minutes where there are a hundred thousand.
 * @typedef {{ chunks: (string | ArrayBuffer | Uint8Array)[], flushRemainder?: () => void, flushBuffer?: () => void, finalize: () => unknown }} Decoder
 */

/** Has the pieces of a body put together at once. @param {Decoder} decoder */
function joinAtOnce(decoder) {
  decoder.finalize = () => {
    decoder.flushRemainder?.();
    decoder.flushBuffer?.();
    const pieces = decoder.chunks.map((chunk) =>
      typeof chunk === "string" ? new TextEncoder().encode(chunk) : new Uint8Array(chunk),
    );
    const all = new Uint8Array(pieces.reduce((size, { length }) => size + length, 0));
    let at = 0;
    for (const piece of pieces) {
      all.set(piece, at);
      at += piece.length;
    }
    return all.buffer;
  };
}

class Tree extends Library {
  /** The decoder that was met last. @type {Decoder | null} */
  #decoder = null;

  /** @param {{ left: number, stopped: () => boolean }} budget */
  constructor(budget) {
    super({ maxNestingDepth: mostParts });
    this.budget = budget;
  }

  /** @param {Uint8Array} line @param {boolean} last */
  async processLine(line, last) {
    const { budget } = this;
    if (budget.left-- <= 0 || budget.stopped()) throw new Ended();
    const { contentDecoder } = /** @type {{ currentNode: { contentDecoder: Decoder | null } }} */ (
      /** @type {unknown} */ (this)
    ).currentNode;
    if (contentDecoder && contentDecoder !== this.#decoder) joinAtOnce((this.#decoder = contentDecoder));
    if (budget.left % lines === 0) await new Promise((resolve) => setTimeout(resolve));
    return super.processLine(line, last);
  }

  /** What the library makes of the tree is not wanted. */
  async collectNode() {}
}

/**
 * @param {string} text
 * @param {() => boolean} stopped whether nobody waits for it any more
 * @returns {Promise<Mail | null>} null if nobody does
 */
export async function readMail(text, stopped) {
  const mail = { bodies: /** @type {Body[]} */ ([]), said: /** @type {Said[]} */ ([]) };
  await readMessage(mail, text, [], "", { left: mostLines, stopped });
  return stopped() ? null : mail;
}

/** @param {Mail} mail @param {string | ArrayBuffer} content @param {Entity[]} around @param {string} name @param {{ left: number, stopped: () => boolean }} budget */
async function readMessage(mail, content, around, name, budget) {
  const parser = /** @type {Parser} */ (/** @type {unknown} */ (new Tree(budget)));
  try {
    await parser.parse(content);
  } catch (error) {
    if (budget.stopped()) return;
    const id =
      error instanceof Ended
        ? "lines"
        : /nesting/.test(String(error))
          ? "parts"
          : /header size/.test(String(error))
            ? "header"
            : "broken";
    say(mail, id, { most: id === "parts" ? mostParts : mostLines, message: String(error) });
    await parser.finalize().catch(() => {});
  }
  await readNode(mail, parser.root, around, name, budget);
}

/** @param {Mail} mail @param {string} id @param {Record<string, unknown>} args */
function say(mail, id, args) {
  if (!mail.said.some((said) => said.id === id)) mail.said.push({ id, args });
}

/** @param {Mail} mail @param {Node} node @param {Entity[]} around @param {string} name @param {{ left: number, stopped: () => boolean }} budget */
async function readNode(mail, node, around, name, budget) {
  const { value: type, params } = node.contentType.parsed;
  const field = (/** @type {string} */ key) =>
    node.headers.filter((header) => header.key === key).map(({ value }) => value);
  const enclosing = [
    { name, type, contentBase: field("content-base"), contentLocation: field("content-location") },
    ...around,
  ];
  const inner = (/** @type {number} */ i) => `${name ? `${name}.` : ""}${i + 1}`;
  if (mail.bodies.length >= mostBodies) return say(mail, "bodies", { most: mostBodies });
  if (node.childNodes.length) {
    for (const [i, child] of node.childNodes.entries()) await readNode(mail, child, enclosing, inner(i), budget);
  } else if (type === "message/rfc822" && node.content) {
    const depth = enclosing.filter((entity) => entity.type === "message/rfc822").length;
    if (depth > mostMessages) say(mail, "messages", { most: mostMessages });
    else await readMessage(mail, node.content, enclosing, inner(0), budget);
  } else if (/^(text|multipart)\//.test(type)) {
    // a multipart without parts is broken
    mail.bodies.push({ ...decoded(node, params.charset), enclosing });
  }
}

/**
 * What is neither base64 nor quoted-printable is the text itself, which has come as characters,
 * whatever charset it had.
 * @param {Node} node @param {string | undefined} charset
 */
function decoded({ content, contentTransferEncoding: { encoding } }, charset = "utf-8") {
  const label = /^(base64|quoted-printable)$/.test(encoding) ? charset : "utf-8";
  try {
    return { text: new TextDecoder(label).decode(content ?? new ArrayBuffer(0)), charset: "" };
  } catch {
    return { text: new TextDecoder().decode(content ?? new ArrayBuffer(0)), charset: label };
  }
}

/** Whether a text begins as a message does: with a header field, which no URI is. @param {string} text */
export const isMail = (text) => /^(?:From [^\r\n]*\r?\n)?[!-9;-~]+[ \t]*:(?!\/\/)/.test(text) && !text.startsWith("<");
