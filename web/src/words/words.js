/**
 * The sentences of the page by their ids, from a catalogue that contains only data.
 *
 * A language is a folder, such as words/en, with a file for each part: ui.js for what is
 * always needed, one for each spec, others for views that open later. An id is the name of
 * the part and the path within its file, joined by colons: "rfc3986:why:empty".
 *
 * A message is a text, or variants of it:
 *
 *     "The path stays ‹{path}›; only the query becomes ‹{query}›."
 *     { by: "answer", yes: "There is a scheme.", no: "There is no scheme." }
 *     { by: "count", one: "{count} example", other: "{count} examples" }
 *
 * - {path} is replaced by the argument of that name. Numbers are formatted for the language,
 *   and lists are joined with "or".
 * - {found|capital} starts with a capital letter, unless its first word is a name with a number;
 *   {from|character} is one character, or its name if it is invisible; {value|characters} are several.
 * - {ui:levels} is another message with the same arguments.
 * - ‹…› marks a value, which views show as code; a › in the value is doubled. A long value
 *   becomes two with "…" between them, so that the "…" isn't part of the value. An empty
 *   value becomes the word for nothing, and null the word for undefined.
 * - The space around a placeholder is dropped between two words in Chinese.
 * - by names the argument that chooses the variant: a number by itself or by its plural
 *   category in the language, true and false as yes and no, the empty text as empty,
 *   null as undefined, another text by itself. "other" is for everything else, and for the texts
 *   "empty", "undefined", and "by", which a visitor may type.
 *
 * The notation isn't ICU's because its libraries have 10 KB or more, a third of all that the page
 * may load before its first frame.
 */
import { base } from "./base.js";
import { untagged } from "./tagged.js";

/** @typedef {string | { by: string, [variant: string]: Message }} Message */
/** @typedef {{ [id: string]: Message | Group }} Group */
/** The arguments: values by name, or a function that returns them. */
/** @typedef {Record<string, unknown> | ((name: string) => unknown)} Args */

/** Invisible characters, and those that combine with others. */
const pictureless = /[\p{C}\p{Z}\p{M}]/u;

/** The most characters of a value to show, by default. */
const usual = 48;
/** The most characters where a whole host must fit: it has at most 255, and there may be text around it. Longer values are cut to the default. */
export const wholeHost = 300;

/** Variants that a text can't choose. */
const notTexts = ["by", "empty", "undefined"];

/** A marked value, or a placeholder outside of one. */
const marks = /‹([^›]*)›|\{([^{}]+)\}/g;
const placeholder = /\{([^{}]+)\}/g;

/** A word in Chinese; and a joint, "\n", between two words in Chinese, where no space belongs. */
const han = /^\p{Script=Han}+$/u;
const wide = /\p{Script=Han} ?\n ?[\p{Script=Han}“（]|[”）] ?\n ?\p{Script=Han}/u;

/** Fetches a part of a catalogue. @param {string} language @param {string} part @returns {Promise<Group>} */
const fetched = async (language, part) => (await import("./files.js")).fetched(language, part);

/** @param {string} part @returns {Promise<Group>} */
const inBase = async (part) => (await import("./files.js")).inBase(part);

export class Words {
  /** The loaded parts; null for one that couldn't be fetched. @type {Map<string, Group | null>} */
  #parts;
  /** Parts in the base language, because they couldn't be fetched in this one. @type {Set<string>} */
  #inBase = new Set();
  /** Messages of parts that aren't loaded, which came with a view. @type {Set<Record<string, Group>>} */
  #supplements = new Set();
  /** The messages found so far, by id; cleared when words are added. @type {Map<string, Message | undefined>} */
  #known = new Map();
  #fetch;
  #fetchInBase;
  #missing;

  /**
   * @param {object} of
   * @param {string} of.language
   * @param {Record<string, Group>} [of.parts] those that are already loaded
   * @param {(language: string, part: string) => Promise<Group>} [of.fetch]
   * @param {(part: string) => Promise<Group>} [of.fetchInBase] fetches a part in the base language, marked as such
   * @param {(what: string) => void} [of.missing] for tests: called with each missing message or argument; the text is then the id
   * @param {(part: string) => void} [of.failed] called with a part that couldn't be fetched
   */
  constructor({ language, parts = {}, fetch = fetched, fetchInBase = inBase, missing, failed }) {
    this.language = language;
    this.#parts = new Map(Object.entries(parts));
    this.#fetch = fetch;
    this.#fetchInBase = fetchInBase;
    this.#missing = typeof missing === "function" ? missing : undefined; // on a foreign page, an element may have that id
    this.failed = failed;
  }

  /** Fetches parts of the catalogue. If one fails, it is fetched in the base language; if that fails, too, this rejects after all others have loaded, and the next call tries again. @param {string[]} parts */
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

  /** Adds parts that came with a script. @param {Record<string, Group>} parts */
  add(parts) {
    for (const [part, group] of Object.entries(parts)) this.#put(part, group);
  }

