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
  const [above, left, right, below] = ["above", "left", "right", "below"].map((place) =>
    shown.reduce((sum, view) => sum + (view.place === place ? view.height : 0), 0),
  );
  const plays = shown.some((view) => view.plays);
  const common = foot + texts + (plays ? player : 0) + above + below;
  return { wide: common + Math.max(left, right), narrow: common + left + right + (plays ? narrow : 0) };
}
