/**
 * Which attribute of a URL object is set, as the option of an edition has it: then the base is the URL, and the
 * reference is the value.
 */

/** @import { Option } from "./engine.js" */

/**
 * Its name, null where none is.
 * @param {{ options: Option[] }} edition that is chosen @param {Record<string, string>} options those that are not at their first value
 */
export const attributeOf = ({ options: own }, options) => {
  const option = own.find(({ alone }) => alone);
  return (option && options[option.name]) ?? null;
};
