/**
 * Edits to the lines of a phase: changing, leaving out, moving, or inserting a line. Each edit returns new changes,
 * which the engine runs; earlier edits are kept.
 */
import { canonical } from "../run/lines.js";
import { language } from "./language.js";

/** @import { Line, Listing } from "../run/engine.js" */
/** @import { Lines } from "../run/lines.js" */

/**
 * A line in the editor. key: unique among the rows; id: the spec's line that it is, or next to which it was inserted;
 * gone: it belongs to a question that was left out.
 * @typedef {object} Row
 * @property {string} key
 * @property {string} id
 * @property {number} depth
 * @property {string} code
 * @property {"own" | "changed" | "omitted" | "inserted"} kind
 * @property {boolean} gone
 * @property {Line} line the spec's line that it is, or next to which it was inserted
 * @property {"before" | "after"} [where] of an inserted line
 * @property {number} [index] its position among those
 */

const asks = (/** @type {string} */ code) => /^(if|unless|while) /.test(code);

/** @param {string | undefined} text */
const split = (text) => (text ? text.split("\n") : []);

/** The rows of a phase; "" for all. @param {Listing} listing the spec's own @param {Lines | null} lines @param {string} phase @returns {Row[]} */
export function rowsOf(listing, lines, phase) {
  /** @type {Row[]} */
  const rows = [];
  /** The open lines around the current one. @type {{ line: Line, gone: boolean, omitted: boolean }[]} */
  const open = [];
  const changeOf = (/** @type {string} */ id) => (lines && Object.hasOwn(lines, id) ? lines[id] : {});
  const isGone = () => open.some(({ omitted, line }) => omitted && asks(line.code));
  const insert = (/** @type {Line} */ line, /** @type {"before" | "after"} */ where) => {
    split(changeOf(line.id)[where]).forEach((text, index) => {
      const code = text.replace(/^\t+/, "");
      const depth = line.depth + text.length - code.length;
      rows.push({
        key: `${where} ${line.id} ${index}`,
        id: line.id,
        depth,
        code,
        kind: "inserted",
        gone: isGone(),
        line,
        where,
        index,
      });
    });
  };
  const close = (/** @type {number} */ depth) => {
    while (open.length && open[open.length - 1].line.depth >= depth) {
      const { line } = /** @type {typeof open[number]} */ (open.pop());
      insert(line, "after");
    }
  };
  for (const line of listing.lines) {
    close(line.depth);
    const { text, omit = false } = changeOf(line.id);
    insert(line, "before");
    const gone = isGone();
    const kind = omit ? "omitted" : text ? "changed" : "own";
    rows.push({ key: line.id, id: line.id, depth: line.depth, code: text ?? line.code, kind, gone, line });
    open.push({ line, gone, omitted: omit });
  }
  close(0);
  return phase ? rows.filter((row) => row.line.phase === phase) : rows;
}

/** True if a row can't be edited by itself, such as the "else" of a question. @param {Row} row */
export const isFixed = ({ kind, gone, line }) =>
  gone || (kind !== "inserted" && line.else && !asks(line.code.replace(/^else /, "")));

/**
 * The changes, with one line's changes replaced.
 * @param {Lines | null} lines @param {string} id @param {import("../run/engine.js").LineChange} change
 */
const having = (lines, id, change) =>
  canonical({ ...lines, [id]: { ...(lines && Object.hasOwn(lines, id) ? lines[id] : {}), ...change } });

/** The inserted lines at a row, replaced by others. @param {Lines | null} lines @param {Row} row @param {"before" | "after"} where @param {(list: string[]) => void} act */
function listed(lines, { id }, where, act) {
  const list = split(lines && Object.hasOwn(lines, id) ? lines[id][where] : "");
  act(list);
  return having(lines, id, { [where]: list.join("\n") });
}

const tabs = (/** @type {Row} */ row) => "\t".repeat(Math.max(0, row.depth - row.line.depth));

