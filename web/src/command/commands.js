/**
 * The commands that ask the engine, and how they are used.
 */
import { load, version } from "../run/engine.js";
import { tolerant } from "../run/tolerant.js";
import { say } from "../bake/say.js";
import { longest } from "./arguments.js";
import { start } from "../run/link.js";
import { warn } from "./sentences.js";
import { stop } from "./stopped.js";

/** The engine, without which no command can be carried out. */
export const started = () => load().catch(({ message }) => stop("command:no-engine", { reason: message }));

/** The engine as the commands ask it. */
const asked = async () => tolerant(await started());

/** By the name of the command, what carries it out and returns the exit status. @type {Record<string, (args: string[]) => Promise<number>>} */
export const commands = {
  resolve: async (args) => (await import("./resolve.js")).resolve(await asked(), args),
  compare: async (args) => (await import("./compare.js")).compare(await asked(), args),
  normalize: async (args) => (await import("./normalize.js")).normalize(await asked(), args),
  score: async (args) => (await import("./score.js")).score(await asked(), args),
  cases: async (args) => (await import("./cases.js")).cases(await asked(), args, version),
  check: async (args) => (await import("./check.js")).check(await asked(), args),
  leaves: async (args) => (await import("./check.js")).leaves(await asked(), args),
};

/** How the commands are used, with the editions that there are and their options; without these if there is no engine. */
export async function usage() {
  const editions = await load().then(
    (engine) => engine.editions(),
    ({ message }) => {
      warn(`uriscope: ${say("command:no-engine", { reason: message })}`);
      return [];
    },
  );
  const names = [...new Set(editions.flatMap(({ choices }) => choices))];
  const options = names.map((name) => {
    const those = editions.filter(({ choices }) => choices.includes(name));
    const values = those[0].options.find((option) => option.name === name)?.values ?? [];
    return say("command:option", {
      name,
      documents: those.map(({ document }) => document).join(", "),
      values: values.join(", "),
    });
  });
  return say("command:usage", {
    standard: start.edition,
    editions: editions.map(({ id }) => id).join(" ") || say("command:unlisted"),
    options: options.join(""),
    most: longest,
  });
}
