/**
 * What is known of a target that somebody expected, in sentences: what explains it, what would give it, who
 * gives it, and where the run loses it. A panel shows them; bug reports, the course, and the command have them.
 */
import { kept } from "./differing.js";
import { changeText, mistakeText, sectionOf } from "./changes.js";
import { nameOf } from "./naming.js";

/** @import { Change, Edition, Expectation, ExpectedBy, KnownChange, Listing } from "../run/engine.js" */
/** @import { Words } from "../words/words.js" */

/** A call of a library that was recorded, by its names, and whether it gave the target. @typedef {{ name: string, gives: boolean }} Call */

/**
 * @typedef {object} Others
 * @property {boolean} asked whether browser and Go have answered
 * @property {string[]} neighbours ids of those of them that give the target
 * @property {Call[] | null} [calls] the recorded calls of libraries; null where none was recorded for these texts, undefined as long as that is not known
 * @property {string[]} libraries names of the libraries that stand beside the years and give it
 */

/** So many columns of a text are shown. */
const room = 44;
/** So many names of libraries are listed. */
const listed = 6;

/** What is changed. @param {Words} words @param {Change} change */
export const howText = (words, { kinds }) =>
  words.list(
    kinds.map((kind) => words.say(`expected:kinds:${kind}`)),
    "conjunction",
  );

/**
 * The texts that a change gives, each as it is shown: around what is new in it. Spans are of what is shown.
 * @param {Change} change @param {{ base: string, reference: string }} texts as they are
 */
export function changedTexts(change, texts) {
  return /** @type {const} */ (["base", "reference"]).flatMap((name) => {
    const text = change[name];
    if (text === undefined) return [];
    const { from, to } = kept(text, texts[name], room) ?? { from: 0, to: text.length };
    const [start, end] = (change.added[name] ?? [0, 0]).map((at) => Math.min(Math.max(at, from), to) - from);
    return [{ name, text, shown: text.slice(from, to), new: [start, end], before: from > 0, behind: to < text.length }];
  });
}

/**
 * A spec with its options, where they are not its own; an article before its name is not marked.
 * @param {Words} words @param {Edition[]} editions @param {ExpectedBy} by @param {(name: string) => string} [marked]
 */
export function documentText(words, editions, { edition: id, options }, marked = (name) => name) {
  const edition = editions.find((one) => one.id === id);
  const name = Object.entries(options).reduce(
    (document, [name, value]) =>
      words.say("expected:option", {
        document,
        option: words.say(`${id}:options:${name}:label`, {}, name),
        value: typeof value === "boolean" ? value : words.say(`${id}:values:${name}:${value}`, {}, String(value)),
      }),
    edition ? nameOf(edition) : id,
  );
  const said = words.say("ui:spec", { document: name });
  return said.includes(name) ? said.replace(name, () => marked(name)) : marked(said);
}

/** Who gives it: documents, by their names, what was asked, and the libraries that stand beside the years. @param {Words} words @param {string[]} documents @param {Others} others @param {string} [browser] its name, for who reads of it elsewhere */
export function whoText(words, documents, { asked, neighbours, libraries }, browser) {
  const own = (/** @type {string} */ id) => (id === "url" && browser) || words.say(`stage:verdict:who:${id}`);
  const names = [...documents, ...neighbours.map(own), ...libraries];
  return names.length
    ? words.say("expectation:who", { who: words.list(names, "conjunction"), count: names.length })
    : words.say(`expectation:${asked ? "nobody" : "nobody-else"}`, { browser: own("url") });
}

/** Which recorded calls of libraries give it; "" where none is recorded for these texts. @param {Words} words @param {Call[] | null | undefined} calls */
export function callsText(words, calls) {
  if (!calls) return "";
  const names = [...new Set(calls.filter(({ gives }) => gives).map(({ name }) => name))];
  const more = names.length - listed;
  return words.say("expectation:calls", {
    count: calls.filter(({ gives }) => gives).length,
    total: calls.length,
    names: words.list(
      [...names.slice(0, listed), ...(more > 0 ? [words.say("expectation:more", { count: more })] : [])],
      "conjunction",
    ),
  });
}

/** Where the run loses it; "" where that is not known. @param {Words} words @param {Record<"base" | "reference", string>} texts @param {Expectation} expectation */
export function lostText(words, texts, { lost }) {
  if (!lost) return "";
  const { how, on, step, span, role } = lost;
  const text = on && span ? texts[on].slice(...span) : "";
  return words.say("expected:lost", { step, how, on: on && words.say(`expected:on:${on}`), text, name: role ?? "" });
}

