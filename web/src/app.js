/**
 * The page: loads the engine, opens the room on what the link says, and keeps the
 * link in step with what is shown. Until the engine is there, and where it cannot be
 * had, the page keeps the case that was drawn when it was built.
 */
import { html, nothing, render } from "lit-html";
import { load } from "./engine.js";
import { laterStyles } from "./later.js";
import { read, start, write } from "./link.js";
import { copy, Room, tooLong } from "./rooms/resolve.js";
import { theme } from "./theme.js";
import * as words from "./words/en.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./link.js").RoomName} RoomName */
/** @typedef {import("./link.js").State} State */

const main = /** @type {HTMLElement} */ (document.querySelector("main"));
const notice = /** @type {HTMLElement} */ (document.querySelector("#notice"));
const menu = /** @type {HTMLElement} */ (document.querySelector("#rooms"));
const tools = /** @type {HTMLElement} */ (document.querySelector("#tools"));

async function open() {
  render(html`<p role="status">${words.ui.loading}</p>`, notice);
  try {
    const engine = await load();
    render("", notice);
    show(engine);
  } catch (error) {
    render(html`<p role="alert">${words.failed(String(/** @type {Error} */ (error)?.message ?? error))}
      <button type="button" @click=${open}>${words.ui.retry}</button></p>`, notice);
  }
}

/** @param {Engine} engine */
function show(engine) {
  main.replaceChildren();
  const places = { resolve: main.appendChild(document.createElement("div")), board: main.appendChild(document.createElement("div")) };
  const room = new Room(places.resolve, engine, keep);
  let board = false;
  /** @type {RoomName | undefined} */
  let current;
  const follow = () => {
    latest = undefined; // what was still to be written is overtaken
    const { room: name, state, notes } = read(location.hash);
    places.resolve.hidden = name !== "resolve";
    places.board.hidden = name !== "board";
    if (name === "resolve") room.show(state, notes, current !== undefined);
    else if (!board) board = openBoard(places.board, engine);
    rooms(name, room.state);
    render(name === "resolve" ? html`
      <button type="button" @click=${(/** @type {Event} */ event) => share(room, event)}>${words.ui.share}</button>` : nothing, tools);
    if (current && current !== name) scrollTo(0, 0);
    current = name;
  };
  follow();
  addEventListener("hashchange", follow);
}

/** The board is fetched when it is asked for. @param {HTMLElement} place @param {Engine} engine */
function openBoard(place, engine) {
  Promise.all([import("./rooms/board.js"), laterStyles()]).then(([{ Board }]) => new Board(place, engine).show(), () => {
    render(html`<p role="alert">${words.ui.notFetched}</p>`, place);
  });
  return true;
}

/** The menu of the rooms. @param {RoomName} current @param {State} state that the Resolve room goes on with */
function rooms(current, state) {
  const links = { resolve: write(state), board: "#room=board" };
  render(html`${/** @type {RoomName[]} */ (Object.keys(links)).map((name) => html`
    <a href=${links[name]} aria-current=${name === current ? "page" : nothing}>${words.ui[name]}</a>`)}`, menu);
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;
/** @type {State | undefined} */
let latest;

/**
 * Writes the link, without a new entry in the history, when the typing rests: that
 * takes as long as drawing a frame, and browsers allow it only so often.
 * @param {State} state
 */
function keep(state) {
  latest = state;
  clearTimeout(waiting);
  waiting = setTimeout(flush, 200);
}

function flush() {
  clearTimeout(waiting);
  waiting = undefined;
  if (!latest) return;
  const link = write(tooLong(latest) ? { ...start, edition: latest.edition } : latest);
  if (link !== location.hash) history.replaceState(null, "", link);
}
addEventListener("pagehide", flush);

/** @param {Room} room @param {Event} event */
function share(room, event) {
  keep(room.state);
  flush();
  return copy(/** @type {HTMLButtonElement} */ (event.currentTarget), location.href.replace(/#.*/, "") + write(room.state));
}

theme(/** @type {HTMLElement} */ (document.querySelector("#theme")));
open();
