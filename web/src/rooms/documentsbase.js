/**
 * A part of the Documents room: the source of the base of a document's references, and the target of each reference.
 */
import { nothing, render } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { start, write } from "../run/link.js";
import { formatOf, formatOfFile, formats } from "../reading/formats/formats.js";
import "../views/rooms/doclinks.js";
import "../views/rooms/layers.js";
import { html } from "../texts/html.js";
import { sentence } from "../texts/marks.js";
import { short } from "../words/words.js";
import { chips } from "./documentschips.js";
import { nothingRead, readDocument } from "./documentsreading.js";
import { documentBaseURL } from "../cases/documentbaseurl.js";
import { resolvedBases } from "../cases/documentreferences.js";
import { living } from "../texts/naming.js";
import { answered, noAnswer } from "../cases/unanswered.js";

/** @import { DocumentBase, DocumentRequest } from "../run/engine.js" */
/** @import { Reference } from "../reading/formats/found.js" */
/** @import { Reading } from "./documentsreading.js" */
/** @import { Part, Shared } from "./documents.js" */
/** @import { Chip } from "./documentschips.js" */

/** Longer texts are read when typing has paused for this time, in milliseconds. */
const [longText, rest] = [20_000, 250];
/** The most UTF-16 code units of a text. */
const most = 20_000_000;
/** Longer texts aren't searched for other URIs. */
const mostSearched = 200_000;
/** The most characters in the text box: browsers take minutes to lay out a text of a million lines. */
const mostShown = 50_000;
/** Lines that occur in any document. */
const common = /^\s*(<!doctype\b[^>]*>|<\/?(html|head|body)\b[^>]*>|(content-type|mime-version):.*)\s*$/i;

/** The message for a missing target. @param {string} outcome */
const whyNone = (outcome) => (outcome === "no-relative-form" ? "no-relative" : "no-base");

/** @implements {Part} */
export class DocumentsBase {
  #text = chips[0].text;
  #retrieval = "";
  #default = "";
  /** The address that was set before the document: by a link, or by another room. */
  #brought = "";
  /** The example whose surroundings are in use. @type {Chip | null} */
  #example = null;
  /** For a message, the number of the selected body, from 1. */
  #body = 1;
  /** @type {Reading} */
  #reading = nothingRead;
  /** The chosen format; "" to recognize it. */
  #as = "";
  /** The text that has been read; null before the first one. @type {string | null} */
  #read = null;
  /** The number of the current parse. Results of earlier ones are ignored. */
  #number = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #waiting;
  /** @type {DocumentBase | null} */
  #answer = null;

  /** @param {HTMLElement} place @param {Shared} room */
  constructor(place, room) {
    this.place = place;
    this.room = room;
  }

