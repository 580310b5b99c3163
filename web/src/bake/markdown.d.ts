/**
 * uriscope/markdown: a plugin for markdown-it.
 *
 *     import { figures } from "uriscope/markdown";
 *     md.use(await figures());
 *
 * This file ships as dist-npm/markdown.d.ts.
 */
import type { Engine } from "../run/engine.js";

/** What the plugin needs of a token of markdown-it. */
export interface Token {
  type: string;
  content: string;
  children: Token[] | null;
}

/** What the plugin needs of markdown-it. */
export interface Markdown {
  core: { ruler: { push(name: string, rule: (state: { tokens: any[]; env: any }) => void): void } };
}

export interface FigureOptions {
  /** An engine that is there already; otherwise it is started. */
  engine?: Engine;
  /** The language of the pages, where an element has no lang of its own; English. */
  language?: string;
  /** Told of elements that get no figure, and why; otherwise the console is. */
  refused?: (message: string) => void;
}

/** Makes the plugin. It puts a figure into each element <uri-scope> that has no content. */
export function figures(options?: FigureOptions): Promise<(md: Markdown) => void>;
