/**
 * uriscope resolve: the target of a reference, as a figure, as data, or with the steps that lead
 * to it; by one edition or by all.
 */
import { Scene } from "../run/scene.js";
import { stepText } from "../views/stage/step.js";
import { cases, readArguments } from "./arguments.js";
import { speaking } from "../bake/say.js";
import { wordsFor } from "../bake/words.js";
import { answerOf, plain, print, shown, warn } from "./sentences.js";
import { expectation, expectationText } from "./expected.js";
import { stop } from "./stopped.js";
import { figureWords } from "../words/figurewords.js";
import { causesOf, causeText } from "../texts/causes.js";

/** @typedef {import("../run/engine.js").Engine} Engine */
/** @typedef {import("../run/engine.js").Explanation} Explanation */
/** @typedef {import("../run/engine.js").Request} Request */
/** @typedef {import("../words/words.js").Words} Words */

/**
 * @param {Engine} engine @param {string[]} args
 * @returns {Promise<number>} 0: each has a target, which is the expected one, if one is; 1: one has none, or another one
 */
export async function resolve(engine, args) {
  const { texts, options, edition, format, steps, more } = readArguments(engine, args, {
    formats: ["text", "markdown", "json", "svg"],
    own: ["steps", "expected"],
  });
  if (!edition && format === "svg") stop("command:one-figure");
  const { expected } = more;
  if (!edition && expected !== undefined) stop("command:one-expected");
  const editions = edition ? [edition] : engine.editions();
  await wordsFor(engine);
  const words = speaking();
  let status = 0;
  for await (const { texts: given, line } of cases(texts, 2)) {
    const [base, reference] = given;
    if (given.length !== 2) {
      warn(words.say("command:line", { line, count: 2, given: given.length }));
      status = 2;
      continue;
    }
    const request = /** @type {Request} */ ({ base, reference, ...options });
    const all = editions.map(({ id }) => explained(engine, { ...request, edition: id }));
    if (edition && expected !== undefined) {
      const asked = { ...request, edition: edition.id };
      const answer = expectation(engine, asked, String(expected));
      if (format === "json") process.stdout.write(`${JSON.stringify(answer)}\n`);
      else print(expectationText(words, engine, asked, String(expected), answer));
      if (!answer.met) status ||= 1;
      continue;
    }
    if (format === "json") process.stdout.write(`${JSON.stringify(edition ? all[0] : all)}\n`);
    else if (!edition) print(table(words, engine, request, all, format));
    else if (line !== null && format === "text" && !steps) print(answerOf(words, all[0]));
    else print(one(words, engine, { ...request, edition: edition.id }, all[0], { format, steps }));
    if (all.some(({ target }) => target === null)) status ||= 1;
  }
  return status;
}

/** An explanation, which the engine gives of anything. @param {Engine} engine @param {Request} request @returns {Explanation} */
export function explained(engine, request) {
  const answer = engine.explain(request);
  return "error" in answer ? stop("command:engine", { message: answer.error.message }) : answer;
}

/** The figure of a resolution, why it is so and, where they are asked for, its steps. @param {Words} words @param {Engine} engine @param {Request} request @param {Explanation} explanation @param {{ format: string, steps: boolean }} how */
function one(words, engine, request, explanation, { format, steps }) {
  const figure = engine.figure(
    request,
    /** @type {"text" | "markdown" | "svg"} */ (format),
    figureWords(words.group("figure")),
  );
  if (typeof figure !== "string") return stop("command:engine", { message: figure.error.message });
  if (format === "svg") return figure.trimEnd();
  const { edition, why } = explanation;
  const said = plain(words.say(`${edition}:why:${why.id}`, why.args));
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
      text: answerOf(words, explanation),
      reason,
    };
  });
  if (format === "markdown") {
    const cell = (/** @type {string} */ text) => shown(text).replace(/[|\\]/g, "\\$&");
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
