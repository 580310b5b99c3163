/**
 * The link: everything that a visitor sees, readable in the fragment of the page's
 * address, as in #base=http://a/b/c/d;p?q&reference=../g&edition=rfc3986&step=12.
 * Links that were made once keep working for ever.
 *
 * The fields are these. Every one may be missing, and of one that is there twice the
 * last counts.
 *
 *   room        which room is shown; without it, the first in web/src/rooms/rooms.js
 *
 * Of the Resolve room:
 *
 *   base        the texts, percent-encoded where they have to be. Without both, they are
 *   reference   those of the start; where one is there, the reference is empty without it
 *   omitted     base, reference, or both with a comma: what was too long for the link
 *   of          what a base without a scheme is resolved against first
 *   edition     the id of one
 *   step        how many steps of the run have been carried out; without it, all
 *   open        where the run is in groups: the step, from 1, whose single lines are steps in its place
 *   expected    the target that somebody expected, or what a library answered, where that is asked
 *   answered    yes: a library answered it
 *   mode        presentation: the stage alone, in large type; in every room that plays a run
 *               predict: the run is hidden, and somebody foretells what comes of it
 *   predict     in that mode, what is asked, where that is not the target: web/src/views/stage/predict.js
 *   exercises   in that mode: references that are asked one after the other, each with the
 *               link's base, edition and options; a space is between two of them, so one
 *               that is empty has two spaces beside it, or stands at an end. The first one
 *               that is the link's reference is the one that is asked now
 *   bases       in that mode: lists as long as that of the exercises, where these differ in base,
 *   editions    edition or question; at is the number, from 1, of the one that is asked now:
 *   questions   web/src/run/sequence.js
 *   at
 *   libraries   the calls of libraries that stand beside the years, by their keys in
 *               web/src/libraries/groups.js, with "|" between two; without, those that are kept on this machine
 *   card        the card below the stage that is opened: anatomy, characters, or grammar
 *   line.2C     other words for a line of the spec, here for 2C; omit.2C=yes leaves it out, and before.2C and
 *               after.2C insert lines: web/src/run/lines.js. In exercises, nothing is changed
 *   strict …    the options that the editions declare, by their names, each where it is
 *               not at its first value
 *
 * Of the Encoding room: data, which are encoded, with component and charset, by the ids that
 * the engine has for them, edition, step, and omitted; or host, and edition; or iri or uri, which is
 * mapped or converted by RFC 3987, with step, and where they are not at their first value names,
 * normalize and excluded, each yes or no.
 *
 * Of the Compare room: a and b, which are compared, base and edition, side (a or b), whose way to
 * its normal form is played, step of that, and omitted: a, b or base, with commas; as: iri or uri, what
 * texts beyond US-ASCII are compared as, and characters (yes), whether these are normalized.
 *
 * Of the Schemes room: reference, which is the URL, edition, step, and omitted, as above.
 *
 * Of the Documents room: part (base or text), edition, and omitted (document or text): what was
 * pasted, which no link has. Of its part base: retrieval and default, which are URIs, and example,
 * by its name: web/src/rooms/documentschips.js. Of its part text: example, which is one of
 * web/src/rooms/documentstext.js, or the id of one that a document prints.
 *
 * Of the Conformance room, board: table: libraries, if the table of libraries is shown. Of the room for teachers: the
 * exercises, by the fields of Resolve. Of the Embed room: the fields of Resolve but libraries and mode, view with "+"
 * between the names, loading, width, side, and the attributes of the views that have texts of their own.
 *
 * Of embed.html, the page for frames: base, reference, edition, step, changed lines, and the options as above, and
 *
 *   view        the views that are drawn, by their names with "+" between them
 *   predict     the run is hidden, and what is asked is this
 */

import * as fields from "./fields.js";
import { familiesOf, lineFields, linesOf } from "./lines.js";
import { question } from "./sequence.js";

/** @import { Option } from "./engine.js" */
/** @import { Note } from "./fields.js" */

/**
 * What a link says of the Resolve room. The options are texts by name, only those that
 * are not at their first value. A step of null is the end of the run.
 * @typedef {{ base: string, reference: string, edition: string, options: Record<string, string>, step: number | null, of?: string, open: number | null, mode: "" | "presentation" | "predict", predict: string, exercises: string[], series?: { bases?: string, editions?: string, questions?: string, at?: string }, libraries?: string[], expected?: string, answered?: boolean, card?: string, lines?: import("./lines.js").Lines }} State
 */

