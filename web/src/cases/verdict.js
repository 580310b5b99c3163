/**
 * Who agrees with a target, in words: the browser, Go, and the other documents, and what those say
 * that differ.
 */
import { mark } from "../texts/marks.js";
import { nameOf } from "../texts/naming.js";
import { short } from "../words/words.js";

/** @import { EditionAnswer } from "../run/engine.js" */
/** @import { Neighbour } from "../neighbours/neighbours.js" */
/** @import { Words } from "../words/words.js" */

/**
 * @typedef {object} Asked
 * @property {import("../run/engine.js").Edition[]} editions
 * @property {EditionAnswer[]} answers one for each edition
 * @property {string} chosen id of an edition
 * @property {Neighbour[] | null} neighbours null as long as they have not been asked
 * @property {boolean} [elsewhere] whether the browser goes to another host than the target's
 * @property {import("../run/engine.js").Leaves | null} [leaves] who leaves the base's host with a reference that looks like one of its own
 * @property {string} [browser] what the browser is called, where the sentences are read elsewhere
 */

/**
 * kind: whether all agree, some differ, or somebody goes to another host.
 * leaves: a sentence that says who does, or that the reference says so itself.
 * stale: whether that was of other texts.
 * @typedef {{ kind: "agree" | "differ" | "danger", said: string, leaves?: string, stale?: boolean }} Verdict
 */

/** Of longer targets, the middle is left out. */
const longest = 2000;

/** What is seen of a text. @param {Words} words @param {string} text */
const seen = (words, text) => (text === "" ? words.say("ui:empty-input") : mark(short(text, longest)));

/** Whether software gives the target of an edition. @param {EditionAnswer | undefined} own @param {string | null} answer null: it has none */
export const isSame = (own, answer) =>
  answer === null ? own?.target === null && own.outcome !== "same-document" : answer === own?.target;

/** Things by what they have in common, in their order. @template T @param {T[]} all @param {(one: T) => string | null} of @returns {[string | null, T[]][]} */
function grouped(all, of) {
  /** @type {Map<string | null, T[]>} */
  const groups = new Map();
  for (const one of all) groups.set(of(one), [...(groups.get(of(one)) ?? []), one]);
  return [...groups];
}

/** Sentences as one text. @param {Words} words @param {string[]} said */
const joined = (words, said) => said.join(words.say("ui:between", {}, " "));

/** One document by its name, several by their number. @param {Words} words @param {string[]} names */
const counted = (words, names) =>
  names.length === 1
    ? words.say("ui:spec", { document: names[0] })
    : words.say("stage:verdict:who:others", { count: names.length });

/** What software is called. @param {Words} words @param {string} [browser] */
const caller =
  (words, browser) =>
  (/** @type {Pick<Neighbour, "id">} */ { id }) =>
    id === "url" && browser ? browser : words.say(`stage:verdict:who:${id}`);

/** What software says that has another answer. @param {Words} words @param {string[]} all that answer alike, by what they are called @param {"goes" | "says"} verb @param {string | null} there marked; null: they refuse @param {string[]} [documents] that say the same, by their names */
const clause = (words, all, verb, there, documents = []) =>
  words.say(`stage:verdict:${there === null ? "refuses" : verb}`, {
    who: words.list([...all, ...(documents.length ? [counted(words, documents)] : [])], "conjunction"),
    count: all.length + documents.length,
    there: there ?? "",
  });

/**
 * The sentences; null where nothing is known.
 * @param {Words} words @param {Asked} asked
 * @returns {Verdict | null}
 */
export function verdictOf(words, { editions, answers, chosen, neighbours, elsewhere = false, leaves, browser }) {
  const own = answers.find(({ edition }) => edition === chosen);
  if (!own) return null;
  const named = (/** @type {string} */ edition) =>
    nameOf(/** @type {import("../run/engine.js").Edition} */ (editions.find(({ id }) => id === edition)));
  const document = named(chosen);
  const target = own.target ?? "";
  const called = caller(words, browser);
  // Who was not asked, as it has no setters, neither agrees nor differs.
  const asked = (neighbours ?? []).filter(({ silent }) => !silent);
  const documents = answers.filter(({ outcome }) => outcome !== "no-setters");
  const apart = asked.filter(({ answer }) => !isSame(own, answer));
  const others = documents.filter(({ same, edition }) => edition !== chosen && !same);
  const differing = others.filter(({ outcome }) => outcome !== "no-relative-form");
  // Who says the same is named together.
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
  if (rest.length) {
    const there = rest[0].target;
    const unanimous = there !== null && rest.every((one) => one.target === there);
    said.push(
      words.say(`stage:verdict:${unanimous ? "documents" : "differ"}`, {
        who: counted(
          words,
          rest.map(({ edition }) => named(edition)),
        ),
        count: rest.length,
        there: unanimous ? seen(words, there) : "",
      }),
    );
  }
  const alike = asked.filter((one) => !apart.includes(one)).map(called);
  const agree = agreeing(words, alike, apart.length > 0, documents.length - others.length, documents.length);
  if (agree) said.splice(apart.length ? 2 : 0, 0, agree); // behind what the document says
  /** @type {Verdict["kind"]} */
  const kind = elsewhere || (leaves && !leaves.plain) ? "danger" : apart.length + differing.length ? "differ" : "agree";
  const verdict = { kind, said: joined(words, said) };
  if (!leaves || !words.has("neighbours:no-answer")) return verdict;
  return { ...verdict, leaves: leavesText(words, leaves, named, called({ id: "url" })) };
}

/** As many targets of who leaves are named. */
const mostLeaving = 3;

/** Who leaves the site, and where to; needs the words of neighbours. @param {Words} words @param {import("../run/engine.js").Leaves} leaves @param {(edition: string) => string} named @param {string} browser what it is called */
export function leavesText(words, { by, host, scheme, again, plain }, named, browser) {
  if (plain) return words.say("neighbours:leaves:plain", { scheme: scheme ?? "", host });
  const who = (/** @type {typeof by} */ all) => {
    const specs = all.flatMap((one) => (one.who === "url" ? [] : [named(one.who)]));
    const own = specs.length < all.length ? [browser] : [];
    return words.list(specs.length ? [...own, counted(words, specs)] : own, "conjunction");
  };
  if (again) return words.say("neighbours:leaves:again", { who: who(by), host });
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
  const stays = by.every((one) => one.who !== "url");
  return stays ? joined(words, [away, words.say("neighbours:leaves:stays", { who: browser })]) : away;
}

/** Who agrees; "" where nobody else does. @param {Words} words @param {string[]} alike software that does @param {boolean} differs whether some does not @param {number} count of documents that agree, with its own @param {number} total */
function agreeing(words, alike, differs, count, total) {
  const who = [...alike];
  if (differs) {
    // What the document says has been said: so do others.
    if (count > 1) who.push(words.say("stage:verdict:who:more", { count: count - 1 }));
    return who.length
      ? words.say("stage:verdict:so", {
          who: words.list(who, "conjunction"),
          count: alike.length + Math.max(count - 1, 0),
        })
      : "";
  }
  if (count > 1 || (total > 1 && who.length))
    who.push(words.say(`stage:verdict:who:${count === total ? "all" : "documents"}`, { count, total }));
  if (!who.length) return "";
  return words.say("stage:verdict:agree", { who: words.list(who, "conjunction"), count: Math.max(who.length, count) });
}
