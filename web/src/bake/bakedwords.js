/**
 * Selects the words for baked data: those parts of a spec's catalogue that are needed while its cases are drawn and
 * played, so that an element loads no words of any spec.
 */

/** @import { Edition, Explanation } from "../run/engine.js" */
/** @import { Group, Message } from "../words/words.js" */

/** The texts of a message, in all its variants. @param {Message | Group} message @returns {string[]} */
const textsOf = (message) => (typeof message === "string" ? [message] : Object.values(message).flatMap(textsOf));

/** A message, or undefined if it is missing. @param {Group} catalogue @param {string} id */
const messageOf = (catalogue, id) => id.split(":").reduce((/** @type {any} */ found, name) => found?.[name], catalogue);

/**
 * The words that a spec needs for some of its cases: the reasons, the steps, the decisions at lines of its listing, the
 * lines worded differently from the document, and all messages that these refer to.
 * @param {Group} catalogue the spec's part @param {Edition} edition @param {Explanation[]} explanations
 * @returns {Group}
 */
export function bakedWords(catalogue, { id, listing: { lines } }, explanations) {
  const all = new Set([
    ...explanations.map(({ why }) => `why:${why.id}`),
    ...explanations.flatMap(({ run, listing: ran = { lines } }) =>
      run.steps.map(({ line }) => `steps:${ran.lines[line].id}`),
    ),
    ...explanations.flatMap(({ run }) => run.steps.flatMap(({ group }) => (group ? [`groups:${group.name}`] : []))),
    ...explanations.flatMap(({ problems }) => problems.flatMap(({ id: name }) => (name ? [`problems:${name}`] : []))),
    ...(lines.some(({ group }) => group)
      ? Object.keys(Object(catalogue.registers)).map((name) => `registers:${name}`)
      : []),
    ...lines.filter(({ decided }) => decided).map((line) => `decisions:${line.id}`),
    ...lines.filter(({ id, code }) => messageOf(catalogue, `lines:${id}`) !== code).map(({ id }) => `lines:${id}`),
  ]);
  /** @type {Group} */
  const said = {};
  for (const of of all) {
    // grows by the messages that sentences refer to
    const message = messageOf(catalogue, of);
    if (message === undefined) continue;
    const names = of.split(":");
    const group = names.slice(0, -1).reduce((/** @type {any} */ inner, name) => (inner[name] ??= {}), said);
    group[names[names.length - 1]] = message;
    for (const text of textsOf(message))
      for (const [, inner] of text.matchAll(/\{([^{}]+)\}/g))
        if (inner.startsWith(`${id}:`)) all.add(inner.slice(id.length + 1));
  }
  return said;
}
