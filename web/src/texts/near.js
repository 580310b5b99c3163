/**
 * Finds the word that was probably meant.
 */

/** The number of letters to insert, delete, replace, or swap to turn one word into the other. @param {string} a @param {string} b */
function distance(a, b) {
  /** @type {number[][]} */
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    rows[i] = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      rows[i][j] = Math.min(
        rows[i - 1][j] + 1,
        rows[i][j - 1] + 1,
        rows[i - 1][j - 1] + (same ? 0 : 1),
        swapped ? rows[i - 2][j - 2] + 1 : Infinity,
      );
    }
  }
  return rows[a.length][b.length];
}

/** The length of the longest word to compare. */
const longest = 40;

/** The closest of some words; "" if none is similar. @param {string} word @param {Iterable<string>} words */
export function nearest(word, words) {
  if (word.length > longest) return "";
  const found = [...words]
    .map((one) => ({ one, far: one.startsWith(word) && word.length > 1 ? 1 : distance(word.toLowerCase(), one) }))
    .sort((a, b) => a.far - b.far);
  const best = found[0];
  return best && best.far <= Math.max(1, Math.floor(best.one.length / 3)) ? best.one : "";
}
