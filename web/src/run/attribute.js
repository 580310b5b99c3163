/**
 * Names the attribute of a URL object that is set, according to a spec's option: then the base is the URL, and the
 * reference is the value.
 */

/** @import { Option } from "./engine.js" */

/**
 * Its name, or null if none is set.
 * @param {{ options: Option[] }} edition the spec in use
 * @param {Record<string, string>} options those that aren't at their default
 */
export const attributeOf = ({ options: own }, options) => {
  const option = own.find(({ alone }) => alone);
  return (option && options[option.name]) ?? null;
};
