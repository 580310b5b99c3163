/**
 * Subjects about encoding: data in a component of a URI, and a host.
 */
import { maxSmallSteps } from "../cases/limits.js";
import { any, flag, oneOf, text } from "../run/fields.js";

/** Charsets for the data. */
export const charsets = ["utf-8", "iso-8859-1", "ebcdic"];

const ofData = { data: text("Laguna Beach"), component: any(""), charset: oneOf(["", ...charsets]) };

/** For component and charset, "" means the spec's own. @satisfies {import("./subject.js").Subject<typeof ofData>} */
export const encoding = {
  id: "encoding",
  room: "encoding",
  words: ["encoding", "problem"],
  fields: ofData,
  texts: ["data"],
  runs: true,
  label: (words, { data }) => words.say("encoding:element:data", { text: data }),
  ask: (engine, { data, edition, component, charset }) =>
    engine.encode(data, { edition, component, charset, limit: maxSmallSteps }),
  key: ({ data, component, charset, edition }) => [data, component, charset, edition],
};

const ofHost = { host: text("[2001:db8::7]"), opaque: flag() };

/** @satisfies {import("./subject.js").Subject<typeof ofHost>} */
export const host = {
  id: "host",
  room: "encoding",
  words: ["encoding", "problem"],
  fields: ofHost,
  texts: ["host"],
  attributes: { opaque: null },
  label: (words, { host: text }) => words.say("encoding:element:host", { text }),
  ask: (engine, { host: text, edition, opaque }) => engine.host(text, { edition, opaque }),
  key: ({ host: text, edition }) => [text, "", "", edition],
};
