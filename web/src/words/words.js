/**
 * The words of the page: sentences by their ids, from a catalogue that is data only.
 *
 * A language is a folder, words/en for instance, with a file for each part: ui.js for
 * what is always there, one for each edition, some for views that are opened later. An
 * id is the part and what follows it in the file, joined by colons: "rfc3986:why:empty".
 *
 * A message is a text, or variants of it:
 *
 *     "The path stays ‹{path}›; only the query becomes ‹{query}›."
 *     { by: "answer", yes: "There is a scheme.", no: "There is no scheme." }
 *     { by: "count", one: "{count} example", other: "{count} examples" }
 *
 * - {path} is replaced by the argument of that name. A number is written, and a list
 *   joined with "or", as the language does it.
 * - {found|capital} begins with a capital letter; {from|character} is one character, named
 *   where it cannot be seen; {value|characters} are several.
 * - {ui:levels} is another message, said with the same arguments.
 * - ‹…› marks a value, which views show as code; a › of its own is doubled. One that is
 *   long is said without its middle, as two values with "…" between them: what the page
 *   leaves out is not part of the value. Where it holds a placeholder and comes out empty,
 *   it is the word for nothing; of an argument that is null, the word for undefined.
 * - A space beside a placeholder is left out where that and its neighbour are words in Chinese.
 * - by names the argument that chooses the variant: a number by itself or by its category
 *   in the language's plural rules, true and false as yes and no, the empty text as empty,
 *   null as undefined, another text by itself. Whatever has no variant of its own gets "other",
 *   and so does a text that reads "empty", "undefined", or "by", as somebody may have typed it.
 *
 * It is a notation of our own because the libraries for ICU's messages weigh 10 KB and
 * more, and all that the page loads before its first frame is to stay below 30.
 */
import { base } from "./base.js";
import { untagged } from "./tagged.js";

/** @typedef {string | { by: string, [variant: string]: Message }} Message */
/** @typedef {{ [id: string]: Message | Group }} Group */
/** What stands for placeholders: values by their names, or a function that gives them. */
/** @typedef {Record<string, unknown> | ((name: string) => unknown)} Args */

/** Characters that have no picture of their own. */
const pictureless = /[\p{C}\p{Z}\p{M}]/u;

/** Characters that are shown of a value, unless somebody asks for more. */
const usual = 48;
/** A value that is not longer is whole for somebody who has room for a host, which has 255 at most, and what may stand around it; of a longer one the usual part is shown. */
export const wholeHost = 300;

/** Names in a message that a text does not choose. */
const notTexts = ["by", "empty", "undefined"];

/** A marked value, or a placeholder outside of one. */
const marks = /‹([^›]*)›|\{([^{}]+)\}/g;
const placeholder = /\{([^{}]+)\}/g;

/** A word in Chinese; and a seam, "\n" here, that has no space beside it there, as it has beside a value. */
const han = /^\p{Script=Han}+$/u;
const wide = /\p{Script=Han} ?\n ?[\p{Script=Han}“（]|[”）] ?\n ?\p{Script=Han}/u;

/** Fetches a part of a language's catalogue. @param {string} language @param {string} part @returns {Promise<Group>} */
const fetched = async (language, part) => (await import("./files.js")).fetched(language, part);

/** @param {string} part @returns {Promise<Group>} */
const inBase = async (part) => (await import("./files.js")).inBase(part);

export class Words {
  /** The parts that are there; null for one that could not be fetched. @type {Map<string, Group | null>} */
  #parts;
  /** Parts in the language of the base, as those of the own could not be fetched. @type {Set<string>} */
  #inBase = new Set();
  /** Some words of other parts, which have come with something that is shown. @type {Set<Record<string, Group>>} */
  #supplements = new Set();
  /** What was found by an id before, until there are other words. @type {Map<string, Message | undefined>} */
  #known = new Map();
  #fetch;
  #fetchInBase;
  #missing;

  /**
   * @param {object} of
   * @param {string} of.language
   * @param {Record<string, Group>} [of.parts] those that are there already
   * @param {(language: string, part: string) => Promise<Group>} [of.fetch]
   * @param {(part: string) => Promise<Group>} [of.fetchInBase] a part in the language of the base, which says so
   * @param {(what: string) => void} [of.missing] told of words that the catalogue lacks, and of arguments that a message has not got: for tests, which then see ids
   * @param {(part: string) => void} [of.failed] told of a part that could not be fetched
   */
  constructor({ language, parts = {}, fetch = fetched, fetchInBase = inBase, missing, failed }) {
    this.language = language;
    this.#parts = new Map(Object.entries(parts));
    this.#fetch = fetch;
    this.#fetchInBase = fetchInBase;
    this.#missing = typeof missing === "function" ? missing : undefined; // an element of a host may have that name
    this.failed = failed;
  }

