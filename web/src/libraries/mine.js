/**
 * The calls that somebody has chosen to stand beside the years, by their keys, kept in this browser
 * where it keeps things.
 */
const name = "uriscope:libraries";

/** @type {string[] | undefined} */
let keys;

/** @returns {string[]} */
export function chosen() {
  if (keys) return keys;
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? "[]");
    keys = Array.isArray(kept) ? kept.filter((key) => typeof key === "string") : [];
  } catch {
    keys = []; // nothing is kept here, or what is kept is nothing of ours
  }
  return keys;
}

/** Keeps those that are chosen now. @param {string[]} now */
export function keep(now) {
  keys = now;
  try {
    localStorage.setItem(name, JSON.stringify(keys));
  } catch {
    // It holds as long as the page is open.
  }
}
