/**
 * Prints, as JSON, the contents of the page's first HTML. The Go build calls it once per language, for example "node
 * src/static.js zh-Hans": the case that is baked into the page, with its words and the first frame's; the stage that
 * shows it, with the two text boxes; the menu; the pages' own texts by id; and the words of figures. The templates of
 * the page's own script draw all of it, so that nothing moves when the script takes over.
 */
import { readFileSync } from "node:fs";
import { bakedWords } from "./bake/bakedwords.js";
import { Scene } from "./run/scene.js";
import { isStarted } from "./run/started.js";
import { drawn, isView, written } from "./shell/written.js";
import { escaped } from "./texts/escaped.js";
import { html } from "./texts/html.js";
import { base } from "./words/base.js";
import { figureWords } from "./words/figurewords.js";
import { untagged } from "./words/tagged.js";
import { Words } from "./words/words.js";

const [, , language = base] = process.argv;
const words = new Words({ language });

/**
 * The stage with the text boxes, and the menu, as first drawn.
 * @param {import("./cases/case.js").Baked} baked
 */
async function parts(baked) {
  const [{ stage }, { firstLink, menu }, { bare }, { firstContents }] = await Promise.all([
    import("./rooms/stage.js"),
    import("./rooms/menu.js"),
    import("./views/stage/field.js"),
    import("./shell/firstframe.js"),
    import("./views/stage/stage.js"),
  ]);
  const { explanation } = baked;
  const edition = editionOf(baked);
  const scene = new Scene({ explanation, edition, words });
  /** @type {Record<string, object>} */
  const contents = firstContents(words, { scene, edition, error: "" }, baked);
  const box = (/** @type {"base" | "reference"} */ name) =>
    bare({
      id: name,
      label: words.say(`ui:${name}`),
      brief: words.say(`ui:figure:brief:${name}`),
      gloss: words.say(`stage:gloss:${name}`),
      hint: words.say(`stage:hint:${name}`),
    });
  const target = html`<div class="strip"><div class="sheet"><output aria-label=${words.say("ui:target")} aria-live="off"><span class="early">${explanation.target}</span></output></div></div>`;
  /** A view with its first content. @param {string} tag @param {string} name */
  const first = (tag, name) => {
    if (name === "uri-field") {
      const of = tag.includes('name="base"') ? "base" : "reference";
      return tag + written(box(of)).replace("</textarea>", `${escaped(explanation[of].text)}$&`);
    }
    if (name === "uri-target") return tag + written(target);
    if (name in contents) return drawn(tag, name, { words, content: contents[name] });
    const shown = isView(name) && /data-scene(?!="whole")/.test(tag); // the whole algorithm is drawn only on request
    return shown ? drawn(tag, name, { scene, step: scene.decided ?? scene.steps.length }) : tag;
  };
  return {
    stage: written(stage(words)).replace(/<(uri-[a-z]+)[^>]*>/g, first),
    menu: written(menu(words, "resolve", firstLink)),
  };
}

/** The spec that a case was explained by. @param {import("./cases/case.js").Baked} baked */
const editionOf = ({ explanation, editions }) =>
  /** @type {import("./run/engine.js").Edition} */ (editions.find(({ id }) => id === explanation.edition));

/**
 * A case with the words that its script needs before it has all words of the spec, and with the first frame's words.
 * @param {import("./cases/case.js").Baked} baked
 */
async function worded(baked) {
  const { explanation } = baked;
  const edition = editionOf(baked);
  return {
    ...baked,
    words: {
      language,
      parts: { [edition.id]: bakedWords(words.group(edition.id), edition, [explanation]), page: await around() },
      first: { ui: words.group("ui"), stage: words.group("stage") },
    },
  };
}

/**
 * Texts around the stage that are needed even if the page's words can't be fetched: the menu, and the message that says
 * so.
 * @returns {Promise<import("./words/words.js").Group>}
 */
async function around() {
  const { rooms } = await import("./rooms/rooms.js");
  const page = words.group("page");
  const { gone, reload, words: lacking } = /** @type {Record<string, string>} */ (page.arrival);
  const named = [...rooms.map(({ name }) => name), "look-up", "more", "examples", "share", "help"];
  return { ...Object.fromEntries(named.map((name) => [name, page[name]])), arrival: { gone, reload, words: lacking } };
}

/** The pages' own texts. @returns {Record<string, string>} */
function said() {
  const ids = ["description", "late", "without-script", "frame", "language", "own", "brief"];
  return Object.fromEntries(
    [
      ...ids.map((id) => `document:${id}`),
      ...["title", "heading", "text", "first", "course"].map((id) => `document:missing:${id}`),
      ...["title", "past", "rooms", "resolve"].map((id) => `page:${id}`),
    ].map((id) => [id, untagged(words.say(id))]),
  );
}

async function print() {
  const baked = JSON.parse(readFileSync(0, "utf8"));
  await words.need("ui", "stage", "page", "document", "figure", baked.explanation.edition);
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
