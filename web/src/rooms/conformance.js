/**
 * The visitor's own implementation in the room Conformance: hands out the cases and a program that runs them, and
 * compares the answers with the documents. They never leave the page, and no link contains them.
 */
import { copy } from "../views/copy.js";
import { sharp } from "../cases/sharp.js";
import { casesIn, scoreOf, withTargets } from "../cases/scoring.js";
import { scoreTexts } from "../texts/score.js";
import { resolveByAll } from "../run/parts.js";
import { version } from "../run/engine.js";
import { answersIn, missing } from "../libraries/answers.js";
import { diagnosed, explanationsOf, linkTo, linkWith } from "../libraries/diagnosed.js";
import { asData, asLines, asTargets, programs } from "../libraries/kit.js";
import { agrees, documentsOf, followed } from "../libraries/recorded.js";
import { nameOf, saveAs } from "../libraries/table.js";
import { inMarkdown } from "../texts/markdown.js";
import { countedTexts, explainedText, followedTexts } from "../texts/expected.js";
import "../views/rooms/conformance.js";

/** @import { Document, Recorded } from "../libraries/recorded.js" */
/** @import { Expectation } from "../run/engine.js" */
/** @import { Engine } from "../run/tolerant.js" */
/** @import { Content, Differing, Result } from "../views/rooms/conformance.js" */

/** The most differing cases to list, each with its explanation. */
const most = 500;

export class Conformance {
  /** @type {Content} */
  #content;
  /** Cancels the work on earlier answers. */
  #handed = new AbortController();

