/**
 * Why a text breaks its grammar, in a sentence: where, what stands there, what could
 * have stood there, and the rule. The engine's own message is the text of last resort.
 */

/** @typedef {import("../words.js").Words} Words */
/** @typedef {import("../engine.js").Problem} Problem */

/** As many characters are named one by one; more are named together. */
const fewCharacters = 3;

/** @param {Words} words @param {string} edition @param {Problem} problem @param {string} text */
export function problemText(words, edition, { at, rule, section, expected, message }, text) {
  const found = at < text.length ? words.character(String.fromCodePoint(/** @type {number} */ (text.codePointAt(at)))) : "";
  return words.say("ui:problem", {
    where: found ? "within" : "end", found, at: [...text.slice(0, at)].length + 1, expected: terminals(words, edition, expected), rule, section,
  }, message);
}

/** What could have stood there. @param {Words} words @param {string} edition @param {string[]} expected */
function terminals(words, edition, expected) {
  /** @type {string[]} */
  const characters = [];
  const names = expected.flatMap((terminal) => {
    const id = [`${edition}:terminals:${terminal}`, `ui:terminals:${terminal}`].find((id) => words.has(id));
    if (id) return [words.say(id)];
    const text = terminal.replace(/^"(.*)"$/, "$1");
    if (text === terminal || text.length > 1) return [`‹${text}›`];
    characters.push(text);
    return [];
  });
  const more = characters.length > fewCharacters
    ? [words.say("ui:one-of", { characters: characters.join("") })]
    : characters.map((character) => `‹${character}›`);
  return [...new Set([...names, ...more])];
}
