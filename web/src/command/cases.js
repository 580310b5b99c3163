/**
 * uriscope cases: prints the cases that libraries are tested with, for the tests of other projects.
 */
import { casesOf } from "../../libraries/cases.mjs";
import { sharp } from "../cases/sharp.js";
import { asData, asLines, asTargets, programs } from "../libraries/kit.js";
import { readArguments } from "./arguments.js";
import { printJSON, printRaw } from "./sentences.js";
import { stop } from "./stopped.js";

/** @param {import("../run/tolerant.js").Engine} engine @param {string[]} args @param {string} version of the package @returns {Promise<number>} */
export async function cases(engine, args, version) {
  const { texts, format, more } = readArguments(engine, "cases", args);
  if (texts.length) stop("command:texts", { count: 0, given: texts.length, command: "cases" });
  if (more.program !== undefined) {
    const asked = String(more.program).toLowerCase();
    const found = Object.entries(programs).find(([name]) => name.toLowerCase() === asked);
    if (!found) {
      const list = Object.keys(programs).map((name) => name.toLowerCase());
      return stop("command:value", { name: "program", value: more.program, list });
    }
    printRaw(found[1]);
    return 0;
  }
  const all = more.sharp === true ? sharp : casesOf(engine);
  if (format === "json") printJSON(await asData(engine, all, version));
  else if (format === "lines") printRaw(asLines(all));
  else printRaw(await asTargets(engine, all, version)); // unescaped, because tests need every character
  return 0;
}
