/**
 * The fields of a room's link, one per line: their values, and how these are written. An impossible value becomes a
 * note that names the field and the value used instead.
 */

/**
 * A problem in a link: the id of a sentence, its arguments, and how often it occurs. A link may have any number of
 * problems, so each kind is noted once, except impossible values, which are all noted.
 * @typedef {{ id: string, args: Record<string, string>, count: number }} Note
 */

/**
 * @template T
 * @typedef {object} Field
 * @property {T} first its value in a link without the field
 * @property {(value: string, refuse: (value: string) => T) => T} read refuse: notes an impossible value, and returns
 *   the one used instead
 * @property {(value: T) => string | null} write null: the field is left out
 * @property {T} [instead] used for an impossible value, if that isn't the first
 * @property {readonly string[]} [values] the possible values, if they are known
 * @property {string} [note] the id of the note on an impossible value
 * @property {"lines" | "line"} [text] of texts, which a link leaves out if they are too long: several lines, or one,
 *   from which line breaks are removed
 * @property {Field<any>} [each] of a family of fields, for example "line.2C" and "line.2D": describes each member.
 *   The family's value holds theirs by the text after the first dot
 */

/** @typedef {Record<string, Field<any>>} Schema */
/** @template {Schema} S @typedef {{ [Name in keyof S]: S[Name]["first"] }} Values */

/** A text of any length. @param {string} [first] @returns {Field<string>} */
export const text = (first = "") => ({ first, read: (value) => value, write: (value) => value, text: "lines" });

/** A text for a text box with one line. @param {string} [first] @returns {Field<string>} */
export const line = (first = "") => ({ ...text(first), text: "line" });

/** Any text, left out if it has its first value. @template {string | null} T @param {T} first @returns {Field<string | T>} */
export const any = (first) => ({ first, read: (value) => value, write: (value) => (value === first ? null : value) });

/** @template {string | null} [T=never] @template {string} [V=string] @param {readonly V[]} values @param {T | V} [first] @returns {Field<V | T>} */
export const oneOf = (values, first = values[0]) => ({
  first,
  values,
  read: (value, refuse) => values.find((one) => one === value) ?? refuse(value),
  write: (value) => (value === first ? null : value),
});

/** A text that matches a pattern. @param {RegExp} form @returns {Field<string>} */
export const matching = (form) => ({
  ...any(""),
  read: (value, refuse) => (form.test(value) ? value : refuse(value)),
});

/** @param {boolean} [first] @returns {Field<boolean>} */
export const flag = (first = false) => ({
  first,
  values: ["yes", "no"],
  read: (value, refuse) => (value === "yes" || value === "no" ? value === "yes" : refuse(value)),
  write: (value) => (value === first ? null : value ? "yes" : "no"),
});

/** The number in a text; null if it isn't one of up to nine digits. @param {string} value */
export const numberIn = (value) => (/^\d{1,9}$/.test(value) ? Number(value) : null);

/** @template {number | null} T @param {number} least @param {T} first @returns {Field<number | T>} */
export const number = (least, first) => ({
  first,
  read(value, refuse) {
    const found = numberIn(value);
    return found !== null && found >= least ? found : refuse(value);
  },
  write: (value) => (value === first ? null : String(value)),
});

/** The number of steps to execute; null for all. */
export const step = () => ({ ...number(0, null), note: "link-step" });

/** The id of a spec. @param {string[]} ids the ids of all specs @param {string} first @param {string} instead */
export const edition = (ids, first, instead) => ({
  ...oneOf(ids, first),
  write: (/** @type {string} */ value) => value,
  instead,
  note: "link-edition",
});

/** Several values with a separator. @template T @param {Field<T>} of @param {string} between @param {RegExp | string} [apart] @returns {Field<T[]>} */
export const list = (of, between, apart = between) => ({
  first: [],
  instead: /** @type {any} */ (of.instead ?? of.first), // for each value
  read: (value, refuse) =>
    value.split(apart).map((one) => of.read(one, (bad) => (refuse(bad), of.instead ?? of.first))),
  write: (values) => (values.length ? values.map((one) => of.write(one) ?? "").join(between) : null),
});

/** A family of fields. Each name is the family's, a dot, and a text of its own. @template T @param {Field<T>} each @returns {Field<Record<string, T>>} */
export const family = (each) => ({ first: {}, each, read: (_, refuse) => refuse(""), write: () => null });

