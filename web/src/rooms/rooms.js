/**
 * The rooms of the site, one per line, in the order of the menu, which shows them by their names in the catalogue. A
 * link without a room leads to the first one. Each room is a file in this folder.
 */
import { laterStyles } from "../views/later.js";
import { opening, write } from "../run/link.js";
import { Resolve } from "./resolve.js";

/** @import { Baked } from "../cases/case.js" */
/** @import { Engine } from "../run/tolerant.js" */
/** @import { Link } from "../run/link.js" */

/**
 * The interface of a room. It is created when it is first shown, and draws into its place.
 * @typedef {object} Room
 * @property {string} link the link to its state: show() reads what this writes
 * @property {(card: string) => string} [linkToCard] the same with an open card of Resolve
 * @property {string} [title] a short description of its state; absent if it never changes
 * @property {Link["kept"]} [kept] the texts that are too long for the link; they are kept in this tab
 * @property {import("./brought.js").Typed | null} [typed] the texts to carry into another room; null until something
 *   is typed
 * @property {(lost: boolean) => void} [unkept] called with whether they couldn't be kept
 * @property {unknown} [tools] its tools in the page's header
 * @property {(link: Link, followed: boolean, from?: string) => void} show shows a link, and resumes its own activity;
 *   followed: the link was followed within the page; from: the room with the link, if that is another one
 * @property {() => void} hide stops its own activity; its place is already hidden
 * @property {() => void} [arrived] called when the engine is loaded, for a room that opens early
 */

/**
 * The interface of the page for a room.
 * @typedef {object} Page
 * @property {Engine | null} engine null until it is loaded; a room that doesn't open early always has it
 * @property {Baked | null} baked the case that is known before the engine is loaded
 * @property {import("../words/words.js").Words} words
 * @property {() => void} changed call it after every change of the room's state; the state is stored immediately, and
 *   soon replaces the one in the page's address
 * @property {(act: () => void) => void} replace runs an action that replaces texts, as one entry in the history: Back
 *   restores them
 */

/**
 * link: the menu's link, before the room has one of its own; early: the room opens before the engine is loaded; page:
 * the address of a room that is a page of its own; behind: the menu entry whose list contains the room.
 * @type {{ name: string, link: string, early?: boolean, behind?: "look-up" | "more", page?: string, fetch?: () => Promise<new (place: HTMLElement, page: Page) => Room> }[]}
 */
export const rooms = [
  { name: "resolve", link: write(opening), early: true, fetch: async () => Resolve },
  {
    name: "compare",
    link: "#room=compare",
    fetch: async () => (await Promise.all([import("./compare.js"), laterStyles()]))[0].Compare,
  },
  {
    name: "documents",
    link: "#room=documents",
    behind: "more",
    fetch: async () => (await Promise.all([import("./documents.js"), laterStyles()]))[0].Documents,
  },
  { name: "learn", link: "learn/", page: "learn/" },
  {
    name: "schemes",
    link: "#room=schemes",
    behind: "look-up",
    fetch: async () => (await Promise.all([import("./schemes.js"), laterStyles()]))[0].Schemes,
  },
  {
    name: "encoding",
    link: "#room=encoding&data=fish%20%26%20chips&component=query",
    behind: "more",
    fetch: async () => (await Promise.all([import("./encoding.js"), laterStyles()]))[0].Encoding,
  },
  {
    name: "board",
    link: "#room=board",
    behind: "look-up",
    fetch: async () => (await Promise.all([import("./board.js"), laterStyles()]))[0].Board,
  },
  {
    name: "embed",
    link: "#room=embed",
    behind: "more",
    fetch: async () => (await Promise.all([import("./embed.js"), laterStyles()]))[0].Embed,
  },
  {
    name: "teach",
    link: "#room=teach",
    behind: "more",
    fetch: async () => (await Promise.all([import("./teach.js"), laterStyles()]))[0].Teach,
  },
];
