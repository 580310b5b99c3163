/**
 * Selects fields of JSON data by their names, with dots for fields of fields: "target", "why.text".
 */
import { nearest } from "../texts/near.js";
import { stop } from "./stopped.js";

/** The fields to keep, by name; true: with all that is in it. @typedef {{ [name: string]: Fields | true }} Fields */

/** @param {string} list with commas between the names @returns {Fields} */
export function fieldsIn(list) {
  const none = () => /** @type {Fields} */ (Object.create(null)); // any name can be asked for
  const all = none();
  for (const name of list.split(",")) {
    const path = name.trim().split(".");
    const last = String(path.pop());
    const inner = path.reduce((of, one) => {
      of[one] ??= none();
      return of[one] === true ? none() : of[one];
    }, all);
    inner[last] = true;
  }
  return all;
}

/** The chosen fields of some data, in the data's order. In a list, they are those of each item. @param {object} data @param {Fields} fields */
export function chosenOf(data, fields) {
  const list = Object.keys(data);
  for (const name of Object.keys(fields))
    if (!list.includes(name)) stop("command:field", { name, list, near: nearest(name, list) });
  return pick(data, fields);
}

/** @param {any} data @param {Fields | true} fields @returns {any} */
function pick(data, fields) {
  if (fields === true || typeof data !== "object" || data === null) return data;
  if (Array.isArray(data)) return data.map((item) => pick(item, fields));
  const names = Object.keys(data).filter((name) => Object.hasOwn(fields, name));
  return Object.fromEntries(names.map((name) => [name, pick(data[name], fields[name])]));
}
