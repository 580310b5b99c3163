/**
 * A run in groups, as it is told: its visits, each of which is a step of the run, or, where it
 * has been opened, as many steps as it has lines; the lines of a visit, with how often each was
 * carried out; and which registers the machine works with.
 */

/** @import { Group, Line } from "./engine.js" */
/** @import { Scene } from "./scene.js" */

/**
 * A visit of a state, or whatever else is one group: the steps after "from", up to "to"; line is the one that tells most of it, call the one that called its routine.
 * @typedef {{ group: Group, line: number, call?: number, from: number, to: number }} Visit
 */

/** How often a line was carried out; of a question, how often it was answered yes, and how often no. @typedef {{ line: number, yes: number, no: number, depth: number }} Row */
/** Lines that the visit does not take, in one place. @typedef {{ rows: Row[], depth: number }} Fold */
/** The lines of a routine; its name is empty where none has one. @typedef {{ routine: string, section: string, own: boolean, items: (Row | Fold)[] }} Block */

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

/** The index of the visit that a step belongs to, and before the first step that of the first; -1 where there is none. @param {Visit[]} all @param {number} step */
export function visitAt(all, step) {
  let [low, high] = [0, all.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (all[middle].to < step) low = middle + 1;
    else high = middle;
  }
  return high;
}

/** What is said of a run without visits: of a text of very many pieces, none may be recorded. @param {Scene} scene */
export const withoutVisits = ({ words, explanation: { run } }) =>
  words.say(run.total > 0 ? "machine:unrecorded" : "machine:no-visits");

/** The same lines of a visit at every step of it. @type {WeakMap<Group, Block[]>} */
const blocks = new WeakMap();

/** Whether a row is a fold. @param {Row | Fold} item @returns {item is Fold} */
export const isFold = (item) => "rows" in item;

/**
 * The lines of a visit, those of its own routine first, and of others those that were carried
 * out. What it does not take of its own is folded away.
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
  /** By the routine. @type {Map<string, Row[]>} */
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
      // Of a routine with several groups, those of this one.
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

/** Which rows are taken. What is no step itself, an "else" for instance, is taken with what is in it. @param {Line[]} lines @param {Row[]} rows */
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

/** Rows, with those that are not taken in folds. @param {Line[]} lines @param {Row[]} rows */
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
 * How often each line of a visit has been carried out when so many steps have been, by its
 * index. Of a visit that is one step it is all or nothing.
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
 * The registers of a machine: the text that it reads, what it has read of that, whose length is its
 * pointer, its workspace, -1 where there is none, and those that are set before it begins to read.
 * @typedef {{ input: number, read: number, work: number, state: number[] }} Machine
 */

/** @type {WeakMap<Scene, Machine | null>} */
const machines = new WeakMap();

/** @param {Scene} scene @returns {Machine | null} null where the listing has no register that reads another */
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

/** The registers without a component that the step sets which empties what was read. @param {Scene} scene @param {number} read */
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
