/**
 * uriscope/markdown: a plugin for markdown-it.
 *
 *     import { figures } from "uriscope/markdown";
 *     md.use(await figures());
 *
 * This file ships as markdown.d.ts.
 */
import type { Engine } from "../run/engine.js";

/** The part of markdown-it's token that the plugin uses. */
export interface Token {
  type: string;
  content: string;
  children: Token[] | null;
}

/** The part of markdown-it that the plugin uses. */
export interface Markdown {
  core: { ruler: { push(name: string, rule: (state: { tokens: any[]; env: any }) => void): void } };
}

export interface FigureOptions {
  /** An engine that you have already; without it, the call starts one. */
  engine?: Engine;
  /** The language of pages for elements without a lang of their own; English by default. */
  language?: string;
  /** Called with a message about each element that gets no figure, and each block or line of HTML with one that lacks its end tag; by default, the console shows it. */
  refused?: (message: string) => void;
}

/**
 * Returns a plugin that adds a figure to each <uri-scope> element: alone, or after the author's text, which becomes its
 * accessible name.
 *
 * @example
 * md.use(await figures());
 * @throws {Error} if the engine can't be started
 */
export function figures(options?: FigureOptions): Promise<(md: Markdown) => void>;
