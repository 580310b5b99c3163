/**
 * The handout of a run, for paper: the texts, their fates and reasons, the lines that ran with their answers and
 * values, the rows of the buffers, and the link. It is drawn only for printing.
 */
import { nothing } from "lit-html";
import { rowsOf } from "../../cases/dialogue.js";
import { chosen } from "../../run/link.js";
import { machineOf, visitsOf } from "../../run/visits.js";
import { html } from "../../texts/html.js";
import { drawnAnswer } from "../stage/answer.js";
import { shortened } from "../../texts/characters.js";
import { sectionSaid } from "../../texts/section.js";
import { withCode } from "../../texts/marks.js";
import { octets } from "../../texts/octets.js";
import { groupName, registerName } from "../stage/groups.js";
import { placeOf } from "../../reading/problem.js";
import { lineNumber, lineText, numberIn, stepText } from "../stage/step.js";
import { define, SceneView } from "../view.js";
import { worksheet } from "./worksheet.js";
import { whyText } from "../../texts/why.js";

/** @import { Text } from "../../run/engine.js" */
/** @import { Scene } from "../../run/scene.js" */
/** @import { Words } from "../../words/words.js" */
/** @import { Fault } from "../stage/why.js" */

/**
 * A room's sentences about its texts, in addition to the run.
 * @typedef {object} Told
 * @property {string} title
 * @property {string} said the result in a sentence
 * @property {string[]} head the names of the columns
 * @property {string[][]} rows each with a name, texts, and a remark
 * @property {string} path the name of the run
 */

/** The most rows to print. */
const mostRows = 200;
/** The most characters to print of a text, of a value, and of a buffer. */
const [longestText, longestValue, longestBuffer] = [2000, 160, 60];

/** The classes for characters from base, reference and algorithm, by the number of the origin. */
const looks = new Map([
  [0, "base"],
  [1, "reference"],
  [-1, "algorithm"],
]);

export class Handout extends SceneView {
  /** The printed address. */
  address = "";
  /** The errors of the texts. @type {Fault[]} */
  faults = [];

  /** The run's texts, if they aren't a base and a reference. @type {[name: string, text: string][] | null} */
  texts = null;
  /** A room's sentences about its texts. @type {Told | null} */
  told = null;

  /** The exercises to print in place of a run. @type {import("./worksheet.js").Asked[] | null} */
  asked = null;
  /** The specs that exercises may use. @type {import("../../run/engine.js").Edition[]} */
  editions = [];
  /** @type {Words | null} */
  words = null;

  /** Sentences on changed lines; the first is the spec's name with them. @type {string[]} */
  changed = [];

  look() {
    const { words, asked, editions, address } = this;
    return words && asked ? worksheet(words, { asked, editions, address }) : super.look();
  }

  /** @param {Scene} scene */
  draw(scene) {
    const {
      words,
      edition: { year },
      kind,
    } = scene;
    return html`
      <p class="from">uriscope</p>
      <h1>${this.told ? this.told.title : kind ? words.say("handout:run", { what: words.say(kind.title), year: String(year) }) : words.say("handout:title", { year: String(year) })}</h1>
      ${this.changed.map((said, i) => html`<p class="changed">${i ? withCode(words, said, (_, value) => value) : html`<strong>${said}</strong>`}</p>`)}
      ${this.texts ? this.#run(scene, this.texts) : this.#resolution(scene)}
      <p class="link">${words.say("handout:link")} <a href=${this.address}>${this.address}</a></p>`;
  }

