/** Names what to normalize before two URIs are the same text. */
import { changed } from "./alike.js";

/** @import { ComparedRung } from "../run/engine.js" */
/** @import { Words } from "../words/words.js" */

/** A replacement that a rung makes in a text; "" for nothing. @typedef {{ rung: string, side: "a" | "b", from: string, to: string }} Change */

/** Rungs whose changes are named by the changed text. For the others, the rung's name suffices. */
const named = ["escapes", "scheme"];
/** The most changes of a rung to name, and the longest text, in UTF-16 code units. */
const [most, longest] = [3, 16];

/** The differences between two texts: the old and the new text in each place. @param {string} before @param {string} after */
export function placesOf(before, after) {
  /** @type {{ from: string, to: string }[]} */
  const places = [];
  let inPlace = false;
  for (const { kind, text } of changed(before, after)) {
    if (kind === "same") inPlace = false;
    else {
      if (!inPlace) places.push({ from: "", to: "" });
      inPlace = true;
      places[places.length - 1][kind === "goes" ? "from" : "to"] = text;
    }
  }
  return places;
}

/**
 * The changes of the rungs up to one, in either text.
 * @param {ComparedRung[]} rungs @param {number} [last] index of a rung @returns {Change[]}
 */
export const changesOn = (rungs, last = rungs.length - 1) =>
  rungs
    .slice(1, last + 1)
    .flatMap((rung, i) =>
      rung.explained || rung.skipped || rung.excludes
        ? []
        : /** @type {const} */ (["a", "b"]).flatMap((side) =>
            placesOf(rungs[i][side], rung[side]).map((place) => ({ rung: rung.id, side, ...place })),
          ),
    );

/**
 * Names changes, in a list. Parsing to equal URLs has no name.
 * @param {Words} words @param {Change[]} changes @param {"done" | "keeps"} how whether a spec makes them
 */
export function called(words, changes, how = "done") {
  const say = (/** @type {string} */ name, args = {}) => words.say(`compare:${how}:${name}`, args);
  const rungs = [...new Set(changes.map(({ rung }) => rung))];
  const names = rungs.flatMap((rung) => {
    const own = changes.filter((one) => one.rung === rung);
    const all = [...new Set(own.map((one) => say(...nameOf(one))))];
    const short = own.every(({ from, to }) => Math.max(from.length, to.length) <= longest);
    // A lone insertion is part of a replacement, like the "xn--" of a host.
    const whole = own.every((one) => one.from || !own.some((two) => two !== one && two.side === one.side));
    if (named.includes(rung) && all.length <= most && short && whole) return all;
    return words.has(`compare:${how}:${rung}`) ? [say(rung)] : [];
  });
  return words.list([...new Set(names)], "conjunction");
}

/** The id of a change's name, and its arguments. @param {Change} change @returns {[id: string, args?: { from: string, to: string }]} */
function nameOf({ from, to }) {
  if (from.toLowerCase() === to.toLowerCase()) return ["case"];
  return [from ? "named" : "missing", { from, to }];
}
