/**
 * Prints the result of check --conformance in each format: text, JSON, TAP 13, JUnit's XML, annotations of GitHub, and
 * the JSON of a badge.
 */
import { agrees } from "../libraries/recorded.js";
import { changeText, sectionOf } from "../texts/changes.js";
import { countedTexts, explainedText, followedTexts } from "../texts/expected.js";
import { data, oneLine, property, shown } from "../texts/terminal.js";
import { plain, print, printJSON, printRaw } from "./sentences.js";

/** @import { Answer, Document } from "../libraries/recorded.js" */
/** @import { Held } from "./conformance.js" */
/** @import { Cause } from "./causes.js" */

/** The most cases that the text lists, and the most numbers of a group. */
const most = 100;

/** @type {Record<string, (held: Held) => void>} */
export const reports = { text, json, tap, junit, github, badge };

/** The number of cases in which a document is followed. @param {Held} held @param {Document} document */
const agreeing = ({ answers }, document) => answers.filter((answer, i) => agrees(answer, document, i)).length;

/** The name of a document with its options. @param {Held} held @param {Document} [document] */
function nameIn({ words, engine, document: own }, { edition, options } = own) {
  const document = engine.editions().find(({ id }) => id === edition)?.document ?? edition;
  const set = Object.entries(options).map(([option, value]) => `--${option} ${value}`);
  return set.length ? words.say("command:conformance:with", { document, options: set.join(" ") }) : document;
}

/** The sentence about a case in which the document isn't followed. @param {Held} held @param {number} i */
function saidOf(held, i) {
  const { words, cases, answers, document } = held;
  const [base, reference] = cases[i];
  const answer = answers[i];
  const about = {
    base,
    reference,
    document: nameIn(held),
    target: document.targets[i] ?? words.say("command:nothing"),
  };
  const id = answer === null ? "silent" : typeof answer === "string" ? "differs" : "refuses";
  return oneLine(words.say(`command:conformance:${id}`, { ...about, answer, error: errorOf(answer) }));
}

/** @param {Answer} answer */
const errorOf = (answer) => (typeof answer === "object" && answer !== null ? answer.error : "");

/** The explanation of an answer; "" without one. @param {Held} held @param {number} i */
function reasonOf({ words, engine, cases, explained, document }, i) {
  const known = explained(i);
  if (!known) return "";
  const [base, reference] = cases[i];
  const request = { base, reference, edition: document.edition, ...document.options };
  return plain(explainedText(words, engine.editions(), request, known));
}

