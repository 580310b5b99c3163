/** uriscope links: the references of documents, each with its place, its target, and notes on it. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { speaking } from "../bake/say.js";
import { formatOfFile } from "../reading/formats/formats.js";
import { data, json, oneLine, property } from "../texts/terminal.js";
import { reasonOf } from "../bake/errno.js";
import { readArguments } from "./arguments.js";
import { parsed, Site } from "./linksfound.js";
import { plain, print, warn } from "./sentences.js";
import { stop } from "./stopped.js";
import { short } from "../words/words.js";

/** @import { Engine } from "../run/tolerant.js" */
/** @import { Words } from "../words/words.js" */
/** @import { Skipped } from "../reading/formats/found.js" */
/** @import { Finding, Listed } from "./linksfound.js" */

/** Longer skipped texts are shortened in the middle, in UTF-16 code units. */
const longest = 80;

/** Folders without documents of the site. */
const passed = /^(?:\.|node_modules$)/;

/**
 * @param {Engine} engine @param {string[]} args
 * @returns {Promise<number>} 0: nothing was found; 1: something was; 2: a file cannot be read
 */
export async function links(engine, args) {
  const { texts: named, format, more } = readArguments(engine, "links", args);
  const [root, site] = [more.root, more.site].map((value) => (value === undefined ? null : String(value)));
  const words = speaking();
  await Promise.all(["links", "documents"].map((part) => words.need(part)));
  if (!named.length) stop("links:no-files");
  if (site !== null && !/^https?:$/.test(parsed(site)?.protocol ?? "")) stop("links:site");
  const files = named.flatMap((name) => filesIn(name));
  const of = new Site(engine, { root: root ?? rootOf(named), site, isSure: (root ?? site) !== null });
  const count = { files: 0, references: 0, found: 0, skipped: 0, unread: 0 };
  for (const file of files) await of.read(file); // read all files first, because a reference may need the anchors of a later file
  for (const file of files) {
    const listed = await of.list(file);
    if (!listed) {
      count.unread++;
      warn(`${file}: ${words.say("links:unread")}`);
      continue;
    }
    count.files++;
    count.references += listed.length;
    const { skipped, count: passedOver } = await of.skippedIn(file);
    count.skipped += passedOver;
    /** @type {string[]} */
    const lines = more.skipped && format !== "github" ? skipped.map((one) => skippedIn[format](words, file, one)) : [];
    for (const one of listed) {
      count.found += one.findings.length;
      if (one.findings.length || (!more.quiet && format !== "github")) lines.push(...written[format](words, file, one));
    }
    if (lines.length) print(lines.join("\n"));
  }
  if (format !== "json")
    warn(
      words.say("links:counted", {
        files: count.files,
        references: count.references,
        found: count.found,
        skipped: count.skipped,
        unread: count.unread,
      }),
    );
  return count.unread ? 2 : count.found ? 1 : 0;
}

/** The folder on the command line if it is the only argument, otherwise the current folder. @param {string[]} named */
const rootOf = (named) => (named.length === 1 && isFolder(named[0]) ? named[0] : ".");

/** @param {string} name */
function isFolder(name) {
  try {
    return statSync(name).isDirectory();
  } catch (error) {
    return stop("command:not-read", { file: name, reason: reasonOf(error) });
  }
}

/** A file itself; for a folder, its files with names in a known format. @param {string} name @returns {string[]} */
function filesIn(name) {
  if (!isFolder(name)) return [name];
  return readdirSync(name, { withFileTypes: true })
    .filter((entry) => !passed.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(name, entry.name);
      if (entry.isDirectory()) return filesIn(path);
      return entry.isFile() && formatOfFile(entry.name, "") ? [path] : [];
    });
}

/** @param {Words} words @param {Finding} finding */
const said = (words, { id, args }) =>
  plain(words.say(id === "pointer" ? `documents:links:missing:${args.why}` : `links:found:${id}`, args));

/**
 * Prints a reference in each output format.
 * @type {Record<string, (words: Words, file: string, listed: Listed) => string[]>}
 */
const written = {
  text: (words, file, { line, column, reference, target, findings }) => [
    oneLine(
      [
        `${file}:${line}:${column}: ${reference}`,
        ...(target === null ? [] : [`→ ${target}`]),
        ...findings.map((finding) => `— ${said(words, finding)}`),
      ].join(" "),
    ),
  ],
  json: (words, file, { findings, ...listed }) => [
    json({ file, ...listed, findings: findings.map((finding) => ({ ...finding, text: said(words, finding) })) }),
  ],
  github: (words, file, { line, column, reference, findings }) =>
    findings.map(
      (finding) =>
        `::${/^(?:broken|invalid|pointer)$/.test(finding.id) ? "error" : "warning"} file=${property(file)},line=${line},col=${column}::${data(oneLine(`${reference}: ${said(words, finding)}`))}`,
    ),
};

/**
 * Prints a skipped text, with the reason, in an output format.
 * @type {Record<string, (words: Words, file: string, skipped: Skipped) => string>}
 */
const skippedIn = {
  text: (words, file, { line, column, text, reason }) =>
    oneLine(
      `${file}:${line}:${column}: ${short(text, longest)} — ${words.say("links:skipped", { reason: skippedText(words, reason) })}`,
    ),
  json: (words, file, { line, column, kind, text, reason }) =>
    json({ file, line, column, kind, skipped: text, reason, text: skippedText(words, reason) }),
};

/** @param {Words} words @param {string} reason */
const skippedText = (words, reason) => plain(words.say(`documents:skipped:${reason}`));
