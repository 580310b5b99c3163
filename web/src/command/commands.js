/**
 * The commands that ask the engine, and how they are used.
 */
import { load } from "../run/engine.js";
import { say } from "../bake/say.js";
import { start } from "../run/link.js";

/** By the name of the command, what carries it out and returns the exit status. @type {Record<string, (args: string[]) => Promise<number>>} */
export const commands = {
  resolve: async (args) => (await import("./resolve.js")).resolve(await load(), args),
  compare: async (args) => (await import("./compare.js")).compare(await load(), args),
  normalize: async (args) => (await import("./normalize.js")).normalize(await load(), args),
  check: async (args) => (await import("./check.js")).check(await load(), args),
};

/** How the commands are used, with the editions that there are and their options. */
export async function usage() {
  const engine = await load();
  const editions = engine.editions();
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
    editions: editions.map(({ id }) => id).join(" "),
    options: options.join(""),
  });
}
