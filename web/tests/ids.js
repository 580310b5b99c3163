/**
 * The ids of the types: specs and components from the engine, and the subjects of sentences from the catalogue. `node
 * web/tests/ids.js` writes web/src/program/ids.d.ts.
 */
import { writeFile } from "node:fs/promises";
import { isStarted } from "../src/run/started.js";
import { fetched } from "../src/words/files.js";
import { shared } from "../src/texts/why.js";
import { loadEngine } from "./support.js";

/** The file that the package's types are made of. */
export const file = new URL("../src/program/ids.d.ts", import.meta.url);

/** The ids for each type in the file. @returns {Promise<Record<string, string[]>>} */
async function ids() {
  const engine = await loadEngine();
  const editions = engine.editions().map(({ id }) => id);
  const catalogues = await Promise.all(editions.map((id) => fetched("en", id)));
  const of = (/** @type {string} */ group) => catalogues.flatMap((words) => Object.keys(words[group] ?? {}));
  const [remarks, expected] = await Promise.all(["remarks", "expected"].map((part) => fetched("en", part)));
  const encoded = editions.flatMap((edition) => {
    const answer = engine.encode("a", { edition });
    return "error" in answer ? [] : [answer];
  });
  const compared = [...editions, "rfc3987"].flatMap((edition) => {
    const answer = engine.compare("http://a/", "http://b/", { edition });
    return "error" in answer ? [] : [answer];
  });
  return {
    EditionId: editions,
    ReasonId: [...of("why"), "changed"],
    ClauseId: shared,
    CauseId: of("because"),
    FindingId: Object.keys(remarks.findings),
    ProblemId: of("problems"),
    MisreadingId: Object.keys(expected.misreadings),
    RungId: compared.flatMap(({ rungs }) => rungs.map(({ id }) => id)),
    ComponentId: encoded.flatMap(({ components }) => components.map(({ id }) => id)),
    CharsetId: encoded.flatMap(({ charsets }) => charsets),
  };
}

/** Types that have the ids of another one, too. @type {Record<string, string>} */
const wider = { ClauseId: "ReasonId" };

/** The text of the file. */
export async function written() {
  const types = Object.entries(await ids()).map(([name, all]) => {
    const literals = [...new Set(all)].map((id) => `\n  | ${JSON.stringify(id)}`);
    const other = name in wider ? `\n  | ${wider[name]}` : "";
    return `export type ${name} =${other}${literals.join("")};\n`;
  });
  return `// Ids as the sources have them; web/tests/ids.js writes this file. They take the place of string in engine.d.ts.\n\n${types.join("\n")}`;
}

if (isStarted(import.meta.url)) await writeFile(file, await written());
