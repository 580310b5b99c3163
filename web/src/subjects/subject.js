/**
 * A subject describes one kind of question about one text or more: the fields in a link and in attributes, and the
 * request for the engine. Rooms, elements, the command "bake", and the tests all use it.
 */
import { readFields, step, writeFields } from "../run/fields.js";
import { chosen, linkTo, start } from "../run/link.js";

/** @import { Engine } from "../run/tolerant.js" */
/** @import { Option } from "../run/engine.js" */
/** @import { Field, Note, Schema, Values } from "../run/fields.js" */
/** @import { Words } from "../words/words.js" */

/**
 * The part of a subject that a room uses.
 * @template {Schema} [S=Schema]
 * @typedef {object} InRoom
 * @property {string} id the name of its view
 * @property {string} room
 * @property {string[]} words the parts of the catalogue that it needs, besides the spec's
 * @property {S} fields its fields, besides spec, options, and step
 * @property {string[]} texts the fields that it is about. If all are missing, each has its example; otherwise the
 *   missing ones are empty
 * @property {string} [edition] the first spec, if it differs from the room Resolve
 * @property {true} [options] whether the options of the spec apply
 * @property {true} [runs] whether it has a run
 */

/**
 * The part that an element uses as well.
 * @typedef {object} InElement
 * @property {Record<string, string | null>} [attributes] the attribute of a field, if its name differs; null: the
 *   element has no such field
 * @property {(words: Words, asked: any) => string} label a sentence that describes it
 * @property {(engine: Engine, asked: any) => any} ask asks for the answer, which may be a failure
 * @property {(asked: any) => unknown[]} [key] its key among baked data; absent for cases, which use base and reference
 * @property {(asked: any) => Record<string, string | null>} [link] the fields of the link to its room, if they differ
 */

/** @template {Schema} [S=Schema] @typedef {InRoom<S> & InElement} Subject */

/** An attribute's value, null if it is absent. @typedef {(name: string) => string | null} Attribute */
/** The request in attributes: the values of the fields, the id of a spec, and its options that aren't at their default. @template {Schema} S @typedef {Values<S> & { edition: string, options: Record<string, string> }} Asked */

/** The first state. @template {Schema} S @param {InRoom<S>} subject @returns {Asked<S> & { step: null }} */
export const first = ({ fields, edition = start.edition }) => ({
  .../** @type {Values<S>} */ (Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.first]))),
  edition,
  options: {},
  step: null,
});

/** Each field that an element has, with its attribute. @param {Subject} subject @returns {[field: string, attribute: string][]} */
const named = ({ fields, attributes = {} }) =>
  Object.keys(fields).flatMap((name) => {
    const attribute = Object.hasOwn(attributes, name) ? attributes[name] : name;
    return attribute === null ? [] : [/** @type {[string, string]} */ ([name, attribute])];
  });

/** The attributes of an element that shows a subject. @param {Subject} subject */
export const attributesOf = (subject) => named(subject).map(([, attribute]) => attribute);

/** The attribute of a field. @param {Subject} subject @param {string} field */
export const attributeOf = (subject, field) => new Map(named(subject)).get(field) ?? field;

/**
 * Reads the request from an element's attributes.
 * @template {Schema} S @param {Subject<S>} subject @param {Attribute} attribute
 * @param {{ id: string, options: Option[] }[]} editions
 * @returns {{ asked: Asked<S>, step: number | null, notes: Note[] }}
 */
export function read(subject, attribute, editions) {
  const { fields, texts, runs } = subject;
  const names = named(subject);
  const isGiven = names.some(([name, its]) => texts.includes(name) && attribute(its) !== null);
  const field = (/** @type {string} */ name) => {
    const isExample = texts.includes(name) && !isGiven;
    const { text, first, ...of } = fields[name];
    return { ...of, first: text && !isExample ? "" : first };
  };
  /** @type {Record<string, Field<any>>} */
  const schema = Object.fromEntries(names.map(([name, its]) => [its, field(name)]));
  if (runs) schema.step = step();
  const given = Object.keys(schema).flatMap((name) => {
    const value = attribute(name);
    return value === null ? [] : [/** @type {[string, string]} */ ([name, value])];
  });
  const { values, notes } = readFields(schema, { fields: given, notes: [], kept: null });
  const edition = attribute("edition") || start.edition;
  const options = (subject.options && editions.find(({ id }) => id === edition)?.options) || [];
  const asked = {
    ...Object.fromEntries(names.map(([name, its]) => [name, values[its]])),
    edition,
    options: chosen(Object.fromEntries(options.map(({ name }) => [name, attribute(name)])), options),
  };
  return { asked: /** @type {any} */ (asked), step: runs ? values.step : null, notes };
}

/** The key of a case among baked data. @param {Subject} subject @param {any} asked */
export const keyOf = ({ id, key }, asked) => JSON.stringify([id, ...(key?.(asked) ?? [])]);

/**
 * The attributes of an element that shows a room's state; "" for a missing one.
 * @param {Subject} subject
 * @param {{ edition: string, options?: Record<string, string>, step?: number | null } & Record<string, any>} state
 *   of the room
 * @returns {Record<string, string>}
 */
export function written(subject, state) {
  const { edition, options = {}, step = null } = state;
  return {
    ...Object.fromEntries(named(subject).map(([name, its]) => [its, subject.fields[name].write(state[name]) ?? ""])),
    edition,
    ...(subject.options && options),
    ...(subject.runs && { step: step === null ? "" : String(step) }),
  };
}

/**
 * The link to the room that shows the same as an element.
 * @param {Subject} subject @param {any} asked @param {string | null} [step]
 */
export function linkOf({ room, fields, texts, link }, asked, step = null) {
  const filled = Object.entries(writeFields(fields, asked)).filter(([name, value]) => value || texts.includes(name));
  return linkTo(room, {
    ...(link?.(asked) ?? Object.fromEntries(filled)),
    edition: asked.edition,
    ...asked.options,
    step,
  });
}
