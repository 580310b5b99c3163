/**
 * uriscope resolve: the target of a reference, alone, as a figure, as data, or with the steps that
 * lead to it; by one edition or by all.
 */
import { Scene } from "../run/scene.js";
import { stepText } from "../views/stage/step.js";
import { answered, eachCase, readArguments } from "./arguments.js";
import { speaking } from "../bake/say.js";
import { wordsFor } from "../bake/words.js";
import { answerOf, plain, print, printJSON, problemAt, warn } from "./sentences.js";
import { expectationText } from "./expected.js";
import { stop } from "./stopped.js";
import { figureWords } from "../words/figurewords.js";
import { causesOf, causeText } from "../texts/causes.js";
import { oneLine } from "../texts/terminal.js";
import { whyText } from "../texts/why.js";

/** @import { Engine } from "../run/tolerant.js" */
/** @import { Explanation, Problem, Request } from "../run/engine.js" */
/** @import { Words } from "../words/words.js" */

/**
 * @param {Engine} engine @param {string[]} args
 * @returns {Promise<number>} 0: each has a target, which is the expected one, if one is; 1: one has none, another one, or an error
 *   that counts; 2: a line cannot be read
 */
export async function resolve(engine, args) {
  const { texts, options, edition, format, steps, more } = readArguments(engine, args, {
    formats: ["target", "text", "markdown", "json", "svg"],
    own: ["steps", "fail-on-error", "expected"],
  });
  if (!edition && format === "svg") stop("command:one-figure");
  const { expected } = more;
  if (!edition && expected !== undefined) stop("command:one-expected");
  const editions = edition ? [edition] : engine.editions();
  await wordsFor(engine);
  const words = speaking();
  await words.need("problem", "remarks");
  return eachCase(texts, 2, ([base, reference], line) => {
    const request = /** @type {Request} */ ({ base, reference, ...options });
    if (edition && expected !== undefined) {
      const asked = { ...request, edition: edition.id };
      const answer = answered(engine.expectation(asked, String(expected)), line);
      if (!answer) return 2;
      if (format === "json") printJSON(answer);
      else print(expectationText(words, engine, asked, String(expected), answer));
      return answer.met ? 0 : 1;
    }
    /** @type {Explanation[]} */
    const all = [];
    for (const { id } of editions) {
      const explanation = answered(engine.explain({ ...request, edition: id }), line);
      if (!explanation) return 2;
      all.push(explanation);
    }
    if (format === "json") printJSON(edition ? all[0] : all);
    else if (!edition) print(table(words, engine, request, all, format));
    else if (format === "target") printTarget(words, all[0], line);
    else {
      const asked = { ...request, edition: edition.id };
      const drawn = /** @type {"text" | "markdown" | "svg"} */ (format);
      const figure = answered(engine.figure(asked, drawn, figureWords(words.group("figure"))), line);
      if (figure === null) return 2;
      print(format === "svg" ? figure.trimEnd() : one(words, engine, figure, all[0], steps));
    }
    const failed = more["fail-on-error"] === true && all.some((explanation) => problemsOf(explanation).length > 0);
    return failed || all.every(({ target }) => target === null) ? 1 : 0;
  });
}

/**
 * Prints a target alone, and what else is to be said of it where it is in nobody's way. A line without one
 * leaves an empty line, so that lines can be put beside each other.
 * @param {Words} words @param {Explanation} explanation @param {number | null} line
 */
function printTarget(words, explanation, line) {
  const { edition, target, why } = explanation;
  if (target !== null || line !== null) print(oneLine(target ?? ""));
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

/** The errors and the notes, each with its place and its section. @param {Words} words @param {Explanation} explanation */
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
      const text = texts[on].slice(...span);
      const said = plain(words.say(`remarks:findings:${id}`, { ...args, edition, text }));
      return words.say("command:note", { on: name(on), at: span[0], said, section });
    }),
  ];
}

/** The figure of a resolution, why it is so and, where they are asked for, its steps. @param {Words} words @param {Engine} engine @param {string} figure @param {Explanation} explanation @param {boolean} steps */
function one(words, engine, figure, explanation, steps) {
  const { edition, why } = explanation;
  const said = plain(whyText(words, edition, why));
  return [figure.trimEnd(), said, ...(steps ? [stepsOf(words, engine, explanation).join("\n")] : [])].join("\n\n");
}

/** What each step does, in words. @param {Words} words @param {Engine} engine @param {Explanation} explanation */
function stepsOf(words, engine, explanation) {
  const edition = engine.editions().find(({ id }) => id === explanation.edition);
  if (!edition) return [];
  const scene = new Scene({ explanation, edition, words });
  return scene.steps.map((_, i) => `${i + 1}. ${plain(stepText(scene, i))} (${scene.line(i).section})`);
}

/** Every edition's answer, and why it is not the standard's. @param {Words} words @param {Engine} engine @param {Request} request @param {Explanation[]} all @param {string} format */
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
