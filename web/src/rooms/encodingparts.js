/**
 * The parts of the Encoding room, one record each, and the answers to "What do you have?".
 */
import { EncodeCase } from "../cases/encode.js";
import { FormCase } from "../cases/form.js";
import { HostCase } from "../cases/host.js";
import { IRICase } from "../cases/iri.js";
import { encoding, host } from "../subjects/encoding.js";
import { form } from "../subjects/form.js";
import { iri, uri } from "../subjects/iri.js";

/** @import { Edition } from "../run/engine.js" */
/** @import { Engine } from "../run/tolerant.js" */
/** @import { Words } from "../words/words.js" */

/** @typedef {"data" | "form" | "iri" | "uri" | "host"} PartName */
/** @typedef {EncodeCase | FormCase | IRICase | HostCase} Made */

/**
 * @typedef {object} Part
 * @property {import("../subjects/subject.js").InRoom} subject
 * @property {(from: { engine: Engine, editions: Edition[], words: Words }, state: any) => Made} make
 * @property {string} view the view that draws it, next to its run
 * @property {Record<"label" | "grid" | "choose", string>} names ids of messages
 * @property {(name: string) => string} example the message id for an example's name
 * @property {Record<"name" | "none" | "copy", string>} [result] message ids for the result
 * @property {string} [elsewhere] the answers of other specs, and the data for their row
 * @property {string[]} switches the yes/no fields
 * @property {(name: string) => Record<"label" | "says", string>} [switched] the messages of a switch
 */

/** @typedef {"value" | "form" | "host" | "path" | "iri" | "uri" | "other"} Have */

/**
 * The answers to "What do you have?", in order: the part with the text, and the component if the part is data. "other"
 * means any other component.
 * @type {Record<Have, { part: PartName, component?: string }>}
 */
export const haves = {
  value: { part: "data", component: "query" },
  form: { part: "form" },
  host: { part: "host" },
  path: { part: "data", component: "path" },
  iri: { part: "iri" },
  uri: { part: "uri" },
  other: { part: "data" },
};

/** The answer that includes a component. @param {string} component @returns {"value" | "path" | "other"} */
export const haveOf = (component) => (component === "query" ? "value" : component === "path" ? "path" : "other");

/** @param {"iri" | "uri"} way @returns {Part} */
const ofIRIs = (way) => ({
  subject: way === "iri" ? iri : uri,
  make: (from, state) => new IRICase(from, way, state[way], state),
  view: "uri-iri",
  names: {
    label: `iri:label:${way}`,
    grid: "encoding:panes:grid",
    choose: "iri:choose",
  },
  example: (name) => `iri:examples:${way}:${name}`,
  result: { name: `iri:result:${way}`, none: `iri:none:${way}`, copy: `iri:copy-title:${way}` },
  switches: way === "iri" ? ["names", "normalize", "excluded"] : ["names"],
  switched: (name) => ({ label: `iri:choices:${name}:${way}`, says: `iri:choices:${name}:says:${way}` }),
});

/** @type {Record<PartName, Part>} */
export const parts = {
  data: {
    subject: encoding,
    make: (from, state) => new EncodeCase(from, state),
    view: "uri-encoding",
    names: {
      label: "encoding:data",
      grid: "encoding:panes:grid",
      choose: "encoding:choose",
    },
    example: (name) => `encoding:examples:${name}`,
    result: { name: "encoding:encoded", none: "encoding:impossible", copy: "encoding:copy-title" },
    elsewhere: "encoding",
    switches: [],
  },
  form: {
    subject: form,
    make: (from, state) => new FormCase(from, state.form, state.charset),
    view: "uri-form",
    names: {
      label: "form:label",
      grid: "form:panes:grid",
      choose: "encoding:choose",
    },
    example: (name) => `form:examples:${name}`,
    result: { name: "form:result", none: "encoding:impossible", copy: "form:copy-title" },
    switches: [],
  },
  iri: ofIRIs("iri"),
  uri: ofIRIs("uri"),
  host: {
    subject: host,
    make: (from, state) => new HostCase(from, state),
    view: "uri-host",
    names: {
      label: "encoding:host",
      grid: "encoding:panes:grid",
      choose: "encoding:choose",
    },
    example: (name) => `encoding:examples:${name}`,
    elsewhere: "hosts",
    switches: ["opaque"],
    switched: () => ({ label: "encoding:opaque", says: "encoding:opaque-says" }),
  },
};