/** Case numbers, with a dash for consecutive ones. @param {number[]} numbers */
export function ranges(numbers) {
  /** @type {[first: number, last: number][]} */
  const found = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const last = found.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else if (number !== last?.[1]) found.push([number, number]);
  }
  return found.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`));
}

/** @param {Held["found"]["followed"][number]} followed @param {number | undefined} example another case of it */
const withExample = (followed, example) => (example === undefined ? followed : { ...followed, at: example });

/** The lines of a cause. @param {Held} held @param {Cause} cause @param {number} i its index */
function causeLines(held, { kind, text, cases, example, link }, i) {
  const { words, found, known } = held;
  const all = ranges(cases.map((at) => held.numbers[at]));
  const own = cases.filter((at) => known.has(at)).length;
  const shortest =
    kind === "followed" ? followedTexts(words, withExample(found.followed[i], example), held.cases).shortest : "";
  const head = shortest ? `${text}${words.say("ui:between", {}, " ")}${plain(shortest)}` : text;
  if (example === undefined) return [`  ${oneLine(head)}`];
  const numbers = all.slice(0, most).join(", ") + (all.length > most ? ", …" : "");
  return [
    `  ${oneLine(head)}`,
    `    ${words.say("command:conformance:cases", { count: cases.length, numbers })}`,
    ...(own ? [`    ${words.say("command:conformance:known", { count: own })}`] : []),
    ...(kind === "followed" ? [] : [`    ${saidOf(held, example)}`]),
    `    ${link}`,
  ];
}

/** @param {Held} held */
function text(held) {
  const { words, cases, document, documents, exceptions, known, gone, found, causes, must } = held;
  const counted = exceptions.filter((i) => !known.has(i));
  const row = (/** @type {Document} */ one) => {
    const agree = agreeing(held, one);
    return words.say("command:conformance:row", { document: nameIn(held, one), agree, cases: cases.length });
  };
  const told = (/** @type {number} */ i) => {
    const reason = reasonOf(held, i);
    return reason ? `${saidOf(held, i)}\n    ${oneLine(reason)}` : saidOf(held, i);
  };
  const name = nameIn(held);
  for (const line of [
    ...documents.map(row),
    words.say(`command:conformance:${must ? "misses" : "follows"}`, { document: name, except: exceptions.length }),
    ...(causes.length ? [words.say("command:conformance:groups")] : []),
    ...causes.flatMap((cause, i) => causeLines(held, cause, i)),
    ...(counted.length ? [words.say("command:conformance:singly")] : []),
    ...counted.slice(0, most).map(told),
    ...(counted.length > most ? [words.say("command:conformance:more", { count: counted.length - most })] : []),
    ...countedTexts(words, document.edition, found),
    ...(known.size ? [words.say("command:baseline:known", { known: known.size, counted: counted.length })] : []),
    ...(gone.length ? [goneIn(held)] : []),
  ])
    print(line);
}

/** @param {Held} held */
function json(held) {
  const { words, cases, answers, numbers, documents, document, exceptions, known, gone, found, lacking, must } = held;
  const texts = (/** @type {number} */ i) => ({ base: cases[i][0], reference: cases[i][1] });
  const target = (/** @type {number} */ i) => document.targets[i];
  const of = (/** @type {Document} */ { edition, options }) => ({ edition, options });
  printJSON({
    cases: cases.length,
    missing: lacking,
    documents: documents.map((one) => ({ ...of(one), agree: agreeing(held, one) })),
    [must ? "must" : "closest"]: of(document),
    exceptions: exceptions.length,
    known: known.size,
    gone,
    groups: held.causes.map(({ kind, text, ids, cases: all, example, link, run }) => ({
      kind,
      text,
      misreadings: ids,
      count: all.length,
      known: all.filter((i) => known.has(i)).length,
      numbers: all.map((i) => numbers[i]),
      shortest:
        example === undefined
          ? null
          : { number: numbers[example], ...texts(example), answer: answers[example], target: target(example) },
      link,
      run,
    })),
    followed: found.followed.map(({ changes, listing, at, obeyed, matters }) => ({
      misreadings: changes.map(({ id }) => id),
      said: changes.map((change) => plain(changeText(words, listing, change))),
      section: sectionOf(listing, changes[0]),
      obeyed,
      matters,
      shortest: texts(at),
    })),
    unexplained: found.unexplained,
    differing: found.differing.map((i) => {
      const { equivalent = false, misreading = null } = held.explained(i) ?? {};
      const answer = answers[i];
      return { ...texts(i), answer, target: target(i), equivalent, pattern: null, misreading: misreading?.id ?? null };
    }),
    refused: found.refused.map((i) => ({ ...texts(i), error: errorOf(answers[i]), target: target(i) })),
    unanswered: found.unanswered.map((i) => ({ ...texts(i), target: target(i) })),
  });
}

/** The causes by case index, for cases that don't count as followed. @param {Held} held */
const causesOf = ({ causes }) => new Map(causes.flatMap((cause) => cause.cases.map((i) => [i, cause])));

/** The message about cases without an answer; "" if there are none, or that is accepted. @param {Held} held */
const lackingIn = ({ words, lacking, partial }) =>
  lacking && !partial ? words.say("command:conformance:lacking", { count: lacking }) : "";

/** The message about deviations of the baseline that are gone; "" if there are none. @param {Held} held */
const goneIn = ({ words, gone }) => (gone.length ? words.say("command:baseline:gone", { count: gone.length }) : "");

/** TAP 13, because Perl's "prove" rejects later versions. @param {Held} held */
function tap(held) {
  const { words, cases, answers, numbers, exceptions, known, document } = held;
  const [causes, bad, lacking] = [causesOf(held), new Set(exceptions), lackingIn(held)];
  const named = (/** @type {string} */ name) => oneLine(name).replace(/[\\#]/g, "\\$&");
  const yaml = (/** @type {Record<string, unknown>} */ data) => [
    "  ---",
    ...Object.entries(data).map(([key, value]) => `  ${key}: ${JSON.stringify(value)}`),
    "  ...",
  ];
  const points = cases.flatMap(([base, reference], i) => {
    const name = `${i + 1} - ${named(`${numbers[i]}: ${base} + ${reference}`)}`;
    if (!bad.has(i)) return [`ok ${name}`];
    const todo = known.has(i) ? ` # TODO ${words.say("command:baseline:todo")}` : "";
    const said = {
      message: saidOf(held, i),
      reason: causes.get(i)?.text ?? "",
      wanted: document.targets[i],
      found: answers[i],
    };
    return [`not ok ${name}${todo}`, ...yaml(said)];
  });
  const last = lacking ? [`not ok ${cases.length + 1} - ${named(lacking)}`] : [];
  const gone = goneIn(held);
  const remarks = gone ? [`# ${oneLine(gone)}`] : [];
  print(["TAP version 13", `1..${cases.length + last.length}`, ...points, ...last, ...remarks].join("\n"));
}

