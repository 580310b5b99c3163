/**
 * A part of the Documents room: where the base of a document's references comes from, and where
 * each of them leads.
 */
import { nothing, render } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { start, write } from "../run/link.js";
import { readHTML } from "../reading/html.js";
import "../views/rooms/doclinks.js";
import "../views/rooms/layers.js";
import { html } from "../texts/html.js";
import { sentence } from "../texts/marks.js";
import { short } from "../words/words.js";
import { chips } from "./documentschips.js";
import { answered, noAnswer } from "../cases/unanswered.js";

/** @import { DocumentBase, DocumentRequest } from "../run/engine.js" */
/** @import { Read } from "../reading/html.js" */
/** @import { Found } from "../reading/links.js" */
/** @import { Body, Mail } from "../reading/mail.js" */
/** @import { Part, Shared } from "./documents.js" */
/** @import { Chip } from "./documentschips.js" */

/** What has been read: of a message, its bodies, and the one that is looked at. @typedef {{ mail: Mail | null, body: Body | null, html: Read | null }} Reading */

/** Longer texts are read when typing has rested so long, in milliseconds. */
const [longText, rest] = [20_000, 250];
/** Of a text, so many UTF-16 code units are taken. */
const most = 20_000_000;
/** In longer texts it is not looked for URIs beside the references. */
const mostSearched = 200_000;
/** So many are shown in the text box: browsers take minutes to lay out a text of a million lines. */
const mostShown = 50_000;
/** Lines that documents have, whoever wrote them. */
const common = /^\s*(<!doctype\b[^>]*>|<\/?(html|head|body)\b[^>]*>|(content-type|mime-version):.*)\s*$/i;

