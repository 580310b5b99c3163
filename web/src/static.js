/**
 * What the first HTML of the page has before any script runs, as Go asks for it when the
 * site is built: "node src/static.js zh-Hans" reads the case that is baked into the page, and
 * prints, as JSON, that case with what is said of it and of the first frame in that language; the
 * boxes of the stage with the two text boxes in their places; the menu; what the pages say
 * themselves, by its id; and the words of figures. The boxes are the templates of the page's own
 * script, so that nothing moves when it draws.
 */
import { readFileSync } from "node:fs";
import { nothing } from "lit-html";
import { saidOf } from "./bake/said.js";
import { isStarted } from "./run/started.js";
import { html } from "./texts/html.js";
import { base } from "./words/base.js";
import { figureWords } from "./words/figurewords.js";
import { Words } from "./words/words.js";

const [, , language = base] = process.argv;
const words = new Words({ language });

/** Views are elements, of which Node has none; nothing of them is needed here but that they can be defined. */
Object.assign(globalThis, { HTMLElement: class {}, customElements: { get: () => undefined, define() {} } });

/** @param {unknown} text */
const escaped = (text) => String(text).replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/**
 * A template as HTML. What is said to a script (events, properties) is left out.
 * @param {unknown} value @returns {string}
 */
export function written(value) {
  if (value === nothing || value === null || value === undefined || value === false) return "";
  if (Array.isArray(value)) return value.map(written).join("");
  if (typeof value !== "object") return escaped(value);
  const { strings, values } = /** @type {{ strings: string[], values: unknown[] }} */ (value);
  return strings
    .reduce((before, after, i) => {
      const given = values[i - 1];
      const [whole, kind, name, quote] =
        before.lastIndexOf("<") > before.lastIndexOf(">") ? (/\s([@.?]?)([\w-]+)=("?)[^"]*$/.exec(before) ?? []) : [];
      if (whole === undefined) return before + written(given) + after;
      if (quote) return before + escaped(given) + after;
      const rest = before.slice(0, -whole.length);
      if (kind === "?") return rest + (given ? ` ${name}` : "") + after;
      return rest + (kind || given === nothing ? "" : ` ${name}="${escaped(given)}"`) + after;
    })
    .replace(/>\s+</g, "><")
    .trim();
}

/**
 * The stage with the text boxes, and the target, of a case; and the menu.
 * @param {import("./cases/case.js").Baked} baked
 */
async function parts({ explanation }) {
  const [{ stage }, { listed }, { bare }] = await Promise.all([
    import("./rooms/stage.js"),
    import("./rooms/rooms.js"),
    import("./views/stage/field.js"),
  ]);
  const box = (/** @type {"base" | "reference"} */ name) =>
    bare({
      id: name,
      label: words.say(`ui:${name}`),
      brief: words.say(`ui:figure:brief:${name}`),
      text: explanation[name].text,
    });
  const target = html`<div class="strip lines-1"><div class="sheet"><output aria-label=${words.say("ui:target")} aria-live="off"><span class="early">${explanation.target}</span></output></div></div>`;
  return {
    stage: written(stage(words))
      .replace(/<uri-field name="(base|reference)"[^>]*>/g, (field, name) => field + written(box(name)))
      .replace(/<uri-target[^>]*>/, (view) => view + written(target)),
    menu: written(
      listed.map(
        ({ name, link }, i) =>
          html`<a href=${link} aria-current=${i ? nothing : "page"}>${words.say(`page:${name}`)}</a>`,
      ),
    ),
  };
}

/** A case with what its script says of it until it has all words of the edition, and with those of the first frame. @param {import("./cases/case.js").Baked} baked */
async function worded(baked) {
  const { explanation, editions } = baked;
  const edition = /** @type {import("./run/engine.js").Edition} */ (
    editions.find(({ id }) => id === explanation.edition)
  );
  await words.need(edition.id);
  return {
    ...baked,
    words: {
      language,
      parts: { [edition.id]: saidOf(words.group(edition.id), edition, [explanation]) },
      first: { ui: words.group("ui") },
    },
  };
}

/** What the pages say themselves. @returns {Record<string, string>} */
function said() {
  const ids = ["description", "late", "without-script", "frame", "language", "own", "brief"];
  return Object.fromEntries(
    [
      ...ids.map((id) => `document:${id}`),
      ...["title", "heading", "text"].map((id) => `document:missing:${id}`),
      ...["title", "past", "tagline", "rooms", "resolve"].map((id) => `page:${id}`),
    ].map((id) => [id, words.say(id)]),
  );
}

async function print() {
  const baked = JSON.parse(readFileSync(0, "utf8"));
  await words.need("ui", "page", "document", "figure");
  console.log(
    JSON.stringify({
      ...(await parts(baked)),
      case: await worded(baked),
      said: said(),
      figure: figureWords(words.group("figure")),
    }),
  );
}

if (isStarted(import.meta.url)) await print();
