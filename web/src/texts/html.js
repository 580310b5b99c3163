/**
 * Templates: lit-html's, in which a sentence of another language says so. A language that is behind
 * lacks sentences, which are then said in the first one: whoever puts one into a template need not
 * know. In an attribute, and where there can be no elements, a language cannot be said.
 */
import { html as template } from "lit-html";
import { languageOf, untagged } from "../words/tagged.js";

/** What ends where a value is in an attribute, or in an element that has texts only. */
const noElements = /<(?:[^>]*|(?:title|textarea|option)\b[^>]*>[^<]*)$/;

/** What is drawn of a text: with its language, where that is not the page's. @param {string} said @param {unknown} [drawn] */
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
