/**
 * The listing of the algorithm in the order of the run: a routine is below the line that called it, and unused branches
 * are folded. The current line is highlighted and kept in sight; executed lines show their answers and the values that
 * they set.
 *
 * It is a tree with one tab stop: the up and down keys, Home and End move in it; Enter, Space, or a click go to a
 * line's step or toggle a fold, and so do the right and left keys. Playing never changes the height or the place of a
 * row. With data-edits, a button opens the editor of lines, {@link Resolution.editing}, in place of the tree.
 */
import { nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { Outline } from "../../run/outline.js";
import { characters, gone } from "../../texts/characters.js";
import { down, ends, isModified, rove } from "../../kit/rove.js";
import { html } from "../../texts/html.js";
import { cite } from "../cite.js";
import { decision } from "./decision.js";
import { lineText, numberIn } from "./step.js";
import { define, SceneView } from "../view.js";
import { boundary, cut } from "../../words/words.js";

/** @import { Fold, Row } from "../../run/outline.js" */
/** @import { Scene } from "../../run/scene.js" */
/** @import { Words } from "../../words/words.js" */

/**
 * A row of the tree: a line, a fold, or a line of a fold. Its key is made of everything above it: if another branch is
 * taken, the rows below are new ones, rather than moved ones.
 * @typedef {{ place: string, row?: Row, fold?: Fold, open?: boolean }} Item
 */

/** The most characters of a value, and the number at its end that are always shown. */
const longest = 80;
const ending = 7;

export class Resolution extends SceneView {
  /** The scene of the outline. @type {Scene | null} */
  #of = null;
  #outline = new Outline({ listing: { lines: [] }, steps: [] });
  /** The open folds, by first line and spec. @type {Set<string>} */
  #open = new Set();
  /** The drawn rows, from the top. @type {Item[]} */
  #items = [];
  /** The index of the current row, or -1. */
  #current = -1;
  /** The index of the row that is the tab stop while the focus is in the tree. */
  #at = 0;
  #within = false;
  /** The index of the row with the focus or the pointer, whose decision is displayed; -1 for none. */
  #asked = -1;
  /** True if that row is in the lower half, so that its decision is shown at the top. */
  #low = false;
  /** The last drawn step. */
  #shown = -1;
  /** When to scroll the tree: after this drawing, or after its layout. @type {"" | "now" | "later"} */
  #follow = "";
  /** True if the focused row is kept in sight rather than the current one. */
  #followsFocus = false;
  /** The editor of lines, in place of the tree. @type {HTMLElement | null} */
  #editing = null;
  /** Called after layout, when reading positions is cheap. */
  #layout = new ResizeObserver(() => this.#keepInSight());

  get editing() {
    return this.#editing;
  }

  set editing(editing) {
    if (editing === this.#editing) return;
    this.#editing = editing;
    this.#follow = "later";
    this.schedule();
  }

  disconnectedCallback() {
    this.#layout.disconnect();
  }

  /** @param {Scene} scene @param {number} step */
  inGroups = (scene, step) => html`<uri-visits .scene=${scene} .step=${step}></uri-visits>`;

  /** @param {Scene} scene @param {number} step */
  draw(scene, step) {
    const another = scene !== this.#of;
    if (another) {
      this.#outline = new Outline(scene, scene.explanation.run.total === scene.steps.length);
      this.#of = scene;
    }
    if (another || step !== this.#shown) {
      this.#follow = another ? "later" : "now";
      this.#followsFocus = false;
    }
    this.#items = this.#listed(scene);
    const now = this.#outline.current(step);
    this.#current = now ? this.#items.findIndex(({ row }) => row === now) : -1;
    if (step !== this.#shown && this.#asked !== this.#current) this.#asked = -1;
    this.#shown = step;
    if (!this.#within) this.#at = Math.max(this.#current, 0);
    this.#at = Math.min(this.#at, this.#items.length - 1);
    return html`
      <header><h2 id=${this.idOf("name")}>${scene.words.say(scene.kind?.title ?? "ui:resolution")}</h2>${this.#sections(scene)}${this.#outline.rows.some(({ line }) => scene.listing.lines[line].decided) ? html`<small title=${scene.words.say("ui:listing:open-title")}><span aria-hidden="true">※</span> ${scene.words.say("ui:listing:open")}</small>` : nothing}${this.#way(scene, step)}</header>
      ${this.#editing ? html`<div class="editing">${this.#editing}</div>` : this.#drawnTree(scene, step, now)}`;
  }

  /** @param {Scene} scene @param {number} step @param {Row | undefined} now */
  #drawnTree(scene, step, now) {
    return html`<ol class="listing" role="tree" tabindex="-1" aria-labelledby=${this.idOf("name")} @click=${this.#clicked} @keydown=${this.#pressed}
        @focusin=${this.#focused} @focusout=${this.#left} @pointerover=${this.#pointed} @pointerleave=${this.#pointed}>
        ${this.#items.map((item, i) => keyed(item.place, item.row ? this.#line(scene, item, item.row, i, step, now) : this.#fold(scene.words, item, i, step)))}
      </ol>
      ${this.#decision(scene)}`;
  }

  /** The button that edits the current line, or else the first. @param {Scene} scene @param {number} step */
  #way({ words, steps, listing }, step) {
    if (!this.dataset || !("edits" in this.dataset)) return nothing; // there is no document at build time
    const { id, phase } = listing.lines[steps[step - 1]?.line ?? 0] ?? {};
    const edits = this.#editing !== null;
    return html`<button type="button" class="edit" aria-expanded=${edits ? "true" : "false"} @click=${() => this.emit("edit", edits ? null : { phase, first: id })}>${words.say("stage:change:edit")}</button>`;
  }

  /** The rows, including the rows of open folds. @param {Scene} scene @returns {Item[]} */
  #listed(scene) {
    let place = "";
    return this.#outline.items.flatMap(
      /** @returns {Item[]} */ (item) => {
        const rows = Outline.isFold(item) ? item.rows : [];
        const { line, call } = Outline.isFold(item) ? rows[0] : item;
        place += `${line} ${call} ${rows.length},`;
        if (!Outline.isFold(item)) return [{ place, row: item }];
        if (rows.length === 1) return [{ place, row: rows[0], fold: item }];
        const open = this.#open.has(nameOf(scene, item));
        return [
          { place, fold: item, open },
          ...(open ? rows.map((row, i) => ({ place: `${place}${i}`, row, fold: item })) : []),
        ];
      },
    );
  }

  /** @param {Scene} scene @param {Item} item @param {Row} row @param {number} i @param {number} step @param {Row | undefined} now */
  #line(scene, { fold }, row, i, step, now) {
    const line = scene.listing.lines[row.line];
    const { state, answer, times } = this.#outline.look(row, step);
    const { words } = scene;
    const done = scene.done.get(row.line);
    const calls = now?.call === row.line && row.call < 0;
    const number = numberIn(scene, line);
    return html`<li role="treeitem" aria-level=${row.depth + (fold && fold.rows.length > 1 ? 2 : 1)} tabindex=${i === this.#at ? 0 : -1}
      class="${state} depth-${row.depth}${calls ? " calls" : ""}${row.first ? " leads" : ""}"
      aria-current=${state === "now" ? "step" : nothing} aria-describedby=${i === this.#noted && line.decided ? this.idOf("decision") : nothing}
      ><span class="mark" aria-hidden="true">${{ now: "▸", ran: "·", never: "", coming: "" }[state]}</span
      ><span class="code${line.decided ? " open" : ""}">${number ? html`<b>${number}${space}</b>` : nothing}${lineText(scene, line)}${scene.changed.has(line.id) ? html` <i class="changed">${words.say("ui:changed:line")}</i>` : nothing}</span
      >${
        done?.set
          ? html`<span class="value">${step < done.set ? nothing : value(scene, done.value ?? null)}</span>`
          : nothing
      }${
        line.question || row.loop?.choice
          ? html`<span class="answer ${answer === undefined ? "" : answer ? "yes" : "no"}">${
              answer !== undefined
                ? words.say(answer ? "ui:yes" : "ui:no")
                : times
                  ? words.say("ui:listing:times", { times })
                  : nothing
            }</span>`
          : nothing
      }${
        fold && fold.rows.length === 1
          ? html`<span class="skipped">${step >= fold.since ? words.say(fold.end ? "ui:listing:unreached" : "ui:listing:skipped") : nothing}</span>`
          : nothing
      }</li>`;
  }

  /** Before the run has decided it, a fold doesn't tell if its lines will run. @param {Words} words @param {Item} item @param {number} i @param {number} step */
  #fold(words, { fold, open }, i, step) {
    if (!fold) return nothing;
    const count = fold.rows.length;
    return html`<li role="treeitem" aria-level=${fold.depth + 1} aria-expanded=${open ? "true" : "false"} tabindex=${i === this.#at ? 0 : -1} class="fold depth-${fold.depth}"
      ><span class="mark" aria-hidden="true"></span
      ><span class="code"><span aria-hidden="true">⋯ </span>${words.say(`ui:listing:${step < fold.since ? "lines" : fold.end ? "not-reached" : "not-taken"}`, { count })}<span aria-hidden="true"> ${open ? "▾" : "▸"}</span></span></li>`;
  }

  /** The row whose decision is shown: the one with the focus or the pointer, or else the current one. */
  get #noted() {
    return this.#asked >= 0 ? this.#asked : this.#current;
  }

  /** The decision on a line overlays the end of the listing that is further from the line. @param {Scene} scene */
  #decision(scene) {
    const row = this.#items[this.#noted]?.row;
    const line = row && scene.listing.lines[row.line];
    return line?.decided
      ? html`<p class="decided${this.#asked < 0 ? "" : this.#low ? " asked above" : " asked"}" id=${this.idOf("decision")} tabindex="0">${decision(scene, line)}</p>`
      : nothing;
  }

  /** The first and the last section of the listing or, if they have names, all of them. @param {Scene} scene */
  #sections({ words, listing: { lines } }) {
    const all = [...new Set(this.#outline.rows.map(({ line }) => lines[line].section))];
    if (!all.length) return nothing;
    const document = all[0].slice(0, all[0].indexOf(",") + 2);
    const names = all.map((section) =>
      (section.startsWith(document) ? section.slice(document.length) : section).replace(/^section /, ""),
    );
    const counted = names.every((name) => /^[\d.]+$/.test(name));
    if (counted) names.sort((a, b) => a.localeCompare(b, "en", { numeric: true })); // sort, because a run can return to an earlier section
    const shown =
      counted && names.length > 1
        ? words.say("ui:listing:sections", { from: names[0], to: names[names.length - 1] })
        : names.join(", ");
    return cite(words, all[0], document + shown);
  }

  get #tree() {
    return this.getElementsByTagName("ol")[0];
  }

  get #link() {
    return /** @type {HTMLElement | null} */ (this.querySelector("header a"));
  }

  drawn() {
    // During typing, reading positions would force another layout.
    if (this.#follow === "now") this.#keepInSight();
    else if (this.#follow === "later") {
      this.#layout.unobserve(this);
      this.#layout.observe(this); // observing again triggers a call, even if the size hasn't changed
    }
    this.#follow = "";
  }

  /**
   * Scrolls only the tree to show a row, with some rows before and after it. For a run that hasn't been played, that is
   * its last line; if everything fits, the first one is visible, too.
   */
  #keepInSight() {
    const tree = this.#tree;
    if (!tree || this.#editing) return; // the run may be gone by now
    const kept = this.#followsFocus ? this.#at : this.#current;
    const row = /** @type {HTMLElement | undefined} */ (tree.children[kept]);
    const note =
      kept === this.#noted
        ? (/** @type {HTMLElement | null} */ (this.querySelector(".decided"))?.offsetHeight ?? 0)
        : 0;
    const covered = Math.max(0, note - (this.clientHeight - tree.offsetTop - tree.offsetHeight));
    if (!row) return this.#scroll(0);
    const [top, height] = [row.offsetTop, row.offsetHeight];
    const seen = tree.clientHeight - covered;
    const around = Math.max(0, Math.min((this.#followsFocus ? 0.5 : 2.5) * height, (seen - height) / 2));
    const first = Math.min(top - around, tree.scrollTop);
    const last = Math.max(this.#end - tree.clientHeight, top + height - seen);
    const wanted = Math.min(Math.max(first, top + height + around - seen), last);
    // Scroll even if it is in sight: at the end of a run, the top row could be cut.
    this.#scroll(this.#whole(wanted, row, top, top + height - seen));
  }

  /** The position of the last row's end, in CSS pixels. */
  get #end() {
    const last = /** @type {HTMLElement | null} */ (this.#tree.lastElementChild);
    return last ? last.offsetTop + last.offsetHeight : 0;
  }

  /** Scrolls the tree, adding space below the rows if they end too early. @param {number} to */
  #scroll(to) {
    const tree = this.#tree;
    tree.style.setProperty("--below", `${to > 0 ? Math.max(0, to + tree.clientHeight - this.#end) : 0}px`);
    tree.scrollTop = to;
  }

  /**
   * The scroll position at which the top row is fully visible: close to the wanted one, and at least as far as another
   * row below needs; if no row fits above that one, it is at the top itself.
   * @param {number} wanted @param {HTMLElement} row @param {number} top its position @param {number} least
   */
  #whole(wanted, row, top, least) {
    const rows = /** @type {HTMLElement[]} */ ([...this.#tree.children]);
    const starts = rows.slice(0, rows.indexOf(row)).map(({ offsetTop }) => offsetTop);
    const nearest = starts
      .filter((start) => start >= least)
      .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
    return nearest ?? top;
  }

  /** Moves the focus. @param {number} to a row's index */
  #go(to) {
    const row = /** @type {HTMLElement} */ (this.#tree.children[Math.max(0, Math.min(to, this.#items.length - 1))]);
    row.focus({ preventScroll: true });
  }

  /** Performs a row's action. @param {number} i */
  #act(i) {
    const { row, fold, open } = this.#items[i] ?? {};
    if (!row && fold) this.#setFold(fold, !open);
    const goal = row ? this.#outline.goal(row, this.step) : 0;
    if (goal && goal !== this.step) this.emit("step", goal);
  }

  /** Opens or closes a fold. @param {Fold} fold @param {boolean} open */
  #setFold(fold, open) {
    if (this.#of) this.#open[open ? "add" : "delete"](nameOf(this.#of, fold));
    this.refresh();
  }

  #clicked = (/** @type {Event} */ event) => this.#act(indexOf(event));

  #pressed = (/** @type {KeyboardEvent} */ event) => {
    const i = indexOf(event);
    if (i < 0 || isModified(event)) return;
    const to = rove(event, { ...down, ...ends }, { at: i, count: this.#items.length });
    if (to !== null) {
      if (i > 0 || event.key !== "ArrowUp") return this.#go(to);
      return this.#link?.focus({ preventScroll: true });
    }
    const { fold, row, open } = this.#items[i] ?? {};
    const of = fold && row ? this.#items.findIndex((item) => item.fold === fold && !item.row) : -1;
    /** @type {Record<string, false | undefined | (() => void)>} */
    const keys = {
      Enter: () => this.#act(i),
      " ": () => this.#act(i),
      ArrowRight: fold && !row && !open && (() => this.#setFold(fold, true)),
      ArrowLeft: fold && !row && open ? () => this.#setFold(fold, false) : of >= 0 && (() => this.#go(of)),
    };
    const act = Object.hasOwn(keys, event.key) && keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  #focused = (/** @type {Event} */ event) => {
    const at = indexOf(event);
    if (at < 0) return; // a click on the tree itself, beside the rows
    this.#within = true;
    this.#at = at;
    // A pressed row must keep its place until it is released.
    if (/** @type {Element} */ (event.target).matches(":focus-visible")) {
      this.#follow = "now";
      this.#followsFocus = true;
    }
    this.#ask(this.#at);
    this.schedule();
  };

  #left = () => {
    this.#within = false;
    this.#ask(-1);
    this.schedule();
  };

  #pointed = (/** @type {PointerEvent} */ event) => {
    if (event.pointerType === "touch") return; // a touch is a press, too
    const i = event.type === "pointerover" ? indexOf(event) : -1;
    if (i < 0) return this.#ask(this.#within ? this.#at : -1);
    const { top, height } = this.#tree.getBoundingClientRect();
    this.#ask(i, event.clientY > top + height / 2);
  };

  /** Shows the decision on a row, if there is one. @param {number} i @param {boolean} [low] */
  #ask(i, low = false) {
    const line = this.#items[i]?.row?.line;
    const decided = line !== undefined && this.#of?.listing.lines[line].decided;
    const asked = decided ? i : -1;
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#low = low;
    this.schedule();
  }
}

/** The space between a number and its line, which a template would trim at its edge. */
const space = " ";

/** A fold's key, independent of the texts. @param {Scene} scene @param {Fold} fold */
const nameOf = ({ edition }, { rows: [{ line, call }] }) => `${edition.id} ${line} ${call}`;

/** The index of the row that an event refers to. @param {Event} event */
function indexOf({ target }) {
  const row = target instanceof Element ? target.closest("[role=treeitem]") : null;
  return row ? [...(row.parentElement?.children ?? [])].indexOf(row) : -1;
}

/**
 * The value that a line has set. If it doesn't fit, it is cut in the middle, with its end in an element of its own.
 * Screen readers get it in one piece.
 * @param {Scene} scene @param {string | null} text
 */
function value({ words, kind }, text) {
  if (text === null) return html`<span class="none">${words.say("ui:undefined")}</span>`;
  if (!text) return html`<code>“”</code>`;
  if (kind) return html`<code><span class="head">${kind.value(words, text)}</span></code>`;
  const [before, after] = cut(text, longest) ?? ["", text];
  const at = boundary(after, Math.max(after.length - ending, 0));
  const head = [
    before ? [characters(words, before, 0, before.length), gone] : nothing,
    characters(words, after, 0, at),
  ];
  // A new element for each text: in a reused one, the two ends would move, which counts as a layout shift.
  return keyed(
    text,
    html`<code aria-hidden=${at ? "true" : nothing}>${at ? html`<span class="head">${head}</span>` : nothing}<span class="tail">${characters(words, after, at, after.length)}</span></code>${at ? html`<code class="heard">${before ? `${before}…` : ""}${after}</code>` : nothing}`,
  );
}

define("uri-resolution", Resolution);
