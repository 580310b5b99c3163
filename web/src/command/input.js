/**
 * Reads the lines and texts of commands from standard input, or from a file.
 */
import { isUtf8 } from "node:buffer";
import { createReadStream } from "node:fs";
import { reasonOf } from "../bake/errno.js";
import { say } from "../bake/say.js";
import { oneLine } from "../texts/terminal.js";
import { flush } from "./sentences.js";
import { stop } from "./stopped.js";

/** The longest line, in UTF-16 code units. All specs answer it within seconds, and with steps the output is a few megabytes. */
export const longest = 100_000;

/** A line that can't be read: it is too long, or not UTF-8. */
export class Unread {
  /** @param {"long-line" | "not-utf-8"} id */
  constructor(id) {
    this.id = id;
  }
}

/** The file name that means standard input. */
export const standardInput = "-";

/** The name of a file, for messages. @param {string} file */
export const nameOf = (file) => (file === standardInput ? say("command:input") : oneLine(file));

/** @param {string} file @returns {AsyncIterable<Uint8Array>} */
const streamOf = (file) => (file === standardInput ? process.stdin : createReadStream(file));

/** The most UTF-8 bytes for a UTF-16 code unit. */
const widest = 3;

/**
 * The lines of a file, without their ends. U+2028 doesn't end a line, unlike in readline. Output is flushed before
 * waiting for more, so that a program at the other end of two pipes gets a line for its line.
 * @param {string} file @param {number} [end] the byte that ends a line
 * @returns {AsyncGenerator<string | Unread>}
 */
export async function* linesOf(file, end = 0x0a) {
  /** The current unfinished line, and its length in bytes. @type {{ parts: Buffer[], length: number }} */
  let begun = { parts: [], length: 0 };
  let first = true;
  const add = (/** @type {Buffer} */ bytes) => {
    begun.length += bytes.length;
    if (begun.length > widest * longest + 1) begun.parts = [];
    else if (bytes.length) begun.parts.push(bytes);
  };
  const ended = () => {
    const { parts, length } = begun;
    begun = { parts: [], length: 0 };
    if (length > widest * longest + 1) return new Unread("long-line");
    const line = lineOf(parts.length === 1 ? parts[0] : Buffer.concat(parts), first);
    first = false;
    return line;
  };
  try {
    for await (const chunk of streamOf(file)) {
      const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
      let from = 0;
      for (let at = bytes.indexOf(end); at >= 0; at = bytes.indexOf(end, from)) {
        add(bytes.subarray(from, at));
        from = at + 1;
        yield ended();
      }
      add(bytes.subarray(from));
      await flush();
    }
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === undefined) throw error;
    stop("command:not-read", { file: nameOf(file), reason: reasonOf(error) });
  }
  if (begun.length) yield ended();
}

/** @param {Buffer} bytes @param {boolean} first whether it may begin with a byte order mark */
function lineOf(bytes, first) {
  const text = bytes.toString();
  if (text.includes("\ufffd") && !isUtf8(bytes)) return new Unread("not-utf-8");
  const line = (first ? text.replace(/^\ufeff/, "") : text).replace(/\r$/, "");
  return line.length > longest ? new Unread("long-line") : line;
}

/** The whole text of a file. @param {string} file */
export async function textOf(file) {
  /** @type {Uint8Array[]} */
  const parts = [];
  try {
    for await (const chunk of streamOf(file)) parts.push(chunk);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === undefined) throw error;
    stop("command:not-read", { file: nameOf(file), reason: reasonOf(error) });
  }
  const bytes = Buffer.concat(parts);
  if (!isUtf8(bytes)) stop("command:file-not-utf-8", { file: nameOf(file), line: lineWithout(bytes) });
  return bytes.toString().replace(/^\ufeff/, "");
}

/** The number of the first line that isn't UTF-8. @param {Buffer} bytes */
function lineWithout(bytes) {
  let line = 1;
  for (let from = 0, at; (at = bytes.indexOf(0x0a, from)) >= 0; from = at + 1, line++)
    if (!isUtf8(bytes.subarray(from, at))) break;
  return line;
}
