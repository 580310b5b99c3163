/**
 * The rules in the chapters of the course, as functions of the text, without the engine: each exercise of a chapter can
 * be answered with its rules, and needs nothing else. Each function follows the sentences of its chapter, or of an
 * earlier one.
 */
import assert from "node:assert/strict";
import { allowance, component, expectedOf, isSame, meeting, rules, sentNext } from "../src/cases/predicting.js";
import { choices } from "../src/cases/mistakes.js";
import { SchemeCase } from "../src/cases/scheme.js";
import { exerciseOf, kindNames } from "../src/learn/exercises.js";
import { Scene } from "../src/run/scene.js";
import { editions, engine, words } from "./fixtures.js";
import { expectationOf, explained } from "./support.js";
import { test } from "./test.js";

/** @import { Given } from "../src/cases/predicting.js" */
/** @import { Exercise } from "../src/learn/exercises.js" */
/** @import { Edition } from "../src/run/engine.js" */

/** The ranges of exercises to run for each chapter; URISCOPE_EXERCISES sets more for the sweeps. */
const rounds = [
  { from: 0, to: 60, sweep: false },
  { from: 60, to: Number(process.env.URISCOPE_EXERCISES ?? 400), sweep: true },
];

/** @param {string} text @returns {Given} */
const text = (text) => ({ kind: "text", text });
/** @param {string | null} value @returns {Given} */
const part = (value) => (value === null ? { kind: "absent", text: "" } : text(value));
/** @type {Given} */
const allowed = { kind: "allowed", text: "" };

/** Chapters 2 and 4: the signs that begin each component; without its sign it is absent. @param {string} uri */
function parts(uri) {
  const take = (/** @type {string} */ sign) => {
    const at = uri.indexOf(sign);
    if (at < 0) return null;
    const value = uri.slice(at + 1);
    uri = uri.slice(0, at);
    return value;
  };
  const fragment = take("#");
  const query = take("?");
  const scheme = /^[A-Za-z][A-Za-z0-9+.-]*(?=:)/.exec(uri)?.[0] ?? null;
  if (scheme !== null) uri = uri.slice(scheme.length + 1);
  const slash = uri.indexOf("/", 2);
  const authority = uri.startsWith("//") ? uri.slice(2, slash < 0 ? undefined : slash) : null;
  const path = authority === null ? uri : uri.slice(2 + authority.length);
  return { scheme, authority, path, query, fragment };
}

/** @param {ReturnType<typeof parts>} of */
const together = ({ scheme, authority, path, query, fragment }) =>
  `${scheme === null ? "" : `${scheme}:`}${authority === null ? "" : `//${authority}`}${path}${query === null ? "" : `?${query}`}${fragment === null ? "" : `#${fragment}`}`;

/**
 * Chapter 10: in the authority, the text before the last "@" is the user information. After the host, which may be in
 * brackets, the text after a ":" is the port. By chapter 16, the authority is split off first, at the next "/", "?" or
 * "#".
 * @param {string} uri @returns {Record<string, string | null>}
 */
function hostParts(uri) {
  const { authority } = parts(uri);
  if (authority === null) return { userinfo: null, host: null, port: null };
  const at = authority.lastIndexOf("@");
  const rest = authority.slice(at + 1);
  const colon = rest.indexOf(":", rest.lastIndexOf("]") + 1);
  return {
    userinfo: at < 0 ? null : authority.slice(0, at),
    host: colon < 0 ? rest : rest.slice(0, colon),
    port: colon < 0 ? null : rest.slice(colon + 1),
  };
}

