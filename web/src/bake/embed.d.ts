/**
 * uriscope/embed.js defines the element <uri-scope> if you import it, or load it with <script type="module">. The README
 * explains the attributes.
 *
 * This file ships as embed.d.ts.
 */
import type { ComparedRung, DocumentBase, Host, Options, Outcome, SchemeAnswer } from "../run/engine.js";

/**
 * The detail of "uriscope:change": the element has a new answer. The type depends on the element's view; only a run's has
 * `target`, so test for it with `"target" in detail`.
 */
export type Change =
  | RunChange
  | SchemeChange
  | CompareChange
  | NormalizationChange
  | EncodingChange
  | HostChange
  | ExtractChange
  | LayersChange;

/** For a run: all views but the ones below. */
export interface RunChange {
  base: string;
  reference: string;
  edition: string;
  /** The options without their default value. */
  options: Record<string, string>;
  outcome: Outcome;
  target: string | null;
}

/** For the view "scheme". */
export interface SchemeChange {
  reference: string;
  edition: string;
  standing: SchemeAnswer["standing"];
}

/** For the view "compare". */
export interface CompareChange {
  reference: string;
  other: string;
  base: string;
  edition: string;
  options: Record<string, string>;
  /** The rung on which the two meet; null if they don't. */
  meet: ComparedRung["id"] | null;
}

/** For the view "normalization". */
export interface NormalizationChange {
  base: string;
  reference: string;
  edition: string;
  options: Record<string, string>;
  /** null if the text has no normal form. */
  normalized: string | null;
}

/** For the view "encoding". */
export interface EncodingChange {
  data: string;
  component: string;
  charset: string;
  edition: string;
  /** null if a character can't be encoded. */
  encoded: string | null;
}

/** For the view "host". */
export interface HostChange {
  host: string;
  edition: string;
  kind: Host["kind"];
}

/** For the view "extract". */
export interface ExtractChange {
  text: string;
  edition: string;
  /** The URIs that were found. */
  found: string[];
}

/** For the view "layers". */
export interface LayersChange {
  base: string | null;
  why: DocumentBase["why"];
  edition: string;
}

/** The detail of "uriscope:step": the element shows another step, because a reader plays the run or a script sets the attribute. */
export interface Shown {
  /** Number of steps that have run, of all steps. */
  step: number;
  steps: number;
}

export interface UriScopeEvents extends HTMLElementEventMap {
  "uriscope:change": CustomEvent<Change>;
  "uriscope:step": CustomEvent<Shown>;
}

/** The element. Each property is the attribute with the same name; null if that is absent. */
export interface UriScope extends HTMLElement {
  base: string | null;
  reference: string | null;
  /** With the view "compare": the other text, and the run to play. */
  other: string | null;
  side: "a" | "b" | null;
  /** With the view "encoding": the data, the component, and the charset; with the view "host": the host. */
  data: string | null;
  component: string | null;
  charset: string | null;
  host: string | null;
  /** With the view "layers": the values found in each layer that a base can come from. */
  embedded: string | null;
  enclosing: string | null;
  retrieval: string | null;
  default: string | null;
  /** With the view "extract": the text to mark URIs in. */
  text: string | null;
  edition: string | null;
  /** The names of the views to show, separated by spaces. */
  view: string | null;
  get step(): string | null;
  set step(step: string | number | null);
  loading: "lazy" | "click" | "eager" | null;
  predict: boolean;
  /** Lines of the spec to change, one on each line: "2C: words", "omit 2C", "before 2C: words", or "after 2C: words". */
  lines: string | null;
  get strict(): string | null;
  set strict(strict: Options["strict"] | "yes" | "no" | null);
  get validating(): string | null;
  set validating(validating: Options["validating"] | "yes" | "no" | null);
  get excess(): string | null;
  set excess(excess: Options["excess"] | null);
  get ipv6(): string | null;
  set ipv6(ipv6: "yes" | "no" | null);
  get set(): string | null;
  set set(set: Options["set"] | null);
  get slashes(): string | null;
  set slashes(slashes: Options["slashes"] | null);
  /** Baked data, like a page or a file has it, if the page has none. */
  baked: unknown;
  addEventListener<K extends keyof UriScopeEvents>(
    type: K,
    listener: (this: UriScope, event: UriScopeEvents[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "uri-scope": UriScope;
  }
}
