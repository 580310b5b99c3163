/**
 * A shorter form of explanations in baked data: the account and the parts of texts have rows of values, steps without
 * edits have none, and lists of executed lines are texts. Nothing is left out.
 */

/** @import { Explanation, Fate, Group, Text } from "../run/engine.js" */
/** @typedef {Group["lines"]} Lines */

/**
 * A line: the number of lines skipped before it, in letters, and the number of times that it ran, or was answered yes
 * and no.
 */
const executed = /([A-P]*)(?:\.(\d*)|y(\d*)|n(\d*)|m(\d*),(\d*))/g;

/** A number in letters from A to P, so that it doesn't run into digits before it. @param {number} number */
const lettered = (number) =>
  number.toString(16).replace(/./g, (digit) => String.fromCharCode(65 + parseInt(digit, 16)));
/** @param {string} letters */
const unlettered = (letters) => [...letters].reduce((sum, letter) => 16 * sum + letter.charCodeAt(0) - 65, 0);

/** @param {number} times */
const count = (times) => (times === 1 ? "" : String(times));
/** @param {string | undefined} digits */
const counted = (digits) => (digits === undefined ? 0 : digits === "" ? 1 : Number(digits));

/** Lines in the order of the listing as a text, such as "CB.3y2m,4". @param {Lines} lines */
const packedLines = (lines) => {
  let next = 0;
  return lines
    .map(([line, yes, no]) => {
      const passed = line - next;
      next = line + 1;
      const before = passed ? lettered(passed) : "";
      if (no === undefined) return `${before}.${count(yes)}`;
      if (yes && no) return `${before}m${count(yes)},${count(no)}`;
      return before + (yes ? `y${count(yes)}` : `n${count(no)}`);
    })
    .join("");
};

/** @param {string} text @returns {Lines} */
function unpackedLines(text) {
  let next = 0;
  return [...text.matchAll(executed)].map(([, before, times, yes, no, both, and]) => {
    const line = next + unlettered(before);
    next = line + 1;
    return times === undefined ? [line, counted(yes ?? both), counted(no ?? and)] : [line, counted(times)];
  });
}

const uses = /** @type {const} */ (["base", "reference"]);

/** A row without the undefined values at its end; others are 0. @param {unknown[]} values */
const rowOf = (values) => values.slice(0, values.findLastIndex((one) => one !== undefined) + 1).map((one) => one ?? 0);

/** @param {Fate} fate */
const row = ({ use, start, end, fate, step, line, role, to, by }) =>
  rowOf([uses.indexOf(use), start, end, fate, step, line, role, to, by && [uses.indexOf(by.use), by.start, by.end]]);

/** @param {any[]} row @returns {Fate} */
const fateOf = ([use, start, end, fate, step, line, role, to, by]) => ({
  use: uses[use],
  start,
  end,
  fate,
  step,
  line,
  ...(role && { role }),
  ...(to && { to }),
  ...(by && { by: { use: uses[by[0]], start: by[1], end: by[2] } }),
});

/** @template {Text | null | undefined} T @param {T} text @returns {T} with a row for each part: name, level, and span; its role, if that isn't its name; its kind */
const packedText = (text) =>
  text && /** @type {any} */ ({
    ...text,
    parts: text.parts.map(({ name, role, level, span, kind }) =>
      rowOf([name, level, span ?? undefined, role === name ? undefined : role, kind]),
    ),
  });

/** @param {any} text */
const unpackedText = (text) =>
  text && {
    ...text,
    parts: text.parts.map((/** @type {any} */ part) => {
      if (!Array.isArray(part)) return part;
      const [name, level, span, role, kind] = part;
      return { name, role: role || name, level, span: span || null, ...(kind && { kind }) };
    }),
  };

/**
 * True if a list can be restored from its text: it is in the order of the listing, and each line has a count.
 * @param {Lines} lines
 */
const isOrdered = (lines) => lines.every(([line, yes, no = 0], i) => line > (lines[i - 1]?.[0] ?? -1) && yes + no > 0);

/** @param {Explanation} explanation @returns {Explanation} */
export function packed(explanation) {
  const { run, account, base, reference, result } = explanation;
  const steps = run.steps.map(({ group, edits, ...step }) => ({
    ...step,
    ...(edits.length && { edits }),
    ...(group && { group: { ...group, lines: isOrdered(group.lines) ? packedLines(group.lines) : group.lines } }),
  }));
  return /** @type {any} */ ({
    ...explanation,
    base: packedText(base),
    reference: packedText(reference),
    result: packedText(result),
    run: { ...run, steps },
    account: account && account.map(row),
  });
}

/** @param {any} explanation in either form @returns {Explanation} */
export function unpacked(explanation) {
  const { run, account, base, reference, result } = explanation;
  const steps = run.steps.map((/** @type {any} */ { group, edits = [], ...step }) => ({
    ...step,
    edits,
    ...(group && {
      group: { ...group, lines: typeof group.lines === "string" ? unpackedLines(group.lines) : group.lines },
    }),
  }));
  return {
    ...explanation,
    base: unpackedText(base),
    reference: unpackedText(reference),
    result: unpackedText(result),
    run: { ...run, steps },
    account: account && account.map((/** @type {any} */ one) => (Array.isArray(one) ? fateOf(one) : one)),
  };
}
