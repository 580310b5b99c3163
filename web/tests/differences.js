/**
 * The differences between the editions that everybody asks for: what each answers, and
 * where its run parts from that of 2005. core/years has the same by itself.
 */

/** @typedef {import("../src/engine.js").Options} Options */
/** @typedef {import("./support.js").Pair} Pair */

/**
 * What an edition answers; where that is not the answer of 2005, the clause that makes
 * the difference, and the lines on which the two runs part: its own and that of 2005.
 * @typedef {[answer: string, clause?: string, there?: string, here?: string]} Expected
 */
/** @typedef {Pair & Partial<Options>} Asked */

const base = "http://a/b/c/d;p?q";
/** @type {Expected} */
const none = ["no relative form", "relative-form", "no-relative-form", "has-scheme"];

/** The differences that everybody asks for: 1993, 1994, 1997, 2003 and 2005. @type {[Asked, Expected[]][]} */
export const differences = [
  [{ base: "http://a", reference: "g" }, [
    ["http://ag", "base-root", "remove-last", "root"], none, ["http://ag", "base-root", "6a", "root"], ["http://a/g"], ["http://a/g"]]],
  [{ base, reference: "?y" }, [
    ["http://a/b/c/?y", "query-only", "remove-last", "path-of-base"], none, ["http://a/b/c/?y", "query-only", "6a", "path-of-base"],
    ["http://a/b/c/d;p?y"], ["http://a/b/c/d;p?y"]]],
  [{ base, reference: "g?y/../x" }, [
    ["http://a/b/c/x", "query-in-buffer", "append", "merge"], none, ["http://a/b/c/x", "query-in-buffer", "6c", "merge"],
    ["http://a/b/c/g?y/../x"], ["http://a/b/c/g?y/../x"]]],
  [{ base, reference: "/./g" }, [
    ["http://a/./g", "absolute-path", "absolute-path", "path-of-r"], none, ["http://a/./g", "absolute-path", "5", "path-of-r"],
    ["http://a/./g", "absolute-path", "path-of-r", "path-of-r"], ["http://a/g"]]],
  [{ base, reference: "../../../g" }, [
    ["http://a/../g", "excess-dots", "/xxx/..", "2C"], none, ["http://a/../g", "excess-dots", "6f", "2C"],
    ["http://a/../g", "excess-dots", "7", "2C"], ["http://a/g"]]],
  [{ base, reference: "../../../g", excess: "remove" }, [
    ["http://a/../g", "excess-dots", "/xxx/..", "2C"], none, ["http://a/../g", "excess-dots", "6f", "2C"], ["http://a/g"], ["http://a/g"]]],
  [{ base, reference: "../../../g", excess: "refuse" }, [
    ["http://a/../g", "excess-dots", "/xxx/..", "2C"], none, ["http://a/../g", "excess-dots", "6f", "2C"],
    ["none", "excess-dots", "7", "2C"], ["http://a/g"]]],
  [{ base, reference: "g/." }, [
    ["http://a/b/c/g", "trailing", "/.", "2B"], none, ["http://a/b/c/g/"], ["http://a/b/c/g/"], ["http://a/b/c/g/"]]],
  [{ base, reference: ".." }, [
    ["http://a/b", "trailing", "/xxx/..", "2C"], none, ["http://a/b/"], ["http://a/b/"], ["http://a/b/"]]],
  [{ base, reference: "" }, [
    ["http://a/b/c/", "empty-reference", "remove-last", "empty-path"], none, ["(current document)", "empty-reference", "2", "empty-path"],
    ["(current document)", "empty-reference", "current-document", "empty-path"], ["http://a/b/c/d;p?q"]]],
  [{ base, reference: "#s" }, [
    ["http://a/b/c/#s", "empty-reference", "remove-last", "empty-path"], none, ["(current document)#s", "empty-reference", "2", "empty-path"],
    ["(current document)#s", "empty-reference", "current-document", "empty-path"], ["http://a/b/c/d;p?q#s"]]],
  [{ base, reference: "http:g" }, [["http:g"], ["http:g"], ["http:g"], ["http:g"], ["http:g"]]],
  [{ base, reference: "http:g", strict: false }, [
    ["http:g", "same-scheme", "full-form", "non-strict"], ["http:g", "same-scheme", "has-scheme", "non-strict"],
    ["http:g", "same-scheme", "3", "non-strict"], ["http:g", "same-scheme", "not-validating", "non-strict"], ["http://a/b/c/g"]]],
  [{ base, reference: "http:g", validating: false }, [
    ["http:g"], ["http:g"], ["http:g"], ["http://a/b/c/g", "same-scheme", "not-validating", "non-strict"], ["http:g"]]],
  [{ base, reference: "http:g", strict: false, validating: false }, [
    ["http:g", "same-scheme", "full-form", "non-strict"], ["http:g", "same-scheme", "has-scheme", "non-strict"],
    ["http:g", "same-scheme", "3", "non-strict"], ["http://a/b/c/g"], ["http://a/b/c/g"]]],
];
