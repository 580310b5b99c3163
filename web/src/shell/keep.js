/**
 * The state of the page, kept in this tab's history: its link in the page's address, and with it the texts that are too
 * long for a link. Each history entry has its own.
 *
 * Browsers limit how often the history can be written, and discard anything written while you leave a document. So
 * unwritten state is a draft. A moment later it is stored in the session storage under the name of its entry, which
 * finds it again however you return. If a browser refuses one or the other, as in a sandboxed frame, the rest is used,
 * and nothing throws.
 */
import { session } from "../run/storage.js";

/**
 * kept: texts that are too long for the link, by name.
 * @typedef {{ link: string, kept: Record<string, string> | null }} Shown
 */

/** Drafts over this many characters are stored when the page is left, not at each key: storing that many takes a millisecond. */
const lightDraft = 20_000;
/** Milliseconds from a key press until its draft is stored. By then its effect is drawn. */
const soon = 50;

/** The number of characters kept beside the link. @param {Shown} shown */
export const weight = ({ kept }) => Object.values(kept ?? {}).reduce((sum, { length }) => sum + length, 0);

export class Keep {
  /** The name of the current entry. */
  #id = "";
  /** The page's fragment when it was last read or written. */
  #fragment = "";
  /** The state that was last read or written there. @type {Shown | null} */
  #written = null;
  /** The drafts, by the names of their entries. @type {Map<string, Shown>} */
  #drafts = new Map();
  /** Set while a draft waits to be stored. @type {ReturnType<typeof setTimeout> | undefined} */
  #storing;

  /**
   * The state of the current entry. draft: part of it hasn't been written.
   * @returns {Shown & { draft: boolean }}
   */
  open() {
    const { id, link = location.hash, kept = null } = entry();
    this.#fragment = location.hash;
    this.#written = { link, kept };
    this.#id = id ?? name();
    // If the history can't be written, the address identifies an entry.
    if (!id && !attempt(() => history.replaceState({ uriscope: { id: this.#id } }, "")))
      this.#id = `at ${location.pathname}${location.hash}`;
    const draft = this.#drafts.get(this.#id) ?? (id || cameBack() ? stored(this.#id) : taken(handed()));
    return { ...(draft ?? this.#written), draft: draft !== null };
  }

  /** Notes state that isn't written yet. @param {Shown} shown */
  draft(shown) {
    this.#drafts.set(this.#id, shown);
    if (weight(shown) <= lightDraft) this.#storing ??= setTimeout(() => this.store(), soon);
  }

  /** Stores the draft so that it outlives the document, and returns whether that worked. If the storage is full, our other entries in it are removed. */
  store() {
    clearTimeout(this.#storing);
    this.#storing = undefined;
    const draft = this.#drafts.get(this.#id);
    if (!draft) return true;
    const put = () => session.write(this.#id, JSON.stringify(draft));
    return put() || (session.clear(), put());
  }

  /** Leaves the state to the document that is about to open at this fragment, which is another entry: the same page in another language. */
  handOver() {
    const shown = this.#drafts.get(this.#id) ?? this.#written;
    session.write(handed(), JSON.stringify(shown));
  }

  /**
   * Writes the state into the current entry. "later": the browser doesn't allow it now; "link": it took the link but
   * not the texts, which couldn't be stored either.
   * @param {Shown} shown @returns {"all" | "link" | "later"}
   */
  replace(shown) {
    return this.#write("replaceState", this.#id, shown);
  }

  /** Adds an entry for the state, unless the current entry already has it. @param {Shown} shown */
  push(shown) {
    return same(shown, this.#written) ? "all" : this.#write("pushState", name(), shown);
  }

  /**
   * If the fragment has changed unnoticed, a link has just been followed, and its event is on the way.
   * @param {"replaceState" | "pushState"} how @param {string} id @param {Shown} shown
   */
  #write(how, id, shown) {
    if (location.hash !== this.#fragment) return "later";
    const { link, kept } = shown;
    /** @param {Partial<Shown>} more @param {string} [address] */
    const put = (more, address) => attempt(() => history[how]({ uriscope: { id, ...more } }, "", address));
    const addressed = put({ kept }, link);
    if (addressed && location.hash !== link) return "later"; // the browser ignored it silently
    const whole = addressed || put({ kept, link }); // a document without an origin can't change its address
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

/** This file's data in the current history entry. @returns {{ id?: string } & Partial<Shown>} */
function entry() {
  const state = history.state?.uriscope;
  if (typeof state?.id !== "string" || !state.id) return {};
  const { id, link, kept } = state;
  return { id, ...(typeof link === "string" ? { link } : {}), ...(isKept(kept) ? { kept } : {}) };
}

/**
 * True for null and for texts by name. The history and the storage may hold data from another version of this file.
 * @param {any} kept @returns {kept is Shown["kept"]}
 */
const isKept = (kept) =>
  kept === null ||
  (typeof kept === "object" && !Array.isArray(kept) && Object.values(kept).every((text) => typeof text === "string"));

/** True if the document was opened by Back, Forward, or Reload. */
const cameBack = () =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => ["back_forward", "reload"].includes(/** @type {PerformanceNavigationTiming} */ (entry).type));

const name = () => Math.random().toString(36).slice(2);

/** The storage key for state handed over at the page's fragment. */
const handed = () => `handed ${location.hash}`;

/** Reads a stored state and removes it. @param {string} id */
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

/** Tries something that a browser may refuse, and returns whether it worked. @param {() => unknown} act */
function attempt(act) {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}
