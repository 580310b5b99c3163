/**
 * Libraries of npm that answer live, each in a worker of its own: one that throws, hangs or cannot
 * be fetched is shown as what it did, and disturbs nobody else.
 */

/** @typedef {typeof LIBRARIES[number]} About */
/** What a library answers; odd: something that is no answer. @typedef {{ answer: string | null } | { error: string } | { hangs: true } | { odd: true } | { unfetched: string }} Answered */

/** What a worker says. @typedef {import("./asker.js").Said | { odd: true } | { unfetched: string }} Said */

/** How long a library may take for an answer, and for its script to come, and to start, in milliseconds. */
const [patience, transfer] = [1_000, 20_000];
/** The wait is split into this many parts. However long the page is busy and cannot read an answer, that counts as one of them. */
const parts = 10;

export class Live {
  /** @type {Worker | null} */
  #worker = null;
  /** The worker that is being made, unless it has been ended before it was there. @type {object | null} */
  #wanted = null;
  /** What the worker is doing; the next question waits for it. @type {Promise<unknown>} */
  #busy = Promise.resolve();
  /** How its users write the call, once its script is there. */
  call = "";

  /** @param {About} about @param {(file: string) => Promise<Worker>} [make] */
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
    if (said) return "call" in said ? { odd: true } : said;
    this.end();
    return { hangs: true };
  }

  /** Starts the worker; what went wrong, if something did. @returns {Promise<Answered | null>} */
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
   * Says something to the worker; what it says then, null if it says nothing in time.
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
    this.#worker = this.#wanted = null;
  }
}

/** Longer texts are nothing that a library says. */
const longestSaid = 1_000_000;

/**
 * Reads what a worker says. A library can make it say anything, a list with millions of members for instance,
 * so only the member that counts is looked at.
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
  // The page's policy lets nobody name a script but this.
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
