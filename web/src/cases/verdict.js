/**
 * Says in words which parsers agree with a target: the browser, Go, and the other specs, and what the others give.
 */
import { mark } from "../texts/plain.js";
import { nameOf } from "../texts/naming.js";
import { short } from "../words/words.js";

/** @import { EditionAnswer } from "../run/engine.js" */
/** @import { Neighbour } from "../neighbours/neighbours.js" */
/** @import { Words } from "../words/words.js" */

/**
 * @typedef {object} Asked
 * @property {import("../run/engine.js").Edition[]} editions
 * @property {EditionAnswer[]} answers one for each spec
 * @property {string} chosen id of the spec in use
 * @property {Neighbour[] | null} neighbours null until they have answered
 * @property {boolean} [elsewhere] whether the browser goes to another host than the target's
 * @property {import("../neighbours/neighbours.js").Leaving | null} [leaves] parsers that leave the base's host for a reference
 *   that looks local
 * @property {string} [browser] the browser's name, if the sentences are read elsewhere
 */

/**
 * kind: all agree, some differ, or one goes to another host. leaves: a sentence that names it, or says that the
 * reference itself names another host. stale: true if that was about other texts.
 * @typedef {{ kind: "agree" | "differ" | "danger", said: string, leaves?: string, stale?: boolean }} Verdict
 */

/** The middle of longer targets is left out, in UTF-16 code units. */
const longest = 2000;

/** A text as displayed. @param {Words} words @param {string} text */
const seen = (words, text) => (text === "" ? words.say("ui:empty-input") : mark(short(text, longest)));

/** True if software gives a spec's target. @param {EditionAnswer | undefined} own @param {string | null} answer null: no target */
export const isSame = (own, answer) =>
  answer === null ? own?.target === null && own.outcome !== "same-document" : answer === own?.target;

/** Groups items by a common key, in order. @template T @param {T[]} all @param {(one: T) => string | null} of @returns {[string | null, T[]][]} */
function grouped(all, of) {
  /** @type {Map<string | null, T[]>} */
  const groups = new Map();
  for (const one of all) groups.set(of(one), [...(groups.get(of(one)) ?? []), one]);
  return [...groups];
}

/** Sentences as one text. @param {Words} words @param {string[]} said */
const joined = (words, said) => said.join(words.say("ui:between", {}, " "));

/** A single document by its name, several by their number. @param {Words} words @param {string[]} names */
const counted = (words, names) =>
  names.length === 1
    ? words.say("ui:spec", { document: names[0] })
    : words.say("stage:verdict:who:others", { count: names.length });

/** The name of software. @param {Words} words @param {string} [browser] */
const caller =
  (words, browser) =>
  (/** @type {Pick<Neighbour, "id">} */ { id }) =>
    id === "url" && browser ? browser : words.say(`stage:verdict:who:${id}`);

/** To this spec, the reference is a link within the document that it is in. @param {{ outcome: string, target: string | null }} answer */
const isWithin = ({ outcome, target }) => outcome === "same-document" && target === null;

/**
 * Says which software has another answer.
 * @param {Words} words @param {string[]} all names of software with the same answer @param {"goes" | "says"} verb @param {string | null} there the target, marked; null: they refuse @param {string[]} [documents] names of documents with that answer, too
 */
const clause = (words, all, verb, there, documents = []) =>
  words.say(`stage:verdict:${there === null ? "refuses" : verb}`, {
    who: words.list([...all, ...(documents.length ? [counted(words, documents)] : [])], "conjunction"),
    count: all.length + documents.length,
    there: there ?? "",
  });

/**
 * The sentences; null if nothing is known.
 * @param {Words} words @param {Asked} asked
 * @returns {Verdict | null}
 */
