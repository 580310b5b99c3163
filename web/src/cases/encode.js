/**
 * A case of data encoded in a component by a spec, and decoded again. Without the engine, a baked case has an answer.
 */
import { sceneOfText } from "../run/scene.js";
import { hexOrText } from "../texts/hex.js";
import { maxSmallSteps } from "./limits.js";
import { answered, noAnswer } from "./unanswered.js";

/** @import { Edition, Encoded } from "../run/engine.js" */
/** @import { Engine } from "../run/tolerant.js" */
/** @import { Scene } from "../run/scene.js" */
/** @import { Words } from "../words/words.js" */

/** known: the baked answer. @typedef {{ engine: Engine | null, known?: Encoded | null, editions: Edition[], words: Words }} Source */
/** A charset of "" is the spec's own. @typedef {{ data: string, component: string, charset: string, edition: string }} Asked */

/** For other specs, only this many characters of the data are encoded, because only part of the result is visible. */
const longestElsewhere = 200;

/** Above this length, in UTF-16 code units, values in lines are shortened in the middle. */
const longest = 80;

/** Characters that delimit a host name. */
const around = /[\s/?#@:\\[\]%]/;

/** True if a spec has a component. @param {Engine} engine @param {string} edition @param {string} component */
const hasComponent = (engine, edition, component) =>
  !component || !("error" in engine.encode("", { edition, component }));

export class EncodeCase {
  /** @param {Source} from @param {Asked} asked */
  constructor(from, asked) {
    const { engine, known, editions, words } = from;
    const { data, component, charset, edition } = asked;
    this.from = from;
    this.asked = asked;
    this.edition = /** @type {Edition} */ (editions.find(({ id }) => id === edition));
    const answer = engine
      ? engine.encode(data, {
          edition,
          component: hasComponent(engine, edition, component) ? component : "",
          charset,
          limit: maxSmallSteps,
        })
      : known;
    /** Why there is no answer: the spec doesn't define it, or the engine failed. */
    this.note = noAnswer(answer, this.edition);
    this.answer = answered(answer);
    /** @type {Scene | null} */
    this.scene = this.answer && sceneOf(this.answer, data, this.edition, words);
  }

  /** True if the case matches a request. @param {Asked} asked */
  isOf({ data, component, edition }) {
    return this.asked.data === data && this.asked.component === component && this.edition.id === edition;
  }

  get steps() {
    return this.scene?.steps.length ?? 0;
  }

  /** The encoded data by each spec; null if that has no result, or no such component. @returns {(string | null)[]} */
  get others() {
    const { engine, editions } = this.from;
    const { data, component, charset } = this.asked;
    if (!engine) return [];
    return editions.map(
      ({ id }) =>
        answered(engine.encode(data.slice(0, longestElsewhere), { edition: id, component, charset, limit: 0 }))
          ?.encoded ?? null,
    );
  }

  /** The name in the form for the DNS; null if it isn't a host name, or there is no engine. */
  get dns() {
    const { engine } = this.from;
    const { data } = this.asked;
    const labels = this.answer?.labels ?? [];
    if (!labels.some(({ ascii, unicode }) => ascii || unicode) || around.test(data)) return null;
    const ours = labels.map(({ span, ascii }) => ascii ?? data.slice(...span)).join(".");
    const mapped = mappedBy(data);
    const shown =
      mapped === null
        ? null
        : (answered(engine?.host(mapped))
            ?.labels.map(({ span, unicode }) => unicode ?? mapped.slice(...span))
            .join(".") ?? null);
    return { ours, mapped, shown };
  }

  /** The encoded data; null if they can't be encoded. */
  get result() {
    return this.answer?.encoded ?? null;
  }

  /** The reason for the result: the id of a sentence in "encoding:why", and its arguments. */
  get why() {
    if (this.note) return null;
    const {
      answer,
      asked: { data },
      from: { words },
    } = this;
    if (!answer || !data) return { id: "empty", args: {} };
    const first = (/** @type {typeof answer.characters[number] | undefined} */ of) => ({
      found: of ? words.character(String.fromCodePoint(data.codePointAt(of.span[0]) ?? 0)) : "",
      written: of?.encoded ?? "",
      reason: of ? words.say(`encoding:short:${of.reason}`) : "",
      because: of?.reason ?? "",
    });
    if (answer.encoded === null)
      return { id: "impossible", args: first(answer.characters.find(({ octets }) => !octets)) };
    const encoded = answer.characters.filter(({ need }) => need !== "stays");
    if (!encoded.length) return { id: "stays", args: first(answer.characters[0]) };
    return { id: encoded.length > 1 ? "several" : "one", args: { ...first(encoded[0]), count: encoded.length } };
  }

  /** The content of the view. @param {number} step @returns {import("../views/rooms/encoding.js").Content | null} */
  content(step) {
    return this.answer && { answer: this.answer, data: this.asked.data, scene: this.scene, step, dns: this.dns };
  }

  /** The announcement after typing. */
  get announced() {
    const { words } = this.from;
    if (!this.answer) return "";
    return this.answer.encoded === null
      ? words.say("encoding:impossible")
      : words.say("encoding:announced", { encoded: this.answer.encoded });
  }
}

/** The name that this browser looks up in the DNS; null if it refuses the name. @param {string} name */
function mappedBy(name) {
  try {
    return new URL(`http://${name}`).hostname;
  } catch {
    return null;
  }
}

/** @param {Encoded} answer @param {string} data @param {Edition} edition @param {Words} words */
function sceneOf(answer, data, edition, words) {
  const { charset, component, listing, run } = answer;
  const own = charset.id === charset.own ? edition.id : "chosen";
  /** Extra arguments for the words of lines and sentences. @type {Record<string, (scene: Scene, i: number) => unknown>} */
  const facts = {
    component: () => component.name,
    charset: () => words.say(`encoding:charsets:${charset.id}`, { edition: edition.id }),
    characters: (_, i) => data.slice(...spanOf(answer, run.steps[i])),
    reason: (_, i) => reasonOf(words, answer, run.steps[i]),
    twice: () => answer.twice ?? "",
    changed: () => answer.twice !== answer.decoded,
    missing: () => data.slice(...(answer.characters.find(({ octets }) => !octets)?.span ?? [0, 0])),
  };
  return sceneOfText({
    text: data,
    parts: [],
    run,
    listing,
    edition,
    words,
    kind: {
      title: "encoding:listing",
      part: "encoding",
      groups: [own, "run"],
      value: (words, text) => hexOrText(words, text, longest),
      facts,
    },
  });
}

/** Why the characters of a step are kept or encoded. @param {Words} words @param {Encoded} answer @param {import("../run/engine.js").Step} step */
function reasonOf(words, answer, step) {
  const [start] = spanOf(answer, step);
  const of = answer.characters.find(({ span }) => span[1] > start);
  return of ? words.say(`encoding:short:${of.reason}`) : "";
}

/** Converts an offset in spaced hexadecimal digits, two per octet, to the index of the octet. @param {number} at */
const octetAt = (at) => Math.floor((at + 1) / 3);

/** Lines that add octets, as opposed to characters of the component. */
const byOctet = new Set(["ascii", "charset", "reference", "plain", "escape", "space"]);
const byCharacter = new Set(["stays", "triplet", "plus"]);

/**
 * The characters of the data that a step works on.
 * @param {Encoded} answer @param {import("../run/engine.js").Step} step
 * @returns {import("../run/engine.js").Span} empty if it works on none
 */
export function spanOf({ characters, listing, run: { steps } }, step) {
  const { id } = listing.lines[step.line];
  const edit = step.edits[0];
  if (!edit || !(byOctet.has(id) || byCharacter.has(id))) return [0, 0];
  const [, start, , pieces] = edit;
  const length = (pieces ?? []).reduce(
    (sum, piece) => sum + (typeof piece === "string" ? piece.length : piece[2] - piece[1]),
    0,
  );
  const byOctets = byOctet.has(id);
  const [from, to] = byOctets ? [octetAt(start), octetAt(start + length - 1) + 1] : [start, start + length];
  /** @type {import("../run/engine.js").Span | null} */
  let found = null;
  let at = 0;
  for (const { span, octets, encoded } of characters) {
    const next = at + (byOctets ? octets.length / 2 : encoded.length);
    if (next > from && at < to) found = [found?.[0] ?? span[0], span[1]];
    at = next;
    if (at >= to) break;
  }
  return steps.length ? (found ?? [0, 0]) : [0, 0];
}

/** Adjacent characters with the same explanation. @typedef {{ span: import("../run/engine.js").Span, octets: string, encoded: string, need: "stays" | "should" | "must", reason: string, section: string, basis: import("../run/engine.js").Basis }} Row */

/** The rows of the grid. @param {Encoded} answer @returns {Row[]} */
export function rowsOf({ characters }) {
  /** @type {Row[]} */
  const rows = [];
  for (const { span, octets, encoded, need, reason, section, basis } of characters) {
    const last = rows.at(-1);
    if (last && last.reason === reason && last.section === section) {
      last.span = [last.span[0], span[1]];
      last.octets += octets;
      last.encoded += encoded;
    } else rows.push({ span, octets, encoded, need, reason, section, basis });
  }
  return rows;
}
