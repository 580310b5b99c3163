/**
 * uriscope/bake, for Node. It writes a figure into each <uri-scope> element of HTML files, which readers see without a
 * script, and the data that the element draws without the engine.
 *
 * This file ships as bake.d.ts.
 */
import type { Engine } from "../run/engine.js";

/** The reason why an element was left unchanged. */
export interface Problem {
  /** The line of its start tag, from 1. */
  line: number;
  message: string;
}

/** A figure that was added to an element, or replaced an earlier one. */
export interface Figure {
  /** The line of the element's start tag, from 1. */
  line: number;
  /** "alone": the element had no text; "beside": the figure follows the author's text; "replaced": it replaced that text. */
  how: "alone" | "beside" | "replaced";
  /** The base that was used, if the element has a reference but no base. */
  assumed?: string;
}

export interface BakedPage {
  /** The page; if nothing changed, the object that you passed. */
  html: Uint8Array;
  /** Number of elements in the page, including those with problems. */
  elements: number;
  problems: Problem[];
  /** Number of elements with their author's text and without a figure, because of {@link BakeOptions.texts} "keep". */
  kept: number;
  /** The figures that this run wrote. */
  figures: Figure[];
}

export interface Report {
  /** Number of HTML files. */
  pages: number;
  /** The files that were written. */
  changed: string[];
  /** Number of elements in the pages, including those with problems. */
  elements: number;
  /** Number of these with their author's text and without a figure. */
  kept: number;
  /** The figures that this run wrote. */
  figures: (Figure & { file: string })[];
  problems: (Problem & { file: string })[];
  /** Compressed files beside written pages, which are now older than these. */
  packed: string[];
  /** Number of cases in the file of data. */
  cases: number;
  /** Files that couldn't be read or written, and folders, which were skipped with all their contents. */
  failed: { file: string; message: string }[];
  /** The page at which the run stopped because writing became impossible, and the number of pages left; null otherwise. */
  stopped: { file: string; left: number } | null;
  /** Symbolic links with the name of a page. They aren't followed. */
  links: string[];
  /** Notes on written files: on their owner, and on their hard links. */
  notes: string[];
}

export interface BakeOptions {
  /** An engine that you have already; without it, the call starts one. */
  engine?: Engine;
  /**
   * If an element has its author's text: "beside", the default, adds the figure after it, with the text as its accessible
   * name; "keep" adds no figure; "replace" replaces the text with the figure.
   */
  texts?: "beside" | "keep" | "replace";
}

/**
 * Adds a figure to each element of one page, given as the bytes of its file. Returns the new bytes, with what was done.
 * An element that can't have a figure is in problems, and never makes it reject.
 *
 * @example
 * const page = new TextEncoder().encode('<uri-scope base="http://a/b" reference="../g"></uri-scope>');
 * const { html, problems } = await bake(page);
 * @throws {Error} if the engine can't be started
 */
export function bake(html: Uint8Array, options?: BakeOptions): Promise<BakedPage>;

/**
 * Adds a figure to each element of every HTML file in a folder and below it, and returns a report. With data, the name of
 * a file, it writes only that file. A file that can't be read or written is in the report.
 *
 * @example
 * const { pages, changed, problems } = await bakeFolder("site");
 * @throws {Error} if the folder can't be read, or the file of data can't be written. It never replaces a file with the
 *   name of a page, or an existing one without data from an earlier run
 */
export function bakeFolder(
  folder: string,
  options?: BakeOptions & {
    data?: string;
    /** Called after each page with the number of pages so far. */
    progress?: (pages: number) => void;
  },
): Promise<Report>;
