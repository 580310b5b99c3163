/**
 * Libraries of npm that answer live, each in a worker of its own: one that throws, hangs or cannot
 * be fetched is shown as what it did, and disturbs nobody else.
 */

/** @typedef {typeof LIBRARIES[number]} About */
/** What a library answers; odd: something that is no answer. @typedef {{ answer: string | null } | { error: string } | { hangs: true } | { odd: true } | { unfetched: string }} Answered */

/** How long a library may take for an answer, and for its script to come, in milliseconds. */
const [patience, transfer] = [1_000, 20_000];

export class Live {
  /** @type {Worker | null} */
  #worker = null;
  /** What the worker is doing; the next question waits for it. @type {Promise<unknown>} */
  #busy = Promise.resolve();
  /** How its users write the call, once its script is there. */
  call = "";

  /** @param {About} about @param {() => Worker} [make] */
  constructor(about, make = worker) {
    this.about = about;
    this.make = make;
  }

  /** What it answers. @param {string} base @param {string} reference @returns {Promise<Answered>} */
  ask(base, reference) {
    const asked = this.#busy.then(() => this.#ask(base, reference));
    this.#busy = asked;
    return asked;
  }

  /** @param {string} base @param {string} reference @returns {Promise<Answered>} */
  async #ask(base, reference) {
    if (!this.#worker) {
      const said = await this.#start();
      if (said) return said;
    }
    const said = await this.#say({ base, reference }, patience);
    if (said) return /** @type {Answered} */ (said);
    this.end();
    return { hangs: true };
  }

  /** Fetches the script; what went wrong, if something did. @returns {Promise<Answered | null>} */
  async #start() {
    try {
      this.#worker = this.make();
    } catch (error) {
      return { unfetched: String(error) };
    }
    const said = await this.#say({ file: new URL(`../${this.about.file}`, import.meta.url).href }, transfer);
    if (said && "ready" in said) {
      this.call = said.ready;
      return null;
    }
    this.end();
    return { unfetched: said && "unfetched" in said ? said.unfetched : "" };
  }

  /**
   * Says something to the worker; what it says then, null if it says nothing in time.
   * @param {import("./asker.js").First | import("./asker.js").Asked} what @param {number} most milliseconds
   * @returns {Promise<import("./asker.js").Said | { odd: true } | null>}
   */
  #say(what, most) {
    const worker = this.#worker;
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(null), most);
      /** @param {import("./asker.js").Said | { odd: true }} said */
      const done = (said) => {
        clearTimeout(timer);
        resolve(said);
      };
      if (!worker) return done({ unfetched: "" });
      worker.onmessage = ({ data }) => {
        done(read(data));
        worker.onmessage = () => this.end(); // nobody has asked: if it went on, it would keep the page busy
      };
      worker.onerror = (event) => {
        event.preventDefault(); // it is told, as what the library did
        done({ unfetched: event.message ?? "" });
      };
      worker.postMessage(what);
    });
  }

  /** Ends its worker; the next question starts another one. */
  end() {
    this.#worker?.terminate();
    this.#worker = null;
  }
}

/** Longer texts are nothing that a library says. */
const longestSaid = 1_000_000;

/** What a worker says, which a library can make say anything. @param {unknown} data @returns {import("./asker.js").Said | { odd: true }} */
function read(data) {
  const said = typeof data === "object" && data !== null ? Object.entries(data) : [];
  const [[name, value] = ["", undefined]] = said;
  const known =
    ["ready", "unfetched", "answer", "error"].includes(name) &&
    (typeof value === "string" ? value.length <= longestSaid : name === "answer" && value === null);
  return known && said.length === 1 ? /** @type {import("./asker.js").Said} */ (data) : { odd: true };
}

/** A worker for one library. Its address is a script, which the page's policy lets nobody name but this. */
function worker() {
  const url = new URL(`../${LIBRARY_ASKER}`, import.meta.url).href;
  const types = /** @type {any} */ (globalThis).trustedTypes;
  const named = types
    ? types.createPolicy("uriscope-worker", { createScriptURL: () => url }).createScriptURL(url)
    : url;
  return new Worker(named, { type: "module" });
}
