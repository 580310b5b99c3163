/**
 * The outline of a run: the lines of the listing in the order in which they run, a routine's lines below the line that
 * called it, and unused branches folded. It is built once for a run, so its rows keep their places while the steps
 * advance. Finding a row's look at a step takes no longer than one pass of its loop, however long the run is.
 */

/** @import { Line, Step } from "./engine.js" */

/**
 * @typedef {object} Row a line in its place
 * @property {number} line index into the listing's lines
 * @property {number} call index of the line that called it, -1 outside routines
 * @property {number} depth
 * @property {number[]} steps at which it ran, from 1
 * @property {number} first the step since which it counts as run: its own first one or, for a line that isn't a step,
 *   the first one inside it; 0 if it never ran
 * @property {Loop | null} loop the loop around it
 */

/**
 * @typedef {object} Loop lines that repeat
 * @property {Row[]} rows
 * @property {boolean} choice whether each pass executes just one of the rows, after a "no" to those before it
 * @property {boolean} straight whether each pass executes the rows in order
 * @property {number[]} steps of all its rows, from 1
 * @property {number[]} order for each step, the index of its row
 */

/**
 * @typedef {object} Fold adjacent rows that the run skipped
 * @property {Row[]} rows
 * @property {number} depth
 * @property {number} since the step that decided it; Infinity if it wasn't recorded
 * @property {boolean} end whether the run had ended before them
 */

/** The look of a row: whether it was reached, how often it ran, and the answer to its question. @typedef {{ state: "now" | "ran" | "coming" | "never", answer?: boolean, times?: number }} Look */

export class Outline {
  /** @type {Row[]} */
  rows = [];
  /** The items that are visible while all folds are closed. @type {(Row | Fold)[]} */
  items = [];
  #lines;
  #steps;
  #whole;

  /** @param {{ listing: { lines: Line[] }, steps: Step[] }} scene @param {boolean} [whole] whether these are all steps of the run */
  constructor({ listing: { lines }, steps }, whole = true) {
    this.#lines = lines;
    this.#steps = steps;
    this.#whole = whole;
    this.#nest();
    this.#loops();
    this.#headers();
    this.#fold();
  }

  /** True for a fold. @param {Row | Fold} item @returns {item is Fold} */
  static isFold(item) {
    return "rows" in item;
  }

  /** The row that a step, from 1, executes. @param {number} step */
  current(step) {
    return this.rows.find(({ steps }) => steps[upTo(steps, step) - 1] === step);
  }

