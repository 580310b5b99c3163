/**
 * Changed lines in the Resolve room: the editor in the story or the whole algorithm, the notes on a changed spec, and the results of the
 * change. All of it is loaded for the first edited line or a link with changes.
 */
import { signal } from "@preact/signals-core";
import { casesOf } from "../../libraries/cases.mjs";
import { brokenBy } from "../cases/broken.js";
import { Answer } from "../kit/answer.js";
import { canonical } from "../run/lines.js";
import { chosen, optionsOf, write } from "../run/link.js";
import { changedName, lineFaultText, lineName, unrunText } from "../texts/lines.js";
import { nameOf } from "../texts/naming.js";
import { showsSteps } from "../views/session.js";
import "../views/stage/broken.js";
import "../views/stage/changed.js";
import "../views/stage/lines.js";

/** @import { Case } from "../cases/case.js" */
/** @import { Both } from "../cases/broken.js" */
/** @import { Lines } from "../run/lines.js" */
/** @import { State } from "../run/link.js" */
/** @import { Resolution } from "../views/stage/resolution.js" */
/** @import { Story } from "../views/stage/story.js" */

/** The time that drawing a change takes, in milliseconds. */
const settles = 600;
/** Keys that move the reader away from the editor. */
const leaving = new Set(["PageUp", "PageDown", "Tab", "Enter", "Escape"]);

/** The part of the catalogue with its words. */
export const part = "score";

/**
 * An action in the editor: a change, either complete or while typing, or undoing the last one.
 * @typedef {{ lines?: Lines | null, act?: boolean, key?: string, undo?: boolean }} Done
 */

