/**
 * The Embed room: a live element as on other pages, next to the choice of its content and the code to paste. The
 * preview is the element itself, from the script that other pages load.
 */
import { nothing, render } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { answered } from "../cases/unanswered.js";
import { copy } from "../views/copy.js";
import { viewsOf } from "../embed/baked.js";
import { common } from "../embed/attributes.js";
import { lone as alone, views } from "../embed/registry.js";
import {
  captionOf,
  elementTag,
  frameTag,
  leavesOutNul,
  loneFields,
  loneFrame,
  loneTag,
  scriptTag,
  siteOf,
} from "../embed/tags.js";
import { any, list, oneOf, readFields } from "../run/fields.js";
import { lineAttribute, sameLines } from "../run/lines.js";
import { chosen, optionsIn, linkTo, optionsOf, start, stateOf, write } from "../run/link.js";
import { attributesOf, read } from "../subjects/subject.js";
import { attributes as ofSubjects, hasSubject, subjects } from "../subjects/subjects.js";
import { html } from "../texts/html.js";
import { besideOf, labelOf } from "../texts/naming.js";
import { sentence, withCode } from "../texts/marks.js";
import "../views/stage/notices.js";
import { isUntouched } from "./brought.js";
import { tools } from "./tools.js";
import { figureWords } from "../words/figurewords.js";

/** @import { Engine } from "../run/tolerant.js" */
/** @import { Link } from "../run/link.js" */
/** @import { Room } from "./rooms.js" */

/** Header fields, tags and attributes aren't URIs, so their characters aren't marked. @param {import("../words/words.js").Words} _ @param {string} value */
const asItIs = (_, value) => value;

/** The views that most authors want. The others are under "All views". */
const often = ["target", "resolution", "dots", "editions", "story"];

/** The widths of the preview, by the names of the room's words. */
const widths = ["page", "column", "paragraph"];
const loadings = ["lazy", "click", "eager"];

/** The attributes that only views with a subject use. */
const own = ofSubjects.filter((name) => !common.includes(name));

/** The attributes that the room explains, besides the options of specs. */
const attributes = ["base", "reference", "edition", "view", "step", "side", "loading", "lines", ...own];

/** First values of the attributes for views with a subject. @type {Record<string, string>} */
const firstOwn = {
  ...Object.fromEntries(own.map((name) => [name, ""])),
  ...Object.assign({}, ...["layers", "encoding", "host", "extract"].map((view) => examplesOf(view))),
  other: "http://a/./g",
  component: "path",
  side: "",
};

/**
 * First texts of views shown alone, if they differ from the opening example.
 * @type {Record<string, { reference: string, edition?: string }>}
 */
const firstOf = {
  scheme: { reference: "ftp://ftp.example.com/pub/a%2Fb;type=i", edition: "rfc1738" },
  normalization: { reference: "eXAMPLE://a/./b/../b/%63/%7bfoo%7d" },
};

/**
 * The fields of the link in addition to the Resolve room's.
 * @param {import("../run/engine.js").Encoded | null} of the spec's choices
 */
const fieldsOf = (of) => ({
  ...Object.fromEntries(Object.entries(firstOwn).map(([name, first]) => [name, any(first)])),
  ...(of && {
    component: oneOf(
      of.components.map(({ id }) => id),
      of.component.id,
    ),
    charset: oneOf(["", ...of.charsets]),
  }),
  side: oneOf(["", "a", "b"]),
  view: {
    ...list(oneOf(["", ...views]), "+"),
    read: (/** @type {string} */ value, /** @type {(value: string) => void} */ refuse) =>
      value
        .toLowerCase()
        .split(/[+\s]+/)
        .flatMap((name) => (!name || views.includes(name) ? name : (refuse(name), []))),
  },
  loading: oneOf(loadings),
  width: oneOf(widths),
});

/** Fields of the Resolve room that don't apply to an element. */
const unused = ["of", "libraries", "mode", "card"];

