/** What has to be normalized before two URIs are the same text. */
import { changed } from "./alike.js";
import { mark } from "./marks.js";

/** @import { ComparedRung } from "../run/engine.js" */
/** @import { Words } from "../words/words.js" */

/** What a rung replaces in one place of a text, and by what; "" where there is nothing. @typedef {{ rung: string, side: "a" | "b", from: string, to: string }} Change */

/** Rungs whose changes are named by the text that is changed. Of the others, the rung says enough. */
const named = ["escapes", "scheme"];
/** So many changes of a rung are named, and texts of so many UTF-16 code units. */
const [most, longest] = [3, 16];

/** Where two texts differ: what the first one has in each place, and what the second. @param {string} before @param {string} after */
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

/** What the rungs up to one change in either text. @param {ComparedRung[]} rungs @param {number} [last] index of a rung @returns {Change[]} */
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

/** What changes are called, as a list; what equal URLs are parsed to has no name. @param {Words} words @param {Change[]} changes */
export function called(words, changes) {
  const rungs = [...new Set(changes.map(({ rung }) => rung))];
  const names = rungs.flatMap((rung) => {
    const own = changes.filter((one) => one.rung === rung);
    const all = [...new Set(own.map((one) => nameOf(words, one)))];
    const short = own.every(({ from, to }) => Math.max(from.length, to.length) <= longest);
    // What is added beside something else is a part of what replaces it, as "xn--" is of a host.
    const whole = own.every((one) => one.from || !own.some((two) => two !== one && two.side === one.side));
    if (named.includes(rung) && all.length <= most && short && whole) return all;
    return words.has(`compare:done:${rung}`) ? [words.say(`compare:done:${rung}`)] : [];
  });
  return words.list([...new Set(names)], "conjunction");
}

/** @param {Words} words @param {Change} change */
function nameOf(words, { from, to }) {
  if (from.toLowerCase() === to.toLowerCase()) return words.say("compare:done:case");
  return from ? mark(from) : words.say("compare:done:missing", { text: to });
}
