/**
 * The rooms of the site, a line each, in the order of the menu, which has them by their
 * names in the word catalogue. The first one is that of a link which names none. A room
 * is a file in this folder.
 */
import { laterStyles } from "../later.js";
import { start, write } from "../link.js";
import { Resolve } from "./resolve.js";

/** @typedef {import("../link.js").State} State */
/** @typedef {import("../link.js").Note} Note */

/**
 * What a room has. It is made when it is shown first, and draws into its place.
 * @typedef {object} Room
 * @property {string} link to what it shows: what it has written there, show() reads
 * @property {unknown} [tools] what stands in the page's header while it is shown
 * @property {(link: { state: State, notes: Note[] }, followed: boolean) => void} show shows what a link says, and goes on with
 *   what it does by itself; followed: somebody came by that link from within the page
 * @property {() => void} hide ends what it does by itself; its place is out of sight already
 */

/**
 * What a room is given of the page.
 * @typedef {object} Page
 * @property {import("../engine.js").Engine | null} engine
 * @property {import("../case.js").Baked | null} baked
 * @property {(act: () => void) => void} replace
 * @property {import("../words.js").Words} words
 * @property {(now?: boolean) => void} changed to be told whenever the room's link has become another one; it is written
 *   into the page's address when the room is at rest, or now
 */

/**
 * link is that of the menu, before the room has one of its own.
 * @type {{ name: string, link: string, fetch: () => Promise<new (place: HTMLElement, page: Page) => Room> }[]}
 */
export const rooms = [
  { name: "resolve", link: write(start), fetch: async () => Resolve },
  { name: "board", link: "#room=board", fetch: async () => (await Promise.all([import("./board.js"), laterStyles()]))[0].Board },
];
