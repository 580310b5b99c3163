/**
 * uriscope validate, relativize, and base.
 */
import { parse } from "parse5";
import { answered, eachCase, fileOf, readArguments, withInput } from "./arguments.js";
import { say, speaking } from "../bake/say.js";
import { wordsFor } from "../bake/words.js";
import { textOf } from "./input.js";
import { plain, print, printJSON, printResult, printRow, problemAt, warn } from "./sentences.js";
import { stop } from "./stopped.js";

/** @import { Edition } from "../run/engine.js" */
/** @import { Engine } from "../run/tolerant.js" */

/** @param {Engine} engine @param {string[]} args @returns {Promise<number>} 0: each is valid; 1: one is not */
export async function validate(engine, args) {
  const given = readArguments(engine, "validate", args);
  const { production } = /** @type {Record<string, string | undefined>} */ (given.more);
  const editions = given.edition ? [given.edition] : engine.editions();
  await wordsFor(engine);
  const words = speaking();
  await words.need("problem", "characters");
  return eachCase(given, ([text], line) => {
    const all = [];
    for (const { id, document } of editions) {
      const answer = engine.validate(text, { .../** @type {any} */ (given.options), edition: id, production });
      if ("error" in answer && answer.error.code === "not-found" && production)
        stop("command:production", { production, document, list: editions[0].productions });
      const found = answered(answer, line);
      if (!found) return 2;
      all.push({ edition: id, document, text, ...found });
    }
    const told = all.map(({ valid, errors: [error], edition }) => {
      if (valid) return say("command:valid");
      return error ? problemAt(words, edition, error, { name: say("command:uri"), text }) : say("command:invalid");
    });
    if (given.format === "json") {
      const data = all.map(({ document, ...one }) => withInput(one, [text], line));
      printJSON(given.edition ? data[0] : data);
    } else if (given.edition) printResult(told[0]);
    else if (line !== null) printRow(all.map(({ valid }) => say(valid ? "command:valid" : "command:invalid")));
    else for (const [i, { document }] of all.entries()) print(`${document}: ${told[i]}`);
    return all.every(({ valid }) => valid) ? 0 : 1;
  });
}

/** @param {Engine} engine @param {string[]} args @returns {Promise<number>} 0: a reference leads to each; 1: none leads to one */
export async function relativize(engine, args) {
  const given = readArguments(engine, "relativize", args);
  const { base: common } = /** @type {Record<string, string | undefined>} */ (given.more);
  const edition = given.edition ?? stop("command:one-spec", { command: "relativize" });
  const act = (/** @type {string[]} */ texts, /** @type {number | null} */ line) => {
    const [base, target] = common === undefined ? texts : [common, ...texts];
    const answer = answered(
      engine.relativize(base, target, /** @type {any} */ ({ ...given.options, edition: edition.id })),
      line,
    );
    if (!answer) return 2;
    const { reference, why } = answer;
    if (given.format === "json") printJSON(withInput({ base, target, ...answer }, texts, line));
    else if (reference !== null) printResult(reference);
    else
      warn(
        (line === null ? "" : say("command:at-line", { line })) +
          plain(speaking().say(`compare:shapes:${why}`, { edition: edition.id })),
      );
    return reference === null ? 1 : 0;
  };
  return eachCase(given, act, common === undefined ? 2 : 1);
}

/** @param {Engine} engine @param {string[]} args @returns {Promise<number>} 0: there is a base; 1: there is none */
export async function base(engine, args) {
  const given = readArguments(engine, "base", args);
  const edition = /** @type {Edition} */ (given.edition);
  const {
    embedded,
    retrieval,
    default: other,
    ...rest
  } = /** @type {Record<string, string | undefined>} */ (given.more);
  const isAsked = [embedded, retrieval, other, rest["content-base"], rest["content-location"]].some(
    (one) => one !== undefined,
  );
  const file = given.input === null && !given.texts.length && isAsked ? undefined : fileOf(given);
  if (file === undefined && !isAsked) stop("command:one-file");
  const bases = file === undefined ? [] : basesIn(await textOf(file));
  const enclosing = [{ contentBase: rest["content-base"], contentLocation: rest["content-location"] }];
  const asked = { embedded: embedded ?? bases, enclosing, retrieval, default: other };
  const answer = answered(engine.documentBase(asked, { edition: edition.id }), null);
  if (given.format === "json") printJSON(answer);
  else if (answer && answer.base !== null) printResult(answer.base);
  else warn(say("command:no-base"));
  return answer && answer.base !== null ? 0 : 1;
}

/** The href of each base element of a page. @param {string} html @returns {string[]} */
function basesIn(html) {
  /** @type {string[]} */
  const found = [];
  const visit = (/** @type {any} */ node) => {
    const href = node.tagName === "base" && node.attrs.find((/** @type {any} */ one) => one.name === "href");
    if (href) found.push(href.value);
    for (const child of node.childNodes ?? []) visit(child);
  };
  visit(parse(html));
  return found;
}