/** @implements {Room} */
export class Embed {
  /** Invalid values in the link. @type {import("../run/fields.js").Note[]} */
  #notes = [];
  /**
   * The result of testing if the host lets a frame work; "" before the test.
   * @type {"" | "asking" | "yes" | "no" | "failed"}
   */
  #frames = "";
  /** The height of the element, in CSS pixels; 0 until it is known. */
  #high = 0;
  /** @type {Element | null} */
  #measured = null;
  #sizes = new ResizeObserver(([{ contentRect }]) => {
    const high = Math.ceil(contentRect.height);
    if (high === this.#high) return;
    this.#high = high;
    requestAnimationFrame(() => this.place.hidden || this.#draw());
  });
  /** True if the element's script couldn't be loaded. */
  #failed = false;
  /** True if "All views" is open. */
  #all = false;
  /** With the texts of {@link firstOwn}. @type {typeof start & { views: string[], loading: string, width: string } & Record<string, any>} */
  #state = { ...start, ...firstOwn, views: viewsOf(null), loading: "lazy", width: "page" };

  /** @param {HTMLElement} place @param {import("./rooms.js").Page} page */
  constructor(place, page) {
    this.place = place;
    this.page = page;
    this.words = page.words;
    this.engine = /** @type {Engine} */ (page.engine);
    this.editions = this.engine.editions();
    this.options = optionsOf(this.editions);
    this.site = siteOf(document); // the one for the page's language
    this.root = new URL("../", import.meta.url).href;
    place.addEventListener("uriscope:change", (event) => {
      const element = event.target;
      if (!(element instanceof HTMLElement) || element.localName !== "uri-scope") return;
      const told = Object.entries(/** @type {CustomEvent} */ (event).detail).filter(
        ([name, value]) => Object.hasOwn(this.#state, name) && name !== "charset" && value !== undefined,
      );
      const ofLayers = this.#state.views[0] === "layers"; // events of these views contain the answer
      this.#choose(
        Object.fromEntries(
          ofLayers ? subjects.layers.texts.map((name) => [name, element.getAttribute(name) ?? ""]) : told,
        ),
        this.#notes, // the element reports that as well
      );
    });
  }

  get link() {
    const { views, loading, width, ...state } = this.#state;
    const { lone } = this;
    const more = Object.entries({
      view: lone || views.join() === viewsOf(null).join() ? "" : views.join("+"),
      loading: loading === loadings[0] ? "" : loading,
      width: width === widths[0] ? "" : width,
    }).filter(([, value]) => value);
    if (lone) return linkTo("embed", { ...loneFields(lone), ...Object.fromEntries(more) });
    return `#room=embed&${write(state).slice(1)}${more.map(([name, value]) => `&${name}=${value}`).join("")}`;
  }

  get typed() {
    const { base, reference, edition, options } = this.#state;
    return this.lone || isUntouched({ base, reference }) ? null : { base, reference, edition, options };
  }

  get tools() {
    const { engine, editions, options } = this;
    return tools({
      words: this.words,
      place: this.place,
      examples: () => {
        const all = engine.examples({});
        const { edition: chosen, options } = this.#state;
        return { examples: Array.isArray(all) ? all : [], editions, chosen, options };
      },
      pick: ({ base = this.#state.base, input, edition = this.#state.edition, ...more }) =>
        this.page.replace(() =>
          this.#choose({
            base,
            reference: input,
            edition,
            options: chosen({ ...this.#state.options, ...more }, options),
            views: this.lone ? viewsOf(null) : this.#state.views,
          }),
        ),
      share: { link: () => this.link, engine: () => engine },
      print: () => print(),
    });
  }

  /** The element's content for a view with a subject; null for a base and a reference. @returns {import("../embed/tags.js").Lone | null} */
  get lone() {
    const { words } = this;
    const state = this.#state;
    const {
      views: [view],
      edition,
      options,
    } = state;
    if (!hasSubject(view)) return null;
    const subject = subjects[view];
    const its = attributesOf(subject);
    return {
      view,
      attributes: {
        ...Object.fromEntries(["base", ...its].flatMap((name) => (its.includes(name) ? [[name, state[name]]] : []))),
        edition,
        ...(subject.options && options),
      },
      // A link needs no label, and may be requested before the words are loaded.
      label: words.has("embedding:title")
        ? subject.label(words, read(subject, (name) => state[name] || null, this.editions).asked)
        : "",
    };
  }

  /** @param {Link} link */
  show(link) {
    const ids = this.editions.map(({ id }) => id);
    const { edition: asked } = Object.fromEntries(link.fields);
    const edition = ids.find((id) => id === asked) ?? start.edition;
    const schema = fieldsOf(answered(this.engine.encode("", { edition })));
    const isOwn = (/** @type {[string, string]} */ [name]) => Object.hasOwn(schema, name);
    const of = readFields(schema, { ...link, fields: link.fields.filter(isOwn) });
    const fields = link.fields.filter((field) => !isOwn(field));
    const { state, notes } = stateOf({ ...link, fields, notes: of.notes }, ids, unused);
    const read = optionsIn(state.options, this.options);
    const { view, ...own } = of.values;
    this.#notes = [...notes, ...read.notes];
    this.#state = { ...firstOwn, ...own, ...state, options: read.options, views: viewsOf(view.join(" ")) };
    this.#all ||= !this.#state.views.every((name) => often.includes(name));
    this.#draw();
    this.#begin();
    this.#tryFrame();
  }

  hide() {}

  /** Loads the element and the words. Without them, the room says what it can. */
  async #begin() {
    const { words, root } = this;
    const address = `${root}embed.js`; // not bundled with the page's own scripts
    const script = import(address);
    await Promise.allSettled([
      script,
      words.need(
        "embedding",
        "embed",
        "figure",
        "encoding",
        "extract",
        "compare",
        "documents",
        ...this.editions.map(({ id }) => id),
      ),
    ]);
    this.#draw(
      await script.then(
        () => false,
        () => true,
      ),
    );
  }

