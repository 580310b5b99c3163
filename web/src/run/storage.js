/**
 * Storage entries that this browser keeps for the page. Applications on the same origin share its storage, so all our
 * names begin with a prefix. If the browser refuses storage, as in a sandboxed frame, nothing is kept and nothing
 * throws.
 */
const prefix = "uriscope ";

/** @param {() => Storage} storage even reading the property can throw */
const entries = (storage) => ({
  /** An entry, null if there is none. @param {string} name */
  read(name) {
    try {
      return storage().getItem(prefix + name);
    } catch {
      return null;
    }
  },
  /**
   * Stores an entry, and returns whether that worked.
   * @param {string} name @param {string | null} value null removes the entry
   */
  write(name, value) {
    try {
      if (value === null) storage().removeItem(prefix + name);
      else storage().setItem(prefix + name, value);
      return true;
    } catch {
      return false;
    }
  },
  /** Removes all our entries. */
  clear() {
    try {
      for (const name of Object.keys(storage())) if (name.startsWith(prefix)) storage().removeItem(name);
    } catch {
      // There is nothing to remove.
    }
  },
});

/** Entries that outlive the browser session. */
export const local = entries(() => localStorage);
/** Entries of this tab. */
export const session = entries(() => sessionStorage);

/** Entry names from before the prefix, and patterns of our values. @type {[name: string, ours: RegExp][]} */
const older = [
  ["theme", /^(auto|light|dark)$/],
  ["language", /^[a-z]{2,3}(-[A-Z][a-z]{3})?$/],
  ["steps", /^shown$/],
  ["likely", /^no$/],
  ["uriscope:learn", /^{/],
  ["uriscope:libraries", /^\[/],
];

/**
 * Takes over entries with the older names, once per browser. Those with a general name are copied and not removed,
 * because they can be another application's, even if their value looks like ours.
 */
export function takeOver() {
  if (local.read("moved") || !local.write("moved", "yes")) return;
  for (const [name, ours] of older) {
    const value = localStorage.getItem(name);
    const taken = value && ours.test(value) && local.write(name.replace("uriscope:", ""), value);
    if (taken && name.includes(":")) localStorage.removeItem(name);
  }
}
