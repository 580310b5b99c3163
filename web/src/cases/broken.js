/**
 * Finds what changed lines break: the spec's examples that no longer hold, and the library cases that get another
 * target. It takes a while, so it runs in pieces, and stops when there is another change.
 */

/** @import { Engine } from "../run/tolerant.js" */
/** @import { Example, Request } from "../run/engine.js" */

/**
 * Cases: those that hold with a change, and those that it breaks.
 * @typedef {{ held: Tested[], failed: Tested[] }} Broken
 */
/**
 * A case with the changed spec's target. options: the example's options, if it is one.
 * @typedef {{ base: string, reference: string, target: string | null, options?: Record<string, unknown> }} Tested
 */
/** section: the one that contains all examples; "" for several. @typedef {{ examples: Broken & { section: string }, cases: Broken }} Both */

/** Milliseconds of work between two pauses for the page. */
const piece = 8;

/**
 * @param {Engine} engine
 * @param {Request & { edition: string }} request with the changed lines; its texts are ignored
 * @param {readonly (readonly [base: string, reference: string])[]} cases
 * @param {(share: number) => void} told called before each piece with the finished share; it may throw to stop
 * @param {Map<string, string | null>} [known] a cache of the spec's own targets, filled as needed
 * @returns {Promise<Both>}
 */
export async function brokenBy(engine, { lines, ...own }, cases, told, known = new Map()) {
  const all = engine.examples({ edition: own.edition });
  const examples = (Array.isArray(all) ? all : []).filter(({ kind, base }) => kind === "resolve" && base !== undefined);
  const total = examples.length + cases.length;
  /** @type {Both} */
  const found = { examples: { held: [], failed: [], section: sectionOf(examples) }, cases: { held: [], failed: [] } };
  let began = performance.now();
  /** @param {Broken} broken @param {Request} request @param {string[]} [want] */
  const ask = (broken, request, want) => {
    const key = JSON.stringify(request);
    const target = known.get(key) ?? engine.explain({ ...request, limit: 0 }).target;
    known.set(key, target);
    if (want && !want.includes(target ?? "")) return; // the spec itself doesn't give its printed target
    const changed = engine.explain({ ...request, lines, limit: 0 }).target;
    broken[changed === target ? "held" : "failed"].push({
      base: request.base,
      reference: request.reference,
      target: changed,
      ...(want && { options: optionsOf(request) }),
    });
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

/**
 * The request for an example as the spec prints it.
 * @param {string} edition @param {Example} example @returns {Request}
 */
function requestOf(edition, { base = "", input, ...example }) {
  return { base, reference: input, edition, ...optionsOf(example) };
}

/** The options of an example that it is printed for. @param {Pick<Request, "strict" | "validating" | "excess" | "slashes">} of */
function optionsOf({ strict, validating, excess, slashes }) {
  const options = Object.entries({ strict, validating, excess, slashes }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(options);
}

/**
 * The number of the section that contains all examples: "5.4" if some are in 5.4.1 and others in 5.4.2.
 * @param {Example[]} examples
 */
function sectionOf(examples) {
  const [first = [], ...rest] = examples.map(({ section }) => (/[\d.]+$/.exec(section)?.[0] ?? "").split("."));
  const differs = first.findIndex((part, i) => rest.some((one) => one[i] !== part));
  return (differs < 0 ? first : first.slice(0, differs)).join(".");
}
