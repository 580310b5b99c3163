/**
 * Parses a mail message into the tree of its parts, with postal-mime. That library returns a message without the
 * headers of its parts, so this module extends its parser, uses only its tree, and yields to the page after a number of
 * lines. The internal names come from version 4.0.0, which package.json pins; tests fail if they change.
 */
import PostalMime from "postal-mime";

/**
 * A part of a message, or a whole one: the fields that state a base.
 * @typedef {object} Entity
 * @property {string} name its number, as in "1.2"; empty for the message itself
 * @property {string} type such as "text/html"
 * @property {string[]} contentBase
 * @property {string[]} contentLocation
 */

/**
 * A part without parts.
 * @typedef {object} Body
 * @property {string} text
 * @property {Entity[]} enclosing from the inside out; the first is the part itself
 * @property {string} charset its charset if that is unknown, otherwise empty
 */

/**
 * @typedef {{ id: string, args: Record<string, unknown> }} Said a note on something left out: the id of its message, and values
 */
/** @typedef {{ bodies: Body[], said: Said[] }} Mail */

/**
 * The members of the library's nodes that this module uses.
 * @typedef {{ contentType: { parsed: { value: string, params: Record<string, string> }, multipart: string | false }, contentTransferEncoding: { encoding: string }, headers: { key: string, value: string }[], childNodes: Node[], content: ArrayBuffer | null }} Node
 */
/** @typedef {{ root: Node, parse: (text: string | ArrayBuffer) => Promise<unknown>, finalize: () => Promise<void> }} Parser */

/** The most nested messages, nested parts, and lines; and the lines per task. */
const [mostMessages, mostParts, mostLines, lines] = [8, 64, 100_000, 1_000];
/** The maximum number of bodies to list. */
const mostBodies = 100;

class Ended extends Error {}

/** @type {new (options: object) => { processLine(line: Uint8Array, last: boolean): Promise<void> }} */
const Library = /** @type {any} */ (PostalMime);

/**
 * The library's collector of a body. It makes a Blob of the pieces, which takes browsers minutes for a hundred thousand
 * pieces.
 * @typedef {{ chunks: (string | ArrayBuffer | Uint8Array)[], flushRemainder?: () => void, flushBuffer?: () => void, finalize: () => unknown }} Decoder
 */

/** Joins the pieces of a body in one go. @param {Decoder} decoder */
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
  /** The most recent decoder. @type {Decoder | null} */
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

  /** The library's own processing of the tree isn't needed. */
  async collectNode() {}
}

/**
 * @param {string} text
 * @param {() => boolean} stopped returns true once the result is no longer needed
 * @returns {Promise<Mail | null>} null if it was stopped
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
 * Without base64 or quoted-printable, the content is the text itself, already decoded to characters, whatever its
 * charset was.
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
