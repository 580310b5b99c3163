/**
 * An engine that adds sentences to its answers.
 */
import { inMarkdown } from "../texts/markdown.js";
import { plain } from "../texts/plain.js";
import { whyText } from "../texts/why.js";
import { figureWords } from "../words/figurewords.js";

/** @import { Engine, Explanation, FoundBase, Problem, Run } from "../run/engine.js" */
/** @import { Teller } from "./telling.js" */

/** Adds sentences to an answer, by the name of the call. They get the arguments of the call, too. @type {Record<string, (teller: Teller, answer: any, ...args: any[]) => unknown>} */
const tellers = {
  explain: (teller, explanation) => teller.explanation(explanation),
  answers: (teller, answers) => answers.forEach((/** @type {any} */ one) => teller.causes(one.edition, one)),
  parting: (teller, parting, _, other) => teller.causes(other, parting),
  expectation: (teller, answer, texts, expected) => teller.expectation(answer, texts, expected),
  misreadings: (teller, misreadings) => misreadings.forEach((/** @type {any} */ one) => teller.misreading(one)),
  likely: (teller, answer) => answer && teller.change(answer.change),
  validate: (teller, { errors }, text, { edition = standard } = {}) => teller.problems(edition, errors, text),
  normalize: (teller, { edition, errors }, text) => teller.problems(edition, errors, text),
  compare(teller, answer) {
    teller.comparison(answer);
    for (const { errors, target, text } of [answer.a, answer.b])
      teller.problems(answer.edition, errors, target ?? text);
  },
  relativize: (teller, answer) =>
    teller.said(answer, `compare:shapes:${answer.why}`, () => ({ edition: answer.edition })),
  tree: (teller, { errors }, text, { edition = standard } = {}) => teller.problems(edition, errors, text),
  scheme: (teller, { edition, errors }, text) => teller.problems(edition, errors, text),
  encode(teller, { edition, charset, warnings }, data) {
    const name = () => teller.words.say(`encoding:charsets:${charset.id}`, { edition });
    for (const warning of warnings) {
      const { id, span, count } = warning;
      const found = () => ({ found: data.slice(...span), count, rest: count - 1, edition, charset: name() });
      teller.said(warning, `encoding:warnings:${id}`, found);
    }
  },
  host(teller, { edition, order, problems, remarks }, text) {
    for (const remark of remarks) teller.said(remark, `encoding:hosts:${remark.id}`, () => ({ edition }));
    for (const error of order.flatMap((/** @type {{ errors?: Problem[] }} */ { errors = [] }) => errors))
      if (error.id && error.id !== "underivable") teller.problem(edition, error, text);
      else teller.mismatch(edition, error, text);
    teller.problems(edition, problems, text);
  },
  toURI: (teller, { given, errors }) => teller.problems("rfc3987", errors, given),
  toIRI: (teller, { given, errors }) => teller.problems("rfc3987", errors, given),
  extract(teller, { edition, found }) {
    for (const { uri, errors, doubts } of found) {
      teller.problems(edition, errors, uri);
      for (const doubt of doubts)
        teller.said(doubt, `extract:doubts:${doubt.kind}`, () => ({ count: doubt.places.length }));
    }
  },
  documentBase(teller, answer) {
    const { edition, layers, why, base } = answer;
    const document = () => ({ document: teller.edition(edition)?.document, base: base ?? "", edition, kinds: "" });
    teller.said(answer, `documents:why:${why}`, document);
    const found = layers.flatMap((/** @type {{ found: FoundBase[] }} */ layer) => layer.found);
    for (const { text, errors } of found) teller.problems(edition, errors, text);
  },
};

/** The spec of a call that doesn't name one. */
const standard = "rfc3986";

/**
 * An answer of a call, with its sentences.
 * @template T @param {Teller} teller @param {keyof Engine} name of the call @param {T} answer @param {unknown[]} args of the call @returns {T}
 */
export function toldAnswer(teller, name, answer, ...args) {
  if (!isFailure(answer)) tellers[name]?.(teller, answer, ...args);
  return answer;
}

/** An error that a tolerant engine returns. @param {any} answer */
const isFailure = (answer) => answer?.outcome === "error" && Object.hasOwn(answer, "error");

/**
 * An engine whose answers have sentences; its figures are unchanged.
 * @template {object} E @param {E} engine @param {Teller} teller @returns {E}
 */
export function toldCalls(engine, teller) {
  const calls = Object.entries(engine).map(([name, call]) => {
    if (!Object.hasOwn(tellers, name)) return [name, call];
    const ask = (/** @type {unknown[]} */ ...args) =>
      toldAnswer(teller, /** @type {keyof Engine} */ (name), call(...args), ...args);
    return [name, ask];
  });
  return /** @type {any} */ (Object.fromEntries(calls));
}

/** @param {Engine} engine @param {Teller} teller @returns {Engine} */
export const told = (engine, teller) => ({ ...toldCalls(engine, teller), figure: figureOf(engine, teller) });

/**
 * The call that draws a figure: with the language's words, followed by the sentence if the figure is a text.
 * @param {Engine} engine @param {Teller} teller @returns {Engine["figure"]}
 */
const figureOf =
  (engine, { words }) =>
  (request, format, own = figureWords(words.group("figure"))) => {
    const figure = engine.figure(request, format, own);
    if (format !== "text" && format !== "markdown") return figure;
    const { edition, why } = engine.explain({ ...request, limit: 0 });
    const said = whyText(words, edition, why);
    return `${format === "text" ? plain(said) : inMarkdown(said)}\n\n${figure}`;
  };
