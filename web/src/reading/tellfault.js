/**
 * Describes an error of a text for the page: a sentence on what to do, and fixes for it, each with its button's label.
 * It is loaded with the first error, and so are its words.
 */
import { faultOf, foreign } from "./fault.js";
import { mends, withScheme } from "./mend.js";
import { characterAt } from "../texts/characterat.js";
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
 * @param {string | null} of.production that the text must match
 * @param {Fault["name"]} of.name the text box
 * @param {string} of.text
 * @param {Problem | null} of.problem
 * @param {boolean} of.relative whether it is a base without a scheme
 * @param {string} [of.scheme] the base's, for a reference
 * @param {string} [of.reference] the reference, for a base
 * @returns {Fault}
 */
export function tellFault({
  engine,
  words,
  edition,
  production,
  name,
  text,
  problem,
  relative,
  scheme = "",
  reference = "",
}) {
  const uri = problem && !problem.id && production ? uriOf(engine, text, { edition, production, scheme }) : null;
  const trouble =
    relative &&
    (!problem ||
      problem.id === "missing-scheme-non-relative-URL" ||
      (!problem.id && faultOf(problem, text).kind === "scheme-needed"));
  const said =
    uri !== null
      ? words.say("problem:iri:told", { found: words.character(characterAt(text, problem ? atOf(problem, text) : 0)) })
      : trouble || !problem
        ? [
            words.say(`${edition}:base-without-scheme`),
            relative ? pathsAlone(engine, words, edition, text, reference) : "",
          ]
            .filter(Boolean)
            .join(words.say("ui:between", {}, " "))
        : problemText(words, edition, problem, text);
  /** @type {Fault["mends"] | undefined} */
  let offered;
  return {
    name,
    text,
    problem,
    said,
    at: problem ? atOf(problem, text) : undefined,
    // Computed on first access: trying them takes as long as answering a key press.
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

/** A scheme and a host for a path that lacks both. */
const origin = "http://h";

/**
 * The sentence about resolving only the paths, if the base and the reference are just paths; "" otherwise.
 * @param {Engine | null} engine @param {Words} words @param {string} edition @param {string} base @param {string} reference
 */
function pathsAlone(engine, words, edition, base, reference) {
  if (!engine || !/^\/(?![/\\])/.test(base) || !reference || /^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(reference))
    return "";
  const given = (/** @type {string} */ path) => {
    const answer = engine.explain({ base: origin + path, reference, edition, limit: 0 });
    return "error" in answer || !answer.target?.startsWith(`${origin}/`) ? "" : answer.target.slice(origin.length);
  };
  const path = given(base);
  const slashed = /[/?#]/.test(base.slice(-1)) || /[?#]/.test(base) ? path : given(`${base}/`);
  return path
    ? words.say("problem:paths-alone", { base, reference, path, slashed, differs: slashed !== "" && slashed !== path })
    : "";
}

/**
 * Adds the host to the labels of fixes that lead to different hosts, so that you know before you choose.
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

/** A character that specs encode in different ways. */
const accented = "é";

/**
 * The URI for a text that is an IRI but not a URI (RFC 3987, section 3.1), with its host as in the DNS; null for any
 * other text, and if the spec encodes other octets. It is computed only for characters beyond US-ASCII.
 * @param {Engine | null} engine @param {string} text
 * @param {{ edition: string, production: string, scheme: string }} of
 */
function uriOf(engine, text, { edition, production, scheme }) {
  if (!engine || !foreign.test(text) || encode(accented, edition) !== "%C3%A9") return null;
  const answer = engine.toURI(text, { names: true, scheme, limit: 0 });
  const uri = "error" in answer ? null : answer.result;
  if (uri === null) return null;
  const validity = engine.validate(uri, { edition, production });
  return "valid" in validity && validity.valid ? uri : null;
}
