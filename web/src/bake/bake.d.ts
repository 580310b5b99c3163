/**
 * uriscope/bake, for Node: puts into the elements <uri-scope> of HTML files what they show
 * without a script, and the data from which they draw without the engine.
 *
 * This file ships as dist-npm/bake.d.ts.
 */
import type { Engine } from "../run/engine.js";

/** Why an element is left alone. */
export interface Problem {
  /** Of its start tag, from 1. */
  line: number;
  message: string;
}

export interface BakedPage {
  /** The page; where nothing changes, the same object that was given. */
  html: Uint8Array;
  /** How many elements the page has, those with problems included. */
  elements: number;
  problems: Problem[];
  /** How many elements have a text of their author's, which is kept in the place of a figure. */
  kept: number;
}

export interface Report {
  /** How many HTML files there are. */
  pages: number;
  /** The files that were written. */
  changed: string[];
  /** How many elements the pages have, those with problems included. */
  elements: number;
  /** How many of them have a text of their author's, which was kept in the place of a figure. */
  kept: number;
  problems: (Problem & { file: string })[];
  /** Compressed forms beside pages that were written, and older than those now. */
  packed: string[];
  /** How many cases a file of data has. */
  cases: number;
  /** What could not be read or written, and was passed over: files, and folders with all that is in them. */
  failed: { file: string; message: string }[];
  /** The page at which the run stopped because nothing more could be written, and how many pages were left. */
  stopped: { file: string; left: number } | null;
  /** Symbolic links with the name of a page. They are not followed. */
  links: string[];
  /** What else is to be known of files that were written: of their owner, and of their hard links. */
  notes: string[];
}

export interface BakeOptions {
  /** An engine that is there already; otherwise it is started. */
  engine?: Engine;
}

/** Bakes one page, given as the bytes of its file. */
export function bake(html: Uint8Array, options?: BakeOptions): Promise<BakedPage>;

/**
 * Bakes every HTML file in a folder and below it. With data, the name of a file, that one is
 * written, and the pages stay as they are. What cannot be read or written is in the report. Rejects where
 * the folder itself cannot be read, or the file of data not be written: one with the name of a page, and
 * one that exists and has no data of an earlier run, is never replaced.
 */
export function bakeFolder(
  folder: string,
  options?: BakeOptions & {
    data?: string;
    /** Told how many pages have been looked at, after each. */
    progress?: (pages: number) => void;
  },
): Promise<Report>;