/** Changes the text of a line. @param {Lines | null} lines @param {Row} row @param {string} text */
export function reworded(lines, row, text) {
  const words = text.replace(/[\t\r\n]+/g, " ");
  if (row.kind === "inserted")
    return listed(lines, row, row.where ?? "after", (list) =>
      list.splice(row.index ?? 0, 1, tabs(row) + (words.trim() ? words : nothingYet.line)),
    );
  return having(lines, row.id, { text: words.trim() === "" || words === row.line.code ? "" : words, omit: false });
}

/** Leaves a line out; an inserted one is deleted. @param {Lines | null} lines @param {Row} row */
export function leftOut(lines, row) {
  if (row.kind === "inserted")
    return listed(lines, row, row.where ?? "after", (list) => list.splice(row.index ?? 0, 1));
  return having(lines, row.id, { text: "", omit: true });
}

/** Restores the spec's own line. @param {Lines | null} lines @param {Row} row */
export const restored = (lines, row) =>
  row.kind === "inserted" ? leftOut(lines, row) : having(lines, row.id, { text: "", omit: false });

/**
 * Inserts lines, and returns the key of the first.
 * @param {Lines | null} lines @param {Row} row next to it @param {"before" | "after"} where
 * @param {string[]} texts with tabs for levels below the row
 */
export function inserted(lines, row, where, texts) {
  const indented = texts.map((text) => tabs(row) + text);
  if (row.kind === "inserted" && row.where) {
    const at = (row.index ?? 0) + (where === "after" ? 1 : 0);
    const changed = listed(lines, row, row.where, (list) => list.splice(at, 0, ...indented));
    return { lines: changed, key: `${row.where} ${row.id} ${at}` };
  }
  let at = 0;
  const changed = listed(lines, row, where, (list) => {
    at = where === "before" ? list.length : 0;
    list.splice(at, 0, ...indented);
  });
  return { lines: changed, key: `${where} ${row.id} ${at}` };
}

/** The text of an inserted line until one is written. It does nothing. @type {Record<"line" | "rule", string>} */
const nothingYet = { line: "keep everything", rule: 'else if it is "x": keep it' };

/** True if nothing was written in an inserted line yet. @param {Row} row */
export const isUnwritten = ({ kind, code }) => kind === "inserted" && code === nothingYet.line;

/** True if other lines can be nested in a row. @param {Row} row */
export const isOuter = ({ code, kind, gone }) => kind !== "omitted" && !gone && (asks(bare(code)) || code === "else");

/**
 * Inserts a new line next to a row, or as the first one inside it. It has no effect yet: it comes after all branches of
 * a question, and is a rule if the row is one.
 * @param {Listing} listing @param {Lines | null} lines @param {string} phase @param {Row} row
 * @param {"before" | "after" | "inside"} where
 * @returns {{ lines: Lines | null, key: string }}
 */
export function added(listing, lines, phase, row, where) {
  const rows = rowsOf(listing, lines, phase);
  let at = rows.findIndex(({ key }) => key === row.key);
  if (where === "inside") {
    const [, first] = blockAt(rows, at);
    if (first) return added(listing, lines, phase, first, "before");
    return inserted(lines, row, "after", [`\t${nothingYet.line}`]);
  }
  const nextTo = (/** @type {number} */ i) => {
    const next = rows[i + blockAt(rows, i).length];
    return next && next.depth === row.depth && isElse(next) ? next : null;
  };
  const isRule = (/** @type {Row} */ of) => isElse(of) && of.code.includes(": ");
  if (where === "before") {
    if (isRule(row)) return inserted(lines, row, where, [nothingYet.rule]);
    while (at > 0 && (isElse(rows[at]) || rows[at].depth > row.depth)) at--;
    return inserted(lines, rows[at], where, [nothingYet.line]);
  }
  for (let next = nextTo(at); next; next = nextTo(at)) {
    if (isRule(next)) return inserted(lines, row, where, [nothingYet.rule]);
    at = rows.indexOf(next);
  }
  return inserted(lines, rows[at], where, [nothingYet.line]);
}

/**
 * Moves an inserted line, with the lines nested in it, to the next level; null if that is impossible.
 * @param {Listing} listing @param {Lines | null} lines @param {string} phase @param {Row} row
 * @param {-1 | 1} by outwards or inwards
 */
