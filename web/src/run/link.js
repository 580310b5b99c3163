/**
 * The link: everything that a visitor sees, readable in the fragment of the page's address, as in
 * #base=http://a/b/c/d;p?q&reference=../g&edition=rfc3986&step=12. Existing links keep working forever.
 *
 * These are the fields. Each is optional; if one appears twice, the last counts.
 *
 *   room        the room; the first in web/src/rooms/rooms.js by default
 *
 * Fields of the Resolve room:
 *
 *   base        the texts, percent-encoded where necessary. The defaults come from {@link start}: without both,
 *   reference   its two texts; with just a reference, its base. With just a base, the reference is empty
 *   omitted     base, reference, or both with a comma: texts too long for the link
 *   of          the text that a relative base is resolved against first
 *   edition     the id of the spec
 *   step        the number of steps executed; all by default
 *   open        in a run in groups: the step, from 1, whose lines are shown as steps
 *   expected    the expected target, or a library's answer, to be explained
 *   answered    yes: it is a library's answer
 *   mode        presentation: only the stage, in large type; in every room that plays a run
 *               predict: the run is hidden, and the reader predicts its result
 *   predict     in that mode, the question, if it isn't the target: web/src/views/stage/predict.js
 *   exercises   in that mode: references for one question after another, each with the
 *               link's base, edition and options, separated by a space; an empty one shows as
 *               a second space, or a space at an end. The current one is the first that
 *               equals the link's reference
 *   bases       in that mode: lists as long as exercises, if these differ in base, edition or
 *   editions    question; at is the number, from 1, of the current one:
 *   questions   web/src/run/sequence.js
 *   at
 *   libraries   the calls of libraries shown beside the years, by their keys in
 *               web/src/libraries/groups.js, separated by "|"; by default, the ones stored in this browser
 *   card        the open card below the stage: anatomy, characters, or grammar
 *   line.2C     another text for a line of the spec, here for 2C; omit.2C=yes leaves it out, and before.2C and
 *               after.2C insert lines: web/src/run/lines.js. Exercises have no changes
 *   strict …    the options that the specs declare, by name, each if it isn't at its
 *               default
 *
 * Fields of the Encoding room, for encoding: data, component and charset by the engine's ids, edition, step, and
 * omitted. For a host: host and edition. For RFC 3987: iri (to map) or uri (to convert), step, and the choices names,
 * normalize and excluded, each yes or no if it isn't at its default.
 *
 * Fields of the Compare room: a and b, the two texts; base; edition; side (a or b), whose normalization is played; its
 * step; omitted: a, b or base, with commas; as: iri or uri, to compare texts beyond US-ASCII as that type; characters:
 * yes, to normalize these.
 *
 * Fields of the Schemes room: reference (the URL), edition, step, and omitted, as above.
 *
 * Fields of the Documents room: part (base or text), edition, and omitted (document or text), because no link contains
 * what was pasted. Its part base also has the URIs retrieval and default; format, if it isn't to be recognized; and
 * example, by its name in web/src/rooms/documentschips.js. Its part text has example: a name in
 * web/src/rooms/documentstextchips.js, or the id of an example that a document prints.
 *
 * Fields of other rooms. Conformance has table: the open tables, libraries or mistakes, with a comma. The room for
 * teachers has the exercises, as in Resolve. Embed has the fields of Resolve except libraries and mode, view with "+"
 * between the names, loading, width, side, and the attributes of the views with their own texts.
 *
 * Fields of embed.html, the page for frames: base, reference, edition, step, changed lines, and the options as above,
 * and
 *
 *   view        the views, by name with "+" between them
 *   predict     the run is hidden, and this is the question
 */

import * as fields from "./fields.js";
import { familiesOf, lineFields, linesOf } from "./lines.js";
import { question } from "./sequence.js";

/** @import { Option } from "./engine.js" */
/** @import { Note } from "./fields.js" */

/**
 * The state of the Resolve room in a link. Options are texts by name, without those at their default. A step of null is
 * the end of the run.
 * @typedef {{ base: string, reference: string, edition: string, options: Record<string, string>, step: number | null, of?: string, open: number | null, mode: "" | "presentation" | "predict", predict: string, exercises: string[], series?: { bases?: string, editions?: string, questions?: string, at?: string }, libraries?: string[], expected?: string, answered?: boolean, card?: string, lines?: import("./lines.js").Lines }} State
 */