/**
 * Reports for answers that can't be read, in the formats that other programs read: a single failure with the reason.
 * @type {Record<string, (message: string) => void>}
 */
export const unreadable = {
  tap: (message) => print(`TAP version 13\n1..1\nBail out! ${message}`),
  junit: (message) => {
    const one = `    <testcase classname="uriscope" name="uriscope"><error message="${xml(message)}"/></testcase>`;
    printSuite("uriscope", 'tests="1" failures="0" errors="1" skipped="0"', [one]);
  },
  github: (message) => print(`::error title=uriscope::${data(message)}`),
};

/** Text in XML 1.0, which doesn't allow all characters. @param {string} text */
const xml = (text) =>
  shown(text)
    .replace(/[\ud800-\udfff](?![\udc00-\udfff])(?<![\ud800-\udbff][\udc00-\udfff])|[\ufffe\uffff]/g, "\ufffd")
    .replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** Prints a suite in JUnit's XML. @param {string} name escaped @param {string} counts its attributes @param {string[]} lines */
function printSuite(name, counts, lines) {
  const head = `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${counts}>\n  <testsuite name="${name}" ${counts}>`;
  printRaw([head, ...lines, "  </testsuite>\n</testsuites>\n"].join("\n"));
}

/** @param {Held} held */
function junit(held) {
  const { words, cases, numbers, exceptions, known } = held;
  const [causes, bad, lacking] = [causesOf(held), new Set(exceptions), lackingIn(held)];
  const suite = xml(`uriscope: ${nameIn(held)}`);
  const one = (/** @type {string} */ name, inner = "") =>
    `    <testcase classname="${suite}" name="${xml(oneLine(name))}"${inner ? `>${inner}</testcase>` : "/>"}`;
  const all = cases.map(([base, reference], i) => {
    const name = `${numbers[i]}: ${base} + ${reference}`;
    if (!bad.has(i)) return one(name);
    if (known.has(i)) return one(name, `<skipped message="${xml(words.say("command:baseline:todo"))}"/>`);
    return one(name, `<failure message="${xml(saidOf(held, i))}">${xml(causes.get(i)?.text ?? "")}</failure>`);
  });
  if (lacking) all.push(one(lacking, `<error message="${xml(lacking)}"/>`));
  const failures = exceptions.length - known.size;
  const counts = `tests="${all.length}" failures="${failures}" errors="${lacking ? 1 : 0}" skipped="${known.size}"`;
  const gone = goneIn(held);
  if (gone) all.push(`    <system-out>${xml(gone)}</system-out>`);
  printSuite(suite, counts, all);
}

/** @param {Held} held */
function github(held) {
  const { words, file, lines, known, causes, cases, exceptions } = held;
  const at = file === "-" ? "" : `file=${property(oneLine(file))},`;
  const annotated = causes.flatMap((cause) => {
    const counted = cause.cases.filter((i) => !known.has(i));
    if (!counted.length) return [];
    const numbers = ranges(counted.map((i) => held.numbers[i]))
      .slice(0, most)
      .join(", ");
    const title = words.say("command:conformance:cases", { count: counted.length, numbers });
    const said = [cause.text, saidOf(held, counted[0]), cause.link].filter(Boolean).map(oneLine).join("\n");
    return [`::error ${at}${at ? `line=${lines[counted[0]]},` : ""}title=${property(title)}::${data(said)}`];
  });
  const [lacking, gone] = [lackingIn(held), goneIn(held)];
  const agree = cases.length - exceptions.length;
  for (const line of [
    ...annotated,
    ...(gone ? [`::notice title=uriscope::${data(gone)}`] : []),
    ...(lacking ? [`::error ${at}title=uriscope::${data(lacking)}`] : []),
    ...(known.size
      ? [
          `::notice title=uriscope::${data(words.say("command:baseline:known", { known: known.size, counted: exceptions.length - known.size }))}`,
        ]
      : []),
    words.say("command:conformance:row", { document: nameIn(held), agree, cases: cases.length }),
  ])
    print(line);
}

/** The JSON of a badge endpoint for shields.io. @param {Held} held */
function badge(held) {
  const { words, cases, exceptions, known, lacking, partial } = held;
  const agree = cases.length - exceptions.length;
  const isFailed = lacking > 0 && !partial;
  const color = isFailed
    ? "lightgrey"
    : !exceptions.length
      ? "brightgreen"
      : exceptions.length === known.size
        ? "green"
        : "red";
  const message = words.say("command:conformance:badge", { agree, cases: cases.length });
  printJSON({ schemaVersion: 1, label: nameIn(held), message, color });
}
