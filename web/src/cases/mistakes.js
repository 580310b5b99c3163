/**
 * The usual reasons why somebody expects another target, by the ids of the engine's patterns
 * (ExpectationPattern in run/engine.d.ts), and what each of them has people expect.
 */
import { split } from "./predicting.js";

/** @typedef {{ base: string, reference: string, resolve: (base: string, reference: string) => string }} Texts resolve gives the target, "" for none */

/**
 * The target that somebody expects for each reason; the right one where the reason makes no difference.
 * @type {Record<string, (texts: Texts) => string>}
 */
const mistakes = {
  "base-slash": ({ base, reference, resolve }) => resolve(base.replace(/(?<!\/)(?=[?#]|$)/, "/"), reference),
  "leading-slash": ({ base, reference, resolve }) => resolve(base, reference.replace(/^\/(?!\/)/, "")),
  concatenation: ({ base, reference, resolve }) => (reference ? base + reference : resolve(base, reference)),
  "missing-slashes": ({ base, reference, resolve }) => {
    const { scheme, path } = split(reference);
    return resolve(base, scheme === null && /^[^/]/.test(path) ? `//${reference}` : reference);
  },
  "scheme-like": ({ base, reference, resolve }) =>
    resolve(base, split(reference).scheme === null ? reference : `./${reference}`),
  "double-slash": ({ base, reference, resolve }) => resolve(base, reference.replace(/^(?=\/\/)/, "/.")),
  "merged-query": ({ base, reference, resolve }) => {
    const [{ query }, { query: own }] = [base, reference].map(split);
    return resolve(base, query === null || own === null ? reference : withQuery(reference, `${query}&${own}`));
  },
  "kept-query": ({ base, reference, resolve }) => {
    const [{ query }, { query: own }] = [base, reference].map(split);
    return resolve(base, query === null || own !== null ? reference : withQuery(reference, query));
  },
  "kept-fragment": ({ base, reference, resolve }) => {
    const [{ fragment }, { fragment: own }] = [base, reference].map(split);
    return resolve(base, fragment === null || own !== null ? reference : `${reference}#${fragment}`);
  },
  "kept-dots": ({ base, reference, resolve }) => {
    const { scheme, authority, path } = split(reference);
    if (scheme !== null || authority !== null || !/(^|\/)\.\.?(\/|$)/.test(path)) return resolve(base, reference);
    return path.startsWith("/") ? resolve(base, "/").slice(0, -1) + reference : resolve(base, ".") + reference;
  },
};

/** @param {string} reference @param {string} query */
const withQuery = (reference, query) => reference.replace(/(\?[^#]*)?(?=#|$)/, () => `?${query}`);

/** What somebody expects for a reason; null for a reason of which that is not known. @param {string} id @param {Texts} texts */
export const mistaken = (id, texts) => (Object.hasOwn(mistakes, id) ? mistakes[id](texts) : null);

/** So many reasons are offered at least. */
const fewest = 4;

/**
 * The reasons to choose from: the right one, and all that make a difference for these texts; if they are
 * few, some that make none.
 * @param {string} right @param {Texts} texts
 */
export function reasons(right, texts) {
  const ids = Object.keys(mistakes);
  const target = texts.resolve(texts.base, texts.reference);
  const differ = ids.filter((id) => id === right || mistakes[id](texts) !== target);
  const chosen = [...differ, ...ids.filter((id) => !differ.includes(id)).slice(0, Math.max(0, fewest - differ.length))];
  return [...ids.filter((id) => chosen.includes(id)), ...(ids.includes(right) ? [] : [right])];
}
