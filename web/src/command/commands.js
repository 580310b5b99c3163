/**
 * For each command, the function that runs it and returns its exit status. Commands are loaded on first use. The engine
 * and bake.js are imported only here: in the package, they are next to cli.js, which contains this module.
 */
import { readFile } from "node:fs/promises";
import { load, version } from "../run/engine.js";
import { bakeFolder } from "../bake/bake.js";
import { tolerant } from "../run/tolerant.js";
import { reasonOf } from "../bake/errno.js";
import { speaking } from "../bake/say.js";
import { wordsFor } from "../bake/words.js";
import { tell } from "./sentences.js";
import { stop } from "./stopped.js";

/** @import { Engine } from "../run/tolerant.js" */

/** The engine, which every command needs. */
const started = () => load().catch((error) => stop("command:no-engine", { reason: reasonOf(error) }));

/** All specs; empty, with a message, if the engine can't be started. @returns {Promise<import("../run/engine.js").Edition[]>} */
export const specs = () =>
  started().then(
    (engine) => engine.editions(),
    ({ message }) => {
      tell(`uriscope: ${message}`);
      return [];
    },
  );

/** The options of commands that print data. */
const data = /^--(?:json|format|fields)\b/;

/**
 * The engine, with calls that return errors instead of throwing. If the command prints data, its answers include
 * sentences in the command's language.
 * @param {string[]} args of the command
 */
async function asked(args) {
  const engine = tolerant(await started());
  if (!args.some((arg) => data.test(arg))) return engine;
  const { toldCalls } = await import("../program/answers.js");
  const { parts, Teller } = await import("../program/telling.js");
  await wordsFor(engine);
  const words = speaking();
  await words.need(...parts);
  return toldCalls(engine, new Teller(words, engine));
}

/** The content of the package's package.json. @returns {Promise<{ version: string, homepage?: string }>} */
export const about = async () => JSON.parse(await readFile(new URL("./package.json", import.meta.url), "utf8"));

/** @param {() => Promise<(engine: Engine, args: string[]) => Promise<number>>} command @returns {(args: string[]) => Promise<number>} */
const by = (command) => async (args) => (await command())(await asked(args), args);

/** @type {Record<string, (args: string[]) => Promise<number>>} */
export const run = {
  resolve: by(async () => (await import("./resolve.js")).resolve),
  compare: by(async () => (await import("./compare.js")).compare),
  normalize: by(async () => (await import("./normalize.js")).normalize),
  relativize: by(async () => (await import("./texts.js")).relativize),
  validate: by(async () => (await import("./texts.js")).validate),
  get: by(async () => (await import("./component.js")).get),
  set: by(async () => (await import("./component.js")).set),
  encode: by(async () => (await import("./data.js")).encode),
  decode: by(async () => (await import("./data.js")).decode),
  form: by(async () => (await import("./data.js")).form),
  extract: by(async () => (await import("./data.js")).extract),
  scheme: by(async () => (await import("./data.js")).scheme),
  host: by(async () => (await import("./data.js")).host),
  iri: by(async () => (await import("./data.js")).iri),
  base: by(async () => (await import("./texts.js")).base),
  score: by(async () => (await import("./score.js")).score),
  cases: async (args) => (await import("./cases.js")).cases(tolerant(await started()), args, version),
  check: async (args) => (await import("./check.js")).check(await asked(args), args, (await about()).homepage ?? ""),
  links: by(async () => (await import("./links.js")).links),
  leaves: by(async () => (await import("./check.js")).leaves),
  bake: async (args) => (await import("./bake.js")).bake(args, { started, bakeFolder }),
  completions: by(async () => (await import("./completions.js")).completions),
};