  /** @param {import("../views/view.js").ContentView<Content>} view @param {Engine} engine @param {import("../words/words.js").Words} words @param {Recorded} all */
  constructor(view, engine, words, all) {
    this.view = view;
    this.engine = engine;
    this.words = words;
    this.all = all;
    this.editions = engine.editions();
    this.#content = {
      cases: all.cases.length,
      programs,
      progress: null,
      fault: null,
      result: null,
      scored: null,
      put: (text) => void this.#begin(text),
      hand: (format) => void this.#hand(format),
      copy: (button, text) => void copy(button, text, words),
      save: (format) => this.#save(format),
    };
    this.#show({});
  }

  /** @param {Partial<Content>} change */
  #show(change) {
    this.#content = { ...this.#content, ...change };
    this.view.words = this.words;
    this.view.content = this.#content;
  }

  /** Hands out the cases, or the sharp ones with their targets. @param {"tsv" | "json" | "sharp"} format */
  async #hand(format) {
    const { cases } = this.all;
    if (format === "sharp")
      return saveAs("sharp.tsv", "text/tab-separated-values", await asTargets(this.engine, sharp, version));
    const data = async () => `${JSON.stringify(await asData(this.engine, cases, version), null, 1)}\n`;
    const text = format === "tsv" ? asLines(cases) : await data();
    saveAs(`cases.${format}`, format === "tsv" ? "text/tab-separated-values" : "application/json", text);
  }

  /** Starts with a text that replaces the one before. @param {string} text */
  async #begin(text) {
    this.#handed.abort();
    const { signal } = (this.#handed = new AbortController());
    await new Promise((resolve) => setTimeout(resolve)); // a text of many lines may arrive line by line
    await this.#answer(text, signal).catch((error) => {
      if (!signal.aborted) throw error;
    });
  }

  /** Compares answers with the documents. @param {string} text @param {AbortSignal} signal */
  async #answer(text, signal) {
    const { words, engine } = this;
    signal.throwIfAborted();
    if (text.trim() === "") return this.#show({ progress: null, fault: null, result: null, scored: null });
    const read = answersIn(text, this.all.cases);
    if ("line" in read) {
      const cases = casesIn(text);
      if (!("line" in cases)) {
        this.#show({ progress: 0, fault: null, result: null, scored: null });
        return this.#score(cases, signal);
      }
      const { line } = read;
      const fault =
        line === null
          ? words.say("conformance:count", { count: words.number(this.all.cases.length) })
          : words.say("conformance:unread", { line: words.number(line) });
      return this.#show({ progress: null, fault, result: null, scored: null });
    }
    this.#show({ progress: 0, fault: null, result: null, scored: null });
    const { cases, answers } = read;
    const documents = await documentsOf(engine, cases, {}, this.#progress(signal, 0));
    const { document, exceptions } = /** @type {import("../libraries/recorded.js").Following} */ (
      followed({ answers }, documents)
    );
    await resolveByAll(engine, { edition: document.edition, ...document.options }, cases, this.#progress(signal, 1));
    const found = diagnosed(engine, cases, answers, document);
    const some = [...found.followed.map(({ at }) => at), ...exceptions.slice(0, most)];
    const known = await explanationsOf(engine, cases, answers, document, some, this.#progress(signal, 2));
    signal.throwIfAborted();
    this.#show({ progress: null, result: this.#resultOf(read, documents, document, exceptions, found, known) });
    if (missing(read.cases, this.all.cases) || read.cases.length === this.all.cases.length) return;
    await this.#score(cases, signal);
  }

  /** Shows the progress of one of three phases. @param {AbortSignal} signal @param {number} phase from 0 @returns {(share: number) => void} */
  #progress(signal, phase) {
    return (share) => {
      signal.throwIfAborted();
      this.#show({ progress: (phase + share) / 3 });
    };
  }

  /** Scores cases that are not ours. @param {[base: string, reference: string][]} cases @param {AbortSignal} signal */
  async #score(cases, signal) {
    const { words, engine } = this;
    const edition = /** @type {import("../run/engine.js").Edition} */ (this.editions.find(({ standard }) => standard));
    const request = { edition: edition.id };
    const score = await scoreOf(engine, request, cases, (share) => {
      signal.throwIfAborted();
      this.#show({ progress: share });
    });
    signal.throwIfAborted();
    const lines = score && withTargets(engine, request, score.additions).map((one) => `${one.join("\t")}\n`);
    const scored = score && {
      ...scoreTexts(words, edition, cases.length, score),
      additionLines: lines?.join("") ?? "",
    };
    this.#show({ progress: null, scored });
  }

  /**
   * @param {import("../libraries/answers.js").Answered} of @param {Document[]} documents @param {Document} document the closest
   * @param {number[]} exceptions @param {import("../libraries/diagnosed.js").Diagnosed} found
   * @param {Map<number, Expectation | null>} known @returns {Result}
   */
  #resultOf({ cases, answers }, documents, document, exceptions, found, known) {
    const { words, all } = this;
    const [lacking, count] = [missing(cases, all.cases), all.cases.length];
    return {
      cases: cases.length,
      missing: lacking,
      incomplete: lacking ? words.say("conformance:answered", { answered: count - lacking, count }) : "",
      rows: [document, ...documents.filter((one) => one !== document)].map((one) => ({
        name: nameOf(one, this.editions),
        agree: answers.filter((answer, i) => agrees(answer, one, i)).length,
        best: one === document,
      })),
      follows: this.#closest(documents, exceptions.length, answers),
      followed: found.followed.map((one) => ({
        ...followedTexts(words, one, cases),
        link: linkTo(cases[one.at], answers[one.at], document, known.get(one.at)),
        run: linkWith(cases[one.at], document, one.changes[0].lines),
      })),
      counted: countedTexts(words, document.edition, found),
      differing: exceptions
        .slice(0, most)
        .map((i) => this.#differing(cases[i], answers[i], document, i, known.get(i) ?? null)),
      more: Math.max(0, exceptions.length - most),
    };
  }

  /**
   * The documents that agree with most of the answers, without those that reach that only by an option.
   * @param {Document[]} documents @param {number} except the number of answers outside the cases
   * @param {import("../libraries/recorded.js").Answer[]} answers
   */
  #closest(documents, except, answers) {
    const lacking = (/** @type {Document} */ one) => answers.filter((answer, i) => !agrees(answer, one, i)).length;
    const best = documents.filter((one) => lacking(one) === except);
    const own = best.filter(({ options }) => !Object.keys(options).length);
    return this.words.list(
      (own.length ? own : best.slice(0, 1)).map((one) => nameOf(one, this.editions)),
      "conjunction",
    );
  }

  /** @param {[base: string, reference: string]} texts @param {import("../libraries/recorded.js").Answer} answer @param {Document} document @param {number} i @param {Expectation | null} expectation @returns {Differing} */
  #differing([base, reference], answer, document, i, expectation) {
    return {
      base,
      reference,
      answer,
      target: document.targets[i],
      why: expectation ? explainedText(this.words, this.editions, { base, reference }, expectation) : "",
      id: expectation?.misreading?.id ?? null,
      link: linkTo([base, reference], answer, document, expectation),
    };
  }

  /** Saves the results. @param {"json" | "markdown"} format */
  #save(format) {
    const { words } = this;
    const { result } = this.#content;
    if (!result) return;
    const { rows, differing, cases, follows, incomplete, followed, counted } = result;
    if (format === "json") {
      const texts = (/** @type {Differing} */ { base, reference, target }) => ({ base, reference, target });
      const all = {
        cases,
        missing: result.missing,
        follows,
        shared: Object.fromEntries(rows.map(({ name, agree }) => [name, agree])),
        differing: differing.flatMap((one) =>
          typeof one.answer === "string"
            ? [{ ...texts(one), answer: one.answer, pattern: null, misreading: one.id }]
            : [],
        ),
        refused: differing.flatMap((one) =>
          one.answer && typeof one.answer === "object" ? [{ ...texts(one), ...one.answer }] : [],
        ),
        unanswered: differing.flatMap((one) => (one.answer === null ? [texts(one)] : [])),
      };
      return saveAs("conformance.json", "application/json", `${JSON.stringify(all, null, 1)}\n`);
    }
    const cell = (/** @type {string | null} */ text) =>
      text === null ? "" : `\`${text.replaceAll("|", "\\|").replaceAll("`", "'")}\``;
    const given = (/** @type {Differing["answer"]} */ answer) =>
      answer && typeof answer === "object" ? answer.error.replaceAll("|", "\\|") : cell(answer);
    const lines = [
      inMarkdown(
        words.say("conformance:follows", {
          document: follows,
          except: differing.length,
          cases,
          agree: cases - differing.length - result.more,
        }),
      ),
      "",
      ...(incomplete ? [incomplete, ""] : []),
      ...(followed.length ? [words.say("expected:diagnosis"), ""] : []),
      ...followed.map(
        ({ said, shortest }) => `- ${inMarkdown(`${said}${words.say("ui:between", {}, " ")}${shortest}`)}`,
      ),
      "",
      ...counted.map((said) => `- ${said}`),
      "",
      `| ${rows.map(({ name }) => name).join(" | ")} |`,
      `|${rows.map(() => "--:").join("|")}|`,
      `| ${rows.map(({ agree }) => agree).join(" | ")} |`,
      "",
      `| ${["base", "reference", "answer", "target", "why"].map((id) => words.say(`conformance:columns:${id}`)).join(" | ")} |`,
      "|---|---|---|---|---|",
      ...differing.map(
        ({ base, reference, answer, target, why }) =>
          `| ${[cell(base), cell(reference), given(answer), cell(target)].join(" | ")} | ${inMarkdown(why).replaceAll("|", "\\|")} |`,
      ),
    ];
    saveAs("conformance.md", "text/markdown", `${lines.join("\n")}\n`);
  }
}
