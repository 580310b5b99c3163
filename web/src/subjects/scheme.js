/**
 * A URL, and what the spec says a client does with it.
 */
import { maxSteps } from "../cases/limits.js";
import { line } from "../run/fields.js";

const fields = { reference: line("ftp://myname@host.dom/%2Fetc/motd") };

/** @satisfies {import("./subject.js").Subject<typeof fields>} */
export const scheme = {
  id: "scheme",
  room: "schemes",
  words: ["schemes"],
  fields,
  texts: ["reference"],
  edition: "rfc1738",
  runs: true,
  label: (words, { reference }) => words.say("schemes:label", { reference }),
  ask: (engine, { reference, edition }) => engine.scheme(reference, { edition, limit: maxSteps }),
};