  /**
   * @param {Record<string, unknown>} change
   * @param {import("../run/fields.js").Note[]} [notes] on the link, if they still apply
   */
  #choose(change, notes = []) {
    const { edition, lines } = this.#state;
    this.#state = { ...this.#state, ...change };
    if (this.#state.edition !== edition && sameLines(this.#state.lines, lines)) this.#state.lines = undefined;
    this.#notes = notes;
    this.page.changed();
    this.#draw();
  }

  #draw(failed = this.#failed) {
    this.#failed = failed;
    const { words } = this;
    if (!words.has("embedding:title"))
      return render(
        words.settled("embedding") ? html`<p role="alert">${words.say("ui:not-fetched")}</p>` : nothing,
        this.place,
      );
    const { base, reference, edition, options, lines, views, loading, width } = this.#state;
    const { lone } = this;
    render(
      html`<section class="embed">
      <h2 class="question">${words.say("embedding:title")}</h2>
      <p class="note">${sentence(words, "embedding:about")}</p>
      <div class="sides">
        <section class="preview ${width}" aria-label=${words.say("embedding:preview")}>
          ${failed ? html`<p role="alert">${words.say("ui:not-fetched")}</p>` : html`<uri-scope base=${base} reference=${reference} edition=${edition} view=${views.join(" ")} loading="eager"></uri-scope>`}
        </section>
        <div class="beside">
          <div class="choose">${this.#choices()}</div>
          ${this.#pastes(lone ?? { base, reference, edition, options, lines, views, loading })}
        </div>
      </div>
      ${this.#explained()}
      <uri-notices .words=${words} .content=${{ notes: this.#notes }}></uri-notices>
    </section>`,
      this.place,
    );
    const element = this.place.querySelector("uri-scope");
    if (element && this.#measured !== element) {
      this.#measured = element;
      this.#sizes.disconnect();
      this.#sizes.observe(element);
    }
    /** @type {Record<string, string>} */
    const fields = lone ? loneFields(lone) : { ...options, ...(lines && { lines: lineAttribute(lines) }) };
    for (const name of ["lines", ...this.options.map(({ name }) => name), ...Object.keys(firstOwn)]) {
      const value = Object.hasOwn(fields, name) ? fields[name] : null;
      if (value === null) element?.removeAttribute(name);
      else if (element?.getAttribute(name) !== value) element?.setAttribute(name, value);
    }
  }

  /** Adds a view, or removes it. @param {string} name */
  #toggle(name) {
    const { views: shown } = this.#state;
    const others = shown.filter((view) => view !== name && !alone.includes(view));
    const chosen = shown.includes(name) ? others : [...others, name];
    this.#choose({ ...this.#without(), views: viewsOf(views.filter((view) => chosen.includes(view)).join(" ")) });
  }

  /** Selects a view that is shown alone, with a suitable text unless the visitor typed one; or none. @param {string} name */
  #showAlone(name) {
    const before = this.#without();
    const state = { ...this.#state, ...before };
    const first = Object.hasOwn(firstOf, name) && state.reference === start.reference ? firstOf[name] : {};
    this.#choose({ ...before, ...first, views: viewsOf(name || null) });
  }

  /** The untyped texts that belong to the view shown alone. @returns {Partial<{ reference: string, edition: string }>} */
  #without() {
    const { views, reference } = this.#state;
    const first = Object.hasOwn(firstOf, views[0]) ? firstOf[views[0]] : null;
    return first?.reference === reference
      ? { reference: start.reference, ...(first.edition ? { edition: start.edition } : {}) }
      : {};
  }

  /** A view's name in the attribute, with an explanation. @param {string} name */
  #named(name) {
    const { words } = this;
    const means = `embedding:means:${name}`;
    return html`<code>${name}</code>${words.has(means) ? html` <small>${words.say(means)}</small>` : nothing}`;
  }

  #choices() {
    const { words } = this;
    const { edition, options, views: shown, loading, width, component } = this.#state;
    const components = (shown.includes("encoding") && answered(this.engine.encode("", { edition }))?.components) || [];
    const own = this.editions.find(({ id }) => id === edition)?.options ?? [];
    return html`
      <label>${words.say("ui:edition")} <select @change=${(/** @type {Event} */ event) => this.#choose({ edition: valueOf(event), options: {} })}>
        ${this.editions.map((one) => html`<option value=${one.id} .selected=${live(one.id === edition)}>${one.year} ${one.living ? labelOf(words, one) : besideOf(words, one)}</option>`)}</select></label>
      ${own.map(
        ({
          name,
          values,
        }) => html`<label>${sentence(words, `${edition}:options:${name}:label`, {}, name)} <select @change=${(/** @type {Event} */ event) => this.#choose({ options: chosen({ ...options, [name]: valueOf(event) }, this.options) })}>
        ${values.map((value) => html`<option value=${value} .selected=${live((options[name] ?? values[0]) === value)}>${words.say(words.has(`embedding:values:${value}`) ? `embedding:values:${value}` : `${edition}:values:${name}:${value}`)}</option>`)}</select></label>`,
      )}
      ${
        components.length
          ? html`<label>${words.say("encoding:component")} <select @change=${(/** @type {Event} */ event) => this.#choose({ component: valueOf(event) })}>
        ${components.map(({ id, name }) => html`<option value=${id} .selected=${live(id === component)}>${name}</option>`)}</select></label>`
          : nothing
      }
      ${this.#select("loading", loadings, loading)}
      ${this.#select("width", widths, width)}
      <fieldset><legend>${words.say("embedding:views")}</legend>${this.#checkboxes(often)}</fieldset>
      <details class="all" .open=${live(this.#all)} @toggle=${(/** @type {Event} */ event) => (this.#all = /** @type {HTMLDetailsElement} */ (event.currentTarget).open)}>
        <summary>${words.say("embedding:all", { count: views.length })}</summary>
        <fieldset><legend>${words.say("embedding:also")}</legend>${this.#checkboxes(
          views.filter((name) => !often.includes(name) && !alone.includes(name)),
        )}</fieldset>
        <fieldset><legend>${words.say("embedding:alone")}</legend>${["", ...alone].map(
          (
            name,
          ) => html`<label><input type="radio" name="embed-alone" value=${name} .checked=${live(name === (alone.includes(shown[0]) ? shown[0] : ""))}
          @change=${() => this.#showAlone(name)} /> ${name ? this.#named(name) : words.say("embedding:together")}</label>`,
        )}</fieldset>
      </details>`;
  }

  /** @param {string[]} names of views that can be combined */
  #checkboxes(names) {
    const { views: shown } = this.#state;
    return names.map(
      (name) => html`<label><input type="checkbox" .checked=${live(shown.includes(name))}
      @change=${() => this.#toggle(name)} /> ${this.#named(name)}</label>`,
    );
  }

  /** @param {string} name @param {string[]} values @param {string} now */
  #select(name, values, now) {
    const { words } = this;
    return html`<label>${words.say(`embedding:${name}`)} <select @change=${(/** @type {Event} */ event) => this.#choose({ [name]: valueOf(event) })}>
      ${values.map((value) => html`<option value=${value} .selected=${live(value === now)}>${words.say(`embedding:${name}s:${value}`)}</option>`)}</select></label>`;
  }

  /**
   * The tags of the element and the frame.
   * @param {import("../embed/tags.js").Shown | import("../embed/tags.js").Lone} shown
   */
  #tags(shown) {
    const { words, engine, site } = this;
    const height = this.#high || undefined; // in a place as wide as the preview
    if ("label" in shown)
      return { element: loneTag(shown, this.#state.loading), frame: loneFrame(site, shown, height) };
    const { base, reference, edition, options, lines } = shown;
    const request = { ...options, base, reference, edition };
    const own = words.has("figure:lang") ? figureWords(words.group("figure")) : undefined;
    const changed = engine.figure({ ...request, lines }, "html", own);
    const figure = typeof changed === "string" ? changed : String(engine.figure(request, "html", own)); // if they don't run, the element shows that
    return {
      element: elementTag(shown, captionOf(figure)),
      frame: frameTag(site, shown, words.say("embed:label", { base, reference }, reference), height),
    };
  }

  /** Tests, once, if the site's host sends what a sandboxed frame needs. */
  async #tryFrame() {
    if (this.#frames !== "") return;
    this.#frames = "asking";
    const { root, site } = this;
    try {
      const [script, page] = await Promise.all(
        [`${root}embed.js`, `${site}embed.html`].map((name) => fetch(name, { method: "HEAD", cache: "no-cache" })),
      );
      const framed = page.headers.get("x-frame-options") ?? page.headers.get("content-security-policy") ?? "";
      const forbids = /^\s*(deny|sameorigin)|frame-ancestors/i.test(framed);
      this.#frames = script.headers.get("access-control-allow-origin") === "*" && !forbids ? "yes" : "no";
    } catch {
      this.#frames = "failed";
    }
    this.#draw();
  }

  /** The code to paste. @param {import("../embed/tags.js").Shown | import("../embed/tags.js").Lone} shown */
  #pastes(shown) {
    const { words, root } = this;
    const { element, frame } = this.#tags(shown);
    const pastes = { element, script: scriptTag(root), frame };
    return html`<section class="pastes">${Object.entries(pastes).map(
      ([name, text]) => html`<div>
      <h3>${words.say(`embedding:paste:${name}`)}</h3><p class="note">${sentence(words, `embedding:pasted:${name}`)}</p>
      ${name === "element" && leavesOutNul(shown) ? html`<p class="note">${words.say("embedding:nul")}</p>` : nothing}
      ${name === "frame" && this.#frames ? html`<p class="note" role="status">${withCode(words, words.say(`embedding:headers:${this.#frames}`), asItIs)}</p>` : nothing}
      <pre><code>${text}</code></pre>
      <button type="button" @click=${(/** @type {Event} */ event) => copy(/** @type {HTMLButtonElement} */ (event.currentTarget), text, words)}>${words.say("embedding:copy", { name })}</button></div>`,
    )}</section>`;
  }

  #explained() {
    const { words } = this;
    return html`<section class="explained"><h3>${words.say("embedding:attributes")}</h3>
      <table><tbody>${[...attributes, ...this.options.map(({ name }) => name)].map((name) => html`<tr><th scope="row"><code>${name}</code></th><td>${withCode(words, words.say(`embedding:attribute:${name}`), asItIs)}</td></tr>`)}</tbody></table>
      ${["sizes", "looks", "baking", "policy", "frames", "markdown"].map((name) => html`<h3>${words.say(`embedding:topics:${name}`)}</h3><p>${withCode(words, words.say(`embedding:topic:${name}`), asItIs)}</p>`)}</section>`;
  }
}

/** The first texts of a subject, by name. @param {string} view */
function examplesOf(view) {
  const { texts, fields } = subjects[view];
  return Object.fromEntries(texts.map((name) => [name, fields[name].first]));
}

/** @param {Event} event */
const valueOf = ({ currentTarget }) => /** @type {HTMLSelectElement} */ (currentTarget).value;
