/**
 * What browsers' URLs do not agree on: this one is asked, once, when it is first of
 * interest. So the way that is told in url.js is the way of this browser.
 */

/** @param {string} text @param {string} [base] @returns {URL | null} */
function parse(text, base) {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** What it makes of a character, put where it stands. @type {Record<string, (c: string) => string | undefined>} */
const places = {
  path: (c) => parse(`http://h/p${c}p`)?.pathname.slice(2, -1),
  otherPath: (c) => parse(`x://h/p${c}p`)?.pathname.slice(2, -1),
  opaquePath: (c) => parse(`x:p${c}p`)?.pathname.slice(1, -1),
  query: (c) => parse(`http://h?q${c}q`)?.search.slice(2, -1),
  otherQuery: (c) => parse(`x://h?q${c}q`)?.search.slice(2, -1),
  fragment: (c) => parse(`http://h#f${c}f`)?.hash.slice(2, -1),
  userinfo: (c) => parse(`http://u:p${c}p@h`)?.password.slice(1, -1),
  host: (c) => parse(`http://h${c}h/`)?.hostname.slice(1, -1),
  otherHost: (c) => parse(`x://h${c}h/`)?.hostname.slice(1, -1),
};

/** The characters that it percent-encodes there: those of ASCII that it does, and all others. @param {string} place */
function encodedIn(place) {
  let set = "[^ -~]";
  for (let code = 0x20; code < 0x7f; code++) {
    const c = String.fromCharCode(code);
    if (places[place](c) === `%${code.toString(16).toUpperCase()}`) set += `|\\x${code.toString(16)}`;
  }
  return new RegExp(set, "gu");
}

function ask() {
  return {
    /** Whether the letter of a drive is a root of its own. */
    drives: parse("file:///C|/")?.pathname === "/C:/",
    /** Whether more than two slashes after "file:" and its empty authority are one. */
    fileSlashes: parse("file:////x")?.pathname === "/x",
    localhost: parse("file://localhost/")?.host === "",
    /** Whether a relative reference to a base that is not special turns its backslashes. */
    backslashes: parse("a\\b", "x://h/")?.pathname === "/a/b",
    /** Whether a "?" with nothing after it is lost on the way from the base. */
    emptyQuery: parse("", "http://h/?")?.href === "http://h/",
    /** @type {Record<string, RegExp>} */
    encoded: Object.fromEntries(Object.keys(places).map((place) => [place, encodedIn(place)])),
  };
}

/** @type {ReturnType<typeof ask> | undefined} */
let known;
export const habits = () => (known ??= ask());
