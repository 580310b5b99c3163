/**
 * The table of libraries and documents: the number of recorded cases, or of some of them, in which each call agrees
 * with a document. It can be saved as a file.
 */
import { agrees, isRecorded } from "./recorded.js";

/** @import { Call, Document, Recorded } from "./recorded.js" */
/**
 * A call, the number of cases it was run for, the number of answers it shares with each document, and whether it agrees
 * with one of them in all cases.
 * @typedef {{ call: Call, asked: number, shared: number[], follows: boolean }} Row
 */
/**
 * whole: by document, the number of calls that agree in all cases; none: the number that agree with no document in all
 * cases.
 * @typedef {{ rows: Row[], whole: number[], none: number, distinct: number, languages: number }} Table
 */

/** The indexes of all cases. @param {Recorded} all */
export const allOf = ({ cases }) => cases.map((_, i) => i);

/** @param {Recorded} all @param {Document[]} documents @param {number[]} at the cases that count, by index @returns {Table} */
export function tableOf({ calls }, documents, at) {
  const rows = calls.map((call) => {
    const asked = at.filter((i) => isRecorded(call, i));
    const shared = documents.map((document) => asked.filter((i) => agrees(call.answers[i], document, i)).length);
    return { call, asked: asked.length, shared, follows: shared.includes(asked.length) };
  });
  const all = at.filter((i) => calls.every((call) => isRecorded(call, i)));
  const sets = calls.map(({ answers }) =>
    JSON.stringify(all.map((i) => (typeof answers[i] === "string" ? answers[i] : null))),
  );
  return {
    rows,
    whole: documents.map((_, i) => rows.filter(({ shared, asked }) => shared[i] === asked).length),
    none: rows.filter(({ follows }) => !follows).length,
    distinct: new Set(sets).size,
    languages: new Set(calls.map(({ language }) => language)).size,
  };
}

/** The indexes of cases in which a call differs from a document. @param {Call} call @param {Document} document @param {number[]} at */
export const othersOf = (call, document, at) =>
  at.filter((i) => isRecorded(call, i) && !agrees(call.answers[i], document, i));

/**
 * True if the library has another call, so that names must include the call.
 * @param {Recorded} all @param {Call} call
 */
export const isTwin = ({ calls }, { language, library }) =>
  calls.filter((other) => other.language === language && other.library === library).length > 1;

/**
 * The names of the recorded calls: language, library, and version, plus the call if the library has another.
 * @param {Recorded} all
 */
export const callNames = (all) =>
  all.calls.map((one) =>
    [one.language, one.library, one.version, ...(isTwin(all, one) ? [`‹${one.call}›`] : [])].join(" "),
  );

/**
 * A document's name with the options that are set.
 * @param {Document} document @param {Pick<import("../run/engine.js").Edition, "id" | "document">[]} editions
 */
export function nameOf({ edition, options }, editions) {
  const name = editions.find(({ id }) => id === edition)?.document ?? edition;
  return [name, ...setIn(options)].join(" ");
}

/** Options in the form of links. @param {Record<string, string>} options */
export const setIn = (options) => Object.entries(options).map(([name, value]) => `${name}=${value}`);

/** The table as a file. @param {"json" | "markdown"} format @param {Table} table @param {string[]} names of the documents @param {number} cases how many count */
export function written(format, { rows }, names, cases) {
  if (format === "json") {
    const calls = rows.map(({ call: { answers: _, ...about }, asked, shared }) => ({
      ...about,
      asked,
      shared: Object.fromEntries(names.map((name, i) => [name, shared[i]])),
    }));
    return `${JSON.stringify({ cases, calls }, null, 1)}\n`;
  }
  return [
    `| of ${cases} | ${names.join(" | ")} |`,
    `|---|${names.map(() => "--:").join("|")}|`,
    ...rows.map(
      ({ call, asked, shared }) =>
        `| ${inCell(`${call.library} ${call.version} (${call.language}): ${call.call}`)}${asked < cases ? `, of ${asked}` : ""} | ${shared.join(" | ")} |`,
    ),
    "",
  ].join("\n");
}

/** Escapes a text for a cell in Markdown. @param {string} text */
const inCell = (text) => text.replace(/[\\|*_`<[\]]/g, "\\$&");

/** Saves the table as a download. @param {{ format: "json" | "markdown", text: string }} what */
export const save = ({ format, text }) =>
  format === "json"
    ? saveAs("libraries-documents.json", "application/json", text)
    : saveAs("libraries-documents.md", "text/markdown", text);

/** Saves a text as a download. @param {string} name @param {string} type @param {string} text */
export function saveAs(name, type, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
