/**
 * The forms of what is baked, as run/engine.d.ts has them. An element draws what its version can
 * read; if that throws, this module is fetched, and tells the console what somebody has kept, cut
 * or changed. What is not checked here is a text, which may be any.
 */

import { hasOwnTexts } from "./ownasked.js";
import { registry, views } from "./registry.js";

/** @typedef {(value: any) => boolean} Is */
/** What a whole edition has, as far as forms go by it. @typedef {{ listing: { lines: unknown[], registers: unknown[] } }} Listed */

/** @type {Is} */
const text = (value) => typeof value === "string";
/** @type {Is} */
const flag = (value) => typeof value === "boolean";
/** @type {Is} */
const count = (value) => Number.isSafeInteger(value) && value >= 0;
/** @param {...unknown} values @returns {Is} */
const among = (...values) => values.includes.bind(values);
/** @param {Is} is @returns {Is} */
const maybe = (is) => (value) => value === null || is(value);
/** @param {Is} is @returns {Is} */
const ifThere = (is) => (value) => value === undefined || is(value);
/** @param {Is} is @returns {Is} */
const list = (is) => (value) => Array.isArray(value) && value.every((one) => is(one));
/** @param {Is[]} forms @returns {Is} */
const both =
  (...forms) =>
  (value) =>
    forms.every((is) => is(value));
/** @param {Record<string, Is>} fields @returns {Is} */
const record = (fields) => (value) =>
  typeof value === "object" &&
  value !== null &&
  Object.entries(fields).every(([name, is]) => is(Object.hasOwn(value, name) ? value[name] : undefined));

/** @type {Is} */
const texts = (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value) && Object.values(value).every(text);
/** A place in a text of any length. @type {Is} */
const span = (value) => Array.isArray(value) && value.length === 2 && value.every(count) && value[0] <= value[1];
/** Whether spans, at any depth of a value, end within a text. @param {any} value @param {number} length @returns {boolean} */
const within = (value, length) =>
  typeof value !== "object" ||
  value === null ||
  (span(value) ? value[1] <= length : Object.values(value).every((one) => within(one, length)));

const outcome = among("target", "same-document", "no-relative-form", "no-setters", "error");
const problem = record({
  at: count,
  rule: text,
  section: text,
  expected: list(text),
  message: text,
  id: ifThere(text),
  on: ifThere(among("base", "reference", "target")),
  step: ifThere(count),
});
const problems = list(problem);
const part = record({ name: text, role: text, level: among(1, 2), span: maybe(span), kind: ifThere(text) });
/** @type {Is} */
const split = (value) =>
  record({
    text,
    production: maybe(text),
    parts: list(part),
    groups: list(maybe(span)),
    errors: problems,
    mismatch: ifThere(problem),
  })(value) && within([value.parts, value.groups], value.text.length);

/** Runs of a listing. @param {Listed["listing"]} of @returns {Is} */
function run({ lines, registers }) {
  const line = (/** @type {any} */ index) => count(index) && index < lines.length;
  const register = (/** @type {any} */ index) => count(index) && index < registers.length;
  /** @type {Is} */
  const piece = (value) =>
    text(value) ||
    (Array.isArray(value) && register(value[0]) && span([value[1], value[2]]) && ifThere(text)(value[3]));
  /** @type {Is} */
  const edit = (value) =>
    Array.isArray(value) && register(value[0]) && span([value[1], value[2]]) && maybe(list(piece))(value[3]);
  const group = record({
    name: text,
    steps: count,
    read: span,
    worked: text,
    lines: list((one) => Array.isArray(one) && line(one[0]) && one.every(count)),
  });
  const step = record({ line, call: ifThere(line), answer: ifThere(flag), edits: list(edit), group: ifThere(group) });
  return (value) => record({ steps: list(step), total: count })(value) && value.total >= value.steps.length;
}

/** @type {Is} */
const listing = (value) =>
  record({
    registers: both(
      list(
        record({ name: text, buffer: flag, slashAfter: flag, component: text, of: list(text), reads: ifThere(count) }),
      ),
      (registers) => registers.length > 0,
    ),
    lines: list(
      record({
        id: text,
        phase: text,
        depth: count,
        section: text,
        code: text,
        question: flag,
        reads: list(count),
        else: flag,
        group: ifThere(text),
        routine: ifThere(text),
        decided: flag,
      }),
    ),
  })(value) &&
  value.lines.every((/** @type {any} */ { reads }) =>
    reads.every((/** @type {number} */ one) => one < value.registers.length),
  ) &&
  value.registers.every((/** @type {any} */ { reads = 0 }) => reads < value.registers.length);

