/**
 * uriscope/bake: the command "uriscope bake" as functions, for whoever builds a site with a
 * program of their own. The types are in bake.d.ts.
 */
import { load } from "../run/engine.js";
import { tolerant } from "../run/tolerant.js";
import { Baker } from "./data.js";
import { bakeData, bakePages } from "./folder.js";
import { bakePage } from "./page.js";
import { wordsFor } from "./words.js";

/** @type {typeof import("./bake.js").bake} */
export const bake = async (html, { engine } = {}) => {
  const started = tolerant(engine ?? (await load()));
  return bakePage(html, new Baker(started, await wordsFor(started)));
};

/** @type {typeof import("./bake.js").bakeFolder} */
export const bakeFolder = async (folder, { engine, data, progress = () => {} } = {}) => {
  const started = tolerant(engine ?? (await load()));
  return data === undefined ? bakePages(folder, started, progress) : bakeData(folder, data, started, progress);
};
