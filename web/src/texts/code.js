/** The call that resolves a reference, in several languages and as commands. The result depends on the library. */

/** Quotes a text for languages with "\u00XX" and the other escapes of JSON. @param {string} text */
const quoted = (text) => JSON.stringify(text.toWellFormed());

/** Quotes a text for Ruby, where "#" begins an interpolation. @param {string} text */
const ruby = (text) => quoted(text).replaceAll("#", "\\#");

/** Quotes a text for Rust, which writes characters without a letter escape by their number. @param {string} text */
const rust = (text) =>
  quoted(text).replace(/\\(?:u00([\da-f]{2})|(b)|(f)|.)/g, (whole, hex, backspace, feed) =>
    hex || backspace || feed ? `\\u{${hex ?? (backspace ? "8" : "c")}}` : whole,
  );

/** Quotes a text for PHP, in single quotation marks, because these have no interpolation. @param {string} text */
const php = (text) => `'${text.toWellFormed().replace(/['\\]/g, "\\$&")}'`;

/** @param {string} text of a shell, for which it is one word */
const shell = (text) => `'${text.toWellFormed().replaceAll("'", "'\\''")}'`;

/** Characters that curl interprets as ranges of addresses. */
const globbed = /[[\]{}]/;

/**
 * The languages in display order: the name, and the code.
 * @type {{ name: string, code: (base: string, reference: string, target: string | null) => string | null }[]}
 */
const languages = [
  { name: "JavaScript", code: (base, reference) => `new URL(${quoted(reference)}, ${quoted(base)}).href` },
  {
    name: "Python",
    code: (base, reference) => `from urllib.parse import urljoin\nurljoin(${quoted(base)}, ${quoted(reference)})`,
  },
  {
    name: "Go",
    code: (base, reference) =>
      `b, err := url.Parse(${quoted(base)})\nr, err := url.Parse(${quoted(reference)})\ntarget := b.ResolveReference(r).String()`,
  },
  { name: "Java", code: (base, reference) => `URI.create(${quoted(base)}).resolve(${quoted(reference)}).toString()` },
  { name: "C#", code: (base, reference) => `new Uri(new Uri(${quoted(base)}), ${quoted(reference)}).AbsoluteUri` },
  {
    name: "Ruby",
    code: (base, reference) => `require "uri"\nURI.join(${ruby(base)}, ${ruby(reference)}).to_s`,
  },
  {
    name: "PHP 8.5",
    code: (base, reference) => `(new Uri\\Rfc3986\\Uri(${php(base)}))->resolve(${php(reference)})->toString()`,
  },
  { name: "Rust (url)", code: (base, reference) => `Url::parse(${rust(base)})?.join(${rust(reference)})?.to_string()` },
  {
    name: "curl",
    code: (_base, _reference, target) =>
      target && `curl --path-as-is ${globbed.test(target) ? "--globoff " : ""}${shell(target)}`,
  },
  { name: "uriscope", code: (base, reference) => `npx uriscope resolve -- ${shell(base)} ${shell(reference)}` },
];

/** @param {{ base: string, reference: string, target: string | null }} of @returns {{ name: string, code: string }[]} */
export const codeOf = ({ base, reference, target }) =>
  languages.flatMap(({ name, code }) => {
    const text = code(base, reference, target);
    return text === null ? [] : [{ name, code: text }];
  });