/** Chapter 5: two buffers and five rules. @param {string} path @param {(rule: string, output: string) => void} [watch] */
function removeDots(path, watch = () => {}) {
  let [output, input] = ["", path];
  while (input) {
    let rule = "2E";
    if (/^\.\.?\//.test(input)) [rule, input] = ["2A", input.replace(/^\.\.?\//, "")];
    else if (/^\/\.(\/|$)/.test(input)) [rule, input] = ["2B", input.replace(/^\/\.(\/|$)/, "/")];
    else if (/^\/\.\.(\/|$)/.test(input)) {
      [rule, input] = ["2C", input.replace(/^\/\.\.(\/|$)/, "/")];
      output = output.slice(0, Math.max(0, output.lastIndexOf("/")));
    } else if (/^\.\.?$/.test(input)) [rule, input] = ["2D", ""];
    else {
      const [segment] = /** @type {RegExpExecArray} */ (/^\/?[^/]*/.exec(input));
      [output, input] = [output + segment, input.slice(segment.length)];
    }
    watch(rule, output);
  }
  return output;
}

/** Chapters 1, 3, and 5: the merging of two paths, five questions, and the dots. @param {string} from @param {string} reference */
function resolve(from, reference) {
  const [base, r] = [parts(from), parts(reference)];
  if (r.scheme !== null) return together({ ...r, path: removeDots(r.path) });
  const { scheme } = base;
  if (r.authority !== null) return together({ ...r, scheme, path: removeDots(r.path) });
  const { authority } = base;
  if (r.path === "") return together({ ...base, query: r.query ?? base.query, fragment: r.fragment });
  return together({ ...r, scheme, authority, path: removeDots(r.path.startsWith("/") ? r.path : merge(base, r.path)) });
}

/** Chapter 1. @param {ReturnType<typeof parts>} base @param {string} path */
const merge = (base, path) =>
  base.authority !== null && base.path === "" ? `/${path}` : base.path.slice(0, base.path.lastIndexOf("/") + 1) + path;

/** Chapter 19: in 1997 and 2003, a reference with nothing before its "#" means the document at hand. @param {Exercise} of @returns {Given} */
const sameDocument = ({ base, reference, edition }) =>
  edition !== "rfc3986" && /^(#|$)/.test(reference)
    ? { kind: "current-document", text: reference }
    : text(resolve(base, reference));

/** The wrong character if a text ends too early. */
const end = text("\ufffd");

/**
 * Chapter 8: the first character that isn't a letter, digit or allowed sign; after a "%", the first that isn't a
 * hexadecimal digit.
 * @param {string} uri @param {RegExp} [signs] allowed in a segment @returns {Given}
 */
function fits(uri, signs = /[-._~!$&'()*+,;=:@/?#[\]]/) {
  const characters = [...uri];
  for (let i = 0; i < characters.length; i++) {
    if (characters[i] === "%") {
      const wrong = [1, 2].find((n) => !/^[0-9A-F]$/i.test(characters[i + n] ?? ""));
      if (wrong) return characters.length > i + wrong ? text(characters[i + wrong]) : end;
    } else if (!/[A-Za-z0-9]/.test(characters[i]) && !signs.test(characters[i])) return text(characters[i]);
  }
  return allowed;
}

/** Chapter 20: what a client sends for each scheme, message by message, by the list there. @param {string} url @returns {string[]} */
function sends(url) {
  const [, scheme, rest] = /** @type {RegExpExecArray} */ (/^([a-z]+):(.*)$/.exec(url));
  if (scheme === "telnet" || scheme === "mailto") return [];
  const [, login, path] = /** @type {RegExpExecArray} */ (/^\/\/([^/]*)\/(.*)$/.exec(rest));
  if (scheme === "gopher") return [decodeURIComponent(path.slice(1))];
  const named = login.includes("@");
  const [user, password] = login.slice(0, login.lastIndexOf("@")).split(":");
  const [, plain, type = ""] = /** @type {RegExpExecArray} */ (/^(.*?)(?:;type=(.))?$/.exec(path));
  const pieces = plain.split("/").map((piece) => decodeURIComponent(piece));
  const name = pieces.pop();
  return [
    `USER ${named ? user : "anonymous"}`,
    `PASS ${password ?? "?"}`,
    ...pieces.map((piece) => `CWD ${piece}`.trimEnd()),
    ...(type === "d" ? [`NLST ${name}`] : [...(type ? [`TYPE ${type}`] : []), `RETR ${name}`]),
  ];
}

/** @param {Exercise} of @returns {Given} */
function sentBy({ reference, predict }) {
  const message = sends(reference)[Number(predict.slice("send:".length)) - 1];
  return message === undefined ? { kind: "nothing", text: "" } : text(message);
}

/**
 * Chapter 15: which rungs each year has, and what it does on them, by the table there.
 * @type {Record<string, { letters: (uri: string) => string, plain: RegExp, dots: boolean, ports: RegExp, root: boolean }>}
 */
const years = {
  rfc1738: { letters: lower(/^[A-Za-z]+(?=:)/), plain: /[$\-_.+!*'(),]/, dots: false, ports: /:80$/, root: true },
  "url-syntax-05": {
    letters: lower(/^[A-Za-z]+:\/\/[^/?#]*/),
    plain: /[$\-_.!~*'(),]/,
    dots: false,
    ports: /:(80)?$/,
    root: false,
  },
  "rfc2396bis-01": {
    letters: lower(/^[A-Za-z]+:\/\/[^/?#]*/),
    plain: /[_~]/,
    dots: true,
    ports: /:(80)?$/,
    root: false,
  },
  rfc3986: { letters: lower(/^[A-Za-z]+:\/\/[^/?#]*/), plain: /[-._~]/, dots: true, ports: /:(80)?$/, root: true },
};

/** @param {RegExp} what */
function lower(what) {
  return (/** @type {string} */ uri) => uri.replace(what, (found) => found.toLowerCase());
}

/** The forms of a text on the rungs of its year. @param {string} uri @param {string} edition @returns {[rung: string, form: string][]} */
function climb(uri, edition) {
  const { letters, plain, dots, ports, root } = years[edition];
  let form = uri;
  const at = (/** @type {string} */ rung) => /** @type {[string, string]} */ ([rung, form]);
  const climbed = [at("string")];
  const digits = () => (form = form.replace(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase()));
  if (edition !== "url-syntax-05") {
    form = letters(form);
    if (edition === "rfc3986") digits();
    climbed.push(at("case"));
  }
  form = digits().replace(/%[0-9A-F]{2}/g, (escape, i, whole) => {
    const character = String.fromCharCode(parseInt(escape.slice(1), 16));
    const alone =
      !dots &&
      edition !== "rfc1738" &&
      character === "." &&
      /(^|\/)%2E$/.test(whole.slice(0, i + 3)) &&
      /^(\/|$)/.test(whole.slice(i + 3));
    return (/[A-Za-z0-9]/.test(character) || plain.test(character)) && !alone ? character : escape;
  });
  climbed.push(at("escapes"));
  if (edition === "url-syntax-05") {
    form = letters(form);
    climbed.push(at("case"));
  }
  if (dots) {
    const of = parts(form);
    form = together({ ...of, path: removeDots(of.path) });
  }
  climbed.push(at("dots"));
  const of = parts(form);
  form = together({
    ...of,
    authority: of.authority?.replace(ports, "") ?? null,
    path: root && of.path === "" ? "/" : of.path,
  });
  climbed.push(at("scheme"));
  return climbed;
}

/** @param {Exercise} of @returns {Given} */
function meet({ reference, other = "", edition }) {
  const [a, b] = [climb(reference, edition), climb(other, edition)];
  const met = a.find(([, form], i) => form === b[i][1]);
  return met ? text(met[0]) : { kind: "apart", text: "" };
}

/** Chapter 18: what each year does otherwise. @param {Exercise} of @returns {Given} */
function byYear({ base, reference, edition }) {
  const [from, r] = [parts(base), parts(reference)];
  const whole = r.scheme !== null || r.authority !== null || reference.startsWith("/");
  switch (edition) {
    case "rfc1738":
      return r.scheme === null ? { kind: "no-relative-form", text: "" } : text(reference);
    case "rfc3986":
      return text(resolve(base, reference));
    case "rfc2396bis-01":
      if (/^(#|$)/.test(reference)) return { kind: "current-document", text: reference };
      if (r.scheme !== null) return text(reference);
      if (whole) return text(together({ ...r, scheme: from.scheme, authority: r.authority ?? from.authority }));
      if (r.path === "") return text(resolve(base, reference));
      return text(together({ ...r, scheme: from.scheme, authority: from.authority, path: left(merge(from, r.path)) }));
    case "url-syntax-05": {
      if (/^(#|$)/.test(reference)) return { kind: "current-document", text: reference };
      if (r.scheme !== null) return text(reference);
      if (whole) return text(together({ ...r, scheme: from.scheme, authority: r.authority ?? from.authority }));
      const buffer =
        from.path.slice(0, from.path.lastIndexOf("/") + 1) + r.path + (r.query === null ? "" : `?${r.query}`);
      return text(together({ ...from, path: left(buffer), query: null, fragment: r.fragment }));
    }
    default: {
      if (r.scheme !== null) return text(reference);
      const root = `${from.scheme}:`;
      const host = `${root}//${from.authority}`;
      const directory = from.path.slice(0, from.path.lastIndexOf("/") + 1);
      let whole = reference.startsWith("//")
        ? root + reference
        : reference.startsWith("/")
          ? host + reference
          : host + directory + reference;
      const start = (whole.indexOf("/", root.length + 2) + 1 || whole.length + 1) - 1;
      let path = whole.slice(start);
      for (let before = ""; before !== path && !reference.startsWith("/");) {
        before = path;
        path = path.replace(/\/(?!\.\.?(\/|$))[^/]*\/\.\.(?=\/|$)/, "").replace(/\/\.(?=\/|$)/, "");
      }
      whole = whole.slice(0, start) + path;
      return text(whole);
    }
  }
}

/** In 1997 and 2003, leftover dots are kept. @param {string} path */
function left(path) {
  /** @type {string[]} */
  const kept = [];
  const segments = path.split("/");
  segments.forEach((segment, i) => {
    const last = i === segments.length - 1;
    if (segment === ".") {
      if (last) kept.push("");
    } else if (segment === ".." && kept.length > (path.startsWith("/") ? 1 : 0) && kept.at(-1) !== "..") {
      kept.pop();
      if (last) kept.push("");
    } else kept.push(segment);
  });
  return kept.join("/");
}

/**
 * Chapter 14: removes blanks at the ends, and reads a backslash before the query as a slash and an encoded dot as a
 * dot. A scheme equal to the base's is ignored if no two slashes follow; after any other scheme, a host follows. Then
 * it normalizes: the host is lowercase, without its default port, and spaces are encoded.
 * @param {Exercise} of
 */
function today({ base, reference }) {
  const [, head, tail] = /** @type {RegExpExecArray} */ (/^([^?#]*)(.*)$/.exec(reference.trim()));
  let plain = head.replaceAll("\\", "/").replace(/[^/]+/g, (segment) => {
    const dots = segment.replace(/%2e/gi, ".");
    return /^\.\.?$/.test(dots) ? dots : segment;
  });
  const scheme = /^([A-Za-z]+):/.exec(plain)?.[1].toLowerCase();
  if (scheme) {
    const rest = plain.slice(scheme.length + 1);
    const [, authority, path] = /** @type {RegExpExecArray} */ (/^\/*([^/]*)(.*)$/.exec(rest));
    const usual = scheme === "http" ? ":80" : ":443";
    const host = authority.toLowerCase();
    plain =
      base.startsWith(`${scheme}:`) && !rest.startsWith("//")
        ? rest
        : `${scheme}://${host.endsWith(usual) ? host.slice(0, -usual.length) : host}${path || "/"}`;
  }
  return text(resolve(base, plain + tail).replaceAll(" ", "%20"));
}

/**
 * Chapter 7: what was expected beside the two texts, by the id of the mistake.
 * @param {Exercise} of
 */
function diagnosed({ base, reference, predict }) {
  const expected = predict.slice("expectation:".length);
  const [b, r, x] = [base, reference, expected].map(parts);
  const folder = b.path.slice(0, b.path.lastIndexOf("/") + 1);
  if (/(^|\/)\.\.?(\/|$)/.test(x.path)) return text("dots-kept");
  if (b.fragment && x.fragment === b.fragment) return text("fragment-kept");
  if (b.query && x.query === b.query) return text("query-kept");
  if (b.query && r.query && x.query === `${b.query}&${r.query}`) return text("queries-joined");
  if (reference.startsWith("//") && x.authority === b.authority) return text("no-authority");
  if (r.scheme !== null && x.path === folder + reference) return text("no-scheme");
  if (reference.startsWith("/")) {
    if (x.path === b.path.replace(/\/$/, "") + reference) return text("path-added");
    return text(x.path === folder + reference.slice(1) ? "slash-ignored" : "");
  }
  if (x.path === b.path + reference) return text("path-appended");
  if (folder === b.path && x.path === folder.replace(/[^/]*\/$/, "") + reference) return text("directory-dropped");
  return text(x.path === `${b.path}/${reference}` ? "whole-path" : "");
}

/** @param {Exercise} of */
const resolved = ({ base, reference }) => text(resolve(base, reference));

/** The functions that answer each chapter's exercises, by kind. @type {Record<string, (of: Exercise) => Given | null>} */
const answers = {
  anatomy: split,
  absent: split,
  slash: resolved,
  branches: resolved,
  merge: resolved,
  dots: resolved,
  untested: resolved,
  document: sameDocument,
  expectation: diagnosed,
  fragments: (of) => (of.predict === "target" ? resolved(of) : split(of)),
  bases: resolved,
  characters: (of) => fits(of.reference),
  encoding: (of) => (of.predict === "valid" ? fits(of.reference) : split(of)),
  hosts: split,
  identifiers: split,
  suffixes: resolved,
  years: byYear,
  schemes: sentBy,
  normalization: (of) =>
    of.predict === "rung" ? meet(of) : of.edition === "rfc3986" ? resolved(of) : text(of.reference),
  attackers: (of) => (of.predict === "target" ? resolved(of) : split(of)),
  browsers: today,
  delimiting: (of) => fits(of.reference, /[-._~!$&'()*+,;=:@/?#]/),
};

/** @param {Exercise} of */
function split({ reference, predict }) {
  const name = predict.slice("part:".length);
  return part({ ...parts(reference), ...hostParts(reference) }[name] ?? null);
}

/** The engine's answer to an exercise. @param {Exercise} of @returns {Given} */
function expected({ base, reference, edition, options, predict, other }) {
  if (predict === "rung") {
    const comparison = engine.compare(reference, other ?? "", { base, edition, ...options });
    if ("error" in comparison) assert.fail(comparison.error.message);
    return meeting(comparison);
  }
  if (predict.startsWith("expectation:"))
    return text(expectationOf(engine, { base, reference, edition, predict }).misreading?.id ?? "");
  if (predict.startsWith("send:")) {
    const { scene } = new SchemeCase({ engine, editions, words }, { reference, edition });
    return scene ? sentNext(scene, Number(predict.slice("send:".length)) - 1).expected : { kind: "nothing", text: "" };
  }
  const scene = new Scene({
    explanation: explained(engine, { base, reference, edition, ...options }),
    words,
    edition: /** @type {Edition} */ (editions.find(({ id }) => id === edition)),
  });
  if (predict === "valid") return allowance(scene);
  if (predict.startsWith("part:")) return component(scene, predict.slice("part:".length)).expected;
  return expectedOf(scene.explanation);
}

for (const { from, to, sweep } of rounds)
  test("of the mistakes that are offered for an expectation one leads there, and ten are right once", { sweep }, () => {
    const met = new Set();
    for (let seed = from; seed < to; seed++) {
      const exercise = exerciseOf("expectation", seed);
      const { base, reference, edition, predict } = exercise;
      const { misreading, target } = expectationOf(engine, exercise);
      const expected = predict.slice("expectation:".length);
      assert.ok(misreading, `${seed}: ${base} ${reference} ${expected}`);
      met.add(misreading.id);
      const misreadings = engine.misreadings(edition);
      assert.ok(!("error" in misreadings));
      const offered = choices(misreading.id, expected, target ?? "", misreadings, (lines) => {
        const { target } = explained(engine, { base, reference, edition, lines });
        return target ?? "";
      });
      const ids = offered.map(({ id }) => id);
      assert.ok(ids.length >= 4 && ids.length === new Set(ids).size, `${seed}: ${ids}`);
      const leading = offered.filter(({ text }) => text === expected).map(({ id }) => id);
      assert.deepEqual(leading, [misreading.id], `${seed}: ${base} ${reference} ${expected}`);
    }
    assert.ok(met.size >= 10, [...met].join());
  });

/** Chapter 3: the questions up to the first yes, by the ids of their lines. @param {string} reference */
function asked(reference) {
  const { scheme, authority, path, query } = parts(reference);
  const said = { "non-strict": false, "has-scheme": scheme !== null };
  if (scheme !== null) return said;
  const left = { ...said, "has-authority": authority !== null };
  if (authority !== null) return left;
  return path === ""
    ? { ...left, "empty-path": true, "has-query": query !== null }
    : { ...left, "empty-path": false, "absolute-path": path.startsWith("/") };
}

for (const { from, to, sweep } of rounds)
  test("chapter 3 asks its own questions only, and they are answered as it says", { sweep }, () => {
    let met = 0;
    for (let seed = from; seed < to; seed++) {
      const { base, reference, predict } = exerciseOf("branches", seed);
      if (predict === "target" || predict === "line") continue;
      met++;
      const [mode, phase] = predict.split(":");
      assert.equal(mode, "rule");
      const scene = new Scene({
        explanation: explained(engine, { base, reference }),
        words,
        edition: /** @type {Edition} */ (editions.find(({ id }) => id === "rfc3986")),
      });
      const answered = rules(scene, phase).map(({ step }) => [scene.line(step).id, scene.steps[step].answer]);
      assert.deepEqual(answered, Object.entries(asked(reference)), `${base} ${reference}`);
    }
    assert.ok(met > 4, `only ${met} exercises`);
  });

for (const { from, to, sweep } of rounds)
  test(
    "the five rules of chapter 5 are met one after the other as it says, with what it says in the output",
    { sweep },
    () => {
      for (let seed = from; seed < to; seed++) {
        const { base, reference } = exerciseOf("dots", seed);
        const scene = new Scene({
          explanation: explained(engine, { base, reference }),
          words,
          edition: /** @type {Edition} */ (editions.find(({ id }) => id === "rfc3986")),
        });
        const output = scene.listing.registers.findIndex(({ name }) => name === "output buffer");
        const met = rules(scene)
          .filter(({ kind }) => kind === "line")
          .map(({ step }) => [scene.line(step).id, scene.at(step + 1).text(output)]);
        /** @type {string[][]} */
        const want = [];
        removeDots(merge(parts(base), reference), (rule, left) => want.push([rule, left]));
        assert.deepEqual(met, want, `${base} ${reference}`);
      }
    },
  );

for (const { from, to, sweep, kind } of rounds.flatMap((round) => kindNames.map((kind) => ({ ...round, kind })))) {
  const many = to - from;
  test(`by what the chapter states, each of ${many} exercises of ${kind} is answered right`, { sweep }, (t) => {
    /** @type {Map<string, number>} */
    const asked = new Map();
    /** @type {string[]} */
    const wrong = [];
    for (let seed = from; seed < to; seed++) {
      const exercise = exerciseOf(kind, seed);
      if (exercise.predict === "line") continue; // no chapter explains changed lines
      const given = answers[kind]?.(exercise) ?? null;
      const right = expected(exercise);
      const what = exercise.predict.replace(/(?<=^expectation):.*/, "");
      asked.set(what, (asked.get(what) ?? 0) + 1);
      if (!given || !isSame(given, right))
        wrong.push(
          `${seed} ${exercise.edition} ${exercise.base} ${exercise.reference} ${exercise.other ?? ""} ${exercise.predict}: ${JSON.stringify(given)}, want ${JSON.stringify(right)}`,
        );
    }
    t.diagnostic(
      `${kind}: ${many - wrong.length} of ${many} (${[...asked].map(([what, count]) => `${what} ${count}`).join(", ")})`,
    );
    assert.deepEqual(wrong.slice(0, 6), [], `${wrong.length} of ${many}`);
  });
}