  /** Fetches parts of the catalogue. Where one cannot be had, that of the base stands for it, or texts of last resort until somebody asks again; the others have come by then. @param {string[]} parts */
  async need(...parts) {
    const all = await Promise.allSettled(
      parts
        .filter((part) => !this.#parts.get(part))
        .map(async (part) => {
          try {
            this.#put(part, await this.#fetch(this.language, part));
          } catch (error) {
            const resort = this.language === base ? null : await this.#fetchInBase(part).catch(() => null);
            if (resort) this.#inBase.add(part);
            this.#put(part, resort);
            this.failed?.(part);
            if (!resort) throw error;
          }
        }),
    );
    for (const one of all) if (one.status === "rejected") throw one.reason;
  }

  /** Parts that have come with a script. @param {Record<string, Group>} parts */
  add(parts) {
    for (const [part, group] of Object.entries(parts)) this.#put(part, group);
  }

  /** @param {string} part @param {Group | null} group */
  #put(part, group) {
    this.#parts.set(part, group);
    this.#known.clear();
  }

  /** What is in a part, which has to be there. @param {string} part */
  group(part) {
    return /** @type {Group} */ (this.#parts.get(part));
  }

  /** Some words of parts that need not be there: they are said until the parts are. @param {Record<string, Group>} parts */
  supplement(parts) {
    this.#supplements.add(parts);
    this.#known.clear();
  }

  /** Whether need() has been answered for these parts, be it that they cannot be had. @param {string[]} parts */
  settled(...parts) {
    return parts.every((part) => this.#parts.has(part));
  }

  /** Whether there are words of this id. @param {string} id */
  has(id) {
    return this.#find(id) !== undefined;
  }

  /**
   * Says a message.
   * @param {string} id
   * @param {Args} [args]
   * @param {string} [resort] what stands where the catalogue lacks it: otherwise the last part of its id, or a word for what could not be fetched
   * @param {number} [most] characters that are shown of a value
   * @returns {string}
   */
  say(id, args = {}, resort, most) {
    const message = this.#find(id);
    if (message !== undefined) return this.#fill(id, this.#variant(id, message, args), args, most);
    const part = this.#parts.get(partOf(id));
    if (part === null) return resort ?? (this.has("ui:missing") ? this.say("ui:missing") : "…");
    const suffices = part === undefined && resort !== undefined && this.#supplements.size > 0; // supplements have only what is not known otherwise
    if (!this.#missing || suffices) return resort ?? id.slice(id.lastIndexOf(":") + 1);
    this.#missing(id);
    return id;
  }

  /** @param {number} n */
  number(n) {
    return this.#intl("NumberFormat").format(n);
  }

  /**
   * A list: "disjunction" joins with "or", "conjunction" with "and", "unit" by commas alone. The last
   * is a narrow conjunction to Intl, as its own units have nothing at all between them in Chinese.
   * @param {string[]} items @param {Intl.ListFormatType} [type]
   */
  list(items, type = "disjunction") {
    const options = type === "unit" ? { type: "conjunction", style: "narrow" } : { type };
    /** @type {{ type: string, value: string }[]} */
    const parts = this.#intl("ListFormat", options).formatToParts(items);
    return parts
      .map(({ type, value }) => (type === "literal" && han.test(value) ? ` ${value} ` : value))
      .reduce(joined, "");
  }

  /** How a sentence shows a character: itself, or its name where it cannot be seen, or its code point. @param {string} character */
  character(character) {
    if (!pictureless.test(character)) return this.say("ui:character", { character });
    const code = codePoint(character);
    return this.has(`characters:${code}`)
      ? this.say("ui:a-character", { name: this.say(`characters:${code}`), code })
      : code;
  }

  /** A character's code point and, where there is one, its name. @param {string} character */
  nameOf(character) {
    const code = codePoint(character);
    return this.has(`characters:${code}`) ? this.say("ui:named", { name: this.say(`characters:${code}`), code }) : code;
  }

  /** @param {string} id @returns {Message | undefined} */
  #find(id) {
    if (!this.#known.has(id)) this.#known.set(id, this.#found(id));
    return this.#known.get(id);
  }

  /** @param {string} id @returns {Message | undefined} */
  #found(id) {
    const [part, ...names] = id.split(":");
    const whole = this.#parts.get(part);
    if (whole && !this.#inBase.has(part)) return within(whole, names);
    for (const some of this.#supplements) {
      const found = within(some[part], names);
      if (found !== undefined) return found;
    }
    if (whole) return within(whole, names);
  }

  /** @param {string} id @param {Message} message @param {Args} args @returns {string} */
  #variant(id, message, args) {
    if (typeof message === "string") return message;
    const value = this.#argument(id, message.by, args);
    const key =
      value === true
        ? "yes"
        : value === false
          ? "no"
          : value === null
            ? "undefined"
            : value === ""
              ? "empty"
              : notTexts.includes(String(value))
                ? "other"
                : String(value);
    const of = (/** @type {string} */ name) => (Object.hasOwn(message, name) ? message[name] : undefined);
    const chosen =
      of(key) ?? of(/^\d+$/.test(key) ? this.#intl("PluralRules").select(Number(key)) : "other") ?? of("other");
    if (chosen !== undefined) return this.#variant(id, chosen, args);
    this.#missing?.(`${id}: ${message.by} = ${key}`);
    return "";
  }

  /** @param {string} id @param {string} text @param {Args} args @param {number} [most] */
  #fill(id, text, args, most = usual) {
    if (!/[‹{]/.test(text)) return text; // like most messages that are said at every key
    let [said, from] = ["", 0];
    for (const { 0: whole, 1: value, 2: name, index } of text.matchAll(marks)) {
      const filled =
        name === undefined ? this.#value(id, whole, value, args, most) : this.#named(this.#text(id, name, args, most));
      said = joined(joined(said, text.slice(from, index)), filled);
      from = index + whole.length;
    }
    return joined(said, text.slice(from));
  }

  /** A text with the names of documents that the language has words for. @param {string} text */
  #named(text) {
    const { names = {} } = /** @type {{ names?: Record<string, string> }} */ (this.#parts.get("ui") ?? {});
    return Object.entries(names).reduce((named, [name, own]) => named.replaceAll(name, own), text);
  }

  /** A marked value, or the word for none. @param {string} id @param {string} whole @param {string} value @param {Args} args @param {number} most */
  #value(id, whole, value, args, most) {
    const [only] = value.match(placeholder) ?? [];
    if (!only) return whole;
    if (only === value && valueOf(args, value.slice(1, -1)) === null) return this.say("ui:undefined");
    const filled = value.replace(placeholder, (/** @type {string} */ _, /** @type {string} */ inner) =>
      this.#text(id, inner, args, most),
    );
    if (filled === "") return this.say("ui:nothing");
    return ((filled.length > most && cut(filled, Math.min(most, usual))) || [filled])
      .map((part) => `‹${part.replaceAll("›", "››")}›`)
      .join("…");
  }

  /** What stands for a placeholder. @param {string} id @param {string} inner @param {Args} args @param {number} [most] @returns {string} */
  #text(id, inner, args, most) {
    if (inner.includes(":")) return this.say(inner, args, undefined, most);
    const [name, how] = inner.split("|");
    const value = this.#argument(id, name, args);
    if (how === "character") return this.character(String(value));
    if (how === "characters") return this.list([...String(value)].map((c) => this.character(c)));
    const text =
      typeof value === "number" ? this.number(value) : Array.isArray(value) ? this.list(value) : String(value);
    return how === "capital" ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  }

  /** @param {string} id @param {string} name @param {Args} args @returns {unknown} */
  #argument(id, name, args) {
    const value = valueOf(args, name);
    if (value !== undefined) return value;
    this.#missing?.(`${id}: {${name}}`);
    return "";
  }

