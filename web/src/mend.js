/**
 * One-click mends of a text that breaks the grammar. A mend is offered only where it
 * helps: the text is then valid, or breaks further on.
 */

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./engine.js").Problem} Problem */

/** @typedef {{ id: "encode" | "dot-slash" | "add-scheme", text: string, shown?: string }} Mend */

/**
 * @param {Engine} engine
 * @param {string} text
 * @param {Problem} problem
 * @param {{ edition: string, production: string }} options
 * @returns {Mend[]}
 */
export function mends(engine, text, problem, options) {
  return candidates(text, problem).filter((mend) => {
    const validity = engine.validate(mend.text, options);
    if (!("valid" in validity)) return false;
    const grown = mend.text.length - text.length;
    return validity.valid || validity.errors[0].at > problem.at + grown;
  }).slice(0, 1);
}

/** @param {string} text @param {Problem} problem @returns {Mend[]} */
function candidates(text, { at, rule }) {
  /** @type {Mend[]} */
  const found = [];
  if (rule === "pct-encoded") {
    const percent = text.lastIndexOf("%", at);
    if (percent >= 0) found.push({ id: "encode", text: splice(text, percent, 1, "%25"), shown: "%25" });
  }
  if (rule === "path-noscheme") found.push({ id: "dot-slash", text: `./${text}` });
  if (rule === "scheme" && /^[^\s/?#:]+\.[^\s/?#:]+/.test(text)) found.push({ id: "add-scheme", text: `http://${text}` });
  if (at < text.length && rule !== "scheme") { // an encoding makes no scheme
    const character = String.fromCodePoint(/** @type {number} */ (text.codePointAt(at))).toWellFormed();
    const encoded = encode(character);
    found.push({ id: "encode", text: splice(text, at, character.length, encoded), shown: encoded });
  }
  return found;
}

/** Percent-encodes all octets of a character: RFC 3986, section 2.5. @param {string} character */
function encode(character) {
  return [...new TextEncoder().encode(character)].map((octet) => `%${octet.toString(16).toUpperCase().padStart(2, "0")}`).join("");
}

/** @param {string} text @param {number} at @param {number} count @param {string} added */
function splice(text, at, count, added) {
  return text.slice(0, at) + added + text.slice(at + count);
}
