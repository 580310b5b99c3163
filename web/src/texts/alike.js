/**
 * The difference between two texts: what is removed and what is added, as little as possible, but with escapes and dot
 * segments in one piece.
 */

/** A stretch of both texts, of the first alone, or of the second alone. @typedef {{ kind: "same" | "goes" | "comes", text: string }} Stretch */

/** The most pairs to compare between the common beginning and end; otherwise everything there counts as changed. */
const most = 60_000;

/** The units of a change: an escape, a dot segment, or a character. */
const one = /%[0-9A-Fa-f]{2}|(?<![^/:])\.{1,2}(?![^/?#])|[^]/gu;

/** @param {string} text @returns {string[]} */
const ones = (text) => text.match(one) ?? [];

/** @param {string} before @param {string} after @returns {Stretch[]} */
export function changed(before, after) {
  const [all, then] = [ones(before), ones(after)];
  const shorter = Math.min(all.length, then.length);
  let start = 0;
  while (start < shorter && all[start] === then[start]) start++;
  let end = 0;
  while (end < shorter - start && all.at(-1 - end) === then.at(-1 - end)) end++;
  const [a, b] = [all.slice(start, all.length - end), then.slice(start, then.length - end)];
  const middle =
    a.length * b.length > most ? [stretch("goes", a.join("")), stretch("comes", b.join(""))] : within(a, b);
  return [
    stretch("same", all.slice(0, start).join("")),
    ...middle,
    stretch("same", all.slice(all.length - end).join("")),
  ].filter(({ text }) => text);
}

/** @param {Stretch["kind"]} kind @param {string} text @returns {Stretch} */
const stretch = (kind, text) => ({ kind, text });

/**
 * Finds the longest sequence of units that both have in the same order.
 * @param {string[]} a @param {string[]} b @returns {Stretch[]}
 */
function within(a, b) {
  /** The length of the longest common rest, by offset in a and in b. */
  const common = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--)
      common[i][j] = a[i] === b[j] ? common[i + 1][j + 1] + 1 : Math.max(common[i + 1][j], common[i][j + 1]);
  }
  /** @type {Stretch[]} */
  const found = [];
  const add = (/** @type {Stretch["kind"]} */ kind, /** @type {string} */ text) => {
    const last = found.at(-1);
    if (last?.kind === kind) last.text += text;
    else found.push(stretch(kind, text));
  };
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      add("same", a[i++]);
      j++;
    } else if (i < a.length && (j === b.length || common[i + 1][j] >= common[i][j + 1])) add("goes", a[i++]);
    else add("comes", b[j++]);
  }
  return inOrder(found);
}

/** Puts removed text before added text. @param {Stretch[]} found */
function inOrder(found) {
  /** @type {Stretch[]} */
  const ordered = [];
  for (let i = 0; i < found.length; i++) {
    if (found[i].kind === "same") {
      ordered.push(found[i]);
      continue;
    }
    let [goes, comes] = ["", ""];
    for (; i < found.length && found[i].kind !== "same"; i++)
      found[i].kind === "goes" ? (goes += found[i].text) : (comes += found[i].text);
    i--;
    ordered.push(stretch("goes", goes), stretch("comes", comes));
  }
  return ordered;
}
