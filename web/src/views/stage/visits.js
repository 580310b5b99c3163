/**
 * The chain of a machine's visits, and the lines of the current visit: its own, then the lines of the routines that it
 * called, each with the number of executions and the answers to its question. Unused lines are folded.
 *
 * You can open a visit: its lines are then steps, and the player moves through them one by one. Chain and lines scroll
 * in boxes of their own, whose height doesn't change while playing.
 */
import { nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { blocksOf, carriedOut, isFold, machineOf, visitAt, visitsOf, withoutVisits } from "../../run/visits.js";
import { shortened } from "../../texts/characters.js";
import { down, rove } from "../../kit/rove.js";
import { html } from "../../texts/html.js";
import { cite } from "../cite.js";
import { decision } from "./decision.js";
import { groupName } from "./groups.js";
import { lineText, numberWithin } from "./step.js";
import { define, SceneView } from "../view.js";

/** @import { Scene } from "../../run/scene.js" */
/** @import { Fold, Row, Visit } from "../../run/visits.js" */
/** @import { Words } from "../../words/words.js" */

/** A list item: its key, and the function that draws it. @typedef {{ name: string, drawn: unknown }} Placed */

/** The number of visits to draw before and after the current one. */
const around = 30;
/** The most characters of a visit's text. */
const longest = 18;

/** A line in its clauses, between which it may break. @param {string} line */
const clauses = (line) =>
  line.split(/(?<=[:;] |[：；])/).map((clause, i) => (i ? html`<span class="clause">${clause}</span>` : clause));

export class Visits extends SceneView {
  /** The open folds: their group, and their first lines. @type {Set<string>} */
  #open = new Set();
  /** The visit in the chain that is the tab stop; null: the current one. @type {number | null} */
  #stop = null;
  /** The last drawn step. @type {{ scene: Scene | null, step: number }} */
  #last = { scene: null, step: -1 };

  /** @param {Scene} scene @param {number} step */
  draw(scene, step) {
    const { words } = scene;
    const all = visitsOf(scene);
    const at = visitAt(all, step);
    if (at < 0) return html`<p class="note">${withoutVisits(scene)}</p>`;
    const visit = all[at];
    const [first, ...rest] = blocksOf(scene, visit);
    const counts = carriedOut(scene, visit, step);
    const now = step > visit.from ? scene.steps[step - 1].line : -1;
    return html`
      <header><h2 id=${this.idOf("name")}>${capital(groupName(scene, visit.group))}</h2>${section(scene, first.section)}</header>
      ${this.#chain(scene, all, at, step)}
      <ol class="listing" tabindex="0" aria-labelledby=${this.idOf("name")}>
        ${byPlace([
          ...this.#rows(scene, visit, first.items, counts, now),
          ...rest.flatMap(({ routine, items }) => [
            { name: routine, drawn: html`<li class="routine">${routine || words.say("machine:outside")}</li>` },
            ...this.#rows(scene, visit, items, counts, now),
          ]),
        ])}
      </ol>
      ${this.#foot(scene, visit, at)}`;
  }

  /** @param {Scene} scene @param {Visit[]} all @param {number} at @param {number} step */
  #chain(scene, all, at, step) {
    const { words } = scene;
    const from = Math.max(0, at - around);
    const shown = all.slice(from, at + around + 1);
    const stop = this.#stop ?? at;
    const names = new Map();
    for (const { group } of all) names.set(group.name, (names.get(group.name) ?? 0) + 1);
    return html`<ol class="chain" aria-label=${words.say("machine:chain")} @keydown=${this.#roved} @focusout=${this.#left}>
      ${from > 0 ? html`<li aria-hidden="true">…</li>` : nothing}
      ${byPlace(
        shown.map(({ group, from: before }, i) => ({
          name: `${from + i} ${group.name} ${group.read}`,
          drawn: html`<li><button type="button" data-visit=${from + i} tabindex=${from + i === stop ? 0 : -1}
          class=${from + i === at ? (step > before ? "now" : "next") : from + i < at ? "was" : nothing} aria-current=${from + i === at && step > before ? "true" : "false"}
          @click=${() => this.emit("step", before + 1)}>${groupName(scene, group)}${names.get(group.name) > 1 ? html` <code>${this.#read(scene, group)}</code>` : nothing}</button></li>`,
        })),
      )}
      ${at + around + 1 < all.length ? html`<li aria-hidden="true">…</li>` : nothing}
    </ol>`;
  }

  /**
   * The text that a visit reads, to tell visits with the same name apart.
   * @param {Scene} scene @param {Visit["group"]} group
   */
  #read(scene, { read: [start, end] }) {
    const machine = machineOf(scene);
    const text = machine ? scene.at(scene.steps.length).slice(machine.input, start, end + 1) : "";
    return shortened(scene.words, text, longest);
  }

  /** @param {Scene} scene @param {Visit} visit @param {(Row | Fold)[]} items @param {ReturnType<typeof carriedOut>} counts @param {number} now @returns {Placed[]} */
  #rows(scene, visit, items, counts, now) {
    const row = (/** @type {Row} */ row, never = false) => ({
      name: `${row.line}`,
      drawn: this.#row(scene, row, counts, now, never),
    });
    return items.flatMap((item) => {
      if (!isFold(item)) return row(item);
      if (item.rows.length === 1) return row(item.rows[0], true);
      const name = `${visit.group.name} ${item.rows[0].line}`;
      const open = this.#open.has(name);
      const fold = html`<li class="fold depth-${item.depth}"><span class="mark" aria-hidden="true"></span><button type="button" class="code" aria-expanded=${open ? "true" : "false"} @click=${() => this.#toggle(name)}
        ><span aria-hidden="true">⋯ </span>${scene.words.say("ui:listing:not-taken", { count: item.rows.length })}<span aria-hidden="true"> ${open ? "▾" : "▸"}</span></button></li>`;
      return [{ name, drawn: fold }, ...(open ? item.rows.map((one) => row(one, true)) : [])];
    });
  }

  /** @param {Scene} scene @param {Row} row @param {ReturnType<typeof carriedOut>} counts @param {number} now @param {boolean} [never] */
  #row(scene, { line: i, depth }, counts, now, never = false) {
    const line = scene.listing.lines[i];
    const { words } = scene;
    const { yes, no } = counts.get(i) ?? { yes: 0, no: 0 };
    const current = i === now;
    const state = never ? "never" : current ? "now" : yes + no ? "ran" : "coming";
    return html`<li class="${state} depth-${depth}" aria-current=${current ? "step" : nothing}
      ><span class="mark" aria-hidden="true">${current ? "▸" : state === "ran" ? "·" : ""}</span
      ><span class="code${line.decided ? " open" : ""}"><b>${numberWithin(line)}</b> ${clauses(lineText(scene, line))}${current && line.decided ? html`<small>${decision(scene, line)}</small>` : nothing}</span
      ><span class="times">${never ? html`<i>${words.say("ui:listing:skipped")}</i>` : times(words, line.question, yes, no)}</span></li>`;
  }

  /**
   * The summary of the visit, and the button that opens or closes it.
   * @param {Scene} scene @param {Visit} visit @param {number} at
   */
  #foot({ words, opened, kind }, { group, from }, at) {
    const open = opened?.from === from;
    const [start, end] = group.read;
    return html`<p class="foot"><span>${words.say(end > start ? "machine:size" : "machine:size-lines", { characters: end - start + 1, lines: group.steps })}</span>
      ${kind ? nothing : html`<button type="button" class="open" @click=${() => this.emit("open", open ? null : at + 1)}><span class="full">${words.say(open ? "machine:close" : "machine:open")}</span><span class="brief">${words.say(open ? "machine:brief:close" : "machine:brief:open")}</span></button>`}</p>`;
  }

  drawn() {
    const { scene, step } = this;
    if (this.#last.scene === scene && this.#last.step === step) return;
    this.#last = { scene, step };
    requestAnimationFrame(() => {
      this.#revealVisit(this.querySelector(".chain .now, .chain .next"));
      reveal(this.querySelector(".listing"));
    });
  }

  /** Scrolls the chain by whole lines or, if it is a single line, along that. @param {Element | null} visit */
  #revealVisit(visit) {
    const chain = this.querySelector(".chain");
    const item = visit?.closest("li");
    if (!chain || !item) return;
    chain.scrollTop = item.offsetTop - Math.max(0, chain.clientHeight - item.offsetHeight);
    chain.scrollLeft = item.offsetLeft - Math.max(0, (chain.clientWidth - item.offsetWidth) / 2);
  }

  /** @param {string} name */
  #toggle(name) {
    if (!this.#open.delete(name)) this.#open.add(name);
    this.refresh();
  }

  /** The arrow keys move along the chain. @param {KeyboardEvent} event */
  #roved = (event) => {
    const { target, currentTarget } = event;
    const all = /** @type {HTMLElement[]} */ ([.../** @type {Element} */ (currentTarget).querySelectorAll("button")]);
    const at = all.indexOf(/** @type {HTMLElement} */ (target));
    const to = rove(event, down, { at, count: all.length });
    if (to === null) return;
    this.#stop = Number(all[to].dataset.visit);
    this.refresh();
    all[to].focus({ preventScroll: true });
    this.#revealVisit(all[to]);
  };

  #left = () => {
    this.#stop = null;
  };
}