/**
 * A parsed link. Each room reads its own fields.
 * @typedef {object} Link
 * @property {string} room
 * @property {[name: string, value: string][]} fields
 * @property {Note[]} notes
 * @property {Record<string, string> | null} kept texts that were too long for the link, by name, if this tab has them
 */

/** The meaning of an empty link. @type {State} */
export const start = {
  base: "http://a/b/c/d;p?q",
  reference: "../../../g",
  edition: "rfc3986",
  options: {},
  step: null,
  open: null,
  mode: "",
  predict: "",
  exercises: [],
};

/** The page's first example: an ordinary link on an ordinary page. @type {State} */
export const opening = { ...start, base: "https://docs.example.com/guide/intro", reference: "images/x.png" };

/** Longer texts are kept out of links, because browsers and servers truncate them. */
export const longestText = 8000;

const texts = /** @type {const} */ (["base", "reference"]);

/** The cards below the stage that a link can open. */
export const cards = ["anatomy", "characters", "grammar"];

/**
 * Writes a fragment of fields, "#" included.
 * @param {Record<string, string | null | undefined>} all fields that are null or undefined are left out
 */
export const fragment = (all) =>
  `#${Object.entries(all)
    .flatMap(([name, value]) => (value === null || value === undefined ? [] : `${name}=${encode(value)}`))
    .join("&")}`;

/**
 * The fields of a run at a step.
 * @param {Pick<State, "base" | "reference" | "edition" | "options" | "step"> & { open?: number | null, lines?: State["lines"] }} state
 * @returns {Record<string, string | null>}
 */
export function runFields({ base, reference, edition, options, step, open = null, lines }) {
  const omitted = Object.keys(omittedOf({ base, reference }) ?? {});
  return {
    base: omitted.includes("base") ? null : base,
    reference: omitted.includes("reference") ? null : reference,
    omitted: omitted.join() || null,
    edition,
    ...Object.fromEntries(Object.entries(options).map(([name, value]) => [encode(name), value])),
    ...Object.fromEntries(
      Object.entries(fields.writeFields(lineFields, familiesOf(lines ?? null))).map(([name, value]) => [
        encode(name).replaceAll("=", "%3D"), // an id may contain one
        value,
      ]),
    ),
    step: step === null ? null : String(step),
    open: open === null ? null : String(open),
  };
}

/**
 * Writes a fragment, "#" included.
 * @param {Omit<State, "open" | "mode" | "predict" | "exercises"> & Partial<State>} state
 */
export function write(state) {
  const {
    of = "",
    mode,
    predict,
    exercises = [],
    series,
    libraries = [],
    expected,
    answered = false,
    card = "",
  } = state;
  const isAsked = expected !== undefined && expected.length <= longestText;
  return fragment({
    ...runFields(state),
    of: of.length <= longestText ? of || null : null,
    mode: mode || null,
    predict: predict || null,
    exercises: exercises.length ? exercises.join(" ") : null,
    ...series,
    libraries: libraries.length ? libraries.join("|") : null,
    expected: isAsked ? expected : null,
    answered: isAsked && answered ? "yes" : null,
    card: card || null,
  });
}

/** Writes a fragment for a room other than the first. @param {string} room @param {Record<string, string | null | undefined>} all */
export const linkTo = (room, all) => fragment({ room, ...all });

