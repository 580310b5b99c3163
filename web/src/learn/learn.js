/**
 * The script of the pages of the course: the theme, the exercises at the end of a chapter,
 * and the marks in the contents. The chapters can be read without it.
 *
 * It does without lit-html: the script of the element has its own copy, and the policy of the
 * page allows one.
 */
import { write } from "../run/link.js";
import { session } from "../run/storage.js";
import { chosen } from "../shell/language.js";
import { closesMore } from "../shell/more.js";
import { theme } from "../shell/theme.js";
import { base } from "../words/base.js";
import { languageOf, untagged } from "../words/tagged.js";
import { Words } from "../words/words.js";
import { anotherOf, countOf, exerciseOf, viewOf } from "./exercises.js";
import { Mastery } from "./mastery.js";

const language = document.documentElement.lang || base;
const words = new Words({ language, missing: globalThis.uriscopeMissing });
const mastery = new Mastery();

/**
 * Creates an element with attributes and children. Text in another language gets a lang attribute.
 * @param {string} name @param {Record<string, string>} attributes @param {...(string | Node)} children
 */
function make(name, attributes, ...children) {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  const lang = children.map((child) => typeof child === "string" && languageOf(child)).find(Boolean);
  if (lang) element.lang = lang;
  element.append(...children.map((child) => (typeof child === "string" ? untagged(child) : child)));
  return element;
}

/** @param {string} className @param {string} text @param {() => void} act */
function button(className, text, act) {
  const made = make("button", { type: "button", class: className }, text);
  made.addEventListener("click", act);
  return made;
}

/** The exercises of a chapter. One element shows them, one after another. */
class Practice {
  /** Why the last answer does not count, if it doesn't. @type {ReturnType<Mastery["answered"]>} */
  #uncounted = "";

  /** @param {HTMLElement} section */
  constructor(section) {
    this.kind = section.dataset.kind ?? "";
    this.seed = Number(section.dataset.seed);
    this.element = /** @type {HTMLElement} */ (section.querySelector("uri-scope"));
    this.streak = make("p", { class: "streak", role: "status" });
    this.link = /** @type {HTMLAnchorElement} */ (make("a", {}, words.say("learn:this")));
    this.more = button("another", words.say("learn:another"), this.#another);
    this.stage = /** @type {HTMLAnchorElement} */ (make("a", { class: "stage-link" }, words.say("learn:stage")));
    this.element.before(
      make(
        "div",
        { class: "bar" },
        this.streak,
        ...(mastery.kept ? [] : [make("p", { class: "note" }, words.say("learn:unkept"))]),
      ),
    );
    this.element.after(make("p", { class: "act" }, this.more, this.link, this.stage));
    this.element.addEventListener("uriscope:predict", (event) =>
      this.#answered(/** @type {CustomEvent} */ (event).detail),
    );
    addEventListener("hashchange", () => this.#follow());
    this.#follow();
    this.draw();
  }

  /** Shows the exercise that the link names. */
  #follow() {
    const [, seed] = /^#exercise=(\d{1,7})$/.exec(location.hash) ?? [];
    if (seed === undefined || Number(seed) >= countOf(this.kind)) return;
    this.#show(Number(seed));
    this.element.closest("section")?.scrollIntoView({ block: "start" });
  }

  /** @param {number} seed */
  #show(seed) {
    if (seed === this.seed) return;
    this.seed = seed;
    this.#uncounted = "";
    this.element.replaceChildren(); // the answer to the one before
    this.more.classList.remove("primary");
    const { base, reference, other, edition, predict } = exerciseOf(this.kind, seed);
    for (const [name, value] of Object.entries({ base, reference, edition, view: viewOf(predict), predict }))
      this.element.setAttribute(name, value);
    if (other === undefined) this.element.removeAttribute("other");
    else this.element.setAttribute("other", other);
    this.draw();
  }

