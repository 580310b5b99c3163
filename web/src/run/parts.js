/**
 * Long lists, done in parts with a task for each, so that the page answers in between.
 */

/** Cases that are resolved by all known changes in a task: a case takes about 10 ms. */
const changedAtOnce = 5;

/**
 * @template Item
 * @param {readonly Item[]} items @param {number} size of a part
 * @param {(part: Item[]) => void} work
 * @param {(share: number) => void} [told] how much is done, before each part; it may throw to leave out the rest
 */
export async function inParts(items, size, work, told = () => {}) {
  for (let at = 0; at < items.length; at += size) {
    told(at / items.length);
    await new Promise((resolve) => setTimeout(resolve));
    work(items.slice(at, at + size));
  }
}

/**
 * Resolves cases by all known changes of a spec. The engine keeps the targets, so it scores or diagnoses them at once.
 * @param {import("./tolerant.js").Engine} engine @param {Parameters<import("./engine.js").Engine["score"]>[0]} request the spec and its options
 * @param {readonly (readonly [base: string, reference: string])[]} cases @param {(share: number) => void} [told]
 */
export const resolveByAll = (engine, request, cases, told) =>
  inParts(cases, changedAtOnce, (some) => void engine.score(request, some), told);
