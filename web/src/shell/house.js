/**
 * The house: the rooms that have been opened, one of which is shown; the menu that leads
 * to them; and the history, which is kept in step with the room that is shown.
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
 * So long the history waits for more to be typed, in milliseconds: Safari lets it be
 * written 100 times in 30 seconds, Chromium 200 times in 10.
 */
const often = 400;
/** More characters beside the link than these wait until typing rests: each hundred of them take the time of a key. */
const light = 100_000;

/** Of what a room shows, so many characters stand in the title of the window. */
const longestTitle = 60;

/** After so long without a room's script, in milliseconds, the line is said to hang. */
const patience = 8_000;

/** Calls back when the page has nothing else to do. Safari has no such thing. @type {(act: () => void, how: { timeout: number }) => void} */
const idle = globalThis.requestIdleCallback ?? ((act) => setTimeout(act));

/** Scrolls a row of chips to the one that has come to have the focus: browsers leave one where it is of which some can be seen. @param {FocusEvent} event */
function wholeInSight({ target }) {
  if (target instanceof Element && target.matches("div.chips button"))
    target.scrollIntoView({ block: "nearest", inline: "nearest" });
}

export class House {
  /** By their names. @type {Map<string, { place: HTMLElement, room: Room | null }>} room: null while it is fetched */
  #opened = new Map();
  /** The name of the one that is shown. */
  #name = "";
  #keep = new Keep();
  /** Set while there is something to be written. @type {ReturnType<typeof setTimeout> | undefined} */
  #waiting;
  /** How far the page was scrolled when a room was left, by its name. @type {Map<string, number>} */
  #scrolled = new Map();
  /** The texts that came along from one room into another the last time, by the names of both. @type {Map<string, import("../rooms/brought.js").Typed>} */
  #brought = new Map();
  /** Whether somebody goes through the history, and not to another place. */
  #travels = false;
  /** Whether what changes shall be another entry in the history. */
  #replacing = false;

