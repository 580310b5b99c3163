/**
 * What is shown, kept in the history of this tab: its link in the page's address, and
 * beside it the texts that are too long for a link. Each entry of the history has its own.
 *
 * Browsers let the history be written only so often, and forget what is written when a
 * document is being left. So what has not been written yet is a draft, which lies in the
 * session storage a moment later, under the name of its entry: whoever comes to that entry again,
 * by whatever way, finds it. Where a browser refuses one or the other, as in a sandboxed
 * frame, what is left is used, and nothing throws.
 */
import { session } from "../run/storage.js";

/**
 * kept: texts that are too long for the link, by their names.
 * @typedef {{ link: string, kept: Record<string, string> | null }} Shown
 */

/** Drafts that are longer are stored when the page is left, not at each key: that takes a millisecond for so many characters. */
const lightDraft = 20_000;
/** So long after a key its draft is stored, in milliseconds: by then what it did is drawn. */
const soon = 50;

/** How many characters are kept beside the link. @param {Shown} shown */
export const weight = ({ kept }) => Object.values(kept ?? {}).reduce((sum, { length }) => sum + length, 0);

export class Keep {
  /** The name of the entry that one is at. */
  #id = "";
  /** The page's fragment as it was last read or written. */
  #fragment = "";
  /** What was last read or written there. @type {Shown | null} */
  #written = null;
  /** By the names of their entries. @type {Map<string, Shown>} */
  #drafts = new Map();
  /** Set while a draft is to be stored. @type {ReturnType<typeof setTimeout> | undefined} */
  #storing;

  /**
   * What the entry shows that one has come to. draft: not all of it has been written.
   * @returns {Shown & { draft: boolean }}
   */
  open() {
    const { id, link = location.hash, kept = null } = entry();
    this.#fragment = location.hash;
    this.#written = { link, kept };
    this.#id = id ?? name();
    // Where the history cannot be written, who comes back to an entry is known by its address.
    if (!id && !attempt(() => history.replaceState({ uriscope: { id: this.#id } }, "")))
      this.#id = `at ${location.pathname}${location.hash}`;
    const draft = this.#drafts.get(this.#id) ?? (id || cameBack() ? stored(this.#id) : taken(handed()));
    return { ...(draft ?? this.#written), draft: draft !== null };
  }

  /** Takes down what is shown and is not written yet. @param {Shown} shown */
  draft(shown) {
    this.#drafts.set(this.#id, shown);
    if (weight(shown) <= lightDraft) this.#storing ??= setTimeout(() => this.store(), soon);
  }

  /** Stores the draft, so that it outlives the document, and returns whether that worked. If the storage is full, our other entries in it are removed. */
  store() {
    clearTimeout(this.#storing);
    this.#storing = undefined;
    const draft = this.#drafts.get(this.#id);
    if (!draft) return true;
    const put = () => session.write(this.#id, JSON.stringify(draft));
    return put() || (session.clear(), put());
  }

  /** Leaves what is shown to the document that is about to be opened at this fragment, which is another entry: the same page in another language. */
  handOver() {
    const shown = this.#drafts.get(this.#id) ?? this.#written;
    session.write(handed(), JSON.stringify(shown));
  }

  /**
   * Writes what is shown into the entry that one is at. "later": the browser does not let
   * one now; "link": it takes the link, and not the texts beside it, nor could these be
   * stored.
   * @param {Shown} shown @returns {"all" | "link" | "later"}
   */
  replace(shown) {
    return this.#write("replaceState", this.#id, shown);
  }

  /** Makes another entry of what is shown, unless the one that one is at shows just that. @param {Shown} shown */
  push(shown) {
    return same(shown, this.#written) ? "all" : this.#write("pushState", name(), shown);
  }

  /**
   * Where the fragment is no longer the one that is known, somebody has just followed a
   * link, and the event that says so is on its way.
   * @param {"replaceState" | "pushState"} how @param {string} id @param {Shown} shown
   */
  #write(how, id, shown) {
    if (location.hash !== this.#fragment) return "later";
    const { link, kept } = shown;
    /** @param {Partial<Shown>} more @param {string} [address] */
    const put = (more, address) => attempt(() => history[how]({ uriscope: { id, ...more } }, "", address));
    const addressed = put({ kept }, link);
    if (addressed && location.hash !== link) return "later"; // it did nothing, without a word
    const whole = addressed || put({ kept, link }); // a document without an origin has one address
    if (!whole && !(kept && put({}, link))) return "later";
    this.#fragment = location.hash;
    this.#id = id;
    this.#written = shown;
    this.#drafts.set(id, shown);
    if (!whole) return this.store() ? "all" : "link";
    this.#forget();
    return "all";
  }

  #forget() {
    this.#drafts.delete(this.#id);
    session.write(this.#id, null);
  }
}

/** @param {Shown} one @param {Shown | null} other */
function same({ link, kept }, other) {
  if (link !== other?.link) return false;
  const [mine, theirs] = [Object.entries(kept ?? {}), other.kept ?? {}];
  return mine.length === Object.keys(theirs).length && mine.every(([text, value]) => theirs[text] === value);
}

/** What this file has written into the history's entry. @returns {{ id?: string } & Partial<Shown>} */
function entry() {
  const state = history.state?.uriscope;
  if (typeof state?.id !== "string" || !state.id) return {};
  const { id, link, kept } = state;
  return { id, ...(typeof link === "string" ? { link } : {}), ...(isKept(kept) ? { kept } : {}) };
}

/**
 * Whether these are texts by their names, or none. What lies in a history or a storage was not
 * necessarily written by this version of this file.
 * @param {any} kept @returns {kept is Shown["kept"]}
 */
const isKept = (kept) =>
  kept === null ||
  (typeof kept === "object" && !Array.isArray(kept) && Object.values(kept).every((text) => typeof text === "string"));

/** Whether the document was left, and is shown again, by whatever way but a link. */
const cameBack = () =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => ["back_forward", "reload"].includes(/** @type {PerformanceNavigationTiming} */ (entry).type));

const name = () => Math.random().toString(36).slice(2);

/** The name of what is handed over at the page's fragment. */
const handed = () => `handed ${location.hash}`;

/** What is stored, which then is no longer. @param {string} id */
function taken(id) {
  const shown = stored(id);
  session.write(id, null);
  return shown;
}

/** @param {string} id @returns {Shown | null} */
function stored(id) {
  /** @type {any} */
  let draft = null;
  attempt(() => (draft = JSON.parse(session.read(id) ?? "null")));
  return typeof draft?.link === "string" && isKept(draft.kept ?? null)
    ? { link: draft.link, kept: draft.kept ?? null }
    : null;
}

/** Whether something that a browser may refuse could be done. @param {() => unknown} act */
function attempt(act) {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}
