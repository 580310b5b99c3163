/**
 * Lists the languages, and loads the parts of their catalogs. A language is a folder here, so no list
 * of them has to be maintained.
 *
 * This is how Node reads the folders. What is bundled has a module in its place that names the
 * files of all languages, completed already: web/site/words.go writes it. So no first script
 * imports this one: see words.js.
 */
import { readdirSync } from "node:fs";
import { base } from "./base.js";
import { completed } from "./complete.js";

/** @import { Group } from "./words.js" */

/** Their tags, that of the base first. */
export const languages = readdirSync(new URL("./", import.meta.url), { withFileTypes: true })
  .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  .sort((a, b) => Number(b === base) - Number(a === base) || (a < b ? -1 : 1));

/** The names of the parts, which are those of the base. */
export const parts = readdirSync(new URL(`./${base}/`, import.meta.url))
  .filter((name) => name.endsWith(".js"))
  .map((name) => name.slice(0, -3))
  .sort();

/** A part, unchanged from its file; undefined if the language has no such file. @param {string} language @param {string} part @returns {Promise<Group | undefined>} */
export const written = async (language, part) =>
  readdirSync(new URL(`./${language}/`, import.meta.url)).includes(`${part}.js`)
    ? (await import(`./${language}/${part}.js`)).default
    : undefined;

/** A part, completed with the base language's texts. @param {string} language @param {string} part @returns {Promise<Group>} */
export async function fetched(language, part) {
  const whole = await written(base, part);
  if (!whole) throw new Error(`there is no web/src/words/${base}/${part}.js`);
  return language === base ? whole : completed(await written(language, part), whole, base);
}

/** A part in the base language, for a language whose own part can't be loaded. Each text is tagged with its language. @param {string} part @returns {Promise<Group>} */
export const inBase = async (part) => completed(undefined, await fetched(base, part), base);