export class Changing {
  /**
   * The phase being edited, and the line that was shown; null while the editor is closed.
   * @type {{ phase: string, first: string } | null}
   */
  #edited = null;
  /** The number of times that the editor was opened. */
  #opened = 0;
  /** Earlier changes, the last at the end. @type {(Lines | null)[]} */
  #past = [];
  /** The spec to which the earlier changes belong. */
  #edition = "";
  /** The line being typed. */
  #typing = "";
  /** Progress in finding broken cases. */
  #share = signal(0);
  /** The spec's own targets. @type {Map<string, string | null>} */
  #known = new Map();
  /** @type {ReturnType<typeof casesOf> | undefined} */
  #cases;
  /** The cases that the changed lines break, independent of the texts. @type {Answer<any, Both>} */
  #broken = new Answer(
    () => {
      const { plain, request } = this.room.case ?? {};
      return plain && request ? { ...request, base: "", reference: "" } : null;
    },
    (asked) => this.#find(asked),
  );
  /** The element that is being kept in its place, until when, and what ends that. @type {{ one: Element, until: number, moved: AbortController } | null} */
  #kept = null;
  /** Cancels the search for an earlier change. */
  #asked = new AbortController();
  /** The editor, which stays in the document while the story is redrawn. */
  #editor = /** @type {import("../views/stage/lines.js").LineEditor} */ (document.createElement("uri-lines"));

  /** @param {import("./played.js").Played<State, Case>} room */
  constructor(room) {
    this.room = room;
    room.on("steps", () => this.show());
    room.on("step", (step, view) => {
      const { scene } = room.case ?? {};
      if (scene && view.localName === "uri-changed" && !showsSteps()) this.#story.openAt(scene, step);
    });
  }

  /** @param {Record<string, unknown>} asked */
  async #find(asked) {
    this.#asked.abort();
    const { signal } = (this.#asked = new AbortController());
    const { engine } = this.room;
    this.#share.value = 0;
    return brokenBy(
      engine,
      /** @type {any} */ (asked),
      (this.#cases ??= casesOf(engine)),
      (share) => {
        signal.throwIfAborted();
        this.#share.value = share;
      },
      this.#known,
    );
  }

  /** Opens the editor on a line of a phase; null closes it. @param {{ phase: string, first: string } | null} edited */
  edit(edited) {
    const { phase } = this.#edited ?? {};
    this.#edition = this.room.state.edition;
    this.#edited = edited && { ...edited, first: keyOf({ line: edited.first }) };
    if (edited) this.#opened++;
    this.show();
    if (edited) return;
    const [view, way] = showsSteps()
      ? [this.#listing, ".edit"]
      : [this.#story, `[data-phase="${CSS.escape(phase ?? "")}"] :is(.edit, .phase)`];
    view.refresh();
    /** @type {HTMLElement | null} */ (view.querySelector(way))?.focus();
  }

  /** @param {Done} done */
  change({ lines = null, act = true, key = "", undo = false }) {
    const { room } = this;
    const before = room.state.lines ?? null;
    const to = undo ? (this.#past.pop() ?? null) : canonical(lines);
    this.#keep();
    if (!undo && (act || key !== this.#typing)) this.#past.push(before);
    this.#typing = act ? "" : key;
    if (act) room.page.replace(() => room.change({ lines: to ?? undefined }));
    else room.change({ lines: to ?? undefined }, true);
  }

  /** Keeps the focused part of the editor where it is on the screen, while what is above it changes. */
  #keep() {
    const editor = this.#editor;
    const focused = document.activeElement;
    const one = focused && editor.contains(focused) ? focused : editor;
    if (!editor.isConnected) return;
    const until = performance.now() + settles;
    if (this.#kept?.one === one) {
      this.#kept.until = until; // the last change may still move it
      return;
    }
    this.#kept?.moved.abort();
    const top = () => one.getBoundingClientRect().top;
    const before = top();
    const moved = new AbortController();
    const kept = { one, until, moved };
    this.#kept = kept;
    moved.signal.addEventListener("abort", () => this.#kept === kept && (this.#kept = null));
    const { signal } = moved;
    for (const name of ["wheel", "touchmove"]) addEventListener(name, () => moved.abort(), { signal, passive: true });
    addEventListener("keydown", ({ key }) => leaving.has(key) && moved.abort(), { signal });
    const frame = () => {
      if (signal.aborted) return;
      if (!one.isConnected || performance.now() > kept.until) return moved.abort();
      const by = top() - before;
      if (Math.abs(by) >= 1) scrollBy({ top: by, behavior: "instant" });
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }

  get #story() {
    return /** @type {Story} */ (this.room.place.querySelector("uri-story"));
  }

  get #listing() {
    return /** @type {Resolution} */ (this.room.place.querySelector("uri-resolution"));
  }

  /** Shows the changes and the editor. */
  show() {
    const { room } = this;
    const { case: of, state, words } = room;
    if (!of) return;
    const { lines = null } = state;
    const { edition, lineFault, plain, scene } = of;
    if (edition.id !== this.#edition) [this.#edition, this.#past, this.#edited] = [edition.id, [], null];
    const fault = lineFault && lines ? lineFaultText(words, edition, lines, lineFault) : "";
    const whole =
      fault && lineFault?.line && lineFault.code !== "endless" ? whereText(words, lineFault.line, fault) : fault;
    const edited = of.plain || of.complete ? this.#edited : null;
    const ran = new Set(scene?.steps.map((_, i) => scene.line(i).id));
    const own = (plain ?? of).scene?.explanation.target ?? null;
    const target = scene?.explanation.target ?? null;
    room.place.querySelector(".stage")?.toggleAttribute("data-changed", lines !== null);
    room.hand(
      "uri-changed",
      lines && {
        name: changedName(words, edition, lines),
        document: nameOf(words, edition),
        fault: whole,
        own,
        target,
        unrun: edited || fault || !scene ? [] : unrunText(words, lines, ran), // the editor shows its errors itself
        parts: scene?.parts ?? 0,
      },
    );
    const all = showsSteps();
    this.#story.editing = edited && !all ? { phase: edited.phase, place: this.#editor } : null;
    this.#listing.editing = edited && all ? this.#editor : null;
    room.place.querySelector(".stage")?.toggleAttribute("data-editing", edited !== null);
    if (!edited) return;
    Object.assign(this.#editor, {
      words,
      content: {
        edition,
        lines,
        phase: all ? "" : edited.phase,
        first: edited.first,
        opened: this.#opened,
        its: new Map((scene?.listing ?? edition.listing).lines.map(({ id, it }) => [keyOf({ line: id }), it])),
        fault: lineFault && {
          key: keyOf(lineFault),
          at: lineFault.at ?? 0,
          endless: lineFault.code === "endless",
          said: fault,
          whole,
          instead: lineFault.didYouMean ?? "",
        },
        ran,
        own,
        target,
        undoes: this.#past.length > 0,
      },
    });
  }

  /** Shows the broken cases found so far. */
  showBroken() {
    const { room } = this;
    const { plain } = room.case ?? {};
    const found = this.#broken.now ?? null;
    const share = this.#share.value;
    room.hand(
      "uri-broken",
      plain
        ? {
            share,
            found,
            link: (/** @type {import("../cases/broken.js").Tested} */ { base, reference, options }) =>
              write({
                ...room.state,
                base,
                reference,
                options: options ? chosen(options, optionsOf(room.editions)) : room.state.options,
                of: undefined,
                step: null,
                open: null,
                expected: undefined,
                answered: undefined,
                card: "",
              }),
          }
        : null,
    );
  }

  /** Finds the cases that the change breaks, in idle time. */
  ask() {
    if (!this.room.case?.plain) this.#asked.abort();
    this.#broken.ask();
  }
}

/** An error, with its line. @param {import("../words/words.js").Words} words @param {string} id @param {string} said */
const whereText = (words, id, said) => words.say("score:edit:faults:where", { where: lineName(words, id), said });

/** The key of the editor's row with an error. @param {{ line?: string }} error */
function keyOf({ line = "" }) {
  const [, id = "", where = "", number = ""] = /^(.*) (before|after) (\d+)$/.exec(line) ?? [];
  return id ? `${where} ${id} ${Number(number) - 1}` : line;
}
