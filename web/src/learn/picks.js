/**
 * Random pieces of URIs, from the numbers of a seed.
 */

/** Picks with the numbers of one seed. */
export class Picks {
  #state;

  /** @param {number} seed */
  constructor(seed) {
    this.#state = Math.imul(seed + 1, 0x9e3779b1) | 0;
  }

  /** A number below a limit. @param {number} below */
  number(below) {
    // A step of Marsaglia's xorshift, and a multiplication to mix it.
    let x = this.#state || 0x6d2b79f5;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.#state = x;
    return Math.floor(((Math.imul(x, 0x2c1b3c6d) >>> 0) / 2 ** 32) * below);
  }

  /** @template T @param {readonly T[]} list @returns {T} */
  of(list) {
    return list[this.number(list.length)];
  }

  /** True in a number of tenths of all cases. @param {number} tenths */
  some(tenths) {
    return this.number(10) < tenths;
  }
}

export const names = /** @type {const} */ ([
  "a",
  "b",
  "c",
  "docs",
  "guide",
  "img",
  "news",
  "2005",
  "help",
  "en",
  "shop",
  "x",
]);
export const files = /** @type {const} */ (["index.html", "map.png", "notes.txt", "start", "d;p", "page2", "cart"]);
export const hosts = /** @type {const} */ (["example.org", "www.example.com", "a", "books.example.net", "192.0.2.7"]);
export const queries = /** @type {const} */ (["q", "id=7", "page=2&size=10", "lang=en", "y"]);
export const fragments = /** @type {const} */ (["top", "s", "notes", "part-2"]);
export const schemes = /** @type {const} */ (["http", "https", "ftp"]);

/** A path from the root, with a name at its end. @param {Picks} pick @param {number} least directories */
export function path(pick, least = 1) {
  const directories = Array.from({ length: least + pick.number(3) }, () => `/${pick.of(names)}`);
  return `${directories.join("")}/${pick.of(files)}`;
}

/** @param {Picks} pick @param {number} [least] */
export const base = (pick, least) =>
  `${pick.of(schemes)}://${pick.of(hosts)}${path(pick, least)}${pick.some(4) ? `?${pick.of(queries)}` : ""}`;

/** Ups, then perhaps a name. @param {Picks} pick @param {number} most */
export const climb = (pick, most) => "../".repeat(1 + pick.number(most)) + (pick.some(7) ? pick.of(files) : "");

/** Segments and dots in any order. @param {Picks} pick */
export function crooked(pick) {
  const segments = Array.from({ length: 3 + pick.number(3) }, () => pick.of(["..", ".", ...names.slice(0, 5)]));
  return [...segments, pick.of(["g", "..", ".", ""])].join("/");
}
