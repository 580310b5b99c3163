/**
 * Carries texts into another room: the ones that the visitor typed in the room they leave, if the next room can use
 * them.
 */
import { lone } from "../embed/registry.js";
import { fragment, linkTo, longestText, opening, parse, start } from "../run/link.js";

/** A room's typed texts, by field. target: in Resolve, null if there is none. @typedef {Record<string, any>} Typed */
/** The texts carried last time: into the next room, and from it. @typedef {{ there?: Typed, back?: Typed }} Before */
/** @import { Shown } from "../shell/keep.js" */
/** The fields of a link, by name. @typedef {Record<string, string | undefined>} Fields */
/**
 * Makes the fields of the link to the next room; null leaves that room unchanged. there: its current link; kept: the
 * texts stored beside that link.
 * @typedef {(typed: Typed, there: Fields, before: Before, kept: Shown["kept"]) => Fields | null} Way
 */

/** True for texts that the page shows before anything is typed. @param {{ base: string, reference?: string }} texts */
export const isUntouched = ({ base, reference }) =>
  [opening, start].some((of) => base === of.base && (reference === undefined || reference === of.reference));

/**
 * The functions that carry texts, by the room to leave, and the next room.
 * @type {Record<string, Record<string, Way>>}
 */
const ways = {
  resolve: {
    // The second text is the visitor's choice, or what they typed earlier beside the target.
    compare({ target, base, edition, options }, { a, b }, before) {
      const isBeside = a !== undefined && [before.there?.target, target].includes(a);
      return target ? { a: target, b: isBeside ? b : "", base, edition, ...options } : null;
    },
    schemes: ({ target }, { edition }) => (target ? { reference: target, edition } : null),
    encoding({ target }, { edition }) {
      if (/[^\0-\x7f]/.test(target ?? "")) return { iri: target, edition };
      return /%[0-9a-f]{2}/i.test(target ?? "") ? { uri: target, edition } : null;
    },
    // A pasted document is kept. The example is one whose base is the URI that it was retrieved from.
    documents({ base }, { body, default: fallback, edition }, _, kept) {
      if (!base || isUntouched({ base })) return null;
      const document =
        kept?.document === undefined
          ? { omitted: "", example: "retrieval" }
          : { omitted: "document", body, default: fallback };
      return { part: "base", ...document, retrieval: base, edition };
    },
    embed: ({ base, reference, edition, options }, { view = "", loading, width }) => ({
      ...{ base, reference, edition, ...options },
      ...{ view: lone.includes(view) ? undefined : view || undefined, loading, width },
    }),
  },
  compare: {
    // A target that the visitor changed in Compare becomes the reference.
    resolve: ({ a }, there, { back }) =>
      back && a !== back.target
        ? { ...there, reference: a, step: undefined, open: undefined, expected: undefined, answered: undefined }
        : null,
  },
  embed: {
    resolve: ({ base, reference, edition, options }, there, { back }) =>
      [there, back].some((of) => of?.base === base && of?.reference === reference)
        ? null
        : { base, reference, edition, ...options },
  },
};

/**
 * The link to a room with the carried texts; null if that room doesn't change. A text too long for a link isn't
 * carried, and exercises receive nothing.
 * @param {string} from @param {string} to names of rooms @param {Typed} typed in the room that is left
 * @param {Shown} left the state of the next room when it was left @param {Before} before
 */
export function broughtTo(from, to, typed, { link, kept }, before) {
  if (JSON.stringify(typed) === JSON.stringify(before.there)) return null; // these texts were carried before
  const there = Object.fromEntries(parse(link, [to]).fields);
  const fields = there.mode === "predict" ? null : ways[from]?.[to]?.(typed, there, before, kept);
  if (!fields || Object.values(fields).some((text = "") => text.length > longestText)) return null;
  const { omitted = there.omitted, ...shown } = fields;
  const still = omitted?.split(",").filter((name) => shown[name] === undefined); // texts that are too long are stored beside the link
  const all = { ...shown, omitted: still?.join() || undefined };
  return to === "resolve" ? fragment(all) : linkTo(to, all);
}
