/**
 * The link: everything that a visitor sees, readable in the fragment of the page's
 * address, as in #base=http://a/b/c/d;p?q&reference=../g&edition=rfc3986&step=12.
 * Links that were made once keep working for ever.
 */

/**
 * What a link says. A step of null is the end of the run.
 * @typedef {{ base: string, reference: string, edition: string, strict: boolean, step: number | null }} State
 */

/** @type {State} */
export const start = { base: "http://a/b/c/d;p?q", reference: "../../../g", edition: "rfc3986", strict: true, step: null };

/** Longer texts are kept out of links: browsers and servers cut them off. */
export const longestText = 8000;

/**
 * Writes a fragment, "#" included.
 * @param {State} state
 */
export function write({ base, reference, edition, strict, step }) {
  let link = `#base=${encode(base)}&reference=${encode(reference)}&edition=${encode(edition)}`;
  if (!strict) link += "&strict=no";
  if (step !== null) link += `&step=${step}`;
  return link;
}

/**
 * Reads a fragment. What is not there is as at the start; notes say what could not
 * be read.
 * @param {string} fragment with or without "#"
 * @returns {{ state: State, notes: Note[] }}
 * @typedef {{ id: string, args: Record<string, string> }} Note
 */
export function read(fragment) {
  const state = { ...start };
  /** @type {Note[]} */
  const notes = [];
  const text = fragment.replace(/^#/, "");
  if (!text) return { state, notes };

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
        state.strict = value !== "no";
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
  return { state, notes };
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
