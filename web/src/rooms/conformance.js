/**
 * An implementation of the visitor's own in the room Conformance: the cases and a program to ask it with are
 * handed out, and its answers are held against the documents. Nothing of them leaves the page, and no link has
 * them.
 */
import { copy } from "../views/copy.js";
import { write, start } from "../run/link.js";
import { answersIn } from "../libraries/answers.js";
import { asJSON, asLines, programs } from "../libraries/kit.js";
import { agrees, answeredCases, compared, documentsOf, followed } from "../libraries/recorded.js";
import { nameOf, saveAs } from "../libraries/table.js";
import { inMarkdown } from "../texts/marks.js";
import { explainedText, followedTexts } from "../texts/expected.js";
import "../views/rooms/conformance.js";

/** @typedef {import("../libraries/recorded.js").Document} Document */
/** @typedef {import("../libraries/recorded.js").Recorded} Recorded */
/** @typedef {import("../run/tolerant.js").Engine} Engine */
/** @typedef {import("../views/rooms/conformance.js").Content} Content */
/** @typedef {import("../views/rooms/conformance.js").Differing} Differing */
/** @typedef {import("../views/rooms/conformance.js").Result} Result */

/** So many differing cases are told, each with what explains it, which takes a few milliseconds. */
const most = 500;

export class Conformance {
  /** @type {Content} */
  #content;
  /** Counts what was handed in, so that what is late is not shown. */
  #round = 0;

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
      take: (text) => void this.#take(text),
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

  /** Hands out the cases. @param {"tsv" | "json"} format */
  async #hand(format) {
    const { cases } = this.all;
    const text = format === "tsv" ? asLines(cases) : asJSON(cases, (await compared(this.engine, this.all)).documents);
    saveAs(`cases.${format}`, format === "tsv" ? "text/tab-separated-values" : "application/json", text);
  }

  /** Holds answers against the documents. @param {string} text */
  async #take(text) {
    const { words } = this;
    const round = ++this.#round;
    await new Promise((resolve) => setTimeout(resolve)); // a text of many lines can come line by line
    if (round !== this.#round) return;
    if (text.trim() === "") return this.#show({ progress: null, fault: null, result: null });
    const read = answersIn(text, this.all.cases);
    if ("line" in read) {
      const { line } = read;
      const fault =
        line === null
          ? words.say("conformance:count", { count: words.number(this.all.cases.length) })
          : words.say("conformance:unread", { line: words.number(line) });
      return this.#show({ progress: null, fault, result: null });
    }
    this.#show({ progress: 0, fault: null, result: null });
    const documents = await documentsOf(this.engine, read.cases, {}, (share) => {
      if (round === this.#round) this.#show({ progress: share });
    });
    if (round !== this.#round) return;
    this.#show({ progress: null, result: this.#resultOf(read, documents) });
  }

  /** @param {import("../libraries/answers.js").Answered} of @param {Document[]} documents @returns {Result} */
  #resultOf({ cases, answers }, documents) {
    const about = { language: "", library: "", version: "", call: "", date: "" };
    const { document, exceptions } = /** @type {import("../libraries/recorded.js").Following} */ (
      followed({ ...about, answers }, documents)
    );
    return {
      cases: cases.length,
      rows: documents.map((one) => ({
        name: nameOf(one, this.editions),
        agree: answers.filter((answer, i) => agrees(answer, one.targets[i])).length,
        best: one === document,
      })),
      follows: this.#closest(documents, exceptions.length, answers),
      ...this.#diagnosed(cases, answers, document),
      differing: exceptions.slice(0, most).map((i) => this.#differing(cases[i], answers[i], document, i)),
      more: Math.max(0, exceptions.length - most),
    };
  }

  /** What the library seems to do. @param {[base: string, reference: string][]} cases @param {import("../libraries/recorded.js").Answer[]} answers @param {Document} document */
  #diagnosed(cases, answers, { edition, options }) {
    const asked = /** @type {import("../run/engine.js").Request} */ ({ edition, ...options });
    const diagnosis = this.engine.diagnose(asked, answeredCases(cases, answers));
    if ("error" in diagnosis) return { followed: [], unexplained: 0 };
    const followed = followedTexts(this.words, this.editions, edition, diagnosis, cases);
    return { followed, unexplained: diagnosis.unexplained };
  }

  /** The documents that have the most of the answers, without those that are so by an option alone. @param {Document[]} documents @param {number} except answers that these lack @param {import("../libraries/recorded.js").Answer[]} answers */
  #closest(documents, except, answers) {
    const lacking = (/** @type {Document} */ { targets }) =>
      answers.filter((answer, i) => !agrees(answer, targets[i])).length;
    const best = documents.filter((one) => lacking(one) === except);
    const own = best.filter(({ options }) => !Object.keys(options).length);
    return this.words.list(
      (own.length ? own : best.slice(0, 1)).map((one) => nameOf(one, this.editions)),
      "conjunction",
    );
  }

  /** @param {[base: string, reference: string]} texts @param {import("../libraries/recorded.js").Answer} said @param {Document} document @param {number} i @returns {Differing} */
  #differing([base, reference], said, { edition, options, targets }, i) {
    const answer = typeof said === "string" ? said : null;
    const request = /** @type {import("../run/engine.js").Request} */ ({ base, reference, edition, ...options });
    const asked = answer === null ? null : this.engine.expectation(request, answer);
    const expectation = asked && !("error" in asked) ? asked : null;
    return {
      base,
      reference,
      answer: answer ?? (said === null ? null : /** @type {{ error: string }} */ (said).error),
      given: answer !== null,
      target: targets[i],
      why: expectation ? explainedText(this.words, this.editions, { base, reference }, expectation) : "",
      id: expectation?.misreading?.id ?? null,
      link: write({
        ...start,
        base,
        reference,
        edition,
        options,
        ...(answer === null ? {} : { expected: answer, answered: true }),
      }),
    };
  }

  /** Saves what was found. @param {"json" | "markdown"} format */
  #save(format) {
    const { words } = this;
    const { result } = this.#content;
    if (!result) return;
    const { rows, differing, cases, follows } = result;
    if (format === "json") {
      const all = {
        cases,
        follows,
        shared: Object.fromEntries(rows.map(({ name, agree }) => [name, agree])),
        differing: differing.map(({ base, reference, answer, target, id }) => ({
          base,
          reference,
          answer,
          target,
          pattern: null,
          misreading: id,
        })),
      };
      return saveAs("conformance.json", "application/json", `${JSON.stringify(all, null, 1)}\n`);
    }
    const cell = (/** @type {string | null} */ text) =>
      text === null ? "" : `\`${text.replaceAll("|", "\\|").replaceAll("`", "'")}\``;
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
      ...(result.followed.length ? [words.say("expected:diagnosis"), ""] : []),
      ...result.followed.map((said) => `- ${inMarkdown(said)}`),
      "",
      `| ${rows.map(({ name }) => name).join(" | ")} |`,
      `|${rows.map(() => "--:").join("|")}|`,
      `| ${rows.map(({ agree }) => agree).join(" | ")} |`,
      "",
      `| ${["base", "reference", "answer", "target", "why"].map((id) => words.say(`conformance:columns:${id}`)).join(" | ")} |`,
      "|---|---|---|---|---|",
      ...differing.map(
        ({ base, reference, answer, target, why }) =>
          `| ${[base, reference, answer, target].map(cell).join(" | ")} | ${inMarkdown(why).replaceAll("|", "\\|")} |`,
      ),
    ];
    saveAs("conformance.md", "text/markdown", `${lines.join("\n")}\n`);
  }
}
