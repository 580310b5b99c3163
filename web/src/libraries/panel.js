/**
 * The panel of libraries: it asks those that answer live, fetches what was recorded, and hands both
 * to the dialog that shows them (views/dialogs/libraries.js). Fetched when somebody opens it.
 */
import { laterStyles } from "../shell/later.js";
import { nameOf } from "../views/dialogs/libraries.js";
import { rowOf } from "./groups.js";
import { Live } from "./live.js";
import { chosen, choose } from "./mine.js";
import { documentsOf, followed, indexOf, recorded, tableOf } from "./recorded.js";

/** @typedef {import("../run/engine.js").Answer} Answer */
/** @typedef {import("../run/engine.js").Engine} Engine */
/** @typedef {import("../views/dialogs/libraries.js").Content} Content */
/** @typedef {import("../views/dialogs/libraries.js").LibrariesSheet} LibrariesSheet */
/** @typedef {import("./groups.js").Row} Row */

/** The libraries that answer live, one worker each for as long as a panel is open. */
const libraries = () => LIBRARIES.map((about) => new Live(about));

/**
 * Opens the panel for a case.
 * @param {HTMLElement} place in which the dialog is put, below everything else
 * @param {import("../words/words.js").Words} words
 * @param {{ engine: Engine, base: string, reference: string, own: Answer | null }} of own: the chosen edition's answer
 * @param {() => void} changed called when another call was chosen to stand beside the years
 */
export async function openLibraries(place, words, of, changed) {
  await Promise.allSettled([laterStyles(), words.need("libraries")]);
  const panel = new Panel(of, changed);
  const sheet = /** @type {LibrariesSheet} */ (document.createElement("uri-libraries-sheet"));
  sheet.words = words;
  panel.open(place.appendChild(sheet));
}

class Panel {
  /** @type {LibrariesSheet | undefined} */
  #sheet;
  /** @type {Content} */
  #content;
  #live = libraries();

  /** @param {{ engine: Engine, base: string, reference: string, own: Answer | null }} of @param {() => void} changed */
  constructor({ engine, base, reference, own }, changed) {
    this.engine = engine;
    this.changed = changed;
    this.#content = {
      base,
      reference,
      own,
      editions: engine.editions(),
      live: [...this.#live.map(waiting), this.#neighbour(base, reference)],
      recorded: [],
      all: null,
      failed: false,
      documents: [],
      following: [],
      mine: chosen(),
      closed: this.#closed,
    };
  }

  /** @param {LibrariesSheet} sheet */
  open(sheet) {
    this.#sheet = sheet;
    sheet.addEventListener("uriscope:library", (event) => this.#choose(/** @type {CustomEvent} */ (event).detail));
    sheet.addEventListener("uriscope:library-again", (event) => this.#again(/** @type {CustomEvent} */ (event).detail));
    sheet.addEventListener("uriscope:library-table", (event) => this.#save(/** @type {CustomEvent} */ (event).detail));
    this.#show({});
    this.#live.forEach((library) => this.#ask(library));
    this.#fetch();
  }

  /** @param {Partial<Content>} change */
  #show(change) {
    this.#content = { ...this.#content, ...change };
    if (this.#sheet) this.#sheet.content = this.#content;
  }

  /** @param {Live} library */
  async #ask(library) {
    const { base, reference } = this.#content;
    const said = await library.ask(base, reference);
    const { key } = waiting(library);
    this.#show({
      live: this.#content.live.map((row) => (row.key === key ? { ...row, call: library.call || row.call, said } : row)),
    });
  }

  async #fetch() {
    try {
      const all = await recorded();
      const at = indexOf(all, this.#content.base, this.#content.reference);
      const live = new Set(this.#content.live.map(({ library }) => library));
      // What answers now is not shown as it answered then.
      const rows = at < 0 ? [] : all.calls.filter((call) => !live.has(call.library)).map((call) => rowOf(call, at));
      this.#show({ all, recorded: rows, failed: false });
      const documents = await documentsOf(this.engine, all.cases);
      const following = all.calls.flatMap((call) => {
        const document = followed(call, documents);
        return document ? [{ call, following: document }] : [];
      });
      this.#show({ documents, following });
    } catch {
      this.#show({ failed: true });
    }
  }

  /** Go's net/url, which is in the engine. @param {string} base @param {string} reference @returns {Row} */
  #neighbour(base, reference) {
    const told = this.engine.neighbour({ base, reference });
    const said =
      "error" in told
        ? { error: told.error.message }
        : told.target === null
          ? { error: told.refused?.message ?? "" }
          : { answer: told.target };
    const about = { language: "Go", library: "net/url", version: "", call: "base.Parse(reference)" };
    return { ...about, key: "Go net/url", live: true, said };
  }

  /** @param {string} key of a row; "" for what was recorded */
  #again(key) {
    const library = this.#live.find((one) => waiting(one).key === key);
    if (!library) return this.#fetch();
    this.#show({ live: this.#content.live.map((row) => (row.key === key ? { ...row, said: null } : row)) });
    return this.#ask(library);
  }

  /** @param {string} key */
  #choose(key) {
    this.#show({ mine: choose(key) });
    this.changed();
  }

  /** Has the browser save the table. @param {"json" | "markdown"} format */
  #save(format) {
    const { all, documents, editions } = this.#content;
    if (!all) return;
    const names = documents.map((document) => nameOf(document, editions));
    const rows = tableOf(all, documents);
    const text =
      format === "json"
        ? JSON.stringify(
            rows.map(({ call: { answers, ...about }, shared }) => ({
              ...about,
              cases: answers.length,
              shared: Object.fromEntries(names.map((name, i) => [name, shared[i]])),
            })),
            null,
            1,
          )
        : [
            `| | ${names.join(" | ")} |`,
            `|---|${names.map(() => "--:").join("|")}|`,
            ...rows.map(
              ({ call, shared }) => `| ${call.library} ${call.version} (${call.language}) | ${shared.join(" | ")} |`,
            ),
            "",
          ].join("\n");
    const link = document.createElement("a");
    link.href = URL.createObjectURL(
      new Blob([text], { type: format === "json" ? "application/json" : "text/markdown" }),
    );
    link.download = format === "json" ? "libraries-documents.json" : "libraries-documents.md";
    link.click();
    URL.revokeObjectURL(link.href);
  }

  #closed = () => {
    for (const library of this.#live) library.end();
    this.#sheet?.remove();
  };
}

/** The row of a library that has not answered yet. @param {Live} library @returns {Row} */
function waiting({ about: { name, version, license, bytes }, call }) {
  const key = `JavaScript ${name}`;
  return { key, language: "JavaScript", library: name, version, call, live: true, said: null, size: bytes, license };
}
