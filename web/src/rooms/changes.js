/**
 * The part of changed lines that the Resolve room always loads: it loads the rest, changing.js, for the first edited
 * line or a link with changes, and knows the changed spec's name.
 */
import { signal } from "@preact/signals-core";
import { changedName, changesText } from "../texts/lines.js";
import { demand } from "../views/dialogs/demand.js";

/** @import { Case } from "../cases/case.js" */
/** @import { State } from "../run/link.js" */

export class Changes {
  /**
   * changing.js, once it is loaded.
   * @type {import("@preact/signals-core").Signal<import("./changing.js").Changing | null>}
   */
  #rest = signal(null);

  /** @param {import("./played.js").Played<State, Case>} room */
  constructor(room) {
    this.room = room;
    room.on("edit", async (edited) => (await this.#fetched())?.edit(edited));
    room.on("lines", (done) => this.#rest.value?.change(done));
    const { turns } = room;
    turns.follow("sight", () => {
      if (room.case?.state.lines && !this.#rest.value) void this.#fetched();
    });
    turns.follow("sight", () => this.#rest.value?.show());
    turns.follow("rest", () => this.#rest.value?.showBroken());
    turns.follow("rest", () => this.#rest.value?.ask());
  }

  async #fetched() {
    const { words, notes } = this.room;
    if (this.#rest.value) return this.#rest.value;
    const [module] = await demand(import("./changing.js"), words, ["score"]).catch(() => []);
    if (!module || !words.has("score:edit:hint")) return notes.add("not-fetched");
    return (this.#rest.value ??= new module.Changing(this.room));
  }

  /** The spec's name with changed lines; "" if none run. */
  get name() {
    const { plain, edition, request } = this.room.case ?? {};
    return plain && edition && request?.lines ? changedName(this.room.words, edition, request.lines) : "";
  }

  /** The changed spec's name, and a sentence for each change, as far as the words are loaded. */
  get said() {
    const { words, case: of } = this.room;
    return this.name ? [this.name, ...(words.settled("score") ? changesText(words, of?.request.lines ?? {}) : [])] : [];
  }
}
