/**
 * The catalogues of all languages as the site has them, as Go asks for them when it is built: "node
 * src/words/built.js" prints, as JSON, the tags of the languages, that of the base first; the parts
 * by language and name, each complete; and by language the ids of what is taken from the base.
 */
import { isStarted } from "../run/started.js";
import { base } from "./base.js";
import { lacking } from "./complete.js";
import { fetched, languages, parts, written } from "./files.js";

/** @param {string} language */
async function built(language) {
  /** @type {Record<string, import("./words.js").Group>} */
  const all = {};
  /** @type {string[]} */
  const lacks = [];
  for (const part of parts) {
    all[part] = await fetched(language, part);
    if (language !== base)
      lacks.push(...lacking(await written(language, part), /** @type {any} */ (await written(base, part)), part));
  }
  return { all, lacks };
}

if (isStarted(import.meta.url)) {
  const made = await Promise.all(languages.map(async (language) => [language, await built(language)]));
  /** @type {Record<string, Awaited<ReturnType<typeof built>>>} */
  const by = Object.fromEntries(made);
  const of = (/** @type {(one: Awaited<ReturnType<typeof built>>) => unknown} */ what) =>
    Object.fromEntries(Object.entries(by).map(([language, one]) => [language, what(one)]));
  console.log(JSON.stringify({ languages, parts: of(({ all }) => all), lacking: of(({ lacks }) => lacks) }));
}
