/**
 * Sentences about an expected target: its explanation, changes that would give it, specs that do, and the step of the
 * run that loses it. A panel, bug reports, the course, and the command use them.
 */
import { kept } from "./differing.js";
import { changeText, mistakeText, sectionOf } from "./changes.js";
import { nameOf } from "./naming.js";
import { readerOf } from "./readers.js";
import { sectionSaid } from "./section.js";

/** @import { Change, Edition, Expectation, ExpectedBy, KnownChange, Listing } from "../run/engine.js" */
/** @import { Words } from "../words/words.js" */

/** A recorded call of a library, by its names, and whether it gave the target. @typedef {{ name: string, gives: boolean }} Call */

/**
 * @typedef {object} Others
 * @property {boolean} asked whether the browser and Go have answered
 * @property {string[]} neighbours ids of those that give the target
 * @property {Call[] | null} [calls] the recorded calls of libraries; null if these texts weren't recorded, undefined
 *   until that is known
 * @property {string[]} libraries names of the libraries shown beside the years that give it
 */

/** Columns of a text to show. */
const room = 44;
/** The most names of libraries to list. */
const listed = 6;

/** The description of a change. @param {Words} words @param {Change} change */
export function howText(words, { kinds, reference, added }) {
  const [text = ""] = reference?.slice(...(added.reference ?? [])).match(/%../) ?? [];
  const said = kinds.map((kind) => words.say(`expected:kinds:${kind}`, { text }));
  return kinds.length === 2 && kinds[0] === kinds[1]
    ? words.say("expected:twice", { kind: kinds[0], how: said[0] })
    : words.list(said, "conjunction");
}

/**
 * The texts of a change, each shortened to the part around the new text. Spans refer to the shortened text.
 * @param {Change} change @param {{ base: string, reference: string }} texts the original ones
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
 * A spec with its options, if they aren't the defaults; an article before its name isn't marked.
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
    edition ? nameOf(words, edition) : id,
  );
  const said = words.say("ui:spec", { document: name });
  return said.includes(name) ? said.replace(name, () => marked(name)) : marked(said);
}

/**
 * Names everything that gives the expected target: specs, browser and Go, and the libraries shown beside the years.
 * @param {Words} words @param {string[]} documents @param {Others} others @param {string} [browser] the browser's name, for readers elsewhere
 */
export function whoText(words, documents, { asked, neighbours, libraries }, browser) {
  const own = (/** @type {string} */ id) => (id === "url" && browser) || words.say(`stage:verdict:who:${id}`);
  const names = [...documents, ...neighbours.map(own), ...libraries];
  return names.length
    ? words.say("expectation:who", { who: words.list(names, "conjunction"), count: names.length })
    : words.say(`expectation:${asked ? "nobody" : "nobody-else"}`, { browser: own("url") });
}

/**
 * The recorded calls of libraries that give the expected target; "" if these texts weren't recorded.
 * @param {Words} words @param {Call[] | null | undefined} calls
 */
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

/** The texts of a case; target and expected: the two targets, for an expectation that no change gives. @typedef {{ base: string, reference: string, target?: string, expected?: string }} Texts */

/** Names the reader whose decoding of the reference gives the expected target, such as a form or HTML, or "". @param {Words} words @param {Texts} texts @param {Pick<Expectation, "changes">} expectation */
export function readerText(words, texts, { changes }) {
  const [from = "", to = ""] = changes.length
    ? [texts.reference, changes[0].base === undefined ? changes[0].reference : ""]
    : [texts.target, texts.expected];
  const reader = to ? readerOf(from, to) : null;
  return reader
    ? words.say(`expected:reader:${reader.id}`, { latin: null, utf: null, text: null, ...reader.args })
    : "";
}

/**
 * The reader, or else the step of the run that loses the expected target; "" if neither is known.
 * @param {Words} words @param {Texts} texts @param {Pick<Expectation, "lost" | "changes">} expectation
 * @param {string} [before] the sentence before it, if there is one
 */
