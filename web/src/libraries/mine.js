/**
 * The calls that the user has chosen to show beside the years, by key, stored in this browser if it allows storage.
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
    keys = []; // the stored value isn't valid
  }
  return keys;
}

/** Stores the current choice. @param {string[]} now */
export function keep(now) {
  keys = now;
  local.write(name, JSON.stringify(keys)); // without storage, the choice lasts until the page is closed
}