export function verdictOf(words, { editions, answers, chosen, neighbours, elsewhere = false, leaves, browser }) {
  const own = answers.find(({ edition }) => edition === chosen);
  if (!own) return null;
  const named = (/** @type {string} */ edition) =>
    nameOf(
      words,
      /** @type {import("../run/engine.js").Edition} */ (editions.find(({ id }) => id === edition)),
    );
  const document = named(chosen);
  const target = own.target ?? "";
  const called = caller(words, browser);
  // Software without setters wasn't asked: it neither agrees nor differs.
  const asked = (neighbours ?? []).filter(({ silent }) => !silent);
  const documents = answers.filter(({ outcome }) => outcome !== "no-setters");
  const apart = asked.filter(({ answer }) => !isSame(own, answer));
  const others = documents.filter(({ same, edition }) => edition !== chosen && !same);
  const differing = others.filter(({ outcome }) => outcome !== "no-relative-form");
  // Software with the same answer is named together.
  const said = grouped(apart, ({ answer }) => answer).map(([there, all]) =>
    clause(
      words,
      all.map(called),
      elsewhere && all.some(({ id }) => id === "url") ? "goes" : "says",
      there === null ? null : seen(words, there),
      there === null ? [] : differing.filter((one) => one.target === there).map(({ edition }) => named(edition)),
    ),
  );
  if (said.length) {
    const here = seen(words, target);
    said.splice(
      1,
      0,
      words.say(own.target === null ? "stage:verdict:own-none" : "stage:verdict:own", { document, here }),
    );
  }
  const rest = differing.filter((one) => one.target === null || apart.every(({ answer }) => answer !== one.target));
  const [within, other] = [rest.filter(isWithin), rest.filter((one) => !isWithin(one))];
  for (const all of [within, other].filter(({ length }) => length)) {
    const there = all[0].target;
    const unanimous = there !== null && all.every((one) => one.target === there);
    said.push(
      words.say(`stage:verdict:${unanimous ? "documents" : all === within ? "within" : "differ"}`, {
        who: counted(
          words,
          all.map(({ edition }) => named(edition)),
        ),
        count: all.length,
        there: unanimous ? seen(words, there) : "",
      }),
    );
  }
  const alike = asked.filter((one) => !apart.includes(one)).map(called);
  const gives = own.target === null ? "nothing" : "target";
  const agree = agreeing(words, alike, apart.length ? gives : null, documents.length - others.length, documents.length);
  if (agree) said.splice(apart.length ? 2 : 0, 0, agree); // behind what the document says
  /** @type {Verdict["kind"]} */
  const kind =
    elsewhere || (leaves && !leaves.plain && !leaves.from)
      ? "danger"
      : apart.length + differing.length
        ? "differ"
        : "agree";
  const verdict = { kind, said: joined(words, said) };
  if (!leaves || !words.has("neighbours:no-answer")) return verdict;
  const fails = asked.some(({ id, answer }) => id === "url" && answer === null);
  return { ...verdict, leaves: leavesText(words, leaves, named, called({ id: "url" }), fails) };
}

/** The most targets to name for parsers that leave the site, and the most specs. */
const [mostLeaving, mostNamed] = [3, 2];

/**
 * The parsers that leave the site, and where they go. It needs the part "neighbours" of the words.
 * @param {Words} words @param {import("../neighbours/neighbours.js").Leaving} leaves @param {(edition: string) => string} named
 * @param {string} browser the browser's name @param {boolean} [fails] whether it has no target
 */
export function leavesText(words, { by, host, scheme, again, plain, from }, named, browser, fails = false) {
  if (plain) return words.say("neighbours:leaves:plain", { scheme: scheme ?? "", host });
  if (from) return words.say("neighbours:leaves:from", { scheme: from, there: seen(words, by[0].target) });
  const who = (/** @type {typeof by} */ all) => {
    const specs = all.flatMap((one) => (one.who === "url" ? [] : [named(one.who)]));
    const own = specs.length < all.length ? [browser] : [];
    const told =
      specs.length > mostNamed ? [counted(words, specs)] : specs.map((document) => words.say("ui:spec", { document }));
    return words.list([...own, ...told], "conjunction");
  };
  if (again) return words.say("neighbours:leaves:again", { who: who(by), count: by.length, host });
  const goes = grouped(by, ({ target }) => target)
    .slice(0, mostLeaving)
    .map(([target, all]) =>
      words.say(`neighbours:leaves:${scheme ? "reads" : "goes"}`, {
        who: who(all),
        count: all.length,
        there: seen(words, target ?? ""),
      }),
    );
  const away = words.say("neighbours:leaves:away", { goes: words.list(goes, "conjunction") });
  const stays = !fails && by.every((one) => one.who !== "url");
  return stays ? joined(words, [away, words.say("neighbours:leaves:stays", { who: browser })]) : away;
}

/**
 * Says who agrees; "" if nothing else does.
 * @param {Words} words @param {string[]} alike software that agrees @param {"nothing" | "target" | null} gives the document's result; null if no software differs @param {number} count of documents that agree, with its own @param {number} total
 */
function agreeing(words, alike, gives, count, total) {
  const who = [...alike];
  if (gives) {
    // The sentence already says what this document gives, so count the others.
    if (count > 1) who.push(words.say("stage:verdict:who:more", { count: count - 1 }));
    return who.length
      ? words.say("stage:verdict:so", {
          who: words.list(who, "conjunction"),
          count: alike.length + Math.max(count - 1, 0),
          gives,
        })
      : "";
  }
  if (count > 1 || (total > 1 && who.length))
    who.push(words.say(`stage:verdict:who:${count === total ? "all" : "documents"}`, { count, total }));
  if (!who.length) return "";
  return words.say("stage:verdict:agree", { who: words.list(who, "conjunction"), count: Math.max(who.length, count) });
}
