/**
 * Templates: lit-html's, but a sentence in a fallback language gets a lang attribute. If a language isn't fully
 * translated, the base language replaces missing sentences, and callers needn't care. Attributes, and places without
 * elements, can't mark the language.
 */
import { html as template } from "lit-html";
import { languageOf, untagged } from "../words/tagged.js";

/** The markup before a value in an attribute, or in an element that contains only text. */
const noElements = /<(?:[^>]*|(?:title|textarea|option)\b[^>]*>[^<]*)$/;

/** The drawing of a text, with its language if that isn't the page's. @param {string} said @param {unknown} [drawn] */
export function inLanguage(said, drawn = untagged(said)) {
  const lang = languageOf(said);
  return lang ? template`<bdi lang=${lang}>${drawn}</bdi>` : drawn;
}

/** @type {typeof template} */
export const html = (strings, ...values) =>
  template(
    strings,
    ...values.map((value, i) =>
      typeof value !== "string" || !languageOf(value)
        ? value
        : noElements.test(strings.slice(0, i + 1).join(""))
          ? untagged(value)
          : inLanguage(value),
    ),
  );
