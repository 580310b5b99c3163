/**
 * What changed lines break: the examples of the spec that no longer hold, and the cases that libraries are asked which have
 * another target. It takes a while, so it is done in pieces, and left when there is another change.
 */

/** @import { Engine } from "../run/tolerant.js" */
/** @import { Example, Request } from "../run/engine.js" */

/** Cases, and those of them that a change breaks. @typedef {{ of: number, failed: { base: string, reference: string, target: string | null }[] }} Broken */
/** section: the one that has all of the examples; "" for several. @typedef {{ examples: Broken & { section: string }, cases: Broken }} Both */

/** The page answers after so many milliseconds. */
const piece = 8;

/**
 * @param {Engine} engine
 * @param {Request & { edition: string }} request with the changed lines; its texts mean nothing
 * @param {readonly (readonly [base: string, reference: string])[]} cases
 * @param {(share: number) => void} told how much is done, before each piece; it may throw to leave out the rest
 * @param {Map<string, string | null>} [known] targets of the spec itself, which this asks for and keeps
 * @returns {Promise<Both>}
 */
export async function brokenBy(engine, { lines, ...own }, cases, told, known = new Map()) {
  const all = engine.examples({ edition: own.edition });
  const examples = (Array.isArray(all) ? all : []).filter(({ kind, base }) => kind === "resolve" && base !== undefined);
  const total = examples.length + cases.length;
  /** @type {Both} */
  const found = { examples: { of: 0, failed: [], section: sectionOf(examples) }, cases: { of: 0, failed: [] } };
  let began = performance.now();
  /** @param {Broken} broken @param {Request} request @param {string[]} [want] */
  const ask = (broken, request, want) => {
    const key = JSON.stringify(request);
    const target = known.get(key) ?? engine.explain({ ...request, limit: 0 }).target;
    known.set(key, target);
    if (want && !want.includes(target ?? "")) return; // the spec itself does not give what it prints
    broken.of++;
    const changed = engine.explain({ ...request, lines, limit: 0 }).target;
    if (changed !== target) broken.failed.push({ base: request.base, reference: request.reference, target: changed });
  };
  for (let i = 0; i < total; i++) {
    if (i === 0 || performance.now() - began > piece) {
      told(i / total);
      await new Promise((resolve) => setTimeout(resolve));
      began = performance.now();
    }
    if (i < examples.length) ask(found.examples, requestOf(own.edition, examples[i]), examples[i].want);
    else {
      const [base, reference] = cases[i - examples.length];
      ask(found.cases, { ...own, base, reference });
    }
  }
  return found;
}

/** What resolves an example as it is printed. @param {string} edition @param {Example} example @returns {Request} */
function requestOf(edition, { base = "", input, strict, validating, excess, slashes }) {
  const options = Object.entries({ strict, validating, excess, slashes }).filter(([, value]) => value !== undefined);
  return { base, reference: input, edition, ...Object.fromEntries(options) };
}

/** The number of the section that all examples are in, "5.4" for those of 5.4.1 and 5.4.2. @param {Example[]} examples */
function sectionOf(examples) {
  const [first = [], ...rest] = examples.map(({ section }) => (/[\d.]+$/.exec(section)?.[0] ?? "").split("."));
  const differs = first.findIndex((part, i) => rest.some((one) => one[i] !== part));
  return (differs < 0 ? first : first.slice(0, differs)).join(".");
}