  #another = () => {
    const seed = anotherOf(this.kind);
    history.replaceState(history.state, "", `#exercise=${seed}`);
    this.#show(seed);
    this.element.scrollIntoView({ block: "nearest" });
    // The element tells when it asks the next one; its view is drawn by then, a microtask later at most.
    this.element.addEventListener("uriscope:change", () => queueMicrotask(this.#focus), { once: true });
  };

  /** Whoever goes on can answer at once. */
  #focus = () => {
    if (document.activeElement !== this.more) return;
    const first = ".predict :is(input:not([readonly]), fieldset:enabled button)";
    /** @type {HTMLElement | null | undefined} */ (this.element.shadowRoot?.querySelector(first))?.focus();
  };

  /** With the last question of a run it is known whether all was right; a wrong answer counts at once. @param {{ right: boolean, left: number }} detail */
  #answered({ right, left }) {
    if (left && right) return;
    this.#uncounted = mastery.answered(this.kind, this.seed, right);
    this.draw();
    if (left) return;
    this.more.classList.add("primary");
    this.more.focus({ preventScroll: true });
  }

  draw() {
    const { seeds: row, mastered } = mastery.of(this.kind);
    const { base, reference, edition, options, predict } = exerciseOf(this.kind, this.seed);
    this.streak.replaceChildren(
      ...(mastered
        ? [
            make("span", { class: "mark", "aria-hidden": "true" }, "✓"),
            " ",
            make("span", {}, words.say("learn:mastered")),
          ]
        : [
            ...(this.#uncounted ? [make("span", {}, words.say(`learn:uncounted:${this.#uncounted}`)), " "] : []),
            make("span", {}, words.say("learn:streak", { right: row.length })),
          ]),
    );
    this.link.href = `#exercise=${this.seed}`;
    this.stage.hidden = /^(rung|send|rule:|expectation)/.test(predict); // the stage plays whole runs; it compares and fetches nothing, and asks no reasons
    this.stage.href = `../${write({ base, reference, edition, options, step: null, mode: "predict", predict: predict === "target" ? "" : predict })}`;
  }
}

/** Marks what is mastered in the contents, and says how to forget it. @param {HTMLElement} section @param {boolean} [forgotten] */
function progress(section, forgotten = false) {
  for (const item of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".contents > [data-kind]"))) {
    item.querySelector(".mark")?.remove();
    if (!mastery.of(item.dataset.kind ?? "").mastered) continue;
    item.querySelector("a")?.after(" ", make("span", { class: "mark" }, "✓ ", words.say("learn:mark")));
  }
  section.hidden = !mastery.any && !forgotten;
  section.querySelector("div")?.remove();
  section.append(
    make(
      "div",
      {},
      ...(forgotten
        ? [make("p", { role: "status" }, words.say("learn:forgotten"))]
        : [
            make("p", {}, words.say(mastery.kept ? "learn:kept" : "learn:unkept")),
            make(
              "p",
              {},
              button("forget", words.say("learn:forget"), () => {
                mastery.forget();
                progress(section, true);
              }),
            ),
          ]),
    ),
  );
}

/** Leads back to the rooms as they were left in this tab: see web/src/shell/house.js. */
function leadBack() {
  /** @type {Record<string, unknown>} */
  let left = {};
  try {
    left = JSON.parse(session.read("left") ?? "{}");
  } catch {
    // The entry is not valid.
  }
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll(".logo a, .rooms a"))) {
    const [, page, room] = /^(\.\.\/(?:index\.html)?)(.*)/.exec(link.getAttribute("href") ?? "") ?? [];
    const there = left[room];
    if (typeof there === "string" && there.startsWith("#")) link.href = page + there;
  }
}

async function open() {
  leadBack();
  await words.need("ui", "page", "learn").catch(() => {});
  chosen(document.querySelector(".languages"));
  closesMore(/** @type {HTMLElement} */ (document.getElementById("rooms")));
  theme(/** @type {HTMLElement} */ (document.getElementById("theme")), words);
  const contents = /** @type {HTMLElement | null} */ (document.querySelector("section.progress"));
  if (contents) progress(contents);
  // Until the element is defined, the page has only the exercise in its HTML.
  await customElements.whenDefined("uri-scope");
  for (const section of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("section.practice")))
    new Practice(section);
}

open();
dispatchEvent(new Event("uriscope:whole")); // which heal.js waits for
