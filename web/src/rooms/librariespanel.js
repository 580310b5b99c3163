/**
 * The panel of libraries: runs those that answer live, loads the recorded answers, and passes both to the dialog
 * (views/dialogs/libraries.js). It is loaded when the panel is opened.
 */
import { laterStyles } from "../views/later.js";
import "../views/dialogs/libraries.js";
import { rowOf } from "../libraries/groups.js";
import { Live } from "../libraries/live.js";
import { neturl } from "../libraries/neturl.js";
import { compared, followed, indexOf, isRecorded, recorded } from "../libraries/recorded.js";
import { save } from "../libraries/table.js";

/** @import { Answer } from "../run/engine.js" */
/** @import { Engine } from "../run/tolerant.js" */
/** @import { Content, LibrariesSheet } from "../views/dialogs/libraries.js" */
/** @import { Row } from "../libraries/groups.js" */
/** own: the answer of the spec in use; silent: whether a property is set, which libraries can't do; mine: the keys of the calls shown beside the years. @typedef {{ engine: Engine, base: string, reference: string, own: Answer | null, silent: boolean, mine: string[] }} Of */

/** The libraries that answer live, each with a worker while a panel is open. */
const libraries = () => LIBRARIES.map((about) => new Live(about));

/**
 * Opens the panel for a case. It rejects if its words can't be loaded.
 * @param {HTMLElement} place receives the dialog as its last child
 * @param {import("../words/words.js").Words} words
 * @param {Of} of
 * @param {(key: string) => string[]} choose adds a call beside the years, or removes it; returns the current choice
 */
export async function openLibraries(place, words, of, choose) {
  await Promise.all([laterStyles().catch(() => {}), words.need("libraries")]);
  const panel = new Panel(of, choose);
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

  /** @param {Of} of @param {(key: string) => string[]} choose */
  constructor({ engine, base, reference, own, silent, mine }, choose) {
    this.engine = engine;
    this.choose = choose;
    this.#content = {
      base,
      reference,
      own,
      silent,
      editions: engine.editions(),
      live: [...this.#live.map(waiting), neturl(engine, base, reference)],
      recorded: [],
      all: null,
      failed: false,
      documents: [],
      printed: new Map(),
      following: [],
      mine,
      closed: this.#closed,
    };
  }

  /** @param {LibrariesSheet} sheet */
  open(sheet) {
    this.#sheet = sheet;
    sheet.addEventListener("uriscope:library", (event) => this.#choose(/** @type {CustomEvent} */ (event).detail));
    sheet.addEventListener("uriscope:library-again", (event) => this.#again(/** @type {CustomEvent} */ (event).detail));
    sheet.addEventListener("uriscope:library-table", (event) => save(/** @type {CustomEvent} */ (event).detail));
    this.#show({});
    if (this.#content.silent) return;
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
      // A live answer replaces the recorded one.
      const live = new Set(this.#content.live.map(nameOf));
      const rest = all.calls.filter((call) => !live.has(nameOf(call)));
      const rows = rest.filter((call) => isRecorded(call, at)).map((call) => rowOf(call, at));
      this.#show({ all, recorded: rows, failed: false });
      const { documents, printed } = await compared(this.engine, all);
      const following = rest
        .filter((call) => !isRecorded(call, at))
        .flatMap((call) => {
          const document = followed(call, documents);
          return document ? [{ call, following: document }] : [];
        });
      this.#show({ documents, printed, following });
    } catch {
      this.#show({ failed: true });
    }
  }

  /** @param {string} key of a row; "" for the recorded answers */
  #again(key) {
    const library = this.#live.find((one) => waiting(one).key === key);
    if (!library) return this.#fetch();
    this.#show({ live: this.#content.live.map((row) => (row.key === key ? { ...row, said: null } : row)) });
    return this.#ask(library);
  }

  /** @param {string} key */
  #choose(key) {
    this.#show({ mine: this.choose(key) });
  }

  #closed = () => {
    for (const library of this.#live) library.end();
    this.#sheet?.remove();
  };
}

/** Libraries of two languages may have the same name. @param {{ language: string, library: string }} of */
const nameOf = ({ language, library }) => `${language} ${library}`;

/** The row of a library that hasn't answered yet. @param {Live} library @returns {Row} */
function waiting({ about: { name, version, license, bytes }, call }) {
  const key = `JavaScript ${name}`;
  return { key, language: "JavaScript", library: name, version, call, live: true, said: null, size: bytes, license };
}
