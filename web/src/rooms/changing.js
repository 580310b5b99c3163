/**
 * Changed lines in the Resolve room: the editor in the story, what the page says of a changed spec, and what the change
 * breaks. All of it is fetched when somebody edits a line, or opens a link with changed lines.
 */
import { signal } from "@preact/signals-core";
import { casesOf } from "../../libraries/cases.mjs";
import { brokenBy } from "../cases/broken.js";
import { Answer } from "../kit/answer.js";
import { canonical } from "../run/lines.js";
import { write } from "../run/link.js";
import { changedName, lineFaultText } from "../texts/lines.js";
import { nameOf } from "../texts/naming.js";
import { showsSteps } from "../views/session.js";
import "../views/stage/broken.js";
import "../views/stage/changed.js";
import "../views/stage/lines.js";

/** @import { Case } from "../cases/case.js" */
/** @import { Both } from "../cases/broken.js" */
/** @import { Lines } from "../run/lines.js" */
/** @import { State } from "../run/link.js" */
/** @import { Story } from "../views/stage/story.js" */

/** Its own words. */
export const part = "score";

/** What somebody did: another change, as an act or while they type; or they undo the last one. @typedef {{ lines?: Lines | null, act?: boolean, key?: string, undo?: boolean }} Done */

export class Changing {
  /** The phase whose lines are edited, and the line that was shown; null: nobody edits. @type {{ phase: string, first: string } | null} */
  #edited = null;
  /** What was changed before, the last at the end. @type {(Lines | null)[]} */
  #past = [];
  /** The spec that these are of. */
  #edition = "";
  /** The line into which somebody types. */
  #typing = "";
  /** How much is known of what is broken. */
  #share = signal(0);
  /** Targets of the spec itself. @type {Map<string, string | null>} */
  #known = new Map();
  /** @type {ReturnType<typeof casesOf> | undefined} */
  #cases;
  /** What the changed lines break, whatever the texts are. @type {Answer<any, Both>} */
  #broken = new Answer(
    () => {
      const { plain, request } = this.room.case ?? {};
      return plain && request ? { ...request, base: "", reference: "" } : null;
    },
    (asked) => this.#find(asked),
  );
  /** Cancels what is found out about another change. */
  #asked = new AbortController();
  /** The editor, which keeps its place in the page's document while the story is drawn again. */
  #editor = /** @type {import("../views/stage/lines.js").LineEditor} */ (document.createElement("uri-lines"));

  /** @param {import("./played.js").Played<State, Case>} room */
  constructor(room) {
    this.room = room;
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

  /** Edits the lines of a phase, from one of them; null: somebody is done. @param {{ phase: string, first: string } | null} edited */
  edit(edited) {
    const { phase } = this.#edited ?? {};
    this.#edition = this.room.state.edition;
    this.#edited = edited && { ...edited, first: keyOf({ line: edited.first }) };
    this.show();
    if (edited) return;
    const story = this.#story;
    story.refresh();
    const row = /** @type {HTMLElement | null} */ (
      story.querySelector(`[data-phase="${CSS.escape(phase ?? "")}"] :is(.edit, .phase)`)
    );
    row?.focus();
  }

  /** @param {Done} done */
  change({ lines = null, act = true, key = "", undo = false }) {
    const { room } = this;
    const before = room.state.lines ?? null;
    const to = undo ? (this.#past.pop() ?? null) : canonical(lines);
    if (!undo && (act || key !== this.#typing)) this.#past.push(before);
    this.#typing = act ? "" : key;
    if (act) room.page.replace(() => room.change({ lines: to ?? undefined }));
    else room.change({ lines: to ?? undefined }, true);
  }

  get #story() {
    return /** @type {Story} */ (this.room.place.querySelector("uri-story"));
  }

  /** Shows what is changed, and the editor. */
  show() {
    const { room } = this;
    const { case: of, state, words } = room;
    if (!of) return;
    const { lines = null } = state;
    const { edition, lineFault, plain, scene } = of;
    if (edition.id !== this.#edition) [this.#edition, this.#past, this.#edited] = [edition.id, [], null];
    const fault = lineFault && lines ? lineFaultText(words, edition, lines, lineFault) : "";
    room.place.querySelector(".stage")?.toggleAttribute("data-changed", lines !== null);
    room.hand(
      "uri-changed",
      lines && {
        name: changedName(words, edition, lines),
        document: nameOf(edition),
        fault: fault && lineFault?.line ? whereText(words, lineFault.line, fault) : fault,
        own: (plain ?? of).scene?.explanation.target ?? null,
        target: scene?.explanation.target ?? null,
        parts: scene?.parts ?? 0,
      },
    );
    const edited = of.plain || of.complete ? this.#edited : null;
    this.#story.editing = edited && { phase: edited.phase, place: this.#editor };
    if (!edited) return;
    Object.assign(this.#editor, {
      words,
      content: {
        edition,
        lines,
        ...edited,
        fault: lineFault && {
          key: keyOf(lineFault),
          at: lineFault.at ?? 0,
          said: fault,
          instead: lineFault.didYouMean ?? "",
        },
        ran: new Set(scene?.steps.map((_, i) => scene.line(i).id)),
        undoes: this.#past.length > 0,
      },
    });
  }

  /** Shows what the change breaks, as far as that is known. */
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
            link: (/** @type {{ base: string, reference: string }} */ { base, reference }) =>
              write({
                ...room.state,
                base,
                reference,
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

  /** Finds out what the change breaks; when there is nothing else to do. */
  ask() {
    if (!this.room.case?.plain) this.#asked.abort();
    this.#broken.ask();
  }
}

/** A fault, with the line that it is in. @param {import("../words/words.js").Words} words @param {string} id @param {string} said */
const whereText = (words, id, said) =>
  words.say("score:edit:faults:where", { where: words.say("score:edit:line", { id }), said });

/** The key of the row in the editor that an error is of. @param {{ line?: string }} error */
function keyOf({ line = "" }) {
  const [, id = "", where = "", number = ""] = /^(.*) (before|after) (\d+)$/.exec(line) ?? [];
  return id ? `${where} ${id} ${Number(number) - 1}` : line;
}