  /** @param {Row} row @param {number} step how many steps have been executed @returns {Look} */
  look(row, step) {
    if (row.loop) return this.#inLoop(row, row.loop, step);
    if (!row.first) return { state: "never" };
    if (row.first > step) return { state: "coming" };
    const last = row.steps[upTo(row.steps, step) - 1];
    return { state: last === step ? "now" : "ran", answer: this.#steps[last - 1]?.answer };
  }

  /** The step that a row leads to: its last one so far, or else its first. @param {Row} row @param {number} step */
  goal({ steps, first }, step) {
    return steps[Math.max(upTo(steps, step), 1) - 1] ?? first;
  }

  /** Puts the lines into order, and notes when they ran. */
  #nest() {
    const lines = this.#lines;
    /** @type {Map<number, number[]>} */
    const ran = new Map();
    /** The routines by the lines that called them. @type {Map<number, string | undefined>} */
    const called = new Map();
    const key = (/** @type {number} */ line, /** @type {number} */ call) => line + (call + 1) * lines.length;
    this.#steps.forEach(({ line, call = -1 }, i) => {
      const own = ran.get(key(line, call));
      if (own) own.push(i + 1);
      else ran.set(key(line, call), [i + 1]);
      if (call >= 0) called.set(call, lines[line].routine);
    });
    const add = (/** @type {number} */ line, /** @type {number} */ call, /** @type {number} */ depth) => {
      const steps = ran.get(key(line, call)) ?? [];
      this.rows.push({ line, call, depth, steps, first: steps[0] ?? 0, loop: null });
    };
    lines.forEach(({ routine, depth }, i) => {
      if (routine) return;
      add(i, -1, depth);
      if (!called.has(i)) return;
      lines.forEach((line, j) => line.routine === called.get(i) && add(j, i, depth + 1 + line.depth));
    });
  }

  /** The rows nested in the row at that index. @param {number} i */
  #within(i) {
    let end = i + 1;
    while (end < this.rows.length && this.rows[end].depth > this.rows[i].depth) end++;
    return this.rows.slice(i + 1, end);
  }

  /** Finds the loops that were entered. */
  #loops() {
    this.rows.forEach(({ line }, i) => {
      const rows = this.#lines[line].loop ? this.#within(i) : [];
      if (!rows.some(({ first }) => first)) return;
      const straight = this.#lines[line].phase !== "dots"; // the rules for dot segments exclude each other
      const taken = rows.flatMap(({ steps }, r) => steps.map((step) => ({ step, r }))).sort((a, b) => a.step - b.step);
      const loop = {
        rows,
        straight,
        choice: !straight && rows.every((row) => !this.#lines[row.line].question),
        steps: taken.map(({ step }) => step),
        order: taken.map(({ r }) => r),
      };
      for (const row of rows) row.loop = loop;
    });
  }

  /** A line that isn't a step, such as "else", counts as run once something inside it has run. */
  #headers() {
    for (let i = this.rows.length - 1; i >= 0; i--) {
      const row = this.rows[i];
      if (row.first || this.#lines[row.line].question) continue;
      row.first = this.#within(i).reduce(
        (least, { first }) => (first && first < (least || Infinity) ? first : least),
        0,
      );
    }
  }

  /** Folds rows that didn't run and aren't part of a loop. A single line isn't folded, because that saves no space. */
  #fold() {
    const { rows } = this;
    const lastRun = rows.findLastIndex(({ first }) => first);
    const folded = (/** @type {number} */ i) => i < rows.length && !rows[i].first && !rows[i].loop;
    for (let i = 0; i < rows.length; i++) {
      if (!folded(i)) {
        this.items.push(rows[i]);
        continue;
      }
      const fold = this.#foldAt(i, lastRun);
      while (folded(i + 1) && (fold.end || rows[i + 1].depth >= fold.depth)) fold.rows.push(rows[++i]);
      for (const { depth } of fold.rows) fold.depth = Math.min(fold.depth, depth);
      this.items.push(fold);
    }
  }

  /** A fold that begins with a row: a branch, or the lines after the end. @param {number} i @param {number} lastRun @returns {Fold} */
  #foldAt(i, lastRun) {
    const row = this.rows[i];
    const before = this.rows[i - 1];
    const other = this.#lines[row.line].else;
    const end = i > lastRun && !other && row.depth <= (before?.depth ?? 0);
    const question = other
      ? this.rows.findLast(({ depth }, j) => j < i && depth === row.depth)
      : this.rows.findLast(({ first }, j) => j < i && first > 0);
    return {
      rows: [row],
      depth: row.depth,
      since: end ? (this.#whole ? this.#steps.length : Infinity) : question?.first || 1,
      end,
    };
  }

  /**
   * The look of a row in the current pass of its loop. After the last pass, it shows the answers that ended the loop
   * or, if none did, how often it ran.
   * @param {Row} row @param {Loop} loop @param {number} step @returns {Look}
   */
  #inLoop(row, loop, step) {
    const begun = upTo(loop.steps, step);
    if (!begun) return { state: "coming" };
    const last = loop.steps[begun - 1];
    const over = begun === loop.steps.length && step > last;
    const times = upTo(row.steps, step);
    if (loop.choice) {
      if (over) return times ? { state: "ran", times } : { state: "never" };
      const taken = loop.rows.findIndex(({ steps }) => steps[upTo(steps, step) - 1] === last);
      const place = loop.rows.indexOf(row);
      if (place > taken) return { state: "coming" };
      return place < taken ? { state: "ran", answer: false } : { state: last === step ? "now" : "ran", answer: true };
    }
    let pass = begun - 1; // a pass continues after a "no", or at a row further down
    while (
      pass > 0 &&
      (loop.straight ? loop.order[pass - 1] < loop.order[pass] : this.#steps[loop.steps[pass - 1] - 1].answer === false)
    )
      pass--;
    const at = row.steps[times - 1] ?? 0;
    if (at < loop.steps[pass]) return { state: "coming" };
    return { state: at === step ? "now" : "ran", answer: this.#steps[at - 1].answer };
  }
}

/**
 * The number of values in an ascending list that are at most that high.
 * @param {number[]} numbers @param {number} most
 */
function upTo(numbers, most) {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle] <= most) low = middle + 1;
    else high = middle;
  }
  return low;
}
