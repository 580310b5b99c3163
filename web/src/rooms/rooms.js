/**
 * The rooms of the site, a line each, in the order of the menu, which has them by their
 * names in the word catalogue. The first one is that of a link which names none. A room
 * is a file in this folder.
 */
import { laterStyles } from "../views/later.js";
import { opening, write } from "../run/link.js";
import { Resolve } from "./resolve.js";

/** @import { Baked } from "../cases/case.js" */
/** @import { Engine } from "../run/tolerant.js" */
/** @import { Link } from "../run/link.js" */

/**
 * What a room has. It is made when it is shown first, and draws into its place.
 * @typedef {object} Room
 * @property {string} link to what it shows: what it has written there, show() reads
 * @property {(card: string) => string} [linkToCard] the same with a card of Resolve open
 * @property {string} [title] what it shows, in few words; none where it always shows the same
 * @property {Link["kept"]} [kept] the texts that are too long for the link; they are kept in this tab
 * @property {import("./brought.js").Typed | null} [typed] what comes along into another room; null while nothing has been typed
 * @property {(lost: boolean) => void} [unkept] to be told whether they could not be kept
 * @property {unknown} [tools] what stands in the page's header while it is shown
 * @property {(link: Link, followed: boolean, from?: string) => void} show shows what a link says, and goes on with
 *   what it does by itself; followed: somebody came by that link from within the page; from: the room that has the link, if
 *   that is another one
 * @property {() => void} hide ends what it does by itself; its place is out of sight already
 * @property {() => void} [arrived] the engine is there, for which a room that opens early has waited
 */

/**
 * What a room is given of the page.
 * @typedef {object} Page
 * @property {Engine | null} engine null until it is there; a room that does not open early always has it
 * @property {Baked | null} baked what is known of one case before the engine is there
 * @property {import("../words/words.js").Words} words
 * @property {() => void} changed to be told whenever what the room shows has become something else; it is kept at once,
 *   and written into the page's address soon, in the place of what was there
 * @property {(act: () => void) => void} replace carries out what puts texts in the place of others, as one entry in the
 *   history: Back brings the others back
 */

/**
 * link is that of the menu, before the room has one of its own; early: the room opens
 * before the engine is there; page: it is a page of its own, and this is its address; behind: the
 * entry of the menu that opens a list with the room.
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