/**
 * Draws a list. Each item is keyed by everything before it: from the first difference on, new elements are
 * drawn, and none are moved.
 * @param {Placed[]} all
 */
function byPlace(all) {
  let place = "";
  return repeat(
    all,
    ({ name }) => (place += `${name},`),
    ({ drawn }) => drawn,
  );
}

/**
 * Scrolls only the lines, to show the current one with a little around it and a whole one at the top; to its beginning
 * if it is higher than the box. Space is added below if the lines end too early.
 * @param {HTMLElement | null} box
 */
function reveal(box) {
  if (!box) return;
  const edge = box.getBoundingClientRect().top - box.scrollTop;
  const rows = [...box.children].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return { top: top - edge, height, now: row.matches(".now") };
  });
  const { top, height } = rows.find(({ now }) => now) ?? { top: 0, height: 0 };
  const seen = box.clientHeight;
  const around = Math.max(0, Math.min(2 * height, (seen - height) / 2));
  const wanted = Math.max(Math.min(box.scrollTop, top - around), top + Math.min(height, seen) + around - seen);
  const first = rows.find((row) => row.top > wanted - 1);
  const to = wanted < 1 || !first || first === rows[0] ? 0 : Math.min(first.top, top);
  const last = rows.at(-1) ?? { top: 0, height: 0 };
  box.style.setProperty("--below", `${to ? Math.max(0, Math.ceil(to + seen - last.top - last.height)) : 0}px`);
  box.scrollTop = to;
}

/**
 * The number of times that a line was executed or, for a question, its answers.
 * @param {Words} words @param {boolean} question @param {number} yes @param {number} no
 */
function times(words, question, yes, no) {
  if (!question) return yes > 1 ? words.say("ui:listing:times", { times: yes }) : nothing;
  const one = (/** @type {"yes" | "no"} */ name, /** @type {number} */ count) =>
    count
      ? html` ${count > 1 || (yes && no) ? words.say("ui:listing:times", { times: count }) : nothing} <span class="answer ${name}">${words.say(`ui:${name}`)}</span>`
      : nothing;
  return html`${one("no", no)}${one("yes", yes)}`;
}

/** The document's section for the state and, for a document that keeps changing, its version. @param {Scene} scene @param {string} of */
function section({ words, edition: { living } }, of) {
  const short = of.replace(/^([^,]*, [\d.]+), .*/, "$1");
  return cite(
    words,
    of,
    living ? words.say("machine:commit", { section: short, commit: living.commit.slice(0, 7) }) : short,
  );
}

/** @param {string} name */
const capital = (name) => name.charAt(0).toUpperCase() + name.slice(1);

define("uri-visits", Visits);