/** Editions: those of which only the answers are shown, and whole ones. */
const named = record({
  id: text,
  year: count,
  document: text,
  choices: list(text),
  options: list(record({ name: text, values: both(list(text), (values) => values.length > 0) })),
});
const whole = record({
  listing,
  classes: list(record({ name: text, section: text, excluded: flag })),
  expression: maybe(record({ section: text, pattern: text, decided: flag })),
  lacks: ifThere(list(text)),
  living: ifThere(record({ commit: text, day: text })),
});
/** @type {Is} */
const isEdition = (value) => named(value) && (!Object.hasOwn(value, "listing") || whole(value));

const answer = { outcome, target: maybe(text), fragment: ifThere(text) };
const answers = list(
  record({
    ...answer,
    edition: text,
    same: flag,
    because: maybe(record({ clause: text, here: text, there: text })),
    section: ifThere(text),
  }),
);
const sure = among("certain", "likely", "possible");

/** @param {Listed} edition @returns {Is} */
const explanation = ({ listing }) =>
  both(
    record({
      ...answer,
      edition: text,
      options: record({}),
      base: split,
      reference: split,
      result: maybe(split),
      why: record({ id: text, args: texts, line: (line) => count(line) && line < listing.lines.length }),
      problems,
      run: run(listing),
      findings: list(
        record({ id: text, on: among("base", "reference", "target"), span, section: text, sure, args: texts }),
      ),
    }),
    ({ outcome, target, result }) =>
      (target === null) === (result === null) &&
      // The same document has a target by those editions that resolve to it.
      (outcome === "same-document" || (outcome === "target") === (target !== null)),
  );

/** @type {Is} */
const stretches = list(record({ start: count, end: count, class: maybe(count) }));
/** @type {Is} */
const tree = (value) =>
  record({
    production: maybe(text),
    length: count,
    valid: flag,
    errors: problems,
    rules: list(
      record({
        name: text,
        section: text,
        definition: text,
        decided: flag,
        made: among("rules", "characters", "character"),
      }),
    ),
    nodes: list(list(count)),
    hidden: count,
    total: count,
  })(value) &&
  value.nodes.every(
    (/** @type {number[]} */ [rule, start, end, next, hidden], /** @type {number} */ at) =>
      rule < value.rules.length && start <= end && next > at && next <= value.nodes.length && count(hidden),
  );

/** A run with the listing that comes with it. @param {Record<string, Is>} fields @returns {Is} */
const played = (fields) => both(record({ ...fields, listing }), (value) => run(value.listing)(value.run));

const side = (/** @type {Is} */ isRun) =>
  record({
    text,
    resolved: flag,
    outcome,
    target: maybe(text),
    production: maybe(text),
    errors: problems,
    practices: list(record({ id: text, section: text, broken: maybe(span) })),
    run: maybe(isRun),
  });
/** @type {Is} */
const comparison = both(record({ edition: text, listing }), (value) =>
  record({
    a: side(run(value.listing)),
    b: side(run(value.listing)),
    rungs: list(
      record({
        id: text,
        section: text,
        explained: flag,
        excludes: ifThere(flag),
        skipped: flag,
        a: text,
        b: text,
        steps: (steps) => list(count)(steps) && steps.length === 2,
        equal: flag,
      }),
    ),
    meet: maybe((at) => count(at) && at < value.rungs?.length),
    meetWithoutFragments: maybe((at) => count(at) && at < value.rungs?.length),
    hosts: ifThere(record({ section: text, a: maybe(text), b: maybe(text), equal: flag })),
  })(value),
);
/** @type {Is} */
const scheme = (value) =>
  record({
    edition: text,
    text,
    name: maybe(text),
    standing: among("none", "defined", "named", "reserved", "experimental", "unknown", "special", "not-special"),
    section: maybe(text),
    production: maybe(text),
    errors: problems,
    parts: list(part),
    generic: list(part),
    defined: maybe(text),
    port: maybe(text),
    listing: maybe(listing),
  })(value) &&
  (value.listing ? run(value.listing)(value.run) : value.run === null) &&
  within([value.parts, value.generic], value.text.length);

