/**
 * The errors of a case's texts, and fixes for them. The code that describes them is loaded with the first error. Until
 * then, or if it can't be loaded, the engine's own message appears.
 */
import { withoutMarks } from "../texts/marks.js";

/** @import { Fault } from "../views/stage/why.js" */

/** undefined until it is loaded. @type {typeof import("../reading/tellfault.js").tellFault | undefined} */
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

  /** True if there are errors, and their descriptions haven't been loaded yet. */
  get untold() {
    return !tellFault && !this.#tried && this.faults.length > 0;
  }

  /** If errors can only be described later, calls back then and returns true. @param {() => void} again */
  later(again) {
    if (this.untold) this.learn().then(again, again);
    return this.untold;
  }

  /** Loads the code that describes errors. */
  async learn() {
    try {
      const [module] = await Promise.all([import("../reading/tellfault.js"), this.from.words.need("problem")]);
      ({ tellFault } = module);
      this.#faults = undefined; // so that they are described again
    } finally {
      this.#tried = true;
    }
  }

  /** The error of a text box. @param {string} name */
  faultOf(name) {
    const fault = this.faults.find((one) => one.name === name);
    const problem = fault?.problem ?? null;
    return {
      problem: problem && { ...problem, at: fault?.at ?? problem.at },
      said: fault && !this.untold ? withoutMarks(fault.said) : null,
    }; // avoids showing other words first
  }
}
