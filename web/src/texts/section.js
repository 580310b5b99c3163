/**
 * Sections of documents, as a language names them. In Chinese, the step that may follow one begins with 第.
 */

/** @import { Words } from "../words/words.js" */

/** A section of a numbered document, as "RFC 3986, section 5.2.4", "RFC 3986, Appendix B", or in short "RFC 3986, 5.2.4", and several in a row, as "RFC 3986, 5.2.1 – 5.3". */
const numbered = /^([^,]+), (?:(section|Appendix) ([^\s,，第]+)|(\d[\d.]*(?: ?[^\s\d.,，第] ?\d[\d.]*)?)(?![\d.]|, ))/;
/** A section without its document's name, with its heading if it has one. */
const alone = /^(\d[\d.]*)(?:, ([^，第]+))?/;
/** A section that has a heading, and in some documents a number before it. */
const headed = /^([^,]+), (?:(\d[\d.]*), )?([^，第]+)/;

/**
 * A section, and what may follow it, as a language names it.
 * @param {Words} words @param {string} section document and section, as the engine gives them
 */
export function sectionSaid(words, section) {
  if (alone.test(section))
    return section.replace(alone, (whole, number, heading = null) =>
      words.say("ui:cited:alone", { number, heading }, whole),
    );
  return numbered.test(section)
    ? section.replace(numbered, (whole, document, kind = "brief", number, brief = number) =>
        words.say(`ui:cited:${kind.toLowerCase()}`, { document, number: brief }, whole),
      )
    : section.replace(headed, (whole, document, number = null, heading) =>
        words.say("ui:cited:heading", { document, number, heading }, whole),
      );
}
