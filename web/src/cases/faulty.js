/**
 * What is wrong with the texts of a case, and what would mend it. What faults are told by is
 * fetched with the first one; until then, or where it cannot be had, the engine's own message is told.
 */
import { withoutMarks } from "../texts/marks.js";

/** @import { Fault } from "../views/stage/why.js" */

/** Once it has been fetched. @type {typeof import("../reading/tellfault.js").tellFault | undefined} */
let tellFault;

/** @param {Parameters<typeof import("../reading/tellfault.js").tellFault>[0]} fault @returns {Fault} */
export function told(fault) {
  if (tellFault) return tellFault(fault);
  const { words, edition, name, text, problem } = fault;
  return { name, text, problem, said: problem?.message ?? words.say(`${edition}:base-without-scheme`), mends: [] };
}

/** @template {{ engine: import("../run/tolerant.js").Engine | null, words: import("../words/words.js").Words }} From */
export class Faulty {
  /** @type {Fault[] | undefined} */
  #faults;
  #tried = false;

  /** @param {From} from */
  constructor(from) {
    this.from = from;
  }

  /** @returns {Fault[]} */
  findFaults() {
    throw new Error("a case has to say what is wrong with its texts");
  }

  get faults() {
    return (this.#faults ??= this.findFaults());
  }

  /** Whether there are faults, and what they are told by has not come yet. */
  get untold() {
    return !tellFault && !this.#tried && this.faults.length > 0;
  }

  /** Whether faults can be told only later, and then something is done again. @param {() => void} again */
  later(again) {
    if (this.untold) this.learn().then(again, again);
    return this.untold;
  }

  /** Fetches what faults are told by. */
  async learn() {
    try {
      const [module] = await Promise.all([import("../reading/tellfault.js"), this.from.words.need("problem")]);
      ({ tellFault } = module);
      this.#faults = undefined; // so that they are told otherwise
    } finally {
      this.#tried = true;
    }
  }

  /** What a text box shows of its fault. @param {string} name */
  faultOf(name) {
    const fault = this.faults.find((one) => one.name === name);
    const problem = fault?.problem ?? null;
    return {
      problem: problem && { ...problem, at: fault?.at ?? problem.at },
      said: fault && !this.untold ? withoutMarks(fault.said) : null,
    }; // not in other words first
  }
}
