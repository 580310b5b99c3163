/**
 * uriscope/bake: the command "uriscope bake" as functions, for programs that build a site. The types are in bake.d.ts.
 */
import { Baker } from "./data.js";
import { bakeData, bakePages } from "./folder.js";
import { load } from "../run/engine.js";
import { loaded } from "./loaded.js";
import { bakePage } from "./page.js";
import { wordsFor } from "./words.js";

/** @type {typeof import("./bake.js").bake} */
export const bake = async (html, { engine, texts } = {}) => {
  const started = await loaded(load, engine);
  return bakePage(html, new Baker(started, await wordsFor(started)), texts);
};

/** @type {typeof import("./bake.js").bakeFolder} */
export const bakeFolder = async (folder, { engine, data, texts, progress = () => {} } = {}) => {
  const started = await loaded(load, engine);
  return data === undefined ? bakePages(folder, started, progress, texts) : bakeData(folder, data, started, progress);
};