export function indented(listing, lines, phase, row, by) {
  const rows = rowsOf(listing, lines, phase);
  const at = rows.findIndex(({ key }) => key === row.key);
  const before = rows[at - 1];
  const fits = by > 0 ? before?.depth >= row.depth && before.kind !== "omitted" : row.depth > row.line.depth;
  if (row.kind !== "inserted" || !fits) return null;
  const block = blockAt(rows, at).filter(
    ({ kind, id, where }) => kind === "inserted" && id === row.id && where === row.where,
  );
  const code = row.code === nothingYet.rule ? nothingYet.line : row.code; // a rule has to be beside the others
  return listed(lines, row, row.where ?? "after", (list) =>
    block.forEach(({ index = 0 }, i) => {
      const text = i ? list[index] : tabs(row) + code;
      list[index] = by > 0 ? `\t${text}` : text.slice(1);
    }),
  );
}

/** A row and the rows nested in it. @param {Row[]} rows @param {number} at */
function blockAt(rows, at) {
  let end = at + 1;
  while (end < rows.length && rows[end].depth > rows[at].depth && rows[end].line.routine === rows[at].line.routine)
    end++;
  return rows.slice(at, end);
}

const bare = (/** @type {string} */ code) => code.replace(/^else /, "");
const isElse = (/** @type {Row} */ { code }) => /^else\b/.test(code);

/** The index of the row that a moved line would follow or precede; -1 if it can't move. @param {Row[]} rows @param {number} at @param {-1 | 1} by */
function neighbour(rows, at, by) {
  const { depth, line, code } = rows[at];
  const chained = /^else if |^else unless /.test(code);
  let found = -1;
  for (let i = by > 0 ? at + blockAt(rows, at).length : at - 1; rows[i] && rows[i].depth >= depth; i += by) {
    if (rows[i].line.routine !== line.routine) break;
    if (rows[i].depth > depth || rows[i].kind === "omitted" || rows[i].gone) continue;
    if (by > 0 && found >= 0 && !isElse(rows[i])) break; // all branches of a question move together
    found = i;
    if (chained || (by < 0 && !isElse(rows[i])) || (by > 0 && asks(code) && isElse(rows[i]))) break;
  }
  return found;
}

/**
 * Moves a line, with the lines nested in it, past its neighbour; null if that is impossible.
 * @param {Listing} listing @param {Lines | null} before @param {string} phase @param {Row} row
 * @param {-1 | 1} by up or down
 * @returns {{ lines: Lines | null, key: string } | null}
 */
export function moved(listing, before, phase, row, by) {
  const rows = rowsOf(listing, before, phase);
  const at = rows.findIndex(({ key }) => key === row.key);
  const to = at < 0 ? -1 : neighbour(rows, at, by);
  if (to < 0 || isFixed(row) || row.kind === "omitted" || /^else(:|$)/.test(row.code) || /^repeat /.test(row.code))
    return null;
  if (row.line.loop && !row.line.question && row.kind !== "inserted" && asks(row.code)) return null;
  const past = rows[to];
  if (by > 0 && asks(row.code) && /^else(:|$)/.test(past.code)) return null;
  const block = blockAt(rows, at).filter(({ kind, gone }) => kind !== "omitted" && !gone);
  const texts = block.map((one) => "\t".repeat(one.depth - row.depth) + one.code);
  let lines = before;
  for (const one of block.toReversed()) lines = one.kind === "inserted" ? leftOut(lines, one) : restored(lines, one);
  if (row.kind !== "inserted") lines = leftOut(lines, row);
  // The first of several rules, or questions, has no "else".
  if (by < 0 && isElse(row) && !isElse(past)) {
    texts[0] = bare(texts[0]);
    lines = reworded(lines, past, `else ${past.code}`);
  } else if (by > 0 && !isElse(row) && isElse(past) && asks(row.code)) {
    texts[0] = `else ${texts[0]}`;
    if (row.kind === "inserted" || past.kind === "changed") lines = reworded(lines, past, bare(past.code));
  }
  const then = rowsOf(listing, lines, phase);
  const goal =
    then.find(({ key }) => key === past.key) ??
    then.find(({ code, depth }) => code === past.code && depth === past.depth);
  return goal ? rejoined(listing, phase, inserted(lines, goal, by > 0 ? "after" : "before", texts)) : null;
}