  get chips() {
    const { words, replace } = this.room;
    return chips.map((chip) => ({
      name: words.say(`documents:examples:${chip.name}`),
      isShown: chip === this.#chip && this.#isAround(chip),
      put: () => replace(() => this.#change(() => this.#take(chip))),
    }));
  }

  /** Puts an example into the boxes. @param {Chip} chip */
  #take(chip) {
    const { text, retrieval = "", fallback = "" } = chip;
    this.#put(text);
    [this.#retrieval, this.#default, this.#example, this.#as, this.#brought] = [retrieval, fallback, chip, "", ""];
  }

  /** The current example, if it is one: with its surroundings, or at least its text. */
  get #chip() {
    const same = chips.filter(({ text }) => text === this.#text);
    return same.find((chip) => this.#isAround(chip)) ?? same[0] ?? null;
  }

  /** True if the addresses around the document are the example's. @param {Chip} chip */
  #isAround({ retrieval = "", fallback = "" }) {
    return retrieval === this.#retrieval && fallback === this.#default;
  }

  get fields() {
    return {
      example: this.#chip?.name ?? null,
      format: this.#as || null,
      body: this.#body > 1 ? String(this.#body) : null,
      retrieval: this.#retrieval || null,
      default: this.#default || null,
    };
  }

  get pasted() {
    return this.#chip ? null : this.#text;
  }

  /** @param {Record<string, string>} fields @param {string | null} pasted */
  show(fields, pasted) {
    const given = Object.keys(fields).length > 0 || pasted !== null;
    const chip = chips.find(({ name }) => name === fields.example) ?? (given ? null : chips[0]);
    this.#text = pasted ?? chip?.text ?? "";
    this.#example = chip;
    this.#retrieval = fields.retrieval ?? (given ? "" : (chip?.retrieval ?? ""));
    this.#default = fields.default ?? (given ? "" : (chip?.fallback ?? ""));
    this.#brought = chip && this.#isAround(chip) ? "" : this.#retrieval;
    this.#body = Math.max(1, Number(fields.body) || 1);
    this.#as = fields.format ?? "";
    this.#read = null;
  }

  ask() {
    if (!this.place.firstChild) this.#make();
    /** @type {HTMLTextAreaElement} */ (this.#find("textarea")).readOnly = this.#text.length > mostShown;
    for (const [selector, text] of [
      ["textarea", this.#text.slice(0, mostShown)],
      ["[name=retrieval]", this.#retrieval],
      ["[name=default]", this.#default],
    ]) {
      const box = /** @type {HTMLInputElement} */ (this.#find(selector));
      if (box.value !== text) box.value = text;
    }
    this.#select.value = this.#as;
    if (this.#read === this.#text) return this.#conclude();
    clearTimeout(this.#waiting);
    if (this.#text.length > longText) this.#waiting = setTimeout(() => this.#look(), rest);
    else this.#look();
  }

  /** Reads the document, and answers. @returns {Promise<void>} */
  async #look() {
    const number = ++this.#number;
    const stopped = () => number !== this.#number;
    const text = this.#text;
    this.#status(this.room.words.say("documents:reading"));
    const reading = await readDocument(text, { as: this.#as, number: this.#body, stopped }).catch(() => null);
    if (stopped()) return;
    if (!reading) return this.#status(this.room.words.say("ui:not-fetched"));
    if (this.#body > Math.max(1, reading.mail?.bodies.length ?? 0)) {
      this.room.refused("body", String(this.#body));
      this.#body = 1;
      return this.#look();
    }
    this.#read = text;
    this.#reading = reading;
    this.#conclude();
    this.room.answered();
  }

  /** The result of parsing as a request for the engine. @returns {DocumentRequest} */
  get #request() {
    const { body, read } = this.#reading;
    return {
      embedded: read?.embedded.map((index) => read.bases[index].text ?? "") ?? [],
      enclosing: body?.enclosing ?? [],
      retrieval: this.#retrieval.split(/\s+/).filter(Boolean),
      default: this.#default.trim() || null,
    };
  }

  /** The URL Standard leaves bases to HTML, which doesn't cover JSON. */
  get besides() {
    return /^json/.test(this.#reading.format) ? [] : [living];
  }

  /** True if the document's bases come from HTML's base elements. */
  get #hasElements() {
    const { read } = this.#reading;
    return !read || read.embedded.every((index) => read.bases[index].kind === "base href");
  }

  /** Finds the base by an edition, and where it comes from. @param {string} edition */
  #baseBy(edition) {
    const { engine } = this.room;
    return this.besides.includes(edition)
      ? documentBaseURL(engine, this.#request, this.#hasElements)
      : engine.documentBase(this.#request, { edition });
  }

  #conclude() {
    const {
      room: { editions, words, edition: id },
    } = this;
    const edition = editions.find((one) => one.id === id);
    const answer = this.#baseBy(id);
    if ("error" in answer || !edition) {
      this.#answer = null;
      this.#hand("uri-layers", null);
      this.#hand("uri-doclinks", null);
      const note = noAnswer(answer, edition ?? { document: id });
      return this.#status(note ? words.say(`page:notes:${note.id}`, note.args) : "");
    }
    this.#answer = answer;
    const { read, body, format } = this.#reading;
    const stated = read && read.embedded.length ? read.bases[read.embedded[0]].kind : "";
    const references = read?.references ?? [];
    const baseOf = this.#bases(answer);
    this.#hand("uri-layers", {
      answer,
      document: edition.document,
      entities: body?.enclosing ?? [],
      stated,
      inside: this.#inside(answer, baseOf),
    });
    this.#hand("uri-doclinks", {
      total: references.length,
      more: read?.more ?? 0,
      key: read,
      format,
      skipped: read?.skipped ?? [],
      left: read?.left ?? 0,
      rows: (/** @type {number} */ from, /** @type {number} */ to) =>
        references.slice(from, to).map((reference) => this.#row(answer, reference, baseOf)),
    });
    this.#bodies();
    this.#kept();
    this.#lead(references.length);
    this.#status(this.#said());
  }

  /**
   * Returns a function from a reference's base index to the base that the reference is resolved against.
   * @param {DocumentBase} answer @returns {(index: number | null) => string | null}
   */
  #bases({ base, edition }) {
    const { read, format } = this.#reading;
    if (!read || (edition === living && format === "xml")) return () => base;
    return resolvedBases(this.room.engine, read, base ?? "", edition, read.embedded[0] ?? null);
  }

  /**
   * The kinds of notation by which parts of the document state another base, for example xml:base.
   * @param {DocumentBase} answer @param {(index: number | null) => string | null} baseOf
   */
  #inside({ base }, baseOf) {
    const { references = [], bases = [] } = this.#reading.read ?? {};
    const used = new Set(references.map((one) => one.base));
    const kinds = [...used].flatMap((index) =>
      index === null || (baseOf(index) ?? "") === (base ?? "") ? [] : [bases[index].kind],
    );
    return [...new Set(kinds)];
  }

  /**
   * The row of a reference: its target, and why.
   * @param {DocumentBase} answer @param {Reference} found @param {(index: number | null) => string | null} baseOf
   * @returns {import("../views/rooms/doclinks.js").Row}
   */
  #row(answer, found, baseOf) {
    const { engine } = this.room;
    const { kind, text: reference, line, column, base: index, local } = found;
    const { edition } = answer;
    const base = baseOf(index) ?? "";
    const stated = index === null ? undefined : this.#reading.read?.bases[index];
    const request = reference === "" ? answer.requests.find((one) => one.place === kind) : undefined;
    const row = {
      kind,
      at: `${line}:${column}`,
      reference,
      base: base === (answer.base ?? "") ? null : base,
      given: stated ? { kind: stated.kind, at: `${stated.line}:${stated.column}` } : null,
      link: write({ ...start, base, reference, edition }),
      section: request?.section ?? "",
    };
    if (request)
      return {
        ...row,
        target: request.target,
        why: request.target === null ? "self-unknown" : request.base ? "request-base" : "request-self",
      };
    if (local) return { ...row, target: null, why: "local" };
    const explained = engine.explain({ base, reference, edition, limit: 0 });
    if ("error" in explained) return { ...row, target: null, why: "unanswered" };
    const { outcome, target } = explained;
    const points = this.#reading.read?.points?.(found, target, baseOf) ?? undefined;
    // RFC 3986, section 5.1, needs a base "aside from fragment-only references".
    const within = edition === "rfc3986" && base === "" && reference.startsWith("#");
    if (target === null && (outcome === "same-document" || within))
      return { ...row, target: null, why: "current", points };
    const leaves = reference.startsWith("#") && row.base === null && !points ? this.#leaves(answer) : undefined;
    return { ...row, target, why: whyNone(outcome), leaves, points };
  }

  /** Tells if a mere fragment leaves the page: under a base element with another address, or with one that may differ. @param {DocumentBase} answer @returns {"yes" | "perhaps" | undefined} */
  #leaves({ base, why }) {
    if (why !== "embedded") return undefined;
    const own = [this.#request.retrieval ?? []].flat().at(-1)?.replace(/#.*/, "");
    if (own === undefined) return "perhaps";
    return own === base ? undefined : "yes";
  }

  /** Each spec's base. */
  get answers() {
    const { editions, words } = this.room;
    if (this.#read === null) return [];
    return editions.map(({ id }) => {
      const answer = this.#baseBy(id);
      return "error" in answer ? "" : answer.base ? short(answer.base) : words.say(`documents:answers:${answer.why}`);
    });
  }

  /** The result for an element, without the document; null if a value contains a separator. */
  get lone() {
    const { embedded, enclosing = [], retrieval, default: fallback } = this.#request;
    const [bases, requests, defaults] = [embedded, retrieval, fallback].map((of) => [of ?? []].flat());
    const entities = enclosing.map(({ contentBase, contentLocation }) => [
      ...[contentBase ?? []].flat().map((of) => `base=${of}`),
      ...[contentLocation ?? []].flat().map((of) => `location=${of}`),
    ]);
    const all = [bases, requests, defaults, ...entities].flat();
    if (!all.length || all.some((text) => /[\s|]/.test(text))) return null;
    const attributes = {
      embedded: bases.join(" "),
      enclosing: entities.map((entity) => entity.join(" ")).join(" | "),
      retrieval: requests.join(" "),
      default: defaults.join(" "),
      edition: this.room.edition,
    };
    return { view: "layers", attributes, label: this.announced };
  }

  get announced() {
    const { words } = this.room;
    return this.#answer
      ? words.say(`documents:announced:${this.#answer.base ? "base" : "none"}`, {
          base: short(this.#answer.base ?? ""),
        })
      : "";
  }

  /** A sentence on what was parsed, and what was left out. */
  #said() {
    const { words } = this.room;
    const { mail, body, read, format } = this.#reading;
    const left = [
      ...(mail?.said ?? []),
      ...(body?.charset ? [{ id: "charset", args: { charset: body.charset } }] : []),
      ...(read && read.read < read.length
        ? [{ id: "rest", args: { read: words.number(read.read), length: words.number(read.length) } }]
        : []),
    ];
    const kind = mail
      ? body
        ? "mail"
        : "no-body"
      : format === "none"
        ? "empty"
        : format === "text"
          ? "text"
          : "format";
    const name = words.say(`documents:formats:${format}`);
    return html`${words.say(`documents:read:${kind}`, { format: name, own: format === "none" ? "" : name })}${this.#text.length > mostShown ? html` ${words.say("documents:beginning")}` : nothing}${left.map(({ id, args }) => html` <span class="left-out">${sentence(words, `documents:left:${id}`, args)}</span>`)}`;
  }

  /** @param {unknown} said */
  #status(said) {
    render(said, this.#find(".status"));
  }

  #make() {
    const { words } = this.room;
    render(
      html`<div class="of-base">
      <div class="given">
        <label class="document"><span>${words.say("documents:document")}</span>
          <textarea rows="14" spellcheck="false" autocapitalize="off" autocomplete="off" placeholder=${words.say("documents:paste")}></textarea></label>
        <div class="file"><label><input type="file" accept=".html,.htm,.xhtml,.eml,.mht,.mhtml,.txt,.xml,.svg,.rss,.atom,.opml,.css,.json,.jsonld,.md,.markdown,text/*,message/rfc822,image/svg+xml,application/json" /><span>${words.say("documents:file")}</span></label>
          <button type="button" class="clear">${words.say("documents:clear")}</button>
          <label class="as"><span>${words.say("documents:as")}</span> <select name="format">
            ${["", ...formats, "mail", "text"].map((name) => html`<option value=${name}>${words.say(`documents:formats:${name || "automatic"}`)}</option>`)}</select></label> <span class="status" role="status"></span></div>
        <div class="bodies"></div>
        <div class="lead"></div>
        ${["retrieval", "default"].map(
          (name) => html`<label class="around"><span>${words.say(`documents:${name}`)}</span>
          <input name=${name} type="text" placeholder=${words.say(`documents:hints:${name}`)} spellcheck="false" autocapitalize="off" autocomplete="off" autocorrect="off" /></label>
          ${name === "retrieval" ? html`<p class="kept"></p>` : nothing}`,
        )}
      </div>
      <uri-layers></uri-layers>
      <uri-verdicts></uri-verdicts>
      <uri-doclinks></uri-doclinks>
    </div>`,
      this.place,
    );
    const area = /** @type {HTMLTextAreaElement} */ (this.#find("textarea"));
    area.addEventListener("input", () => this.#change(() => this.#put(area.value)));
    area.addEventListener("paste", (event) => this.#paste(area, event));
    for (const name of ["retrieval", "default"]) {
      const box = /** @type {HTMLInputElement} */ (this.#find(`[name=${name}]`));
      box.addEventListener("input", () =>
        this.#change(() => void (name === "default" ? (this.#default = box.value) : (this.#retrieval = box.value))),
      );
    }
    const as = this.#select;
    as.addEventListener("change", () => this.#change(() => this.#readAs(as.value)));
    const file = /** @type {HTMLInputElement} */ (this.#find("input[type=file]"));
    file.addEventListener("change", () => this.#open(file.files?.[0]));
    this.#find("button.clear").addEventListener("click", () => {
      this.room.replace(() => this.#change(() => this.#put("")));
      area.focus(); // for what is pasted next
    });
    area.addEventListener("dragover", (event) => event.dataTransfer?.types.includes("Files") && event.preventDefault());
    area.addEventListener("drop", (event) => {
      const [dropped] = event.dataTransfer?.files ?? [];
      if (!dropped) return;
      event.preventDefault();
      this.#open(dropped);
    });
  }

  get #select() {
    return /** @type {HTMLSelectElement} */ (this.#find("[name=format]"));
  }

  /** @param {string} format */
  #readAs(format) {
    this.#as = format;
    this.#body = 1;
    this.#read = null;
  }

  /**
   * Handles pasted text that is too long for the text box, or that replaces such a text.
   * @param {HTMLTextAreaElement} area @param {ClipboardEvent} event
   */
  #paste(area, event) {
    const pasted = event.clipboardData?.getData("text/plain") ?? "";
    if (!pasted || (!area.readOnly && area.value.length + pasted.length <= mostShown)) return;
    event.preventDefault();
    const whole = area.readOnly
      ? pasted
      : area.value.slice(0, area.selectionStart) + pasted + area.value.slice(area.selectionEnd);
    this.room.replace(() => this.#change(() => this.#put(whole)));
  }

  /** Drops an example's surroundings once its text has only lines that occur in any document. @param {string} text */
  #put(text) {
    this.#text = text.slice(0, most);
    this.#body = 1;
    const { text: before, retrieval = "", fallback = "" } = this.#example ?? { text: "" };
    if (
      !this.#example ||
      before.split("\n").some((line) => line.length > 8 && !common.test(line) && text.includes(line))
    )
      return;
    this.#example = null;
    if (this.#retrieval === retrieval) this.#retrieval = "";
    if (this.#default === fallback) this.#default = "";
  }

  /** Says that an address that was set before the document applies to it, and offers to remove it. */
  #kept() {
    const { words } = this.room;
    const isKept = this.#brought !== "" && this.#brought === this.#retrieval;
    const remove = () => this.room.replace(() => this.#change(() => void (this.#retrieval = "")));
    render(
      isKept
        ? html`${words.say("documents:kept")} <button type="button" @click=${remove}>${words.say("documents:remove")}</button>`
        : nothing,
      this.#find(".kept"),
    );
  }

  /** Offers a text without references to the part for URIs in text. @param {number} references their number */
  #lead(references) {
    const {
      room: { engine, words, edition, carry },
    } = this;
    const text = this.#reading.body?.text ?? this.#text;
    const found = references || text.length > mostSearched ? null : engine.extract(text, { edition, limit: 0 });
    const count = answered(found)?.totalFound ?? 0;
    render(
      count
        ? html`<p>${words.say("documents:in-text", { count })} <button type="button" @click=${() => carry("text", text)}>${words.say("documents:to-text")}</button></p>`
        : nothing,
      this.#find(".lead"),
    );
  }

  /** @param {() => void} change */
  #change(change) {
    change();
    this.ask();
    this.room.changed();
  }

  /**
   * Opens a file: as UTF-8 or, if it isn't, with each octet as a character, which keeps US-ASCII.
   * @param {File | undefined} file
   */
  async #open(file) {
    if (!file) return;
    const octets = await file.slice(0, most).arrayBuffer();
    let text;
    try {
      text = new TextDecoder("utf-8", { fatal: true }).decode(octets);
    } catch {
      text = new TextDecoder("iso-8859-1").decode(octets);
    }
    const format = formatOfFile(file.name, text);
    this.room.replace(() =>
      this.#change(() => {
        this.#put(text);
        this.#readAs(format && format !== formatOf(text) ? format : "");
      }),
    );
  }

  /** The choice of the message part that is the document. */
  #bodies() {
    const { words } = this.room;
    const bodies = this.#reading.mail?.bodies ?? [];
    const change = (/** @type {Event} */ event) =>
      this.#change(() => {
        this.#body = Number(/** @type {HTMLSelectElement} */ (event.currentTarget).value);
        this.#read = null;
      });
    render(
      bodies.length < 2
        ? nothing
        : html`<label class="around"><span>${words.say("documents:body")}</span> <select @change=${change}>
      ${bodies.map(({ enclosing: [{ name, type }] }, i) => html`<option value=${i + 1} .selected=${live(i + 1 === this.#body)}>${words.say("documents:body-name", { name, type })}</option>`)}</select></label>`,
      this.#find(".bodies"),
    );
  }

  /** @param {string} view @param {unknown} content */
  #hand(view, content) {
    Object.assign(this.#find(view), { words: this.room.words, content });
  }

  /** @param {string} selector */
  #find(selector) {
    return /** @type {HTMLElement} */ (this.place.querySelector(selector));
  }
}
