/**
 * The house: holds the rooms that were opened and shows one of them, draws the menu, and keeps the history in step.
 */
import { nothing, render } from "lit-html";
import { html } from "../texts/html.js";
import { Keep, weight } from "./keep.js";
import { opening, parse, write } from "../run/link.js";
import { session } from "../run/storage.js";
import { short, visible } from "../words/words.js";
import { broughtTo } from "../rooms/brought.js";
import { firstLink, menu as menuOf } from "../rooms/menu.js";
import { rooms } from "../rooms/rooms.js";
import { closesMore } from "./more.js";
import { reload } from "./older.js";
import { broken } from "../views/dialogs/demand.js";

/** @import { Baked } from "../cases/case.js" */
/** @import { Engine } from "../run/tolerant.js" */
/** @import { Shown } from "./keep.js" */
/** @import { Entry } from "../rooms/menu.js" */
/** @import { Page, Room } from "../rooms/rooms.js" */
/** @import { Words } from "../words/words.js" */

/** The names of the rooms. */
export const names = rooms.map(({ name }) => name);

/**
 * Milliseconds between two entries while typing. Safari lets the history be written 100 times in 30 seconds, Chromium
 * 200 times in 10.
 */
const often = 400;
/**
 * Above this many characters beside the link, writing waits until typing pauses, because it takes as long as a key
 * press.
 */
const light = 100_000;

/** Characters of a room's content in the window title. */
const longestTitle = 60;

/** Milliseconds without a room's script until the page says that the connection hangs. */
const patience = 8_000;

/** Calls back when the page is idle. Safari has no such function. @type {(act: () => void, how: { timeout: number }) => void} */
const idle = globalThis.requestIdleCallback ?? ((act) => setTimeout(act));

/** Scrolls a row of chips to the focused one: browsers don't scroll if it is partly visible. @param {FocusEvent} event */
function wholeInSight({ target }) {
  if (target instanceof Element && target.matches("div.chips button"))
    target.scrollIntoView({ block: "nearest", inline: "nearest" });
}

export class House {
  /**
   * The rooms that were opened, by name.
   * @type {Map<string, { place: HTMLElement, room: Room | null }>} room: null while it is fetched
   */
  #opened = new Map();
  /** The name of the current room. */
  #name = "";
  #keep = new Keep();
  /** Set while a write is pending. @type {ReturnType<typeof setTimeout> | undefined} */
  #waiting;
  /** The scroll position of each room when it was left, by name. @type {Map<string, number>} */
  #scrolled = new Map();
  /** The texts that were last carried from one room into another, by the names of both. @type {Map<string, import("../rooms/brought.js").Typed>} */
  #brought = new Map();
  /** True while the visitor moves through the history, not to a new place. */
  #travels = false;
  /** True while changes belong in a new history entry. */
  #replacing = false;

