/**
 * uriscope/embed.js, which defines the element <uri-scope> where it is imported or named by a
 * <script type="module">. What the attributes mean stands in the README.
 *
 * This file ships as dist-npm/embed.d.ts.
 */
import type { Options, Outcome } from "../run/engine.js";

/** Another case has been answered. The views that are shown alone have members of their own: see embed.js. */
export interface Change {
  base: string;
  reference: string;
  edition: string;
  /** Only those that are not at their first value. */
  options: Record<string, string>;
  outcome: Outcome;
  target: string | null;
}

/** Another step is shown. */
export interface Shown {
  /** How many steps of the run have been carried out. */
  step: number;
  steps: number;
}

export interface UriScopeEvents extends HTMLElementEventMap {
  "uriscope:change": CustomEvent<Change>;
  "uriscope:step": CustomEvent<Shown>;
}

/** Its properties are its attributes; null where there is none. */
export interface UriScope extends HTMLElement {
  base: string | null;
  reference: string | null;
  /** With the view "compare": what the reference is compared with, and which of the two runs is played. */
  other: string | null;
  side: "a" | "b" | null;
  /** With the view "encoding": what is encoded, in which component and charset; with the view "host": what is read. */
  data: string | null;
  component: string | null;
  charset: string | null;
  host: string | null;
  /** With the view "layers": what was found in each of the layers from which a base may come. */
  embedded: string | null;
  enclosing: string | null;
  retrieval: string | null;
  default: string | null;
  /** With the view "extract": the text in which the URIs are marked. */
  text: string | null;
  edition: string | null;
  /** Names of views, with spaces between. */
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
  /** Baked data, as a page or a file has it, for where it has none. */
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