/** @implements {Part} */
export class DocumentsBase {
  #text = chips[0].text;
  #retrieval = "";
  #default = "";
  /** The example that what is around the document comes with. @type {Chip | null} */
  #example = null;
  /** Of a message, the number of the body that is looked at, from 1. */
  #body = 1;
  /** @type {Reading} */
  #reading = { mail: null, body: null, html: null };
  /** Which text has been read; null: none yet. @type {string | null} */
  #read = null;
  /** Each reading has a number: an older one that comes later counts for nothing. */
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
      isShown: chip === this.#chip,
      put: () => replace(() => this.#change(() => this.#take(chip))),
    }));
  }

  /** Puts an example into the boxes. @param {Chip} chip */
  #take(chip) {
    const { text, retrieval = "", fallback = "" } = chip;
    this.#put(text);
    [this.#retrieval, this.#default, this.#example] = [retrieval, fallback, chip];
  }

  /** The example that is shown, if it is one: with what is around it, or at least its text. */
  get #chip() {
    const same = chips.filter(({ text }) => text === this.#text);
    return (
      same.find(({ retrieval = "", fallback = "" }) => retrieval === this.#retrieval && fallback === this.#default) ??
      same[0] ??
      null
    );
  }

  get fields() {
    return {
      example: this.#chip?.name ?? null,
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
    this.#body = Math.max(1, Number(fields.body) || 1);
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
    if (this.#read === this.#text) return this.#conclude();
    clearTimeout(this.#waiting);
    if (this.#text.length > longText) this.#waiting = setTimeout(() => this.#look(), rest);
    else this.#look();
  }

  /** Reads the document, and answers. */
  async #look() {
    const number = ++this.#number;
    const stopped = () => number !== this.#number;
    const text = this.#text;
    this.#status(this.room.words.say("documents:reading"));
    const { isMail, readMail } =
      /^\s*</.test(text) || !text ? { isMail: () => false, readMail: null } : await import("../reading/mail.js");
    const mail = readMail && isMail(text) ? await readMail(text, stopped) : null;
    if (stopped()) return;
    if (this.#body > Math.max(1, mail?.bodies.length ?? 0)) {
      this.room.refused("body", String(this.#body));
      this.#body = 1;
    }
    const body = mail?.bodies[this.#body - 1] ?? null;
    const html = mail && !body ? null : await readHTML(body ? body.text : text, stopped);
    if (stopped()) return;
    this.#read = text;
    this.#reading = { mail, body, html };
    this.#conclude();
    this.room.answered();
  }

  /** What was found, as the engine is asked. @returns {DocumentRequest} */
  get #request() {
    const { body, html } = this.#reading;
    return {
      embedded: html?.bases ?? [],
      enclosing: body?.enclosing ?? [],
      retrieval: this.#retrieval.split(/\s+/).filter(Boolean),
      default: this.#default.trim() || null,
    };
  }

  #conclude() {
    const {
      room: { engine, editions, words, edition: id },
    } = this;
    const edition = editions.find((one) => one.id === id);
    const answer = engine.documentBase(this.#request, { edition: id });
    if ("error" in answer || !edition) {
      this.#answer = null;
      this.#hand("uri-layers", null);
      this.#hand("uri-doclinks", null);
      const note = noAnswer(answer, edition ?? { document: id });
      return this.#status(note ? words.say(`page:notes:${note.id}`, note.args) : "");
    }
    this.#answer = answer;
    const { html, body } = this.#reading;
    this.#hand("uri-layers", { answer, document: edition.document, entities: body?.enclosing ?? [] });
    const links = html?.links ?? [];
    this.#hand("uri-doclinks", {
      total: links.length,
      more: html?.more ?? 0,
      key: html,
      rows: (/** @type {number} */ from, /** @type {number} */ to) =>
        links.slice(from, to).map((link) => this.#row(answer, link)),
    });
    this.#bodies();
    this.#lead(links.length);
    this.#status(this.#said());
  }

  /** Where a reference leads. @param {DocumentBase} answer @param {Found} link @returns {import("../views/rooms/doclinks.js").Row} */
  #row(answer, { place, reference }) {
    const { engine } = this.room;
    const { edition } = answer;
    const base = answer.base ?? "";
    const request = reference === "" ? answer.requests.find((one) => one.place === place) : undefined;
    const row = {
      place,
      reference,
      link: write({ ...start, base, reference, edition }),
      section: request?.section ?? "",
    };
    if (request)
      return {
        ...row,
        target: request.target,
        why: request.target === null ? "self-unknown" : request.base ? "request-base" : "request-self",
      };
    const explained = engine.explain({ base, reference, edition, limit: 0 });
    if ("error" in explained) return { ...row, target: null, why: "unanswered" };
    const { outcome, target } = explained;
    if (outcome === "same-document" && target === null) return { ...row, target: null, why: "current" };
    const leaves = reference.startsWith("#") ? this.#leaves(answer) : undefined;
    return { ...row, target, why: outcome === "no-relative-form" ? "no-relative" : "no-base", leaves };
  }

  /** Whether a fragment alone leaves the page: under a base element of another address, or of one that may be another. @param {DocumentBase} answer @returns {"yes" | "perhaps" | undefined} */
  #leaves({ base, why }) {
    if (why !== "embedded") return undefined;
    const own = [this.#request.retrieval ?? []].flat().at(-1)?.replace(/#.*/, "");
    if (own === undefined) return "perhaps";
    return own === base ? undefined : "yes";
  }

  /** What each edition takes as the base. */
  get answers() {
    const { engine, editions, words } = this.room;
    if (this.#read === null) return [];
    return editions.map(({ id }) => {
      const answer = engine.documentBase(this.#request, { edition: id });
      return "error" in answer ? "" : answer.base ? short(answer.base) : words.say(`documents:answers:${answer.why}`);
    });
  }

  /** An element has what was found, and not the document; none where a text has what stands between two of them. */
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

  /** What was read, and what was left out. */
  #said() {
    const { words } = this.room;
    const { mail, body, html: read } = this.#reading;
    const left = [
      ...(mail?.said ?? []),
      ...(body?.charset ? [{ id: "charset", args: { charset: body.charset } }] : []),
      ...(read && read.read < read.length
        ? [{ id: "html", args: { read: words.number(read.read), length: words.number(read.length) } }]
        : []),
    ];
    const kind = mail ? (body ? "mail" : "no-body") : this.#text.trim() ? "html" : "empty";
    return html`${words.say(`documents:read:${kind}`)}${this.#text.length > mostShown ? html` ${words.say("documents:beginning")}` : nothing}${left.map(({ id, args }) => html` <span class="left-out">${sentence(words, `documents:left:${id}`, args)}</span>`)}`;
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
        <div class="file"><label><input type="file" accept=".html,.htm,.xhtml,.eml,.mht,.mhtml,.txt,text/html,message/rfc822" /><span>${words.say("documents:file")}</span></label>
          <button type="button" class="clear">${words.say("documents:clear")}</button> <span class="status" role="status"></span></div>
        <div class="bodies"></div>
        <div class="lead"></div>
        ${["retrieval", "default"].map(
          (name) => html`<label class="around"><span>${words.say(`documents:${name}`)}</span>
          <input name=${name} type="text" placeholder=${words.say(`documents:hints:${name}`)} spellcheck="false" autocapitalize="off" autocomplete="off" autocorrect="off" /></label>`,
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
    const file = /** @type {HTMLInputElement} */ (this.#find("input[type=file]"));
    file.addEventListener("change", () => this.#open(file.files?.[0]));
    this.#find("button.clear").addEventListener("click", () =>
      this.room.replace(() => this.#change(() => this.#put(""))),
    );
    area.addEventListener("dragover", (event) => event.dataTransfer?.types.includes("Files") && event.preventDefault());
    area.addEventListener("drop", (event) => {
      const [dropped] = event.dataTransfer?.files ?? [];
      if (!dropped) return;
      event.preventDefault();
      this.#open(dropped);
    });
  }

  /** Takes a text that is too long for the text box, or comes in its place. @param {HTMLTextAreaElement} area @param {ClipboardEvent} event */
  #paste(area, event) {
    const pasted = event.clipboardData?.getData("text/plain") ?? "";
    if (!pasted || (!area.readOnly && area.value.length + pasted.length <= mostShown)) return;
    event.preventDefault();
    const whole = area.readOnly
      ? pasted
      : area.value.slice(0, area.selectionStart) + pasted + area.value.slice(area.selectionEnd);
    this.room.replace(() => this.#change(() => this.#put(whole)));
  }

  /** What is around an example goes when nothing is left of its text but what other documents have, too. @param {string} text */
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

  /** Leads to the URIs in a text that has no references, with the text. @param {number} references how many there are */
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

  /** Takes a file: UTF-8, or else each octet as a character, which keeps what is US-ASCII. @param {File | undefined} file */
  async #open(file) {
    if (!file) return;
    const octets = await file.slice(0, most).arrayBuffer();
    let text;
    try {
      text = new TextDecoder("utf-8", { fatal: true }).decode(octets);
    } catch {
      text = new TextDecoder("iso-8859-1").decode(octets);
    }
    this.room.replace(() => this.#change(() => this.#put(text)));
  }

  /** Which part of a message is the document. */
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
