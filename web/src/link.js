/**
 * The link: everything that a visitor sees, readable in the fragment of the page's
 * address, as in #base=http://a/b/c/d;p?q&reference=../g&edition=rfc3986&step=12.
 * Links that were made once keep working for ever.
 */

/** @typedef {import("./engine.js").Options} Options */

/**
 * What a link says of the Resolve room. A step of null is the end of the run.
 * @typedef {{ base: string, reference: string, edition: string, step: number | null } & Options} State
 */

/** The rooms, by the names that links call them. @typedef {"resolve" | "board"} RoomName */

/** @type {State} */
export const start = {
  base: "http://a/b/c/d;p?q", reference: "../../../g", edition: "rfc3986", strict: true, validating: true, excess: "keep", step: null,
};

/** @type {readonly Options["excess"][]} */
export const excesses = ["keep", "remove", "refuse"];

/** Longer texts are kept out of links: browsers and servers cut them off. */
export const longestText = 8000;

/**
 * Writes a fragment, "#" included.
 * @param {State} state
 */
export function write({ base, reference, edition, strict, validating, excess, step }) {
  let link = `#base=${encode(base)}&reference=${encode(reference)}&edition=${encode(edition)}`;
  if (!strict) link += "&strict=no";
  if (!validating) link += "&validating=no";
  if (excess !== "keep") link += `&excess=${excess}`;
  if (step !== null) link += `&step=${step}`;
  return link;
}

/**
 * Reads a fragment. What is not there is as at the start; notes say what could not
 * be read.
 * @param {string} fragment with or without "#"
 * @returns {{ room: RoomName, state: State, notes: Note[] }}
 * @typedef {{ id: string, args: Record<string, string> }} Note
 */
export function read(fragment) {
  const state = { ...start };
  /** @type {RoomName} */
  let room = "resolve";
  /** @type {Note[]} */
  const notes = [];
  const text = fragment.replace(/^#/, "");
  if (!text) return { room, state, notes };

  let texts = 0;
  for (const field of text.split("&")) {
    const equals = field.indexOf("=");
    const name = equals < 0 ? field : field.slice(0, equals);
    const { value, whole } = decode(equals < 0 ? "" : field.slice(equals + 1));
    if (!whole) notes.push({ id: "link-encoding", args: { name } });
    switch (name) {
      case "base":
      case "reference":
        state[name] = value;
        texts++;
        break;
      case "edition":
        state.edition = value;
        break;
      case "strict":
      case "validating":
        state[name] = value !== "no";
        break;
      case "excess":
        state.excess = excesses.find((known) => known === value) ?? "keep";
        if (state.excess !== value) notes.push({ id: "link-value", args: { name, value } });
        break;
      case "room":
        if (value === "board" || value === "resolve") room = value;
        else notes.push({ id: "link-value", args: { name, value } });
        break;
      case "step":
        if (/^\d{1,9}$/.test(value)) state.step = Number(value);
        else notes.push({ id: "link-step", args: { value } });
        break;
      default:
        notes.push({ id: "link-field", args: { name } });
    }
  }
  // A link with one text only means the other to be empty, not to be the example.
  if (texts === 1) {
    if (!/(^|&)base=/.test(text)) state.base = start.base;
    else state.reference = "";
  }
  return { room, state, notes };
}

/** Encodes what cannot stand in a fragment, or would be read as something else. @param {string} text */
function encode(text) {
  return encodeURIComponent(text.toWellFormed()).replace(/%(?:3A|2F|3F|3B|3D|40|24|2C|2B|5B|5D)/g, decodeURIComponent);
}

/**
 * Decodes once; a "%" that is no encoding stays as it is. whole: all of it was read.
 * @param {string} text
 */
function decode(text) {
  try {
    return { value: decodeURIComponent(text), whole: true };
  } catch {
    const value = text.replace(/(?:%[0-9A-Fa-f]{2})+/g, (run) => {
      const bytes = run.slice(1).split("%").map((hex) => parseInt(hex, 16));
      return new TextDecoder("utf-8", { ignoreBOM: true }).decode(new Uint8Array(bytes));
    });
    return { value, whole: false };
  }
}
