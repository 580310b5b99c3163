/**
 * The calls that somebody has chosen to stand beside the years, by their keys, kept in this browser
 * where it keeps things.
 */
import { local } from "../run/storage.js";

const name = "libraries";

/** @type {string[] | undefined} */
let keys;

/** @returns {string[]} */
export function chosen() {
  if (keys) return keys;
  try {
    const kept = JSON.parse(local.read(name) ?? "[]");
    keys = Array.isArray(kept) ? kept.filter((key) => typeof key === "string") : [];
  } catch {
    keys = []; // the entry is not valid
  }
  return keys;
}

/** Keeps those that are chosen now. @param {string[]} now */
export function keep(now) {
  keys = now;
  local.write(name, JSON.stringify(keys)); // without storage, they hold as long as the page is open
}
