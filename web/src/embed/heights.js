/**
 * Computes how high an element will be before it is drawn: with one view below the other and, if it is wider, in two
 * columns. Heights are in lines of the surrounding text; styles/embed.css has all of them.
 */

/** @typedef {Pick<import("./registry.js").View, "place" | "height" | "narrow" | "one" | "plays">} Sized */

/**
 * The heights of everything beside the views. wrapped: additional height where a run's sentence, buttons, and player
 * wrap.
 */
const beside = { foot: 2.6, texts: 9.4, text: 3.8, player: 5.3, wrapped: 10.3, question: 16, narrow: 3.5 };

/**
 * @param {Sized[]} shown the views
 * @param {{ asks?: boolean, isOne?: boolean }} [how] whether a question comes before them, and whether there is a reference and no base
 */
export function heightsOf(shown, { asks, isOne } = {}) {
  const { foot, texts, text, player, question, narrow, wrapped } = beside;
  if (asks) return { wide: foot + question, narrow: foot + question + narrow };
  const alone = shown.find(({ place }) => place === "alone");
  if (alone) return { wide: alone.height, narrow: alone.narrow ?? alone.height };
  if (isOne && shown.every(({ one }) => one)) {
    const all = shown.reduce((sum, { one = 0 }) => sum + one, foot + text);
    return { wide: all, narrow: all };
  }
  const plays = shown.some((view) => view.plays);
  const common = foot + texts + (plays ? player : 0);
  const sum = (/** @type {Sized["place"][]} */ places, /** @type {(view: Sized) => number} */ height) =>
    shown.reduce((sum, view) => sum + (places.includes(view.place) ? height(view) : 0), 0);
  const high = (/** @type {Sized} */ { height }) => height;
  const columns = Math.max(sum(["left"], high), sum(["right"], high));
  return {
    wide: common + sum(["above", "below"], high) + columns,
    narrow:
      common + sum(["above", "left", "right", "below"], (view) => view.narrow ?? view.height) + (plays ? wrapped : 0),
  };
}
