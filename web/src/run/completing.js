/**
 * Completes the engine's answers: JSON transmits repeated lists once, and the account as numbers.
 */

/** @import { Clause, Fate, Piece, Row } from "./engine.js" */

/**
 * Completes an explanation: gives groups their lines and edits their pieces. Each list is transmitted once, however
 * often it occurs.
 * @param {any} explanation
 */
export function withLines(explanation) {
  const { lines, ...run } = explanation.run ?? {};
  if (!lines) return explanation;
  /** The pieces of long lists. @type {Piece[]} */
  const long = [];
  for (const { edits, group } of run.steps) {
    group.lines = lines[group.lines];
    for (const edit of edits) {
      const pieces = edit[3] ?? [];
      if (long.length && pieces.some(repeats)) edit[3] = repeated(pieces, long);
      else if (pieces.length >= longList) for (const piece of pieces) long.push(piece);
    }
  }
  explanation.run = run;
  return explanation;
}

/** True if a piece refers to several earlier ones. @param {any} piece */
const repeats = (piece) => piece.length === 2 && typeof piece !== "string";

/** A list with its repeated pieces filled in. @param {any[]} pieces @param {Piece[]} long */
function repeated(pieces, long) {
  const all = [];
  for (const piece of pieces) {
    if (repeats(piece)) for (let i = piece[0]; i < piece[1]; i++) all.push(long[i]);
    else all.push(piece);
  }
  return all;
}

/** Lists of at least this many pieces are transmitted once; see core/wire/run.go. */
const longList = 64;

/**
 * An explanation that requests its account on first access. Getters are written in literals, because defining them takes
 * twice as long as parsing the explanation.
 * @param {any} explanation @param {() => ReturnType<typeof accountOf>} ask
 */
export function accountable(explanation, ask) {
  /** @type {ReturnType<typeof accountOf> | undefined} */
  let asked;
  const known = () => (asked ??= ask());
  return {
    ...explanation,
    why: {
      ...explanation.why,
      get clauses() {
        return known().clauses;
      },
    },
    get account() {
      return known().account;
    },
    get story() {
      return known().story;
    },
  };
}

/**
 * Decodes the account that core/wire writes as numbers, with the clauses of the reason, and the story.
 * @param {any} written null if the texts are too long
 * @returns {{ account: Fate[] | null, clauses: Clause[], story: Row[] }}
 */
export function accountOf(written) {
  if (!written) return { account: null, clauses: [], story: [] };
  const { roles, fates, pieces, clauses, story } = written;
  const uses = /** @type {const} */ (["base", "reference"]);
  /** @type {Fate[]} */
  const account = [];
  for (let i = 0, last = -1, start = 0; i < pieces.length;) {
    const [use, end, role] = [pieces[i++], pieces[i++], pieces[i++]];
    const placed = pieces[i] >= fates.length;
    const fate = fates[pieces[i++] % fates.length];
    if (use !== last) start = 0;
    /** @type {Fate} */
    const one = { use: uses[use], start, end, fate, step: pieces[i++], line: pieces[i++] };
    if (role) one.role = roles[role];
    if (placed && fate === "removed") one.by = { use: uses[pieces[i++]], start: pieces[i++], end: pieces[i++] };
    else if (placed) one.to = [pieces[i++], pieces[i++]];
    account.push(one);
    [last, start] = [use, end];
  }
  return { account, clauses, story };
}
