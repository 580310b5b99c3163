/**
 * uriscope resolve: prints the target of a reference: alone, as a figure, as data, or with the steps that lead to it;
 * by one spec or by all.
 */
import { Scene } from "../run/scene.js";
import { stepText } from "../views/stage/step.js";
import { answered, eachCase, readArguments, withInput } from "./arguments.js";
import { speaking } from "../bake/say.js";
import { wordsFor } from "../bake/words.js";
import {
  answerOf,
  cited,
  placeIn,
  plain,
  print,
  printJSON,
  printResult,
  printRow,
  problemAt,
  warn,
} from "./sentences.js";
import { expectationText } from "./expected.js";
import { chosenOf, fieldsIn } from "./fields.js";
import { stop } from "./stopped.js";
import { figureWords } from "../words/figurewords.js";
import { causesOf, causeText } from "../texts/causes.js";
import { findingText } from "../texts/finding.js";
import { sectionSaid } from "../texts/section.js";
import { oneLine } from "../texts/terminal.js";
import { whyText } from "../texts/why.js";

/** @import { Engine } from "../run/tolerant.js" */
/** @import { Explanation, Problem, Request } from "../run/engine.js" */
/** @import { Words } from "../words/words.js" */

/**
 * @param {Engine} engine @param {string[]} args
 * @returns {Promise<number>} 0: each has a target and, if one is expected, it is that; 1: one has none, another one,
 *   or an error that counts; 2: a line can't be read
 */
export async function resolve(engine, args) {
  const given = readArguments(engine, "resolve", args);
  const { options, edition, format, more } = given;
  if (!edition && format === "svg") stop("command:one-figure");
  const { expected, base: common } = more;
  if (!edition && expected !== undefined) stop("command:one-expected");
  const editions = edition ? [edition] : engine.editions();
  // Without remarks, a target by RFC 3986 needs no explanation, which saves nine tenths of the time.
  const isBare =
    format === "target" &&
    edition?.id === "rfc3986" &&
    more.quiet === true &&
    more["fail-on-error"] !== true &&
    Object.keys(options).length === 0;
  const fields = more.fields === undefined ? null : fieldsIn(String(more.fields));
  // Without steps, the answer takes a fifth less time.
  const steps = format === "target" || (fields && !Object.hasOwn(fields, "run")) ? { limit: 0 } : {};
  await wordsFor(engine);
  const words = speaking();
  await words.need("problem", "characters", "remarks", "expectation");
  const act = (/** @type {string[]} */ texts, /** @type {number | null} */ line) => {
    const [base, reference] = common === undefined ? texts : [String(common), ...texts];
    const request = /** @type {Request} */ ({ base, reference, ...options });
    if (edition && expected !== undefined) {
      const asked = { ...request, edition: edition.id };
      const answer = answered(engine.expectation(asked, String(expected)), line);
      if (!answer) return 2;
      if (format === "json") printJSON(withInput(answer, [base, reference], line));
      else print(expectationText(words, engine, asked, String(expected), answer));
      return answer.met ? 0 : 1;
    }
    if (isBare) {
      const target = answered(engine.resolve(base, reference), line);
      if (target !== null || line !== null) printResult(target ?? "");
      return target === null ? 1 : 0;
    }
    /** @type {Explanation[]} */
    const all = [];
    for (const { id } of editions) {
      const explanation = answered(engine.explain({ ...request, ...steps, edition: id }), line);
      if (!explanation) return 2;
      all.push(explanation);
    }
    if (format === "json") {
      const data = all.map((one) => withInput(fields ? chosenOf(one, fields) : one, [base, reference], line));
      printJSON(edition ? data[0] : data);
    } else if (!edition && format === "target" && line !== null) printRow(all.map(({ target }) => target ?? ""));
    else if (!edition) print(table(words, engine, request, all, format));
    else if (format === "target") printTarget(words, all[0], line);
    else {
      const asked = { ...request, edition: edition.id };
      const drawn = /** @type {"text" | "markdown" | "svg"} */ (format);
      const figure = answered(engine.figure(asked, drawn, figureWords(words.group("figure"))), line);
      if (figure === null) return 2;
      print(format === "svg" ? figure.trimEnd() : one(words, engine, figure, all[0], more.steps === true));
    }
    const failed = more["fail-on-error"] === true && all.some((explanation) => problemsOf(explanation).length > 0);
    return failed || all.every(({ target }) => target === null) ? 1 : 0;
  };
  return eachCase(given, act, common === undefined ? 2 : 1);
}

