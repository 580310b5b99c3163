/**
 * uriscope cases: the cases that libraries are asked, for the tests of other projects.
 */
import { casesOf } from "../../libraries/cases.mjs";
import { sharp } from "../cases/sharp.js";
import { asData, asTargets } from "../libraries/kit.js";
import { readArguments } from "./arguments.js";
import { printJSON } from "./sentences.js";
import { stop } from "./stopped.js";

/** @param {import("../run/tolerant.js").Engine} engine @param {string[]} args @param {string} version of the package @returns {Promise<number>} */
export async function cases(engine, args, version) {
  const { texts, format, more } = readArguments(engine, args, { formats: ["tsv", "json"], own: ["sharp"] });
  if (texts.length) stop("command:texts", { count: 0, given: texts.length });
  const all = more.sharp === true ? sharp : casesOf(engine);
  if (format === "json") printJSON(await asData(engine, all, version));
  else process.stdout.write(await asTargets(engine, all, version)); // unescaped, because tests need every character
  return 0;
}