  /** @type {Map<string, any>} */
  #made = new Map();

  /** Intl's formatters take long to make, so each is made once. @param {"NumberFormat" | "ListFormat" | "PluralRules"} name @param {{ type?: any, style?: any }} [options] */
  #intl(name, options = {}) {
    const key = name + options.type + options.style;
    if (!this.#made.has(key))
      this.#made.set(
        key,
        new /** @type {any} */ (Intl)[name](untagged(this.say("ui:locale", {}, this.language)), options),
      );
    return this.#made.get(key);
  }
}

/** Two pieces of a text: a word in Chinese where a value might be needs no space beside others. @param {string} a @param {string} b */
const joined = (a, b) =>
  wide.test(`${a.slice(-3)}\n${b.slice(0, 3)}`) ? a.replace(/ $/, "") + b.replace(/^ /, "") : a + b;

/** A message of a group. @param {any} group @param {string[]} names @returns {Message | undefined} */
function within(group, names) {
  for (const name of names) group = group && Object.hasOwn(group, name) ? group[name] : undefined;
  return typeof group === "string" || typeof group?.by === "string" ? group : undefined;
}

/** @param {string} character */
const codePoint = (character) =>
  `U+${/** @type {number} */ (character.codePointAt(0)).toString(16).toUpperCase().padStart(4, "0")}`;

/** @param {string} id */
const partOf = (id) => id.slice(0, id.indexOf(":"));

/** @param {Args} args @param {string} name */
const valueOf = (args, name) =>
  typeof args === "function" ? args(name) : Object.hasOwn(args, name) ? args[name] : undefined;

/** What cannot be seen, or has power over its neighbours: controls, formats, fillers, separators of lines, halves of pairs. */
export const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{DI}]/gu;

/** A text for where there are no elements, a title for instance: code points stand in the places of characters that cannot be seen. @param {string} text */
export const visible = (text) => text.replace(unseen, (character) => `[${codePoint(character)}]`);

/** A text without its middle, where it is long. @param {string} text */
export function short(text, most = usual) {
  return (cut(text, most) ?? [text]).join("…");
}

/**
 * The two ends of a text that is long; null of one that is not. No pair of surrogates is
 * halved. Views that draw them put the "…" between them, which is none of the text's own.
 * @param {string} text @returns {[string, string] | null}
 */
export function cut(text, most = usual) {
  if (text.length <= most) return null;
  const half = Math.floor((most - 1) / 2);
  return [text.slice(0, boundary(text, half)), text.slice(boundary(text, text.length - half))];
}

/** The place itself, or that before it where it is between two halves of a character. @param {string} text @param {number} at */
export function boundary(text, at) {
  return /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(at - 1, at + 1)) ? at - 1 : at;
}
