/**
 * A fault of a text as the page tells it: a sentence that says what to do, and the mends
 * that do it, each with what its button says. It is fetched with the first fault, and so
 * are its words.
 */
import { faultOf, foreign } from "./fault.js";
import { mends, withScheme } from "./mend.js";
import { encode } from "../texts/percent.js";
import { atOf, mendLabel, problemText } from "./problem.js";

/** @import { Engine } from "../run/tolerant.js" */
/** @import { Problem } from "../run/engine.js" */
/** @import { Fault } from "../views/stage/why.js" */
/** @import { Words } from "../words/words.js" */

/**
 * @param {object} of
 * @param {Engine | null} of.engine
 * @param {Words} of.words
 * @param {string} of.edition its id
 * @param {string | null} of.production that the text has to match
 * @param {Fault["name"]} of.name the text box
 * @param {string} of.text
 * @param {Problem | null} of.problem
 * @param {boolean} of.relative whether it is a base without a scheme
 * @param {string} [of.scheme] that of the base, for a reference
 * @returns {Fault}
 */
export function tellFault({ engine, words, edition, production, name, text, problem, relative, scheme = "" }) {
  const uri = problem && !problem.id && production ? uriOf(engine, text, { edition, production, scheme }) : null;
  const trouble =
    relative &&
    (!problem ||
      problem.id === "missing-scheme-non-relative-URL" ||
      (!problem.id && faultOf(problem, text).kind === "scheme-needed"));
  const said =
    uri !== null
      ? words.say("problem:iri:told")
      : trouble || !problem
        ? words.say(`${edition}:base-without-scheme`)
        : problemText(words, edition, problem, text);
  /** @type {Fault["mends"] | undefined} */
  let offered;
  return {
    name,
    text,
    problem,
    said,
    at: problem ? atOf(problem, text) : undefined,
    // Each is tried, which takes as long as what a key is answered with: not before they are asked for.
    get mends() {
      const found = () =>
        engine && problem && !problem.id && production
          ? mends(engine, text, problem, { edition, production })
          : (trouble ? withScheme(text) : []).map((mend) => ({ ...mend, encoded: "" }));
      const label = words.say("problem:iri:mend");
      const mapped = uri === null ? [] : [{ id: "iri", text: uri, count: 1, found: "", encoded: "", label }];
      const others = () => found().filter(({ id, text }) => uri === null || (id !== "foreign" && text !== uri));
      if (offered) return offered;
      const all = [...mapped, ...others().map((mend) => ({ ...mend, label: mendLabel(words, mend) }))];
      return (offered = engine ? toHosts(engine, words, edition, all) : all);
    },
  };
}

/**
 * Mends that lead to different hosts say to which: nobody else does before it is too late.
 * @param {Engine} engine @param {Words} words @param {string} edition @param {Fault["mends"]} all
 */
function toHosts(engine, words, edition, all) {
  if (all.length < 2) return all;
  const hosts = all.map(({ text }) => {
    const answer = engine.explain({ base: text, reference: "", edition, limit: 0 });
    const span = "error" in answer ? null : answer.base.parts.find(({ role }) => role === "host")?.span;
    return span ? text.slice(...span) : "";
  });
  if (hosts.every((host) => host === hosts[0])) return all;
  return all.map((mend, i) => {
    const host = hosts[i];
    return host
      ? {
          ...mend,
          host,
          label: words.say("problem:leads", { id: mend.id, encoded: mend.encoded, label: mend.label, host }),
        }
      : mend;
  });
}

/** A character whose encoding is not the same in all editions. */
const accented = "é";

/**
 * The URI of a text that is an IRI and no URI (RFC 3987, section 3.1), with its host as it stands in the
 * DNS; null for any other, and where the document encodes other octets. It is only asked for where there
 * are characters beyond US-ASCII.
 * @param {Engine | null} engine @param {string} text @param {{ edition: string, production: string, scheme: string }} of
 */
function uriOf(engine, text, { edition, production, scheme }) {
  if (!engine || !foreign.test(text) || encode(accented, edition) !== "%C3%A9") return null;
  const answer = engine.toURI(text, { names: true, scheme, limit: 0 });
  const uri = "error" in answer ? null : answer.result;
  if (uri === null) return null;
  const validity = engine.validate(uri, { edition, production });
  return "valid" in validity && validity.valid ? uri : null;
}
