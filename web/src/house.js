/**
 * The house: the rooms that have been opened, one of which is shown; the menu that leads
 * to them; and the page's address, which is kept in step with the room that is shown.
 */
import { html, nothing, render } from "lit-html";
import { read } from "./link.js";
import { rooms } from "./rooms/rooms.js";

/** @typedef {import("./case.js").Baked} Baked */
/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./rooms/rooms.js").Page} Page */
/** @typedef {import("./rooms/rooms.js").Room} Room */
/** @typedef {import("./words.js").Words} Words */

/** The names of the rooms. */
export const names = rooms.map(({ name }) => name);

export class House {
  /** By their names. @type {Map<string, { place: HTMLElement, room: Room | null }>} room: null while it is fetched */
  #opened = new Map();
  /** The name of the one that is shown. */
  #name = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #waiting;
  /** The page's fragment as it was last read or written. */
  #fragment = "";

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
    addEventListener("hashchange", () => this.follow());
    addEventListener("pagehide", () => this.write());
  }

  /** The room that is shown, if it is there. */
  get #room() {
    return this.#opened.get(this.#name)?.room ?? null;
  }

  /** Hands the engine to the rooms, and opens the one that has waited for it. @param {Engine} engine */
  async arrived(engine) {
    this.engine = engine;
    for (const { room } of this.#opened.values()) room?.arrived?.();
    if (this.#name && !this.#room) await this.follow();
    this.#head();
  }

  /** Shows what the link says. */
  async follow() {
    clearTimeout(this.#waiting); // what was still to be written is overtaken
    this.#waiting = undefined;
    this.#fragment = location.hash;
    const link = read(location.hash, names);
    const before = this.#name;
    if (before !== link.room) this.#room?.hide();
    this.#name = link.room;
    const room = await this.#open(link.room);
    if (!room || this.#name !== link.room) return;
    room.show(link, before !== "");
    this.#head();
    if (before && before !== link.room) scrollTo(0, 0);
  }

  /**
   * A room, which is fetched and made when it is asked for first; null where it cannot be
   * had, or waits for the engine.
   * @param {string} name
   */
  async #open(name) {
    const opened = this.#opened.get(name) ?? { place: this.places.main.appendChild(document.createElement("div")), room: null };
    this.#opened.set(name, opened);
    for (const { place } of this.#opened.values()) place.hidden = place !== opened.place;
    this.#head();
    const entry = rooms.find((one) => one.name === name);
    try {
      const Room = await entry?.fetch();
      if (Room && (this.engine || entry?.early)) opened.room ??= new Room(opened.place, this.#page(name));
    } catch {
      render(html`<p role="alert">${this.words.say("ui:notes:not-fetched")}</p>`, opened.place);
    }
    return opened.room;
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
      changed: (now) => this.#changed(name, now),
      replace: (act) => this.#replace(name, act),
    };
  }

  /** The menu, which in a narrow window opens by its button, and what the room that is shown has beside it. */
  #head() {
    const { menu } = this.places;
    const button = menu.parentElement?.querySelector("button.menu");
    if (button) button.textContent = this.words.say(`ui:${this.#name}`);
    if (menu.matches(":popover-open")) menu.hidePopover();
    render(rooms.map(({ name, link }) => html`
      <a href=${this.#opened.get(name)?.room?.link ?? link} aria-current=${name === this.#name ? "page" : nothing}>${this.words.say(`ui:${name}`)}</a>`), menu);
    render(this.#room?.tools ?? nothing, this.places.tools);
  }

  /**
   * Writes the link, without a new entry in the history, when the room is at rest: that
   * takes as long as drawing a frame, and browsers allow it only so often.
   * @param {string} name of the room @param {boolean} [now]
   */
  #changed(name, now = false) {
    if (name !== this.#name) return;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.write(), 200);
    if (now) this.write();
  }

  /** Makes one entry in the history of what an act changes. @param {string} name of the room @param {() => void} act */
  #replace(name, act) {
    this.write();
    act();
    const link = this.#room?.link;
    if (name !== this.#name || !link || link === location.hash) return;
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    history.pushState(null, "", link);
    this.#fragment = location.hash;
  }

  /**
   * Writes the link, if it has changed. Where the fragment is no longer the one that is
   * known, somebody has just followed a link, and the event that says so is on its way.
   */
  write() {
    if (this.#waiting === undefined) return;
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    const link = this.#room?.link;
    if (!link || link === location.hash || location.hash !== this.#fragment) return;
    history.replaceState(null, "", link);
    this.#fragment = location.hash;
  }
}
