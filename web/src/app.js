/**
 * The page: loads the engine, opens the room that the link names, and keeps the link in
 * step with what is shown. Until the engine is there, and where it cannot be had, the
 * page keeps the case that was drawn when it was built.
 *
 * The language is chosen here and nowhere else: that of the document.
 */
import { html, nothing, render } from "lit-html";
import { load } from "./engine.js";
import { read } from "./link.js";
import { rooms } from "./rooms/rooms.js";
import { theme } from "./theme.js";
import { Words } from "./words.js";
import english from "./words/en/ui.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./rooms/rooms.js").Room} Room */

const main = /** @type {HTMLElement} */ (document.querySelector("main"));
const notice = /** @type {HTMLElement} */ (document.querySelector("#notice"));
const menu = /** @type {HTMLElement} */ (document.querySelector("#rooms"));
const tools = /** @type {HTMLElement} */ (document.querySelector("#tools"));

/** The first words of the default language are part of this script, so that the first frame waits for nothing. */
const language = document.documentElement.lang || "en";
const words = new Words({ language, parts: language === "en" ? { ui: english } : {}, missing: globalThis.uriscopeMissing });

async function open() {
  render(html`<p role="status">${words.say("ui:loading")}</p>`, notice);
  try {
    const engine = await load();
    render("", notice);
    main.replaceChildren();
    const house = new House(engine);
    await house.follow();
    addEventListener("hashchange", () => house.follow());
    addEventListener("pagehide", () => house.write());
  } catch (error) {
    render(html`<p role="alert">${words.say("ui:failed", { reason: String(/** @type {Error} */ (error)?.message ?? error) })}
      <button type="button" @click=${open}>${words.say("ui:retry")}</button></p>`, notice);
  }
}

/** What the document itself says, in the language of the words. */
function label() {
  document.title = words.say("ui:title", {}, document.title);
  menu.setAttribute("aria-label", words.say("ui:rooms", {}, menu.ariaLabel ?? ""));
  const tagline = /** @type {HTMLElement} */ (document.querySelector(".tagline"));
  tagline.textContent = words.say("ui:tagline", {}, tagline.textContent ?? "");
}

/** The rooms that have been opened, one of which is shown. */
class House {
  /** By their names. @type {Map<string, { place: HTMLElement, room: Room | null }>} room: null while it is fetched */
  #opened = new Map();
  /** The name of the one that is shown. */
  #name = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #waiting;
  /** The page's fragment as it was last read or written. */
  #fragment = "";

  /** @param {Engine} engine */
  constructor(engine) {
    this.engine = engine;
  }

  /** The room that is shown, if it is there. */
  get #room() {
    return this.#opened.get(this.#name)?.room ?? null;
  }

  /** Shows what the link says. */
  async follow() {
    clearTimeout(this.#waiting); // what was still to be written is overtaken
    this.#waiting = undefined;
    this.#fragment = location.hash;
    const link = read(location.hash, rooms.map(({ name }) => name));
    const before = this.#name;
    if (before !== link.room) this.#room?.hide();
    this.#name = link.room;
    const room = await this.#open(link.room);
    if (!room || this.#name !== link.room) return;
    room.show(link, before !== "");
    this.#head();
    if (before && before !== link.room) scrollTo(0, 0);
  }

  /** A room, which is fetched and made when it is asked for first; null where it cannot be had. @param {string} name */
  async #open(name) {
    const opened = this.#opened.get(name) ?? { place: main.appendChild(document.createElement("div")), room: null };
    this.#opened.set(name, opened);
    for (const { place } of this.#opened.values()) place.hidden = place !== opened.place;
    this.#head();
    try {
      const Room = await rooms.find((entry) => entry.name === name)?.fetch();
      if (Room) opened.room ??= new Room(opened.place, { engine: this.engine, words, baked: null, changed: (now) => this.#changed(name, now), replace: (act) => act() });
    } catch {
      render(html`<p role="alert">${words.say("ui:notes:not-fetched")}</p>`, opened.place);
    }
    return opened.room;
  }

  /** The menu, and what the room that is shown has beside it. */
  #head() {
    render(rooms.map(({ name, link }) => html`
      <a href=${this.#opened.get(name)?.room?.link ?? link} aria-current=${name === this.#name ? "page" : nothing}>${words.say(`ui:${name}`)}</a>`), menu);
    render(this.#room?.tools ?? nothing, tools);
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

await words.need("ui").catch(() => {});
label();
theme(/** @type {HTMLElement} */ (document.querySelector("#theme")), words);
words.need(read(location.hash, rooms.map(({ name }) => name)).state.edition).catch(() => {}); // beside the engine
open();
