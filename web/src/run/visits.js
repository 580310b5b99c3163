/**
 * A run in groups: its visits, the lines of a visit with execution counts, and the registers of the machine. Each visit
 * is one step of the run; an opened visit has a step for each of its lines.
 */

/** @import { Group, Line } from "./engine.js" */
/** @import { Scene } from "./scene.js" */

/**
 * A visit of a state, or another group: the steps after "from" up to "to". line is the one that describes it best, call
 * the one that called its routine.
 * @typedef {{ group: Group, line: number, call?: number, from: number, to: number }} Visit
 */

/**
 * A line with its execution count; for a question, the number of times that its answer was yes, and no.
 * @typedef {{ line: number, yes: number, no: number, depth: number }} Row
 */
/** Adjacent lines that the visit doesn't execute. @typedef {{ rows: Row[], depth: number }} Fold */
/** The lines of a routine; "" is the listing outside routines. @typedef {{ routine: string, section: string, own: boolean, items: (Row | Fold)[] }} Block */

/** @type {WeakMap<Scene, Visit[]>} */
const visits = new WeakMap();

/** The visits of a run. @param {Scene} scene */
export function visitsOf(scene) {
  const known = visits.get(scene);
  if (known) return known;
  const { steps, opened } = scene;
  /** @type {Visit[]} */
  const found = [];
  for (let i = 0; i < steps.length;) {
    const { group, line, call } = steps[i];
    if (opened && opened.from === i) found.push({ ...opened, to: i + opened.steps });
    else if (group) found.push({ group, line, call, from: i, to: i + 1 });
    i = found.at(-1)?.to ?? i + 1;
  }
  visits.set(scene, found);
  return found;
}

/**
 * The index of the visit that a step belongs to. Before step 1 it is the first; without visits, -1.
 * @param {Visit[]} all @param {number} step
 */
export function visitAt(all, step) {
  let [low, high] = [0, all.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (all[middle].to < step) low = middle + 1;
    else high = middle;
  }
  return high;
}

/**
 * The message for a run without visits. For a text with very many pieces, none may be recorded.
 * @param {Scene} scene
 */
export const withoutVisits = ({ words, explanation: { run } }) =>
  words.say(run.total > 0 ? "machine:unrecorded" : "machine:no-visits");

/** The lines of a visit, shared by all its steps. @type {WeakMap<Group, Block[]>} */
const blocks = new WeakMap();

/** True for a fold. @param {Row | Fold} item @returns {item is Fold} */
export const isFold = (item) => "rows" in item;

/**
 * The lines of a visit: its own routine first, with unused lines folded, then the executed lines of other routines.
 * @param {Scene} scene @param {Visit} visit @returns {Block[]}
 */
export function blocksOf({ listing: { lines } }, { group, line, call = -1 }) {
  const known = blocks.get(group);
  if (known) return known;
  const rows = lines.map(({ depth }, i) => ({ line: i, yes: 0, no: 0, depth }));
  for (const [i, yes, no = 0] of group.lines) Object.assign(rows[i], { yes, no });
  if (!isTaken(rows[line])) rows[line].yes = 1;
  const isOwn = (/** @type {Row} */ row) => lines[row.line].group === group.name;
  const hasOwn = rows.some((row) => isOwn(row) && isTaken(row));
  /** The lines of each routine. @type {Map<string, Row[]>} */
  const routines = new Map();
  for (const row of rows) {
    const { routine = "" } = lines[row.line];
    routines.set(routine, [...(routines.get(routine) ?? []), row]);
  }
  const found = [...routines.values()]
    .filter((some) => some.some(isTaken))
    .map((some) => {
      const own = hasOwn && some.some((row) => isOwn(row) && isTaken(row));
      const { routine = "", section } = lines[some[0].line];
      // If a routine has several groups, only this one's lines.
      const shown = own ? some.filter((row) => isOwn(row) || isTaken(row)) : taken(lines, some);
      return { routine, section, own, items: own ? folded(lines, shown) : shown };
    })
    .sort((a, b) => Number(b.own) - Number(a.own));
  nest(lines, found, lines[line].routine ?? "", call);
  blocks.set(group, found);
  return found;
}

