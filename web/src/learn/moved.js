/**
 * Addresses of chapters that are now part of another one. Each page only leads there.
 *
 * "to" is the new address, "practice" the chapter that took over the exercises, and "kind" the kind of these.
 * @type {Record<string, { to: string, practice: string, kind: string }>}
 */
export const moved = {
  "merge.html": { to: "trailing-slash.html", practice: "trailing-slash.html", kind: "merge" },
  "identifiers.html": { to: "trailing-slash.html#names", practice: "anatomy.html", kind: "identifiers" },
};

/**
 * The new address of a link. A fragment is kept; the number of an exercise becomes the one that the exercise has in its
 * new chapter.
 * @param {{ to: string, practice: string, first: number }} way "first" is the new number of exercise 0
 * @param {string} fragment with its "#", or ""
 */
export function newAddress({ to, practice, first }, fragment) {
  const [, seed] = /^#exercise=(\d{1,6})$/.exec(fragment) ?? [];
  if (seed !== undefined) return `${practice}#exercise=${first + Number(seed)}`;
  return fragment ? to.replace(/#.*/, "") + fragment : to;
}
