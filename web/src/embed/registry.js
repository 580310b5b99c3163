/**
 * The views that an element can show, a record each. The element, its loader, the command "bake",
 * the rooms and the tests take what they know of a view from here, in this order. What draws one that
 * is folded is the file of its name in views/below, one that is shown alone, in alone; what fetches the
 * others is in views.js. Views that are shown alone and have texts of their own, not a base and a
 * reference, have a record in web/src/subjects, too.
 */

/** @typedef {Exclude<keyof import("./baked.js").BakedCase, "explanation">} Answer */

/**
 * @typedef {object} View
 * @property {"above" | "left" | "right" | "below" | "alone"} place where it is drawn: above the panes, in one of their
 *   columns, below them; or alone, in an element that shows nothing else
 * @property {number} height of its box in lines of the text around, for the opening example, in a wide element; the space is
 *   reserved before it is drawn, and tests/embed.test.js measures it
 * @property {number} [narrow] the same in a narrow element, where that is another
 * @property {string} [tag] what draws it beside a run
 * @property {true} [first] whether the first script of the element draws it
 * @property {string} [title] the message that names its pane, or the card below the panes
 * @property {true} [usual] whether an element that names no view has it
 * @property {true} [folded] whether the room Resolve has it in a card, which somebody has to open
 * @property {string[]} [parts] of the catalogue that are fetched with one that is folded, beside "ui" and that of the edition
 * @property {(of: import("../cases/case.js").Case) => object} [content] what it is handed, with words; a view beside a run that
 *   has none is handed a scene and a step, but for the years, which asking.js hands more
 * @property {Answer} [answer] the member of a baked case with the answer that it draws
 * @property {true} [plays] whether it shows the steps of a run, which then has a player
 * @property {true} [dissects] whether it shows what the texts are made of, so that a pre-rendered figure has them
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
  components: { place: "right", height: 9.5, tag: "uri-components", title: "embed:components", dissects: true },
  dots: { place: "right", height: 13.5, tag: "uri-dots", first: true, title: "ui:dots", usual: true, plays: true },
  machine: { place: "right", height: 9.5, tag: "uri-machine", first: true, title: "embed:machine", plays: true },
  editions: { place: "above", height: 3.4, narrow: 8.2, tag: "uri-years", answer: "answers" },
  remarks: { place: "below", height: 6.5, tag: "uri-remarks", title: "remarks:title" },
  story: { place: "below", height: 30.3, narrow: 35.1, tag: "uri-story", title: "ui:story:title" },
  anatomy: { place: "below", height: 52, tag: "uri-anatomy", title: "ui:anatomy", folded: true, dissects: true },
  characters: {
    place: "below",
    height: 24,
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
    height: 38,
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

/** Their names. */
export const views = Object.keys(registry);

/** Those that are shown alone. */
export const lone = views.filter((name) => registry[name].place === "alone");

/** Those of the rest that are in a place, in their order. @param {View["place"][]} places */
export const viewsIn = (...places) => views.filter((name) => places.includes(registry[name].place));
