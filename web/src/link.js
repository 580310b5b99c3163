/**
 * The link: everything that a visitor sees, readable in the fragment of the page's
 * address, as in #base=http://a/b/c/d;p?q&reference=../g&edition=rfc3986&step=12.
 * Links that were made once keep working for ever.
 */

/** @typedef {import("./engine.js").Option} Option */

/**
 * What a link says of the Resolve room. The options are texts by name, only those that
 * are not at their first value. A step of null is the end of the run.
 * @typedef {{ base: string, reference: string, edition: string, options: Record<string, string>, step: number | null }} State
 */

/**
 * Something that could not be read: the id of a sentence, what to put into it, and how
 * often it applies. A link may have any number of faults, so each kind is noted once.
 * @typedef {{ id: string, args: Record<string, string>, count: number }} Note
 */

/** @type {State} */
export const start = { base: "http://a/b/c/d;p?q", reference: "../../../g", edition: "rfc3986", options: {}, step: null };

/** Longer texts are kept out of links: browsers and servers cut them off. */
export const longestText = 8000;

/**
 * Writes a fragment, "#" included.
 * @param {State} state
 */
export function write({ base, reference, edition, options, step }) {
  let link = `#base=${encode(base)}&reference=${encode(reference)}&edition=${encode(edition)}`;
  for (const [name, value] of Object.entries(options)) link += `&${encode(name)}=${encode(value)}`;
  if (step !== null) link += `&step=${step}`;
  return link;
}

/**
 * Reads a fragment. What is not there is as at the start; notes say what could not
 * be read. Fields that are not known here are among the options: {@link known} says
 * which of them are some.
 * @param {string} fragment with or without "#"
 * @param {string[]} rooms the names of the rooms; a link that names none is one to the first
 * @returns {{ room: string, state: State, notes: Note[] }}
 */
export function read(fragment, rooms = ["resolve"]) {
  const state = { ...start };
  let [room] = rooms;
  /** @type {Note[]} */
  const notes = [];
  /** @type {Map<string, string>} */
  const texts = new Map();
  /** @type {Map<string, string>} */
  const options = new Map();
  const text = fragment.replace(/^#/, "");
  for (const field of text ? text.split("&") : []) {
    const equals = field.indexOf("=");
    const name = equals < 0 ? field : field.slice(0, equals);
    const { value, whole } = decode(equals < 0 ? "" : field.slice(equals + 1));
    if (!whole) note(notes, "link-encoding", { name });
    switch (name) {
      case "base":
      case "reference":
        texts.set(name, value);
        break;
      case "edition":
        state.edition = value;
        break;
      case "room":
        if (rooms.includes(value)) room = value;
        else note(notes, "link-value", { name, value });
        break;
      case "step":
        if (/^\d{1,9}$/.test(value)) state.step = Number(value);
        else note(notes, "link-step", { value });
        break;
      default:
        options.set(name, value);
    }
  }
  if (texts.size) {
    // A link with one text only means the other to be empty, not to be the example.
    state.base = texts.get("base") ?? start.base;
    state.reference = texts.get("reference") ?? "";
  }
  state.options = Object.fromEntries(options);
  return { room, state, notes };
}

/** Adds a note, or counts it where there is one of its kind. @param {Note[]} notes @param {string} id @param {Note["args"]} args */
function note(notes, id, args) {
  const same = notes.find((other) => other.id === id);
  if (same) same.count++;
  else notes.push({ id, args, count: 1 });
}

/** The options of some editions, each name once. @param {{ options: Option[] }[]} editions @returns {Option[]} */
export function optionsOf(editions) {
  return [...new Map(editions.flatMap(({ options }) => options.map((option) => [option.name, option]))).values()];
}

/**
 * Which fields of a link are options, and notes on those that are not.
 * @param {Record<string, string>} fields @param {Option[]} options
 */
export function known(fields, options) {
  /** @type {Note[]} */
  const notes = [];
  for (const [name, value] of Object.entries(fields)) {
    const option = options.find((o) => o.name === name);
    if (!option) note(notes, "link-field", { name });
    else if (!option.values.includes(value)) note(notes, "link-value", { name, value });
  }
  return { options: chosen(fields, options), notes };
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

/** Encodes what cannot stand in a fragment, or would be read as something else. @param {string} text */
function encode(text) {
  return encodeURIComponent(text.toWellFormed()).replace(/%(?:3A|2F|3F|3B|3D|40|24|2C|2B|5B|5D)/g, decodeURIComponent);
}

const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });

/**
 * Decodes once; a "%" that is no encoding stays as it is. whole: all of it was read.
 * @param {string} text
 */
function decode(text) {
  if (!/%(?![0-9A-Fa-f]{2})/.test(text)) { // an exception takes a hundred times as long
    try {
      return { value: decodeURIComponent(text), whole: true };
    } catch {
      // What is encoded is not UTF-8.
    }
  }
  const value = text.replace(/(?:%[0-9A-Fa-f]{2})+/g, (run) => {
    const bytes = run.slice(1).split("%").map((hex) => parseInt(hex, 16));
    return utf8.decode(new Uint8Array(bytes));
  });
  return { value, whole: false };
}