/** Puts the lines of a routine below the line that called it. @param {Line[]} lines @param {Block[]} found @param {string} routine @param {number} call */
function nest(lines, found, routine, call) {
  const caller = found.find(({ items }) => items.some((item) => !isFold(item) && item.line === call));
  const at = found.findIndex((block) => block.routine === routine && block !== caller);
  if (!caller || at < 0 || found[at].items.some(isFold)) return;
  const place = caller.items.findIndex((item) => !isFold(item) && item.line === call);
  const below = /** @type {Row[]} */ (found[at].items).map((row) => ({
    ...row,
    depth: row.depth + lines[call].depth + 1,
  }));
  caller.items.splice(place + 1, 0, ...below);
  found.splice(at, 1);
}

/** @param {Row} row */
const isTaken = ({ yes, no }) => yes + no > 0;

/**
 * Tells for each row if it is used. A line that isn't a step, such as "else", counts if something inside it does.
 * @param {Line[]} lines @param {Row[]} rows
 */
function within(lines, rows) {
  return rows.map((row, i) => {
    if (isTaken(row)) return true;
    if (lines[row.line].question) return false;
    let end = i + 1;
    while (end < rows.length && rows[end].depth > row.depth) end++;
    return rows.slice(i + 1, end).some(isTaken);
  });
}

/** @param {Line[]} lines @param {Row[]} rows */
function taken(lines, rows) {
  const those = within(lines, rows);
  return rows.filter((_, i) => those[i]);
}

/** Rows, with unused ones in folds. @param {Line[]} lines @param {Row[]} rows */
function folded(lines, rows) {
  const those = within(lines, rows);
  /** @type {(Row | Fold)[]} */
  const items = [];
  for (const [i, row] of rows.entries()) {
    const last = items.at(-1);
    if (those[i]) items.push(row);
    else if (last && isFold(last)) last.rows.push(row);
    else items.push({ rows: [row], depth: row.depth });
    const fold = items.at(-1);
    if (fold && isFold(fold)) fold.depth = Math.min(fold.depth, row.depth);
  }
  return items;
}

/**
 * The execution counts of a visit's lines at a step, by the line's index. If the visit is a single step, either all of
 * its lines have run or none.
 * @param {Scene} scene @param {Visit} visit @param {number} step @returns {Map<number, { yes: number, no: number }>}
 */
export function carriedOut({ steps, opened }, { group, from }, step) {
  /** @type {Map<number, { yes: number, no: number }>} */
  const counts = new Map();
  if (opened?.from !== from) {
    if (step > from) for (const [line, yes, no = 0] of group.lines) counts.set(line, { yes, no });
    return counts;
  }
  for (let i = from; i < step; i++) {
    const { line, answer } = steps[i];
    const count = counts.get(line) ?? { yes: 0, no: 0 };
    if (answer === false) count.no++;
    else count.yes++;
    counts.set(line, count);
  }
  return counts;
}

/**
 * The registers of a machine: the text that it reads; the part that it has read, whose length is its pointer; its
 * workspace, or -1; and those that are set before it starts reading.
 * @typedef {{ input: number, read: number, work: number, state: number[] }} Machine
 */

/** @type {WeakMap<Scene, Machine | null>} */
const machines = new WeakMap();

/** @param {Scene} scene @returns {Machine | null} null if no register of the listing reads another */
export function machineOf(scene) {
  const known = machines.get(scene);
  if (known !== undefined) return known;
  const { registers } = scene.listing;
  const read = registers.findIndex(({ reads }) => reads !== undefined);
  const work = registers.findIndex((register) => register.work);
  const machine = read < 0 ? null : { input: Number(registers[read].reads), read, work, state: startOf(scene, read) };
  machines.set(scene, machine);
  return machine;
}

/**
 * The registers outside components that are set by the step that resets the read text.
 * @param {Scene} scene @param {number} read
 */
function startOf({ steps, listing: { registers } }, read) {
  const start = steps.find(
    ({ group, edits }) =>
      group && group.read[0] === group.read[1] && edits.some(([r, , , pieces]) => r === read && pieces?.length === 0),
  );
  const input = registers[read].reads;
  return (start?.edits ?? []).flatMap(([r]) =>
    r !== read && r !== input && !registers[r].component && !registers[r].work ? [r] : [],
  );
}