export function lostText(words, texts, { lost, changes }, before) {
  const reader = readerText(words, texts, { changes });
  if (reader) return reader;
  if (!lost) return "";
  const { how, on, step, span, role } = lost;
  const text = on && span ? texts[on].slice(...span) : "";
  return words.say(before ? "expected:but" : "expected:loses", {
    step,
    how,
    on: on && words.say(`expected:on:${on}`),
    text,
    name: role ?? "",
  });
}

/**
 * The misreading that gives the expected target; "" without one.
 * @param {Words} words @param {Pick<Expectation, "misreading">} expectation
 */
export const misreadingText = (words, { misreading }) =>
  misreading ? words.say("expected:misreading", { misreading: mistakeText(words, misreading.id) }) : "";

/**
 * The sentence with the best explanation of an expectation; "" without one.
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

/**
 * The best explanation, and the step that loses the expected target.
 * @param {Words} words @param {Edition[]} editions @param {Record<"base" | "reference", string>} texts @param {Expectation} expectation
 */
export function explainedText(words, editions, texts, expectation) {
  const reason = reasonText(words, editions, expectation);
  const { explainedBy } = expectation;
  return [reason, lostText(words, texts, expectation, explainedBy === "misreading" ? reason : "")]
    .filter(Boolean)
    .join(words.say("ui:between", {}, " "));
}

/**
 * A library's mistake in sentences: a description, the section, the number of cases in which it shows, among those in
 * which it matters, and the shortest of these.
 * @param {Words} words @param {import("../libraries/diagnosed.js").Followed} followed
 * @param {readonly (readonly [base: string, reference: string])[]} cases
 */
export function followedTexts(words, { changes, listing, obeyed, matters, at }, cases) {
  const section = sectionSaid(words, sectionOf(listing, changes[0]));
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

/**
 * A mistake, or several if one of them is made.
 * @param {Words} words @param {KnownChange[]} changes @param {Listing} listing
 */
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
    section: sectionSaid(words, sectionOf(listing, changes[0])),
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

/**
 * The sentence with the names of everything that gives the expected target.
 * @param {Words} words @param {string[]} names
 */
const givenText = (words, names) =>
  words.say("expected:given", { who: words.list(names, "conjunction"), count: names.length });

/**
 * The sentence about specs that give an equivalent; "" without any.
 * @param {Words} words @param {Edition[]} editions @param {Pick<Expectation, "equivalents">} expectation
 */
export function equivalentsText(words, editions, { equivalents }) {
  const names = equivalents.map((one) => documentText(words, editions, one));
  return names.length
    ? words.say("expected:equivalents", { who: words.list(names, "conjunction"), count: names.length })
    : "";
}

/**
 * Says that the expected text is the target, or equivalent to it, or why it can't be explained. "" if there is more to
 * say.
 * @param {Words} words @param {Expectation} expectation @param {string} target @param {string} fault the error in it
 */
export function standingText(words, { met, equivalent, tooLong }, target, fault) {
  if (met) return words.say("expectation:met");
  if (tooLong) return words.say("expectation:long");
  if (equivalent) return words.say("expectation:equivalent", { target });
  return fault && words.say("expectation:fault", { said: fault });
}

/**
 * Sentences about an expected target: that it is the target or equivalent; or its explanation, and the step that loses
 * it.
 * @param {Words} words @param {Edition[]} editions @param {Record<"base" | "reference", string>} texts
 * @param {Expectation} expectation @param {string} fault the error in it
 */
export function expectationText(words, editions, texts, expectation, fault) {
  const { met, equivalent, tooLong, target } = expectation;
  const standing = standingText(words, expectation, target ?? "", fault);
  if (met || equivalent || tooLong) return standing;
  const explained = explainedText(words, editions, texts, expectation);
  const said = [standing, explained || words.say("expectation:none")];
  return said.filter(Boolean).join(words.say("ui:between", {}, " "));
}