const warnings = list(record({ id: text, section: text, span, count }));
const labels = list(record({ span, ascii: maybe(text), unicode: maybe(text) }));
const component = record({ id: text, name: text, section: text });
const encoded = played({
  edition: text,
  component,
  components: list(component),
  charset: record({ id: text, section: text, decided: flag, own: text }),
  charsets: list(text),
  encoded: maybe(text),
  uri: maybe(text),
  decoded: maybe(text),
  twice: maybe(text),
  early: maybe(text),
  characters: list(
    record({ span, octets: text, encoded: text, need: among("stays", "should", "must"), reason: text, section: text }),
  ),
  total: count,
  warnings,
  labels,
});
const kinds = among("ipv6", "future", "ipv4", "name", "registry", "opaque");
const host = record({
  edition: text,
  section: text,
  userinfo: maybe(span),
  host: span,
  port: maybe(span),
  kind: maybe(kinds),
  rule: maybe(text),
  order: list(record({ rule: text, kind: kinds, tried: flag, section: ifThere(text), errors: ifThere(problems) })),
  pieces: list(record({ value: count, span, from: among("written", "elided", "dotted", "number") })),
  version: maybe(span),
  labels,
  remarks: warnings,
  stored: ifThere(maybe(text)),
  problems: ifThere(problems),
});
const wrapper = among("brackets", "quotes", "white-space");
const extracted = record({
  edition: text,
  wrappers: list(record({ id: wrapper, before: text, prefixed: flag })),
  sections: record({
    delimiting: text,
    prefix: maybe(text),
    whiteSpace: maybe(text),
    hyphen: maybe(text),
    suffix: maybe(text),
  }),
  decided: list(text),
  found: list(
    record({
      kind: among("uri", "suffix", "relative"),
      wrapper,
      whole: span,
      uri: text,
      guess: maybe(text),
      marks: list(record({ kind: text, span })),
      doubts: list(record({ kind: text, section: text, places: list(span), others: list(text) })),
      production: maybe(text),
      errors: problems,
      wrongAt: maybe(count),
    }),
  ),
  passed: list(record({ why: text, section: text, span })),
  totalFound: count,
  totalPassed: count,
  until: count,
});
/** @type {Is} */
const layers = (value) => {
  const index = (/** @type {any} */ at) => count(at) && at < value.layers?.length;
  const found = record({
    from: text,
    text,
    folded: flag,
    state: text,
    against: maybe(index),
    cut: flag,
    flat: flag,
    base: maybe(text),
    errors: problems,
  });
  const layer = among("embedded", "enclosing", "retrieval", "default");
  return record({
    edition: text,
    section: text,
    layers: list(
      record({ layer, section: maybe(text), entity: maybe(count), found: list(found), more: count, base: maybe(text) }),
    ),
    wins: maybe(index),
    base: maybe(text),
    why: text,
    omitted: count,
    fields: maybe(text),
    hierarchy: maybe(text),
    requests: list(record({ place: text, section: text, base: flag, target: maybe(text) })),
  })(value);
};

/** By the member of a case. @type {Record<string, Is>} */
const forms = {
  answers,
  characters: both(list(stretches), (both) => both.length === 2),
  grammar: both(list(tree), (both) => both.length === 2),
  scheme,
  normalization: comparison,
  comparison,
  layers,
  encoded,
  host,
  extracted,
};

/** Those of a case that has an explanation only beside them. @type {(string | undefined)[]} */
const besides = views.filter((view) => !hasOwnTexts(view)).map((view) => registry[view].answer);

/**
 * The member of a case that is not of its form, "" where all are.
 * @param {any} of @param {any[]} editions
 */
function memberAtFault(of, editions) {
  if (typeof of !== "object" || of === null) return "value";
  const names = Object.keys(forms).filter((name) => Object.hasOwn(of, name));
  const wrong = names.find((name) => of[name] !== undefined && !forms[name](of[name]));
  if (wrong) return wrong;
  if (of.explanation === undefined && names.some((name) => !besides.includes(name))) return "";
  const edition = editions.find(({ id }) => id === of.explanation?.edition);
  return edition?.listing && explanation(edition)(of.explanation) ? "" : "explanation";
}

/**
 * What in baked data is not of this version's form; "" where all of it is.
 * @param {any} data that read() has returned
 * @returns {string} the place, as in a script
 */
export function faultIn({ editions, cases, words = { language: "", parts: {} } }) {
  const wrong = editions.findIndex((/** @type {unknown} */ edition) => !isEdition(edition));
  if (wrong >= 0) return `editions[${wrong}]`;
  if (!record({ language: text, parts: record({}) })(words)) return "words";
  for (const [key, of] of Object.entries(cases)) {
    const member = memberAtFault(of, editions);
    if (member) return `cases[${JSON.stringify(key)}].${member}`;
  }
  return "";
}

/** The data of which the console has been told. @type {WeakSet<object>} */
const told = new WeakSet();

/** Tells the console what in baked data is not of this version's form, once, if anything. @param {object} data */
export function warnOf(data) {
  const fault = told.has(data) ? "" : faultIn(/** @type {any} */ (data));
  told.add(data);
  if (fault) console.warn(`uri-scope: the baked data is not of this version's form: ${fault}`);
}
