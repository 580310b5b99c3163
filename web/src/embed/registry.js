/**
 * The registry of the views that an element can show, one record each. The element, its loader, the command "bake", the
 * rooms and the tests use it, in this order. A folded view's code is the file of its name in views/below, a stand-alone
 * view's is in alone, and views.js loads the others. Stand-alone views with texts of their own, not a base and a
 * reference, also have a record in web/src/subjects.
 */

/** @typedef {Exclude<keyof import("./baked.js").BakedCase, "explanation">} Answer */

/**
 * @typedef {object} View
 * @property {"above" | "left" | "right" | "below" | "alone"} place its place: above the panes, in one of their
 *   columns, below them; or alone, in an element that shows nothing else
 * @property {number} height of its box for the opening example in a wide element, in lines of the surrounding text. The
 *   space is reserved before it is drawn; tests/embed.test.js measures it
 * @property {number} [narrow] the height in a narrow element, if it differs
 * @property {number} [one] the height in any element that shows its reference alone, for views with `dissects`
 * @property {string} [tag] the element that draws it beside a run
 * @property {true} [first] whether the first script of the element draws it
 * @property {string} [title] the message that names its pane, or the card below the panes
 * @property {true} [usual] whether an element without the attribute "view" has it
 * @property {true} [folded] whether the room Resolve shows it in a card that is closed at first
 * @property {string[]} [parts] parts of the catalogue that a folded view loads, besides "ui" and the spec's
 * @property {(of: import("../cases/case.js").Case) => object} [content] its content, with words; a view next to a run
 *   without this function gets a scene and a step, except the years, which asking.js fills
 * @property {Answer} [answer] the member of a baked case that it draws
 * @property {true} [plays] whether it shows the steps of a run, which needs a player
 * @property {true} [dissects] whether it shows the parts of the texts, so that a pre-rendered figure needs these
 */

/** @type {Record<string, View>} */
export const registry = {
  target: { place: "above", height: 5.6, tag: "uri-target", first: true, usual: true },
  resolution: {
    place: "left",
    height: 18,
    tag: "uri-resolution",
    first: true,
    title: "ui:resolution",
    usual: true,
    plays: true,
  },
  components: {
    place: "right",
    height: 9.5,
    one: 13.2,
    tag: "uri-components",
    title: "embed:components",
    dissects: true,
  },
  dots: { place: "right", height: 13.5, tag: "uri-dots", first: true, title: "ui:dots", usual: true, plays: true },
  machine: { place: "right", height: 9.5, tag: "uri-machine", first: true, title: "embed:machine", plays: true },
  editions: { place: "above", height: 3.4, narrow: 8.2, tag: "uri-years", answer: "answers" },
  remarks: { place: "below", height: 6.5, tag: "uri-remarks", title: "remarks:title" },
  story: { place: "below", height: 28.5, narrow: 38.2, tag: "uri-story", title: "ui:story:title" },
  anatomy: {
    place: "below",
    height: 52,
    one: 9,
    tag: "uri-anatomy",
    title: "ui:anatomy",
    folded: true,
    dissects: true,
  },
  characters: {
    place: "below",
    height: 24,
    one: 24,
    tag: "uri-characters",
    title: "ui:characters",
    parts: ["grammar"],
    folded: true,
    content: (of) => of.characters(),
    answer: "characters",
    dissects: true,
  },
  grammar: {
    place: "below",
    height: 26,
    narrow: 38,
    one: 29,
    tag: "uri-grammar",
    title: "ui:grammar",
    parts: ["grammar", "problem"],
    folded: true,
    content: (of) => of.grammar(),
    answer: "grammar",
    dissects: true,
  },
  scheme: { place: "alone", answer: "scheme", height: 40.8, narrow: 62.7 },
  normalization: { place: "alone", answer: "normalization", height: 36.9, narrow: 62.1 },
  compare: { place: "alone", answer: "comparison", height: 38, narrow: 62.9 },
  layers: { place: "alone", answer: "layers", height: 36.7, narrow: 44.6 },
  encoding: { place: "alone", answer: "encoded", height: 38, narrow: 66.8 },
  host: { place: "alone", answer: "host", height: 22.2, narrow: 22.2 },
  extract: { place: "alone", answer: "extracted", height: 35, narrow: 43.9 },
};

/** The names of the views. */
export const views = Object.keys(registry);

/** The stand-alone views. */
export const lone = views.filter((name) => registry[name].place === "alone");

/** The other views in some places, in order. @param {View["place"][]} places */
export const viewsIn = (...places) => views.filter((name) => places.includes(registry[name].place));
