/**
 * uriscope, for programs: the engine, with the sentence beside every id.
 *
 * This file ships as index.d.ts.
 */
import type { Engine, LoadOptions } from "../run/engine.js";

declare module "../run/engine.js" {
  interface Why {
    /** The reason for the target in sentences, in the language of {@link LoadOptions.lang}. Values are in quotation marks. */
    text: string;
  }
  interface Clause {
    /** The clause in a sentence. */
    text: string;
  }
  interface Finding {
    /** The note in sentences. */
    text: string;
  }
  interface Problem {
    /** The error, in a sentence that says what to do. */
    text: string;
  }
  interface ExplainedStep {
    /** The effect of the step, in a sentence; for the last step, the result of the run. */
    text: string;
  }
  interface Cause {
    /** Why the other spec gives something else, in a sentence. */
    text: string;
  }
  interface Change {
    /** The change, in words: "the base with “/” added to the end of its path". */
    text: string;
  }
  interface Misreading {
    /** The mistake, in words that follow "if". */
    text: string;
  }
  interface Lost {
    /** The step at which the run loses the expected target, in a sentence. */
    text: string;
  }
  interface Expected {
    /** The explanation in sentences: if the target is the expected one, the best reason, and the step that loses it. */
    text: string;
  }
  interface Comparison {
    /** The result in sentences: if the two are the same, and why. */
    text: string;
  }
  interface Relative {
    /** Why the reference has its form, or why there is none, in a sentence. */
    text: string;
  }
  interface DataWarning {
    /** The warning in sentences. */
    text: string;
  }
  interface Doubt {
    /** The doubt in sentences. */
    text: string;
  }
  interface DocumentBase {
    /** Which layer gives the base, or why none does, in a sentence. */
    text: string;
  }
  interface LoadOptions {
    /** The language of the sentences: "en", the default, or "zh-Hans". Its catalogue is fetched with the engine. */
    lang?: Language;
    /**
     * The greatest length of all texts of a call together, in UTF-16 code units; 100,000 by default. A call with longer texts
     * throws a RangeError with the code "too-long", so that a server doesn't spend a minute and gigabytes on a text of a million
     * dot segments. The calls that record nothing have no limit: resolve, isValid, parse, serialize, and toNormal.
     */
    longest?: number;
  }
}

/** A language of the sentences. A BCP 47 tag that means one of them also works, such as "zh-CN". */
export type Language = "en" | "zh-Hans" | (string & {});

export * from "../run/engine.js";

/**
 * Starts the engine, once for a page or a process, and again only after a failure. Returns an engine with the call's own
 * language and limit; wasm, progress, and fresh only count in the first call.
 *
 * @example
 * const engine = await load({ lang: "zh-Hans" });
 * @throws {TypeError} if an option or the language doesn't exist, or a value is of another type
 * @throws {Error} if the WebAssembly file isn't in its place: the message says so, and cause has the reason
 * @throws {DOMException} "AbortError" if the signal is aborted
 */
export function load(options?: LoadOptions): Promise<Engine>;
