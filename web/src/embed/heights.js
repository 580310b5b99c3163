/**
 * How high what an element draws will be, before it is drawn: one view below the other, and, where it is
 * wider, in two columns. The heights are in lines of the text around; styles/embed.css has all of them.
 */

/** @typedef {Pick<import("./registry.js").View, "place" | "height" | "narrow" | "plays">} Sized */

/** The heights of what is drawn beside the views. */
const beside = { foot: 2.6, texts: 7.6, player: 5.3, narrow: 3.5, question: 16 };

/** @param {Sized[]} shown the views @param {boolean} [asks] whether a question comes before them */
export function heightsOf(shown, asks = false) {
  const { foot, texts, player, question, narrow } = beside;
  if (asks) return { wide: foot + question, narrow: foot + question + narrow };
  const alone = shown.find(({ place }) => place === "alone");
  if (alone) return { wide: alone.height, narrow: alone.narrow ?? alone.height };
  const plays = shown.some((view) => view.plays);
  const common = foot + texts + (plays ? player : 0);
  const sum = (/** @type {Sized["place"][]} */ places, /** @type {(view: Sized) => number} */ height) =>
    shown.reduce((sum, view) => sum + (places.includes(view.place) ? height(view) : 0), 0);
  const high = (/** @type {Sized} */ { height }) => height;
  const columns = Math.max(sum(["left"], high), sum(["right"], high));
  return {
    wide: common + sum(["above", "below"], high) + columns,
    narrow:
      common + sum(["above", "left", "right", "below"], (view) => view.narrow ?? view.height) + (plays ? narrow : 0),
  };
}
