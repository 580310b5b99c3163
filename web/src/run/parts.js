/**
 * Processes long lists in parts, with a task for each, so that the page stays responsive.
 */

/** Cases per task that are resolved with all known changes. A case takes about 10 ms. */
const changedAtOnce = 5;

/**
 * @template Item
 * @param {readonly Item[]} items @param {number} size of a part
 * @param {(part: Item[]) => void} work
 * @param {(share: number) => void} [told] called before each part with the finished share; it may throw to skip the
 *   rest
 */
export async function inParts(items, size, work, told = () => {}) {
  for (let at = 0; at < items.length; at += size) {
    told(at / items.length);
    await new Promise((resolve) => setTimeout(resolve));
    work(items.slice(at, at + size));
  }
}

/**
 * Resolves cases with all known changes of a spec. The engine keeps the targets, which makes a later score or diagnosis
 * fast.
 * @param {import("./tolerant.js").Engine} engine
 * @param {Parameters<import("./engine.js").Engine["score"]>[0]} request the spec and its options
 * @param {readonly (readonly [base: string, reference: string])[]} cases @param {(share: number) => void} [told]
 */
export const resolveByAll = (engine, request, cases, told) =>
  inParts(cases, changedAtOnce, (some) => void engine.score(request, some), told);