/** Recognizes a line that was moved back to its place as the spec's own. @param {Listing} listing @param {string} phase @param {{ lines: Lines | null, key: string }} made */
function rejoined(listing, phase, made) {
  const rows = rowsOf(listing, made.lines, phase);
  const at = rows.findIndex(({ key }) => key === made.key);
  const block = blockAt(rows, at);
  const code = (/** @type {Row[]} */ all) => all.map((one) => `${one.depth} ${bare(one.line.code)}`).join("\n");
  for (const own of rows.filter(({ kind }) => kind === "omitted")) {
    const from = rows.indexOf(own);
    const whole = blockAt(rows, from).filter(({ kind }) => kind !== "inserted");
    const beside = from + whole.length === at || at + block.length === from;
    const same = block.map((one) => `${one.depth} ${bare(one.code)}`).join("\n") === code(whole);
    if (!beside || !same) continue;
    let { lines } = made;
    for (const one of block.toReversed()) lines = leftOut(lines, one);
    return { lines: restored(lines, own), key: own.key };
  }
  return made;
}

/**
 * All forms of a line in a listing, in groups, and its names: registers, and the verbs that its lines use.
 * @param {Listing} listing
 */
export function wordsOf({ registers, lines }) {
  const called = (/** @type {string} */ code) => code.match(/\b\w+(?=\()/g) ?? [];
  const verbs = [...new Set(lines.flatMap(({ code }) => called(code)))];
  const has = (/** @type {string} */ form) =>
    called(form).every((verb) => verb === "name" || verbs.includes(verb)) &&
    (!form.startsWith("send ") || registers.some(({ sent }) => sent));
  const groups = language.split(/^# /m).slice(1);
  return {
    names: registers.map(({ name }) => name),
    verbs,
    groups: groups.map((group) => {
      const [id, ...forms] = group.trimEnd().split("\n");
      return { id, forms: forms.map((form) => form.split("\t")[0]).filter(has) };
    }),
  };
}

/** The beginning of a form, up to its first variable part. @param {string} form */
const beginning = (form) => /^.*?(?=\b[A-DT]\b|"x"|…|\b7$|$)/.exec(form)?.[0] ?? "";

/**
 * Possible completions of a text: of a condition, and after one, a semicolon, or an arrow. Each is a whole line.
 * @param {string} text @param {Listing} listing @param {number} most
 */
export function continued(text, listing, most) {
  const { names, verbs, groups } = wordsOf(listing);
  const [conditions, ...others] = groups.map(({ forms }) => forms);
  const codes = listing.lines.flatMap(({ code }) => [code, ...code.split(/(?<=: )|; /)]);
  const [head] = /^(?:.*(?:: |; |← | \+ ))?/.exec(text) ?? [""];
  const rest = text.slice(head.length);
  const [asked] = /^(?:else )?(?:if|unless|while) (?:.* and )?/.exec(rest) ?? [""];
  const tested = asked && [...names, "it"].find((name) => rest.startsWith(`${asked}${name} `));
  const tails = conditions.filter((form) => form.startsWith("A ")).map((form) => beginning(form.slice(2)));
  const offered = /[←+] $/.test(head)
    ? [...names, ...verbs.map((verb) => `${verb}(`), "undefined", '""']
    : tested
      ? [...codes, ...tails.map((tail) => `${asked}${tested} ${tail}`)]
      : asked
        ? [...codes, ...names.map((name) => `${asked}${name} `), ...conditions.map((form) => asked + beginning(form))]
        : [
            ...(/[:;] $/.test(head) ? [] : ["if ", "unless ", "while ", "else if "]),
            ...others.flatMap((forms) => forms.map(beginning)),
            ...codes,
            ...names.map((name) => `${name} ← `),
          ];
  const begun = rest.toLowerCase();
  const found = offered.filter(
    (one) => one.trim() && one.toLowerCase().startsWith(begun) && one.toLowerCase() !== begun,
  );
  return [...new Set(found)].slice(0, most).map((one) => head + one);
}
