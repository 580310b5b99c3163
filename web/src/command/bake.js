/**
 * uriscope bake: figures for the elements in the HTML files of a folder.
 */
import { stat } from "node:fs/promises";
import { reasonOf } from "../bake/errno.js";
import { say } from "../bake/say.js";
import { parsed } from "./arguments.js";
import { nowAndThen, print, printAs, tell as said } from "./sentences.js";
import { stop } from "./stopped.js";
import { oneLine } from "../texts/terminal.js";

/** @param {string} id @param {Record<string, unknown>} args */
const tell = (id, args) => said(say(id, args));

/**
 * @param {string[]} args
 * @param {{ started: () => Promise<import("../run/engine.js").Engine>, bakeFolder: typeof import("../bake/bake.js").bakeFolder }} by
 * @returns {Promise<number>} 0: nothing is left out; 1: something is; 2: nothing could be done, or it stopped early
 */
export async function bake(args, { started, bakeFolder }) {
  const { values, texts: folders } = parsed("bake", args);
  if (folders.length !== 1) stop("bake:one-folder");
  const [folder] = folders;
  const texts = values.replace ? "replace" : values["keep-text"] ? "keep" : "beside";
  printAs({ quiet: values.quiet === true });
  const data = values.data === undefined ? undefined : String(values.data);
  const found = await stat(folder).catch((error) => stop("bake:not-read", { file: folder, reason: reasonOf(error) }));
  if (!found.isDirectory()) stop("bake:not-a-folder", { file: folder });
  const told = nowAndThen((pages) => tell("bake:progress", { pages }));
  const progress = (/** @type {number} */ pages) => (pages < 100 ? undefined : told(pages)); // a few pages need no progress message
  const engine = await started();
  const report = await bakeFolder(folder, { engine, data, texts, progress }).catch((error) => {
    if (!error.syscall) throw error; // not a file error
    const reason = reasonOf(error);
    if (error.syscall === "scandir") stop("bake:not-read", { file: error.path ?? folder, reason });
    stop("bake:not-written", { file: data ?? folder, reason });
  });
  const { pages, changed, elements, problems, packed, cases, failed, stopped, links, notes, kept, figures } = report;
  if (!values.quiet)
    for (const { file, line, how, assumed: base } of figures) {
      const message = say(`bake:figure:${how}`) + (base === undefined ? "" : say("bake:assumed", { base }));
      print(oneLine(say("bake:problem", { file, line, message })));
    }
  for (const { file, line, message } of problems) tell("bake:problem", { file, line, message });
  for (const { file, message } of failed) tell("bake:in-file", { file, message });
  for (const message of notes) tell("bake:note", { message });
  for (const file of links) tell("bake:link", { file });
  for (const file of packed) tell("bake:packed", { file });
  if (failed.length) tell("bake:not-done", { failed: failed.length });
  if (links.length) tell("bake:links", { links: links.length });
  if (stopped) tell("bake:stopped", stopped);
  if (kept) tell("bake:kept", { kept });
  const left = problems.length;
  if (data === undefined) print(say("bake:done", { pages, changed: changed.length, elements, left }));
  else print(oneLine(say("bake:done-data", { pages, elements, left, file: data, cases })));
  if (stopped) return 2;
  return left + failed.length ? 1 : 0;
}