  /** A run of texts other than a base and a reference. @param {Scene} scene @param {[name: string, text: string][]} texts */
  #run(scene, texts) {
    const { words, edition } = scene;
    const sent = rowsOf(scene);
    return html`<dl class="texts">
        ${texts.map(([name, text]) => html`<dt>${name}</dt><dd><code>${whole(words, text)}</code>${this.faults.filter((fault) => fault.text === text).map((fault) => wrong(words, fault))}</dd>`)}
        <dt>${words.say("ui:edition")}</dt><dd>${words.say("ui:dated", { document: edition.document, year: String(edition.year) })}</dd>
      </dl>
      ${
        sent.length
          ? html`<h2>${words.say("handout:sent")}</h2>
        <table class="sent"><tbody>${sent.slice(0, mostRows).map(({ kind, pieces, injected }) => html`<tr><td>${words.say(`handout:kinds:${kind}`)}${injected ? html` <strong>⚠ ${words.say("schemes:injected:mark")}</strong>` : nothing}</td><td><code>${octets(words, pieces.map(({ text }) => text).join(""))}</code></td></tr>`)}</tbody></table>
        ${left(words, sent.length)}`
          : nothing
      }
      ${this.told ? this.#told(words, this.told) : nothing}
      <h2>${this.told ? this.told.path : words.say("handout:path")}</h2>
      ${path(scene)}`;
  }

  /** @param {Words} words @param {Told} told */
  #told(words, { said, head, rows }) {
    return html`<p class="result">${withCode(words, said)}</p>
      <table class="told"><thead><tr>${head.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
        <tbody>${rows.map(([name, ...cells]) => html`<tr><th scope="row">${name}</th>${cells.map((cell, i) => html`<td>${i < cells.length - 1 ? html`<code>${whole(words, cell)}</code>` : cell}</td>`)}</tr>`)}</tbody></table>`;
  }

  /** @param {Scene} scene */
  #resolution(scene) {
    const { words, explanation, edition } = scene;
    const { base, reference, why } = explanation;
    return html`<dl class="texts">
        <dt>${words.say("ui:base")}</dt><dd><code>${whole(words, base.text)}</code>${this.#wrong(words, "base")}</dd>
        <dt>${words.say("ui:reference")}</dt><dd><code>${whole(words, reference.text)}</code>${this.#wrong(words, "reference")}</dd>
        <dt>${words.say("ui:target")}</dt><dd>${target(scene)}</dd>
        <dt>${words.say("handout:why")}</dt><dd>${withCode(words, whyText(words, edition.id, why))}</dd>
        <dt>${words.say("ui:edition")}</dt><dd>${words.say("ui:dated", { document: edition.document, year: String(edition.year) })}${options(scene)}</dd>
      </dl>
      ${this.#parts(scene)}
      <h2>${words.say("handout:path")}</h2>
      ${path(scene)}
      ${this.#rows(scene)}`;
  }

  /** The errors of a text, with their places. @param {Words} words @param {string} text its name */
  #wrong(words, text) {
    return this.faults.filter(({ name }) => name === text).map((fault) => wrong(words, fault));
  }

  /** The components of the three texts. @param {Scene} scene */
  #parts({ words, explanation: { base, reference, result } }) {
    const texts = /** @type {[string, Text][]} */ (
      Object.entries({ base, reference, target: result }).filter(([, text]) => text)
    );
    const names = [
      ...new Set(texts.flatMap(([, { parts }]) => parts.filter(({ level }) => level === 1).map(({ name }) => name))),
    ];
    if (!names.length) return nothing;
    return html`<table class="parts">
      <thead><tr><th scope="col">${words.say("handout:component")}</th>${texts.map(([name]) => html`<th scope="col">${words.say(`ui:${name}`)}</th>`)}</tr></thead>
      <tbody>${names.map((name) => html`<tr><th scope="row">${name}</th>${texts.map(([, text]) => html`<td>${part(words, text, name)}</td>`)}</tr>`)}</tbody>
    </table>`;
  }

  /** @param {Scene} scene */
  #rows(scene) {
    const { words, dots, buffers } = scene;
    if (!dots.length) return nothing;
    return html`<h2>${words.say("ui:dots")} <cite>${sectionSaid(words, scene.line(dots[0]).section)}</cite></h2>
      <table class="rows">
        <thead><tr><th scope="col">${words.say("ui:step")}</th><th scope="col">${words.say("ui:rule")}</th>
          ${buffers.map((buffer) => html`<th scope="col">${registerName(scene, buffer)}</th>`)}
          <th scope="col">${words.say("ui:happened")}</th></tr></thead>
        <tbody>${dots.slice(0, mostRows).map(
          (i) => html`<tr>
          <td>${i + 1}</td><td>${lineNumber(scene.line(i))}</td>
          ${buffers.map((buffer) => html`<td><code>${drawn(words, scene.at(i + 1).text(buffer) ?? "", longestBuffer)}</code></td>`)}
          <td>${withCode(words, stepText(scene, i))}</td></tr>`,
        )}</tbody>
      </table>
      ${left(words, dots.length)}`;
  }
}

/** An error of a text, with its place. @param {Words} words @param {Fault} fault */
const wrong = (words, { said, problem, text }) => html`
  <p class="wrong">▲ ${withCode(words, said)}${problem && words.has("problem:details") ? html`${words.say("ui:between", {}, " ")}${withCode(words, placeOf(words, problem, text))}` : nothing}</p>`;

/** The number of rows that aren't printed. @param {Words} words @param {number} rows */
const left = (words, rows) =>
  rows > mostRows ? html`<p>${words.say("handout:more", { count: rows - mostRows })}</p>` : nothing;