/**
 * A link that has been taken apart. Each room reads the fields that are its own.
 * @typedef {object} Link
 * @property {string} room
 * @property {[name: string, value: string][]} fields
 * @property {Note[]} notes
 * @property {Record<string, string> | null} kept texts that were too long for the link, by their names, where this tab has them
 */

/** What a link means that says nothing. @type {State} */
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

/** What the page opens with: an ordinary link on an ordinary page. @type {State} */
export const opening = { ...start, base: "https://docs.example.com/guide/intro", reference: "images/x.png" };

/** Longer texts are kept out of links: browsers and servers cut them off. */
export const longestText = 8000;

const texts = /** @type {const} */ (["base", "reference"]);

/** The cards below the stage that a link can open. */
export const cards = ["anatomy", "characters", "grammar"];

/** Writes a fragment of fields, "#" included. @param {Record<string, string | null | undefined>} all those that are null or undefined are left out */
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
        encode(name).replaceAll("=", "%3D"), // an id may have one
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

/** Writes a fragment that leads to another room than the first. @param {string} room @param {Record<string, string | null | undefined>} all */
export const linkTo = (room, all) => fragment({ room, ...all });

/** A fragment as an address of the page. @param {string} fragment */
export const addressOf = (fragment) => location.href.replace(/#.*/, "") + fragment;

/** The texts that a link leaves out, for they are too long; null where it has both. @param {Pick<State, "base" | "reference">} state */
export function omittedOf(state) {
  const long = texts.filter((name) => state[name].length > longestText);
  return long.length ? Object.fromEntries(long.map((name) => [name, state[name]])) : null;
}

/**
 * Takes a fragment apart, and decodes it.
 * @param {string} fragment with or without "#"
 * @param {string[]} [rooms] the names of the rooms; a link that names none is one to the first
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

/** The fields of the Resolve room, beside the options. @param {string[]} [ids] of the specs; without them, an id can be any text */
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
 * The state of the Resolve room that a link asks for. Fields that the room doesn't have are among the
 * options: {@link optionsIn} says which of them are options.
 * @param {Link} link @param {string[]} [ids] of the specs; without them, an id can be any text
 * @param {string[]} [without] fields that another room doesn't have, which has the others
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
  // A link with one text only means the other to be empty, not to be the example.
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
 * What the fragment of a link to the Resolve room says, and notes on what could not be read.
 * @param {string} fragment @param {string[]} [rooms]
 * @returns {{ room: string, state: State, notes: Note[] }}
 */
export function read(fragment, rooms) {
  const link = parse(fragment, rooms);
  return { room: link.room, ...stateOf(link) };
}

/**
 * The texts as a text box can hold them, which has one line, and notes on what it
 * cannot: line breaks are left out, as where an address is broken over several lines.
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
  // So that the reference is still one of them.
  lines.exercises = state.exercises.map((one) => fields.withoutBreaks(one, [], ""));
  return { state: lines, notes };
}

/** The options of some editions, each name once. @param {{ options: Option[] }[]} editions @returns {Option[]} */
export function optionsOf(editions) {
  return [...new Map(editions.flatMap(({ options }) => options.map((option) => [option.name, option]))).values()];
}

/**
 * Which fields of a link are options, and notes on those that are not.
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
 * What a link says, by the fields of a room and the options of its specs; and notes on all that it cannot have.
 * @template {fields.Schema} S @param {S} schema @param {Link} link @param {Option[]} [options]
 */
export function taken(schema, link, options = []) {
  const { values, given, rest, notes } = fields.readFields(schema, link);
  const read = optionsIn(rest, options);
  return { values, given, options: read.options, notes: [...notes, ...read.notes] };
}

/**
 * The options that are not at their first value among the members of an object, which
 * may have a switch as a boolean.
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
 * Encodes what cannot stand in a fragment, or would be read as something else. Half of a
 * surrogate pair, which may stand alone in a text, has no UTF-8; it is encoded as if it had.
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

/** What {@link encodeHalf} writes. */
const encodedHalf = /%ED%([AB][0-9A-F])%([89AB][0-9A-F])/gi;

const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });

/**
 * Decodes once; a "%" that is no encoding stays as it is, and bytes that are neither UTF-8
 * nor half of a surrogate pair become U+FFFD. faults: the ids of the notes on that.
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
      // What is encoded is not UTF-8.
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