/** The page's address with another fragment. @param {string} fragment */
export const addressOf = (fragment) => location.href.replace(/#.*/, "") + fragment;

/** The texts that are too long for a link; null if neither is. @param {Pick<State, "base" | "reference">} state */
export function omittedOf(state) {
  const long = texts.filter((name) => state[name].length > longestText);
  return long.length ? Object.fromEntries(long.map((name) => [name, state[name]])) : null;
}

/**
 * Splits a fragment into fields and decodes them.
 * @param {string} fragment with or without "#"
 * @param {string[]} [rooms] the names of the rooms; a link without one leads to the first
 * @param {Link["kept"]} [kept]
 * @returns {Link}
 */
export function parse(fragment, rooms = ["resolve"], kept = null) {
  const link = /** @type {Link} */ ({ room: rooms[0], fields: [], notes: [], kept });
  const text = fragment.replace(/^#/, "");
  for (const field of text ? text.split("&") : []) {
    const equals = field.indexOf("=");
    const name = equals < 0 ? field : field.slice(0, equals);
    const { value, faults } = decode(equals < 0 ? "" : field.slice(equals + 1));
    for (const fault of faults) fields.note(link.notes, fault, { name });
    if (name !== "room") link.fields.push([name, value]);
    else if (rooms.includes(value)) link.room = value;
    else fields.noteValue(link.notes, name, value, link.room);
  }
  return link;
}

/**
 * The fields of the Resolve room, besides the options.
 * @param {string[]} [ids] of the specs; without them, an id can be any text
 */
const schemaOf = (ids) => ({
  base: fields.text(start.base),
  reference: fields.text(start.reference),
  of: fields.any(""),
  edition: ids ? fields.edition(ids, start.edition, start.edition) : fields.any(start.edition),
  step: fields.step(),
  open: fields.number(1, null),
  mode: fields.oneOf(/** @type {const} */ (["presentation", "predict"]), ""),
  predict: fields.matching(question),
  exercises: fields.list(fields.any(""), " "),
  bases: fields.list(fields.any(""), " "),
  editions: fields.list(ids ? { ...fields.oneOf(["", ...ids], ""), instead: start.edition } : fields.any(""), " "),
  questions: fields.list({ ...fields.matching(question), instead: "target" }, " "),
  at: fields.number(1, null),
  libraries: fields.list(fields.any(""), "|"),
  expected: fields.any(""),
  answered: fields.flag(),
  card: fields.oneOf(["", ...cards], ""),
  ...lineFields,
});

/**
 * The state of the Resolve room from a link. Fields that the room doesn't know are returned with the options: {@link
 * optionsIn} separates them.
 * @param {Link} link @param {string[]} [ids] of the specs; without them, an id can be any text
 * @param {string[]} [without] the room's fields to leave out, for a room that shares the others
 * @returns {{ state: State, notes: Note[] }}
 */
export function stateOf(link, ids, without = []) {
  const schema = schemaOf(ids);
  const own = Object.fromEntries(Object.entries(schema).filter(([name]) => !without.includes(name)));
  const { values, given, rest, notes } = fields.readFields(/** @type {typeof schema} */ (own), link);
  const {
    of,
    bases,
    editions,
    questions,
    at,
    libraries,
    expected,
    answered,
    card,
    line,
    omit,
    before,
    after,
    ...state
  } = { ...start, ...values };
  const lines = linesOf({ line, omit, before, after });
  // A link with one text means the other to be empty, not the example.
  if (given.has("base") && !given.has("reference")) state.reference = "";
  const isBeyond = (at ?? 0) > state.exercises.length;
  if (isBeyond) fields.noteValue(notes, "at", String(at));
  const written = fields.writeFields(own, { bases, editions, questions, at: isBeyond ? null : at });
  const series = Object.entries(written).filter(([, value]) => value !== null);
  return {
    state: {
      ...state,
      options: rest,
      ...(of && { of }),
      ...(series.length && { series: Object.fromEntries(series) }),
      ...(given.has("libraries") && { libraries: [...new Set(libraries.filter(Boolean))] }),
      ...(given.has("expected") && { expected }),
      ...(given.has("answered") && { answered }),
      ...(card && { card }),
      ...(lines && { lines }),
    },
    notes,
  };
}

/**
 * Reads the fragment of a link to the Resolve room, with notes on whatever can't be read.
 * @param {string} fragment @param {string[]} [rooms]
 * @returns {{ room: string, state: State, notes: Note[] }}
 */
export function read(fragment, rooms) {
  const link = parse(fragment, rooms);
  return { room: link.room, ...stateOf(link) };
}

/**
 * The texts as a text box with one line can hold them, with notes on removed line breaks, which occur where an address
 * is broken over several lines.
 * @param {State} state
 */
export function inOneLine(state) {
  /** @type {Note[]} */
  const notes = [];
  const lines = { ...state };
  for (const name of texts) {
    lines[name] = fields.withoutBreaks(state[name], notes, name);
  }
  if (state.of) lines.of = fields.withoutBreaks(state.of, notes, "of");
  // Keeps the reference among the exercises.
  lines.exercises = state.exercises.map((one) => fields.withoutBreaks(one, [], ""));
  return { state: lines, notes };
}

/** The options of some specs, each name once. @param {{ options: Option[] }[]} editions @returns {Option[]} */
export function optionsOf(editions) {
  return [...new Map(editions.flatMap(({ options }) => options.map((option) => [option.name, option]))).values()];
}

/**
 * Separates options from other fields of a link, which are noted.
 * @param {Record<string, string>} given @param {Option[]} options
 */
export function optionsIn(given, options) {
  /** @type {Note[]} */
  const notes = [];
  for (const [name, value] of Object.entries(given)) {
    const option = options.find((o) => o.name === name);
    if (!option) fields.note(notes, "link-field", { name });
    else if (!option.values.includes(value)) fields.noteValue(notes, name, value, option.values[0]);
  }
  return { options: chosen(given, options), notes };
}

/**
 * The values of a link, by the fields of a room and the options of its specs, with notes on everything that they can't
 * have.
 * @template {fields.Schema} S @param {S} schema @param {Link} link @param {Option[]} [options]
 */
export function taken(schema, link, options = []) {
  const { values, given, rest, notes } = fields.readFields(schema, link);
  const read = optionsIn(rest, options);
  return { values, given, options: read.options, notes: [...notes, ...read.notes] };
}

/**
 * The options among the members of an object, without those at their default. A switch may be a boolean.
 * @param {object} from @param {Option[]} options
 */
export function chosen(from, options) {
  /** @type {Record<string, string>} */
  const found = {};
  for (const { name, values } of options) {
    const value = Object.hasOwn(from, name) ? /** @type {Record<string, unknown>} */ (from)[name] : undefined;
    const text = typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
    if (values.indexOf(text) > 0) found[name] = text;
  }
  return found;
}

/**
 * Encodes whatever a fragment can't contain or would parse differently. A lone surrogate, which a text may contain, has
 * no UTF-8; it is encoded as if it had.
 * @param {string} text
 */
function encode(text) {
  const encoded = text.isWellFormed()
    ? encodeURIComponent(text)
    : text.replace(/\p{Surrogate}|\P{Surrogate}+/gu, (part) =>
        part.isWellFormed() ? encodeURIComponent(part) : encodeHalf(part.charCodeAt(0)),
      );
  return encoded.replace(/%(?:3A|2F|3F|3B|3D|40|24|2C|2B|5B|5D)/g, decodeURIComponent);
}

/** @param {number} code from U+D800 to U+DFFF */
const encodeHalf = (code) =>
  [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)]
    .map((byte) => `%${byte.toString(16).toUpperCase()}`)
    .join("");

/** The output of {@link encodeHalf}. */
const encodedHalf = /%ED%([AB][0-9A-F])%([89AB][0-9A-F])/gi;

const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });

/**
 * Decodes once. A "%" that isn't an encoding is kept, and bytes that are neither UTF-8 nor a lone surrogate become
 * U+FFFD. faults: the ids of the notes on that.
 * @param {string} text
 * @returns {{ value: string, faults: string[] }}
 */
function decode(text) {
  const stray = /%(?![0-9A-Fa-f]{2})/.test(text);
  if (!stray) {
    // an exception takes a hundred times as long
    try {
      return { value: decodeURIComponent(text), faults: [] };
    } catch {
      // The encoded bytes aren't UTF-8.
    }
  }
  let bytes = false;
  const whole = text.replace(encodedHalf, (_, high, low) =>
    String.fromCharCode(0xd000 | ((parseInt(high, 16) & 0x3f) << 6) | (parseInt(low, 16) & 0x3f)),
  );
  const value = whole.replace(/(?:%[0-9A-Fa-f]{2})+/g, (run) => {
    const decoded = utf8.decode(
      new Uint8Array(
        run
          .slice(1)
          .split("%")
          .map((hex) => parseInt(hex, 16)),
      ),
    );
    bytes ||= decoded.split("\ufffd").length > run.split(/%EF%BF%BD/i).length;
    return decoded;
  });
  return { value, faults: [...(stray ? ["link-encoding"] : []), ...(bytes ? ["link-bytes"] : [])] };
}