  /** @param {string} part @param {Group | null} group */
  #put(part, group) {
    this.#parts.set(part, group);
    this.#known.clear();
  }

  /** The messages of a loaded part. @param {string} part */
  group(part) {
    return /** @type {Group} */ (this.#parts.get(part));
  }

  /** Adds single messages, which are used until their parts are loaded. @param {Record<string, Group>} parts */
  supplement(parts) {
    this.#supplements.add(parts);
    this.#known.clear();
  }

  /** True once these parts have loaded or failed. @param {string[]} parts */
  settled(...parts) {
    return parts.every((part) => this.#parts.has(part));
  }

  /** True if there is a message with this id. @param {string} id */
  has(id) {
    return this.#find(id) !== undefined;
  }

  /**
   * Says a message.
   * @param {string} id
   * @param {Args} [args]
   * @param {string} [resort] the text if the message is missing; by default the last part of its id, or the word for a part that couldn't be fetched
   * @param {number} [most] the most characters of a value to show
   * @returns {string}
   */
  say(id, args = {}, resort, most) {
    const message = this.#find(id);
    if (message !== undefined) return this.#fill(id, this.#variant(id, message, args), args, most);
    const part = this.#parts.get(partOf(id));
    if (part === null) return resort ?? (this.has("ui:missing") ? this.say("ui:missing") : "…");
    const suffices = part === undefined && resort !== undefined && this.#supplements.size > 0; // supplements omit messages that have a text of last resort
    if (!this.#missing || suffices) return resort ?? id.slice(id.lastIndexOf(":") + 1);
    this.#missing(id);
    return id;
  }

  /** @param {number} n */
  number(n) {
    return this.#intl("NumberFormat").format(n);
  }

  /**
   * A list: "disjunction" joins with "or", "conjunction" with "and", "unit" with commas. The last
   * is a narrow conjunction, because Intl's own units have no separator in Chinese.
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

  /** A character in a sentence: itself or, if it is invisible, its name or code point. @param {string} character */
  character(character) {
    if (!pictureless.test(character)) return this.say("ui:character", { character });
    const code = codePoint(character);
    return this.has(`characters:${code}`)
      ? this.say("ui:a-character", { name: this.say(`characters:${code}`), code })
      : code;
  }

  /** A character's code point, and its name if it has one. @param {string} character */
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
    if (!/[‹{]/.test(text)) return text; // as in most messages that change with every key
    let [said, from] = ["", 0];
    for (const { 0: whole, 1: value, 2: name, index } of text.matchAll(marks)) {
      const filled =
        name === undefined ? this.#value(id, whole, value, args, most) : this.#named(this.#text(id, name, args, most));
      said = joined(joined(said, text.slice(from, index)), filled);
      from = index + whole.length;
    }
    return joined(said, text.slice(from));
  }

  /** A text in which documents have their names in the language. @param {string} text */
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

  /** The text for a placeholder. @param {string} id @param {string} inner @param {Args} args @param {number} [most] @returns {string} */
  #text(id, inner, args, most) {
    const [name, how] = inner.split("|");
    const value = name.includes(":") ? this.say(name, args, undefined, most) : this.#argument(id, name, args);
    if (how === "character") return this.character(String(value));
    if (how === "characters") return this.list([...String(value)].map((c) => this.character(c)));
    const text =
      typeof value === "number" ? this.number(value) : Array.isArray(value) ? this.list(value) : String(value);
    return how === "capital" && !/^\S*\d/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
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

  /** One of Intl's formatters, which are slow to make and therefore kept. @param {"NumberFormat" | "ListFormat" | "PluralRules"} name @param {{ type?: any, style?: any }} [options] */
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

/** Joins two pieces of a text, without a space between two words in Chinese. @param {string} a @param {string} b */
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

/** Characters that are invisible or affect their neighbours: controls, formats, fillers, line separators, surrogates. */
export const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{DI}]/gu;

/** A text for places without elements, such as a title: invisible characters become code points. @param {string} text */
export const visible = (text) => text.replace(unseen, (character) => `[${codePoint(character)}]`);

/** A text, without its middle if it is long. @param {string} text */
export function short(text, most = usual) {
  return (cut(text, most) ?? [text]).join("…");
}

/**
 * The two ends of a long text, or null if it isn't long. Surrogate pairs aren't split. Views
 * draw a "…" between the two, which isn't part of the text.
 * @param {string} text @returns {[string, string] | null}
 */
export function cut(text, most = usual) {
  if (text.length <= most) return null;
  const half = Math.floor((most - 1) / 2);
  return [text.slice(0, boundary(text, half)), text.slice(boundary(text, text.length - half))];
}

/** The index, or the one before it if it is within a surrogate pair. @param {string} text @param {number} at */
export function boundary(text, at) {
  return /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(at - 1, at + 1)) ? at - 1 : at;
}