/**
 * The field of a schema that a link's name refers to, and the text after the dot for a member of a family.
 * @param {Schema} schema @param {string} name
 */
function named(schema, name) {
  const own = (/** @type {string} */ key) => (Object.hasOwn(schema, key) ? schema[key] : null);
  const dot = name.indexOf(".");
  const field = own(name);
  if (dot < 0 || field) return { field: field?.each ? null : field, key: name, member: "" };
  const [key, member] = [name.slice(0, dot), decoded(name.slice(dot + 1))];
  return { field: (member && own(key)?.each) || null, key, member };
}

/** A name, decoded if possible. @param {string} name */
function decoded(name) {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Adds a note, or counts it if there is one of its kind. @param {Note[]} notes @param {string} id @param {Note["args"]} args */
export function note(notes, id, args) {
  const same = notes.find((other) => other.id === id && (id !== "link-value" || other.args.name === args.name));
  if (same) same.count++;
  else notes.push({ id, args, count: 1 });
}

const lineBreaks = /\r\n|\r|\n/g;

/** A text without its line breaks, which are noted. @param {string} text @param {Note[]} notes @param {string} name */
export const withoutBreaks = (text, notes, name) =>
  text.replace(lineBreaks, () => {
    note(notes, "link-line-break", { name });
    return "";
  });

/**
 * Notes a value that a field can't have.
 * @param {Note[]} notes @param {string} name @param {string} value
 * @param {unknown} [instead] the value used instead; "": the field is ignored
 */
export const noteValue = (notes, name, value, instead = "") =>
  note(notes, "link-value", { name, value, instead: String(instead ?? "") });

/**
 * The values of a link, with the first value for each missing field; the fields that are present; those outside the
 * schema; and notes. If a field appears twice, the last one counts.
 * @template {Schema} S
 * @param {S} schema
 * @param {Pick<import("./link.js").Link, "fields" | "notes" | "kept">} link
 * @returns {{ values: Values<S>, given: Set<string>, rest: Record<string, string>, notes: Note[] }}
 */
export function readFields(schema, { fields, notes: before, kept }) {
  const notes = [...before];
  const found = new Map(fields);
  /** @type {Record<string, unknown>} */
  const values = Object.fromEntries(Object.entries(schema).map(([name, { first }]) => [name, first]));
  /** @type {[string, string][]} */
  const rest = [];
  const given = new Set();
  /** Members of families. @type {Map<string, [string, unknown][]>} */
  const members = new Map();
  const omitted = found.get("omitted");
  found.delete("omitted");
  for (const name of omitted?.split(",") ?? []) {
    if (!schema[name]?.text) noteValue(notes, "omitted", name);
    else {
      if (kept?.[name] === undefined) note(notes, "link-omitted", { name });
      found.set(name, kept?.[name] ?? found.get(name) ?? "");
    }
  }
  for (const [name, value] of found) {
    const { field, key, member } = named(schema, name);
    if (!field) {
      rest.push([name, value]);
      continue;
    }
    given.add(key);
    const { instead = field.first } = field;
    const taken = field.read(value, (bad) => {
      if (field.note) note(notes, field.note, { value: bad });
      else noteValue(notes, name, bad, typeof instead === "boolean" ? (instead ? "yes" : "no") : instead);
      return instead;
    });
    if (!member) values[key] = field.text === "line" ? withoutBreaks(taken, notes, name) : taken;
    else if (members.has(key)) members.get(key)?.push([member, taken]);
    else members.set(key, [[member, taken]]);
  }
  for (const [key, all] of members) values[key] = Object.fromEntries(all);
  return { values: /** @type {any} */ (values), given, rest: Object.fromEntries(rest), notes };
}

/** The fields of a link. @template {Schema} S @param {S} schema @param {Partial<Values<S>>} values without some, these are left out @returns {Record<string, string | null>} */
export const writeFields = (schema, values) =>
  Object.fromEntries(
    Object.entries(schema).flatMap(([name, { each, ...field }]) => {
      const value = values[name];
      if (!each) return [[name, value === undefined ? null : field.write(value)]];
      return Object.entries(value ?? {}).map(([member, one]) => [`${name}.${member}`, each.write(one)]);
    }),
  );
