/**
 * The page's display of a step and of the years, and the expected values. The functions that read a page run in it, so
 * they don't use anything in this file.
 */
import assert from "node:assert/strict";
import { words } from "./fixtures.js";

/** @import { Page } from "playwright-core" */
/** @import { Edition, Explanation, Line } from "../src/run/engine.js" */

/** Elements that must be in sight while a run is played, and aren't. Runs in the page. */
export const outOfSight = () => {
  const inside = (/** @type {Element} */ element, /** @type {string} */ name) => {
    const { top, left, right, width, height, ...box } = element.getBoundingClientRect().toJSON();
    const { bottom } = box;
    if (width === 0 || height === 0) return [`${name} is not drawn`];
    const pane = element.closest(".pane")?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
    const seen =
      top >= Math.max(0, pane.top) - 1 &&
      // A line that is longer than its pane, as in windows of 320 pixels, fills it.
      (bottom <= Math.min(innerHeight, pane.bottom) + 1 || height > pane.bottom - pane.top) &&
      left < innerWidth &&
      right > 0;
    return seen
      ? []
      : [`${name} at ${Math.round(top)}–${Math.round(bottom)} of ${Math.round(pane.top)}–${Math.round(pane.bottom)}`];
  };
  const one = (/** @type {string} */ selector) => {
    const found = [...document.querySelectorAll(selector)];
    return found.length ? found.flatMap((element) => inside(element, selector)) : [`there is no ${selector}`];
  };
  const slider = /** @type {HTMLInputElement} */ (document.querySelector("uri-stepper input[type=range]"));
  const dots = /** @type {Element} */ (document.querySelector("uri-dots"));
  const row = dots.querySelector("[aria-current=step]");
  // A run in groups has a machine in the place of the buffers, and before the first step no pointer.
  const inGroups = document.querySelector("uri-visits") !== null;
  const buffers = !inGroups
    ? "uri-dots .buffers"
    : Number(slider.value) > 0
      ? "uri-machine .pointer"
      : "uri-machine .tape";
  return [
    ...(Number(slider.value) > 0 ? one("uri-resolution [aria-current=step]").filter((_, i) => i === 0) : []),
    ...one(buffers),
    ...(row ? inside(row, "the row") : []),
    ...one("uri-stepper .say"),
  ];
};

/** The marks of the current step: lines of the listing, rules of the buffers' table. */
export const shownStep = () => {
  const slider = /** @type {HTMLInputElement} */ (document.querySelector("uri-stepper input"));
  return {
    edition: /** @type {HTMLInputElement | null} */ (document.querySelector("uri-years input[type=radio]:checked"))
      ?.value,
    lines: [...document.querySelectorAll("uri-resolution li[aria-current=step] .code")].map((code) => code.textContent),
    rules: [...document.querySelectorAll("uri-dots tr[aria-current=step] .rule")].map((rule) => rule.textContent),
    said: document.querySelector("uri-stepper .say")?.textContent?.replace(/\s+/g, " ").trim() ?? "",
    /** Of the table; the head is the first. */
    lastRow: Number([...document.querySelectorAll("uri-dots tbody tr")].at(-1)?.getAttribute("aria-rowindex") ?? 1),
    slider: Number(slider.value),
    max: Number(slider.max),
    valuetext: slider.getAttribute("aria-valuetext") ?? "",
  };
};

/**
 * The steps, by index, that are rows of the table: those that change a buffer in the dot
 * segments, and those that ask for something.
 * @param {Edition} edition @param {Explanation} explanation
 */
export const dotsOf = ({ listing: { lines, registers } }, { run }) =>
  run.steps.flatMap(({ line, answer, edits }, i) =>
    lines[line].phase === "dots" && (answer !== undefined || edits.some(([register]) => registers[register].buffer))
      ? [i]
      : [],
  );

/** A line as the page has it: with the number or letter that the document gives it. @param {Line} line */
export const codeOf = (line) => `${line.phase === "dots" || /^\d/.test(line.id) ? `${line.id} ` : ""}${line.code}`;

/**
 * @param {ReturnType<typeof shownStep>} shown @param {Edition} edition @param {Explanation} explanation
 * @param {number} step @param {string} where
 */