/** The target, with every character marked by its origin, and the legend. @param {Scene} scene */
function target({ words, explanation, target: pieces }) {
  const text = explanation.result?.text;
  if (text === undefined) return drawnAnswer(words, explanation);
  const known = text.length <= longestText && pieces.map((piece) => piece.text).join("") === text;
  if (!known) return html`<code>${whole(words, text)}</code>`;
  const origins = [...looks].filter(([origin]) => pieces.some((piece) => piece.origin === origin));
  return html`<code>${pieces.map(({ origin, text: of }) => html`<span class="of-${looks.get(origin)}">${whole(words, of)}</span>`)}</code>
    <span class="legend">${origins.map(([, name]) => html`<span class="of-${name}">${words.say(`ui:from-${name}`)}</span> `)}</span>`;
}

/** The options that aren't at their default. @param {Scene} scene */
const options = ({ words, edition: { id, options: all }, explanation }) =>
  Object.entries(chosen(explanation.options, all)).map(
    ([name, value]) =>
      html`${words.say("handout:sections")}${withCode(words, words.say("ui:register", { name: words.say(`${id}:options:${name}:label`, {}, name) }))} ${words.say(`${id}:values:${name}:${value}`, {}, value)}`,
  );

/** A component of a text. @param {Words} words @param {Text} text @param {string} name */
function part(words, { text, parts }, name) {
  const span = parts.find((one) => one.level === 1 && one.name === name)?.span;
  if (!span) return html`<i>${words.say("ui:undefined")}</i>`;
  return span[0] === span[1]
    ? html`<i>${words.say("ui:empty-text")}</i>`
    : html`<code>${value(words, text.slice(...span))}</code>`;
}

/** The visits of a run in groups, with the text that each reads. @param {Scene} scene */
function visits(scene) {
  const { words } = scene;
  const machine = machineOf(scene);
  /** The text that a visit reads. The base was the input once, too. @param {import("../../run/visits.js").Visit} visit */
  const read = ({ group, to }) => {
    const [start, end] = group.read;
    if (!machine || start >= end) return nothing;
    return html` <code>${drawn(words, scene.at(to).slice(machine.input, start, end), longestBuffer)}</code>`;
  };
  const all = visitsOf(scene);
  return html`<ol class="path">${all
    .slice(0, mostRows)
    .map(
      (visit) =>
        html`<li><span class="line"><b>${groupName(scene, visit.group)}</b>${read(visit)} ${withCode(words, stepText(scene, visit.from))}</span></li>`,
    )}</ol>${left(words, all.length)}`;
}

/** The lines that ran, in that order, by phase. @param {Scene} scene */
function path(scene) {
  if (scene.inGroups) return visits(scene);
  const {
    words,
    listing: { lines },
  } = scene;
  /** @type {{ phase: string, ran: [line: number, done: import("../../run/scene.js").Done][] }[]} */
  const phases = [];
  for (const ran of [...scene.done].sort(([, a], [, b]) => a.step - b.step)) {
    const { phase } = lines[ran[0]];
    if (phases.at(-1)?.phase !== phase) phases.push({ phase, ran: [] });
    phases.at(-1)?.ran.push(ran);
  }
  return phases.map(
    ({ phase, ran }) => html`<section>
    <h3>${words.say(`ui:phases:${phase}`)} <cite>${[...new Set(ran.map(([line]) => sectionSaid(words, lines[line].section)))].join(words.say("handout:sections"))}</cite></h3>
    <ol class="path">${ran.map(
      ([line, { answer, set, register, value: text }]) => html`<li class="depth-${lines[line].depth}">
      <span class="line">${numberIn(scene, lines[line]) ? html`<b>${numberIn(scene, lines[line])}</b>` : nothing} <span class="code">${lineText(scene, lines[line])}</span>
        ${answer === undefined ? nothing : html`<b class="answer">${words.say(answer ? "ui:yes" : "ui:no")}</b>`}</span>
      ${set === undefined ? nothing : html`<span class="set">${registerIn(scene, Number(register))} = ${text === null || text === undefined ? html`<i>${words.say("ui:undefined")}</i>` : html`<code>${scene.kind ? scene.kind.value(words, text) : value(words, text)}</code>`}</span>`}
    </li>`,
    )}</ol></section>`,
  );
}

/** The name of a register beside the lines, where all but the buffers have the document's names. @param {Scene} scene @param {number} register */
const registerIn = (scene, register) =>
  scene.buffers.includes(register) ? registerName(scene, register) : scene.listing.registers[register].name;

/** @param {Words} words @param {string} text */
const whole = (words, text) => drawn(words, text, longestText);

/** @param {Words} words @param {string | null} text */
const value = (words, text) => (text === null ? words.say("ui:undefined") : drawn(words, text, longestValue));

/** A text, shortened in the middle if it is too long. @param {Words} words @param {string} text @param {number} most */
const drawn = (words, text, most) => (text ? shortened(words, text, most) : "“”");

define("uri-handout", Handout);
