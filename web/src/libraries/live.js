/**
 * npm libraries that answer live, each in a worker of its own. If one throws, hangs or can't be fetched, that is its
 * result, and the others are unaffected.
 */

/** @typedef {typeof LIBRARIES[number]} About */
/** A library's answer; odd: a message that isn't one. @typedef {{ answer: string | null } | { error: string } | { hangs: true } | { odd: true } | { unfetched: string }} Answered */

/** A message from a worker. @typedef {import("./asker.js").Said | { odd: true } | { unfetched: string }} Said */

/** Milliseconds that a library may take to answer, and that its script may take to load and start. */
const [patience, transfer] = [1_000, 20_000];
/**
 * The number of parts of a wait. If the page is too busy to read an answer, that counts as a single part, however long
 * it takes.
 */
const parts = 10;

export class Live {
  /** @type {Worker | null} */
  #worker = null;
  /** The worker being created, unless it was ended before that. @type {object | null} */
  #wanted = null;
  /** The worker's current task; the next question waits for it. @type {Promise<unknown>} */
  #busy = Promise.resolve();
  /** The call as users of the library write it, once its script is loaded. */
  call = "";

  /** @param {About} about @param {(file: string) => Promise<Worker>} [make] */
  constructor(about, make = worker) {
    this.about = about;
    this.make = make;
  }

  /** Asks the library. @param {string} base @param {string} reference @returns {Promise<Answered>} */
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
    if (said) return "call" in said ? { odd: true } : said;
    this.end();
    return { hangs: true };
  }

  /** Starts the worker, and returns the error, if any. @returns {Promise<Answered | null>} */
  async #start() {
    const wanted = (this.#wanted = {});
    try {
      const worker = await this.make(this.about.file);
      if (wanted === this.#wanted) this.#worker = worker;
      else worker.terminate();
    } catch (error) {
      return { unfetched: String(error) };
    }
    const said = await this.#say("call", transfer);
    if (said && "call" in said) {
      this.call = said.call;
      return null;
    }
    this.end();
    if (!said) return { hangs: true };
    return "unfetched" in said ? said : { odd: true };
  }

  /**
   * Sends a message to the worker, and returns its answer; null if none arrives in time.
   * @param {import("./asker.js").Asked} what @param {number} most milliseconds
   * @returns {Promise<Said | null>}
   */
  #say(what, most) {
    const worker = this.#worker;
    return new Promise((resolve) => {
      let left = parts;
      /** @type {ReturnType<typeof setTimeout>} */
      let timer;
      const wait = () => {
        timer = setTimeout(() => (--left ? wait() : resolve(null)), most / parts);
      };
      wait();
      /** @param {Said} said */
      const done = (said) => {
        clearTimeout(timer);
        resolve(said);
      };
      if (!worker) return done({ unfetched: "" });
      worker.onmessage = ({ data }) => {
        done(read(data));
        worker.onmessage = () => this.end(); // no question is open: if it continued, it would keep the page busy
      };
      worker.onerror = (event) => {
        event.preventDefault(); // reported as the library's own failure
        done({ unfetched: event.message ?? "" });
      };
      worker.postMessage(what);
    });
  }

  /** Ends the worker. The next question starts another one. */
  end() {
    this.#worker?.terminate();
    this.#worker = this.#wanted = null;
  }
}

/** Longer texts, in UTF-16 code units, don't count as a library's answer. */
const longestSaid = 1_000_000;

/**
 * Reads a worker's message. A library can send anything, for instance a list with millions of members, so only the
 * relevant member is read.
 * @param {unknown} data @returns {Said}
 */
function read(data) {
  const said = /** @type {Record<string, unknown>} */ (Object(data));
  const name = ["call", "answer", "error"].find((one) => Object.hasOwn(said, one)) ?? "";
  const value = said[name];
  const known = typeof value === "string" ? value.length <= longestSaid : name === "answer" && value === null;
  return known ? /** @type {Said} */ ({ [name]: value }) : { odd: true };
}

/**
 * A worker for one library. Its address is its script, so by the HTML Standard it has an origin of its own and
 * the policy of the page, whatever the host sends: it reaches no other host and nothing that the site keeps in
 * the browser. In a worker with the site's origin, names can only be removed one by one, and import(), fonts
 * and file systems would remain. A frame without an origin would need another page of the site.
 * @param {string} file of at most 2 MB when encoded, which is the longest address of Chromium
 */
async function worker(file) {
  const texts = await Promise.all([LIBRARY_ASKER, file].map(textOf));
  const url = `data:text/javascript;charset=utf-8,${encodeURIComponent(texts.join("\n"))}`;
  const types = /** @type {any} */ (globalThis).trustedTypes;
  // This is the only script address that the page's policy allows.
  const named = types
    ? types.createPolicy("uriscope-worker", { createScriptURL: () => url }).createScriptURL(url)
    : url;
  return new Worker(named);
}

/** The text of a script of the site. @param {string} file */
async function textOf(file) {
  const response = await fetch(new URL(`../${file}`, import.meta.url), { signal: AbortSignal.timeout(transfer) });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.text();
}