  /**
   * @param {{ main: HTMLElement, menu: HTMLElement, tools: HTMLElement }} places for the rooms, the menu, and a
   *   room's tools in the page's header
   * @param {{ words: Words, engine?: Engine | null, baked?: Baked | null }} has
   */
  constructor(places, { words, engine = null, baked = null }) {
    this.places = places;
    this.words = words;
    this.engine = engine;
    this.baked = baked;
    places.menu.replaceChildren(); // the first HTML's menu is redrawn
    closesMore(places.menu);
    for (const place of /** @type {NodeListOf<HTMLElement>} */ (places.main.querySelectorAll(":scope > [data-room]"))) {
      this.#opened.set(place.dataset.room ?? "", { place, room: null });
    }
    places.main.addEventListener("focusin", wholeInSight);
    addEventListener("popstate", () => this.follow());
    globalThis.navigation?.addEventListener("navigate", closing);
    globalThis.navigation?.addEventListener("navigate", (event) => {
      this.#travels = event.navigationType === "traverse";
    });
    // Without this, a link to the entry's own address would lead to the text typed since.
    const follows = (/** @type {Event} */ { target }) =>
      target instanceof Element && target.closest("a[href^='#']") && this.write();
    addEventListener("click", follows, { capture: true });
    addEventListener("uriscope:leave", () => this.write()); // a page that is about to reload would lose unwritten state
    addEventListener("uriscope:elsewhere", () => (this.write(), this.#keep.handOver())); // another document will show the same state
    // A document can write into its history while it is being left, but the browser discards that.
    addEventListener("pagehide", () => {
      if (!this.#keep.store()) this.write();
      this.#leave();
    });
  }

  /** The current room, if it is loaded. */
  get #room() {
    return this.#opened.get(this.#name)?.room ?? null;
  }

  /** Hands the engine to the rooms, and opens the one that waited for it. @param {Engine} engine */
  async arrived(engine) {
    this.engine = engine;
    for (const { room } of this.#opened.values()) room?.arrived?.();
    if (!this.#name) return; // another document is loading
    if (this.#room) this.#head();
    else await this.follow();
  }

  /**
   * Shows the current entry of the history.
   * @param {[name: string, value: string][]} [done] the visitor's actions in it so far, as fields of its link
   */
  async follow(done = []) {
    this.#keep.store(); // store pending changes of the entry that was left
    this.#rest();
    const { link: fragment, kept, draft } = this.#keep.open();
    const link = parse(/^#?$/.test(fragment) ? write(opening) : fragment, names, kept);
    const page = pageOf(link.room);
    if (page) return location.replace(page);
    link.fields.push(...done);
    const before = this.#name;
    if (before !== link.room) {
      this.#scrolled.set(before, scrollY);
      this.#room?.hide();
    }
    this.#name = link.room;
    for (const dialog of document.querySelectorAll("dialog")) dialog.close(); // close dialogs, which belong to the earlier state
    const room = await this.#open(link.room);
    if (!room || this.#name !== link.room) return;
    room.show(link, before !== "", this.#travels || before === link.room ? "" : before);
    this.#head();
    if (draft || done.length) this.#wait();
    if (before && before !== link.room) scrollTo(0, this.#travels ? (this.#scrolled.get(link.room) ?? 0) : 0);
  }

  /**
   * Opens a room and loads it on first use. Returns null if it can't be loaded, or waits for the engine.
   * @param {string} name
   */
  async #open(name) {
    const opened = this.#opened.get(name) ?? { place: this.places.main.appendChild(placeOf(name)), room: null };
    this.#opened.set(name, opened);
    for (const { place } of this.#opened.values()) place.hidden = place !== opened.place;
    this.#menu();
    const entry = rooms.find((one) => one.name === name);
    const late = setTimeout(() => opened.room || this.#say("ui:still-coming", opened.place), patience);
    try {
      const Room = await entry?.fetch?.();
      if (entry?.fetch && !Room) throw new Error("half of a script has come");
      opened.place.querySelector(":scope > .lacks")?.remove();
      if (Room && (this.engine || entry?.early)) opened.room ??= new Room(opened.place, this.#page(name));
    } catch {
      this.#say("ui:not-fetched", opened.place);
      broken();
    }
    clearTimeout(late);
    return opened.room;
  }

  /** Says in a room why it can't be shown, with a button to try again. @param {string} id @param {HTMLElement} place */
  #say(id, place) {
    const { words } = this;
    const said = place.querySelector(":scope > .lacks") ?? place.appendChild(document.createElement("div"));
    said.className = "lacks";
    render(
      html`<p role="alert">${words.say(id)} <button type="button" @click=${reload}>${words.say("page:arrival:reload")}</button></p>`,
      /** @type {HTMLElement} */ (said),
    );
  }

  /** The page as a room sees it. @param {string} name of the room @returns {Page} */
  #page(name) {
    const house = this;
    return {
      get engine() {
        return house.engine;
      },
      baked: this.baked,
      words: this.words,
      changed: () => this.#changed(name),
      replace: (act) => this.#replace(name, act),
    };
  }

  /** The window title: the room's content, and its name. */
  #title() {
    const { words } = this;
    const room = words.say(`page:${this.#name}`);
    const shown = this.#room?.title ?? "";
    document.title = shown
      ? words.say("page:titled", { shown: visible(short(shown, longestTitle)), room })
      : `${room} – uriscope`;
  }

  /** Draws the header: the menu, which opens by a button in a narrow window, and the room's tools. */
  #head() {
    const { menu } = this.places;
    if (menu.matches(":popover-open")) menu.hidePopover();
    this.#menu();
    this.#title();
    render(this.#room?.tools ?? nothing, this.places.tools);
  }

  /** Draws the menu. Each room has a link that carries the current texts. */
  #menu() {
    const { menu } = this.places;
    const button = menu.parentElement?.querySelector("button.menu");
    if (button) button.textContent = this.words.say(`page:${this.#name}`);
    render(
      menuOf(
        this.words,
        this.#name,
        (entry) => this.#ahead(entry).link,
        (event, entry) => this.#go(event, entry),
      ),
      menu,
    );
  }

  /** The state of a room, or its first state if it isn't open yet. @param {string} name @returns {Shown} */
  #shown(name) {
    const room = this.#opened.get(name)?.room;
    return { link: room?.link ?? rooms.find((entry) => entry.name === name)?.link ?? "", kept: room?.kept ?? null };
  }

  /**
   * The state that an entry of the menu opens now, including texts carried from the current room.
   * @param {Entry} entry @returns {Shown & { typed: import("../rooms/brought.js").Typed | null }}
   */
  #ahead(entry) {
    const { name } = entry.room;
    const [shown, from] = [this.#shown(name), this.#name];
    if (entry.card)
      return {
        ...shown,
        link: this.#opened.get(name)?.room?.linkToCard?.(entry.card) ?? firstLink(entry),
        typed: null,
      };
    const typed = name === from ? null : (this.#room?.typed ?? null);
    const before = { there: this.#brought.get(`${from} ${name}`), back: this.#brought.get(`${name} ${from}`) };
    const link = typed && broughtTo(from, name, typed, shown, before);
    return link ? { ...shown, link, typed } : { ...shown, typed: null };
  }

  /** Goes to a room, with the texts that its link leaves out. @param {MouseEvent} event @param {Entry} entry */
  #go(event, entry) {
    const { name } = entry.room;
    const isThere = name === this.#name && !entry.card;
    if (pageOf(name)) return (this.write(), this.#keep.handOver()); // the browser follows the link
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const { typed, ...shown } = this.#ahead(entry);
    this.write();
    if (!isThere && this.#keep.push(shown) === "later") return; // the browser follows the link
    event.preventDefault();
    if (typed) this.#brought.set(`${this.#name} ${name}`, typed);
    if (!isThere || !this.#room) this.follow();
    else this.#head();
  }

  /** Stores the menu's links for the pages of the course, by each room's first link; "" is the current room. */
  #leave() {
    if (!this.#name) return;
    const links = rooms.map((room) => [room.link, this.#ahead({ room }).link]);
    session.write("left", JSON.stringify({ ...Object.fromEntries(links), "": this.#shown(this.#name).link }));
  }

  /** Notes the room's new state, and writes it soon. @param {string} name of the room */
  #changed(name) {
    if (name !== this.#name || this.#replacing) return;
    const shown = this.#shown(name);
    this.#keep.draft(shown);
    if (weight(shown) > light) this.#rest();
    this.#wait();
  }

  /** Even when the wait is over, draw a key press first: writing takes as long. */
  #wait(wait = often) {
    this.#waiting ??= setTimeout(() => idle(() => this.write(), { timeout: often }), wait);
  }

  #rest() {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
  }

  /**
   * Gives a change a history entry of its own: the last entry keeps the state from before.
   * @param {string} name of the room @param {() => void} act
   */
  #replace(name, act) {
    this.write();
    this.#replacing = true;
    try {
      act();
    } finally {
      this.#replacing = false;
    }
    if (name === this.#name) this.#written(this.#keep.push(this.#shown(name)));
  }

  /** Writes pending changes into the current history entry. */
  write() {
    if (this.#waiting === undefined) return;
    this.#rest();
    this.#written(this.#keep.replace(this.#shown(this.#name)));
  }

  /** Makes the room report state that can't be kept, and retries writing. @param {ReturnType<Keep["replace"]>} done */
  #written(done) {
    if (done === "later") {
      this.#keep.draft(this.#shown(this.#name));
      this.#wait(5 * often);
    } else {
      this.#room?.unkept?.(done === "link");
      this.#menu();
      this.#title();
    }
  }
}

/**
 * Makes Back and Forward close a dialog and stay at the page, in browsers that allow it. In others they navigate, and
 * follow() closes the dialog.
 * @param {NavigateEvent} event
 */
function closing(event) {
  if (event.navigationType !== "traverse" || !event.cancelable) return;
  const open = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("dialog[open], :popover-open")]).at(-1);
  if (!open) return;
  event.preventDefault();
  if (open instanceof HTMLDialogElement) open.close();
  else open.hidePopover();
}

/** The address of a room that is a page of its own. @param {string} name */
const pageOf = (name) => rooms.find((entry) => entry.name === name)?.page;

/** The element for drawing a room. @param {string} name */
function placeOf(name) {
  const place = document.createElement("div");
  place.dataset.room = name;
  return place;
}