  /**
   * @param {{ main: HTMLElement, menu: HTMLElement, tools: HTMLElement }} places where the rooms, the menu, and what a room
   *   has in the page's header are drawn
   * @param {{ words: Words, engine?: Engine | null, baked?: Baked | null }} has
   */
  constructor(places, { words, engine = null, baked = null }) {
    this.places = places;
    this.words = words;
    this.engine = engine;
    this.baked = baked;
    places.menu.replaceChildren(); // what stood there before is drawn anew
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
    // A link to what the entry of the history was written with would otherwise lead to what was typed since.
    const follows = (/** @type {Event} */ { target }) =>
      target instanceof Element && target.closest("a[href^='#']") && this.write();
    addEventListener("click", follows, { capture: true });
    addEventListener("uriscope:leave", () => this.write()); // whoever is about to load the page again: later, it would be forgotten
    addEventListener("uriscope:elsewhere", () => (this.write(), this.#keep.handOver())); // another document is to show the same
    // A document that is being left can still write into its history, which forgets it.
    addEventListener("pagehide", () => {
      if (!this.#keep.store()) this.write();
      this.#leave();
    });
  }

  /** The room that is shown, if it is there. */
  get #room() {
    return this.#opened.get(this.#name)?.room ?? null;
  }

  /** Hands the engine to the rooms, and opens the one that has waited for it. @param {Engine} engine */
  async arrived(engine) {
    this.engine = engine;
    for (const { room } of this.#opened.values()) room?.arrived?.();
    if (!this.#name) return; // another document is on its way
    if (this.#room) this.#head();
    else await this.follow();
  }

  /**
   * Shows what the entry of the history says that one has come to.
   * @param {[name: string, value: string][]} [done] what somebody has done there already, as fields of its link
   */
  async follow(done = []) {
    this.#keep.store(); // what was not written yet, of the entry that one has left
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
    for (const dialog of document.querySelectorAll("dialog")) dialog.close(); // it is about what was shown before
    const room = await this.#open(link.room);
    if (!room || this.#name !== link.room) return;
    room.show(link, before !== "", this.#travels || before === link.room ? "" : before);
    this.#head();
    if (draft || done.length) this.#wait();
    if (before && before !== link.room) scrollTo(0, this.#travels ? (this.#scrolled.get(link.room) ?? 0) : 0);
  }

  /**
   * A room, which is fetched and made when it is asked for first; null where it cannot be
   * had, or waits for the engine.
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

  /** Says in a room why it is not there, with a way to try again. @param {string} id @param {HTMLElement} place */
  #say(id, place) {
    const { words } = this;
    const said = place.querySelector(":scope > .lacks") ?? place.appendChild(document.createElement("div"));
    said.className = "lacks";
    render(
      html`<p role="alert">${words.say(id)} <button type="button" @click=${reload}>${words.say("page:arrival:reload")}</button></p>`,
      /** @type {HTMLElement} */ (said),
    );
  }

  /** What a room is given of the page. @param {string} name of the room @returns {Page} */
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

  /** The title of the window: what the room shows, and the room. */
  #title() {
    const { words } = this;
    const room = words.say(`page:${this.#name}`);
    const shown = this.#room?.title ?? "";
    document.title = shown
      ? words.say("page:titled", { shown: visible(short(shown, longestTitle)), room })
      : `${room} – uriscope`;
  }

  /** The menu, which in a narrow window opens by its button, and what the room that is shown has beside it. */
  #head() {
    const { menu } = this.places;
    if (menu.matches(":popover-open")) menu.hidePopover();
    this.#menu();
    this.#title();
    render(this.#room?.tools ?? nothing, this.places.tools);
  }

  /** The rooms, each with the link that leads there from the one that is shown. */
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

  /** What a room shows, or will show first. @param {string} name @returns {Shown} */
  #shown(name) {
    const room = this.#opened.get(name)?.room;
    return { link: room?.link ?? rooms.find((entry) => entry.name === name)?.link ?? "", kept: room?.kept ?? null };
  }

  /** The state that an entry of the menu opens now: with the texts that come along. @param {Entry} entry @returns {Shown & { typed: import("../rooms/brought.js").Typed | null }} */
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
    if (pageOf(name)) return (this.write(), this.#keep.handOver()); // the browser follows the link by itself
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const { typed, ...shown } = this.#ahead(entry);
    this.write();
    if (!isThere && this.#keep.push(shown) === "later") return; // the browser follows the link by itself
    event.preventDefault();
    if (typed) this.#brought.set(`${this.#name} ${name}`, typed);
    if (!isThere || !this.#room) this.follow();
    else this.#head();
  }

  /** Stores the links of the menu for the pages of the course, by each room's first link; "" is the room that is shown. */
  #leave() {
    if (!this.#name) return;
    const links = rooms.map((room) => [room.link, this.#ahead({ room }).link]);
    session.write("left", JSON.stringify({ ...Object.fromEntries(links), "": this.#shown(this.#name).link }));
  }

  /** Takes down what the room shows now, and writes it soon. @param {string} name of the room */
  #changed(name) {
    if (name !== this.#name || this.#replacing) return;
    const shown = this.#shown(name);
    this.#keep.draft(shown);
    if (weight(shown) > light) this.#rest();
    this.#wait();
  }

  /** Whatever the time is that it has waited, a key that has just been pressed is drawn first: writing takes as long as that. */
  #wait(wait = often) {
    this.#waiting ??= setTimeout(() => idle(() => this.write(), { timeout: often }), wait);
  }

  #rest() {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
  }

  /**
   * Makes one entry in the history of what an act changes: the last one holds what was
   * there before.
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

  /** Writes what has changed into the history, in the place of what was there. */
  write() {
    if (this.#waiting === undefined) return;
    this.#rest();
    this.#written(this.#keep.replace(this.#shown(this.#name)));
  }

  /** Has the room say what cannot be kept, and tries again what could not be written. @param {ReturnType<Keep["replace"]>} done */
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
 * Back and Forward close what lies over the page, and go nowhere, in browsers that let them be
 * held back. In others they go, and follow() closes it.
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

/** Where a room is drawn. @param {string} name */
function placeOf(name) {
  const place = document.createElement("div");
  place.dataset.room = name;
  return place;
}