export function assertStep(shown, edition, explanation, step, where) {
  const { lines } = edition.listing;
  const { steps } = explanation.run;
  assert.deepEqual([shown.edition, shown.slider, shown.max], [edition.id, step, steps.length], where);
  const dots = dotsOf(edition, explanation);
  assert.ok(
    shown.lastRow <= dots.filter((i) => i < step).length + 1,
    `rows to come are given away: ${shown.lastRow}, ${where}`,
  );
  const position = words.say("ui:step-of", { step, total: steps.length });
  assert.ok(
    shown.said.startsWith(position) && shown.valuetext.startsWith(position),
    `${shown.said}, ${shown.valuetext}, ${where}`,
  );
  if (step === 0) {
    assert.deepEqual({ lines: shown.lines, rules: shown.rules }, { lines: [], rules: [] }, where);
    return;
  }
  assert.ok(shown.said.length > position.length + 8, `step ${step} says nothing: ${shown.said}, ${where}`);
  assert.deepEqual(shown.lines, [codeOf(lines[steps[step - 1].line])], where);
  // In the table, the last row stays highlighted while dot segments continue.
  const row = dots.findLast((i) => i < step);
  const since = row === undefined ? [] : steps.slice(row, step);
  const rule =
    row !== undefined && since.every(({ line: i }) => lines[i].phase === "dots") ? [lines[steps[row].line].id] : [];
  assert.deepEqual(shown.rules, rule, where);
}

/** The answers on the strip of years, as displayed and as spoken, and the answers of the software beside it. */
export const shownYears = () => {
  const read = (/** @type {Element} */ cell) => {
    const answer = cell.querySelector(".answer");
    const sign = cell.querySelector(".sign");
    const said = answer?.querySelector(".said")?.textContent ?? "";
    return {
      answer: answer?.textContent?.trim().slice(said.length).trim() ?? "",
      sign: sign?.textContent ?? "",
      quiet: sign?.classList.contains("quiet") ?? false,
      signIsHeard: sign !== null && !sign.closest("[aria-hidden=true]"),
      said,
    };
  };
  return {
    years: [...document.querySelectorAll("uri-years .year")].map((year) => {
      const radio = /** @type {HTMLInputElement} */ (year.querySelector("input[type=radio]"));
      const heard =
        document
          .getElementById(radio.getAttribute("aria-describedby") ?? "")
          ?.textContent?.replace(/\s+/g, " ")
          .trim() ?? "";
      return {
        edition: radio.value,
        checked: radio.checked,
        heard,
        set: year.querySelector(".set")?.textContent ?? "",
        ...read(year),
      };
    }),
    others: [...document.querySelectorAll("uri-years .neighbour")].map((other) => ({
      name: other.querySelector("b")?.textContent,
      ...read(other),
    })),
  };
};

/** The sentences about each differing spec, browser and Go, by id. */
export const shownDifferences = () =>
  Object.fromEntries(
    [...document.querySelectorAll("uri-differences .maker")].map((maker) => {
      const because = /** @type {Element | undefined} */ (maker.querySelector(".because")?.cloneNode(true));
      const cite = because?.querySelector("cite");
      cite?.remove();
      return [
        /** @type {HTMLElement} */ (maker).dataset.id,
        {
          answer: maker.querySelector(".answer")?.textContent?.replace(/\s+/g, " ").trim() ?? "",
          plain: [...maker.querySelectorAll(".answer > code, .answer > em")].map((part) => part.textContent).join(""),
          because: because?.textContent?.trim() ?? "",
          cite: cite?.textContent ?? "",
          published: cite?.querySelector("a")?.href ?? "",
          where: maker.querySelectorAll("button.where").length,
          sentences: [...maker.querySelectorAll("li")].map((li) => li.textContent ?? ""),
        },
      ];
    }),
  );

/** An answer as the examples of the documents have it in words. @param {import("../src/run/engine.js").Answer} answer */
export function inWords({ outcome, target, fragment }) {
  if (target !== null) return target;
  if (outcome === "same-document") return `(current document)${fragment === undefined ? "" : `#${fragment}`}`;
  return outcome === "no-relative-form" ? "no relative form" : "none";
}

/** An answer in the page's words. @param {import("../src/run/engine.js").Answer} answer */
export function asSaid({ outcome, target, fragment }) {
  if (target !== null) return target;
  if (outcome === "same-document")
    return `${words.say("ui:current-document")}${fragment === undefined ? "" : `#${fragment}`}`;
  return words.say(outcome === "no-relative-form" ? "ui:no-relative-form" : "ui:no-target");
}

/** Gives the page the function that reads it. @param {Page} page */
export const reader = (page) => page.evaluate(`globalThis.shownStep = ${shownStep}`);

/** The positions of the stage's boxes. @param {import("playwright-core").Page} page */
export const boxes = (page) =>
  page.evaluate(() =>
    [
      "uri-field[name=base]",
      "uri-field[name=reference]",
      "uri-target",
      "uri-target [data-name=copy]",
      "uri-target [data-name=explain]",
      "uri-why",
      "uri-years",
      ".panes",
      "uri-stepper",
    ].map((selector) => {
      const { x, y, width, height } = /** @type {Element} */ (document.querySelector(selector)).getBoundingClientRect();
      return `${selector} ${x} ${y} ${width} ${height}`;
    }),
  );