/**
 * Prints just the target, and remarks to standard error. A line without a target prints an empty line, so that the
 * outputs stay aligned.
 * @param {Words} words @param {Explanation} explanation @param {number | null} line
 */
function printTarget(words, explanation, line) {
  const { edition, target, why } = explanation;
  if (target !== null || line !== null) printResult(target ?? "");
  const place = line === null ? "" : words.say("command:at-line", { line });
  for (const said of remarksOf(words, explanation)) warn(place + said);
  if (target !== null) return;
  const reason = plain(whyText(words, edition, why));
  warn(place + words.say("command:no-target", { reason }));
}

/** The errors of base and reference, each once. @param {Explanation} explanation @returns {Problem[]} */
function problemsOf({ base, reference, problems }) {
  const all = [
    ...base.errors.map((problem) => ({ ...problem, on: /** @type {const} */ ("base") })),
    ...reference.errors.map((problem) => ({ ...problem, on: /** @type {const} */ ("reference") })),
  ];
  const isNew = (/** @type {Problem} */ { on, at, id }) => !all.some((a) => a.on === on && a.at === at && a.id === id);
  return [...all, ...problems.filter(isNew)];
}

/**
 * The errors and the notes, each with its position and its section.
 * @param {Words} words @param {Explanation} explanation
 */
function remarksOf(words, explanation) {
  const { edition, base, reference, result, findings } = explanation;
  const texts = { base: base.text, reference: reference.text, target: result?.text ?? "" };
  const name = (/** @type {string} */ on) => words.say(`ui:${on}`);
  return [
    ...problemsOf(explanation).map((problem) => {
      const on = problem.on ?? "reference";
      return problemAt(words, edition, problem, { name: name(on), text: texts[on] });
    }),
    ...findings.map(({ id, on, span, section, args }) => {
      const said = plain(findingText(words, edition, { id, span, args }, texts[on]));
      return words.say("command:note", {
        on: name(on),
        place: placeIn(words, texts[on], span[0]),
        said,
        section: sectionSaid(words, section),
      });
    }),
  ];
}

/** The figure of a resolution, its reason and, if requested, its steps. @param {Words} words @param {Engine} engine @param {string} figure @param {Explanation} explanation @param {boolean} steps */
function one(words, engine, figure, explanation, steps) {
  const { edition, why } = explanation;
  const said = plain(whyText(words, edition, why));
  return [figure.trimEnd(), said, ...(steps ? [stepsOf(words, engine, explanation).join("\n")] : [])].join("\n\n");
}

/** A sentence for each step. @param {Words} words @param {Engine} engine @param {Explanation} explanation */
function stepsOf(words, engine, explanation) {
  const edition = engine.editions().find(({ id }) => id === explanation.edition);
  if (!edition) return [];
  const scene = new Scene({ explanation, edition, words });
  return scene.steps.map((_, i) => `${i + 1}. ${cited(words, plain(stepText(scene, i)), scene.line(i).section)}`);
}

/**
 * Every spec's answer, and why it differs from the standard's.
 * @param {Words} words @param {Engine} engine @param {Request} request @param {Explanation[]} all
 * @param {string} format
 */
function table(words, engine, request, all, format) {
  const answers = engine.answers(request);
  const editions = engine.editions();
  const rows = all.map((explanation, i) => {
    const answer = Array.isArray(answers) ? answers.find(({ edition }) => edition === explanation.edition) : undefined;
    const reason = causesOf(answer ?? {})
      .map((cause) => plain(causeText(words, explanation.edition, cause)))
      .join(" ");
    return {
      document: editions[i].document,
      sign: answer?.same === false ? "≠" : "=",
      text: oneLine(answerOf(words, explanation)),
      reason,
    };
  });
  if (format === "markdown") {
    const cell = (/** @type {string} */ text) => oneLine(text).replace(/[|\\]/g, "\\$&");
    const code = (/** @type {string} */ text) => `\`\` ${cell(text)} \`\``;
    const head = `| ${["document", "", "answer", "reason"].map((id) => (id ? words.say(`command:table:${id}`) : "")).join(" | ")} |`;
    const body = rows.map((r) => `| ${cell(r.document)} | ${r.sign} | ${code(r.text)} | ${cell(r.reason)} |`);
    return [head, "|---|---|---|---|", ...body].join("\n");
  }
  const widest = Math.max(...rows.map(({ document }) => document.length));
  return rows
    .flatMap((r) => [`${r.document.padEnd(widest)}  ${r.sign} ${r.text}`, ...(r.reason ? [`    ${r.reason}`] : [])])
    .join("\n");
}