/** The misreading that gives it; "" where none is known. @param {Words} words @param {Pick<Expectation, "misreading">} expectation */
export const misreadingText = (words, { misreading }) =>
  misreading ? words.say("expected:misreading", { misreading: mistakeText(words, misreading.id) }) : "";

/**
 * What explains best why it was expected, in a sentence; "" where nothing gives it.
 * @param {Words} words @param {Edition[]} editions @param {Expectation} expectation
 */
export function reasonText(words, editions, expectation) {
  const { edition, explainedBy, changes, by } = expectation;
  switch (explainedBy) {
    case "equivalent":
      return words.say("expected:equivalent", { document: editions.find(({ id }) => id === edition)?.document });
    case "change":
      return words.say("expected:slip", { how: howText(words, changes[0]) });
    case "misreading":
      return misreadingText(words, expectation);
    case "by":
      return givenText(
        words,
        by.map((one) => documentText(words, editions, one)),
      );
  }
  return "";
}

/** That sentence, and where the run loses it. @param {Words} words @param {Edition[]} editions @param {Record<"base" | "reference", string>} texts @param {Expectation} expectation */
export const explainedText = (words, editions, texts, expectation) =>
  [reasonText(words, editions, expectation), lostText(words, texts, expectation)]
    .filter(Boolean)
    .join(words.say("ui:between", {}, " "));

/**
 * A mistake that a library makes, in sentences: what it does, in what section, in how many of the cases in which that matters; and
 * the shortest of these.
 * @param {Words} words @param {import("../libraries/diagnosed.js").Followed} followed @param {readonly (readonly [base: string, reference: string])[]} cases
 */
export function followedTexts(words, { changes, listing, obeyed, matters, at }, cases) {
  const section = sectionOf(listing, changes[0]);
  const [base, reference] = cases[at];
  return {
    said: words.say("expected:followed", {
      obeyed,
      matters,
      misreading: mistakesText(words, changes, listing),
      section,
    }),
    shortest: words.say("expected:shortest", { base, reference }),
  };
}

/** A mistake, or those of which one is made. @param {Words} words @param {KnownChange[]} changes @param {Listing} listing */
const mistakesText = (words, changes, listing) =>
  words.list(
    changes.map((change) => changeText(words, listing, change)),
    "disjunction",
  );

/**
 * A mistake with the calls that make it, in a sentence.
 * @param {Words} words @param {import("../libraries/diagnosed.js").Seen} seen @param {readonly string[]} names of all calls
 */
export const seenText = (words, { changes, listing, calls }, names) =>
  words.say("expected:seen", {
    misreading: mistakesText(words, changes, listing),
    section: sectionOf(listing, changes[0]),
    count: calls.length,
    total: names.length,
    calls: words.list(
      calls.map((i) => names[i]),
      "conjunction",
    ),
  });

/** The counts of answers that none of the mistakes explains, and of missing answers. @param {Words} words @param {string} edition @param {{ others: number, unexplained: number, refused: unknown[], unanswered: unknown[] }} of */
export const countedTexts = (words, edition, { others, unexplained, refused, unanswered }) => [
  words.say("expected:others", { others, unexplained }),
  words.say("expected:refused", { edition, count: refused.length }),
  words.say("expected:unanswered", { edition, count: unanswered.length }),
];

/** Who gives it. @param {Words} words @param {string[]} names */
const givenText = (words, names) =>
  words.say("expected:given", { who: words.list(names, "conjunction"), count: names.length });

/** Who gives an equivalent; "" where nobody does. @param {Words} words @param {Edition[]} editions @param {Pick<Expectation, "equivalents">} expectation */
export function equivalentsText(words, editions, { equivalents }) {
  const names = equivalents.map((one) => documentText(words, editions, one));
  return names.length
    ? words.say("expected:equivalents", { who: words.list(names, "conjunction"), count: names.length })
    : "";
}

/** That it is the target, or equivalent to it; or what keeps it from being looked for. "" where there is more to say. @param {Words} words @param {Expectation} expectation @param {string} target @param {string} fault what is wrong with it */
export function standingText(words, { met, equivalent, tooLong }, target, fault) {
  if (met) return words.say("expectation:met");
  if (tooLong) return words.say("expectation:long");
  if (equivalent) return words.say("expectation:equivalent", { target });
  return fault && words.say("expectation:fault", { said: fault });
}
