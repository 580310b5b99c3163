/**
 * The command's help, and the READMEs' table of commands, from the table of commands.
 */
import { start } from "../run/link.js";
import { speaking } from "../bake/say.js";
import { oneLine } from "../texts/terminal.js";
import { longest } from "./input.js";
import { commands, common, options, optionsOf, written } from "./table.js";

/** @import { Edition } from "../run/engine.js" */
/** @import { Words } from "../words/words.js" */

/** The width of a line, and of the names of options, in columns. */
const [most, column] = [96, 22];

/** The width of a text in columns of a terminal. @param {string} text */
const widthOf = (text) =>
  [...text].reduce(
    (sum, c) =>
      sum +
      (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/.test(c) ? 2 : 1),
    0,
  );

/** A word with the punctuation around it; in Chinese, each character is one. */
const word =
  /[（《“]*(?:[\u2e80-\u2fff\u3040-\ua4cf]|[^\s\u2e80-\ua4cf\uff00-\uffef]+)[、。》，：；！？）”]*|[\u3000-\u303f\uff00-\uffef]|\s/gu;

/** Breaks a text into lines. Chinese may break anywhere but at punctuation. @param {string} text @param {number} columns */
function lines(text, columns) {
  /** @type {string[]} */
  const found = [];
  let line = "";
  for (const next of text.match(word) ?? []) {
    if (widthOf(line + next.trimEnd()) <= columns) line += next;
    else {
      found.push(line.trimEnd());
      line = next.trimStart();
    }
  }
  return [...found, line.trimEnd()];
}

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** An indented paragraph. @param {string} text @param {number} indent */
const block = (text, indent) =>
  lines(text, most - indent)
    .map((line) => " ".repeat(indent) + line)
    .join("\n");

/**
 * A name with its description beside it.
 * @param {string} name @param {string} text @param {number} [at] the column of the text
 */
function entry(name, text, at = column) {
  const rows = lines(text, most - at).map((line) => " ".repeat(at) + line);
  const head = `  ${name}`;
  return widthOf(head) + 2 > at
    ? [head, ...rows].join("\n")
    : [head.padEnd(at) + rows[0].trimStart(), ...rows.slice(1)].join("\n");
}

/** @param {string} name @param {import("./table.js").Option} option */
function optionText(name, { takes, short }) {
  return `${short ? `-${short}, ` : ""}--${name}${takes ? ` ${takes}` : ""}`;
}

/** The sentence about an option. Some commands have one of their own. @param {Words} words @param {string} name @param {string} command @param {Record<string, unknown>} args */
function about(words, name, command, args) {
  const own = `command:options:${name}-of-${command}`;
  return words.has(own) ? words.say(own, args) : words.say(`command:options:${name}`, args);
}

/** The overview: all commands, one per line, and the options that several commands take. @param {Edition[]} editions empty if the engine can't be started */
export function general(editions) {
  const words = speaking();
  const wide = Math.max(...Object.keys(commands).map((name) => written(name).length)) + 4;
  return `${[
    "uriscope COMMAND …",
    "",
    ...Object.keys(commands).map((name) => entry(written(name), words.say(`command:commands:${name}`), wide)),
    "",
    ...Object.entries(common).map(([name, option]) => entry(optionText(name, option), about(words, name, "all", {}))),
    entry("-V, --version", words.say("command:options:version")),
    "",
    block(
      words.say("command:help:specs", {
        editions: editions.map(({ id }) => id).join(" ") || words.say("command:unlisted"),
      }),
      0,
    ),
    ...ofSpecs(words, editions),
    "",
    block(words.say("command:help:more"), 0),
    "",
    block(words.say("command:help:escapes", { tab: oneLine("\t") }), 0),
    "",
    block(words.say("command:help:exits"), 0),
  ].join("\n")}\n`;
}

/** The options that only specs have. @param {Words} words @param {Edition[]} editions */
function ofSpecs(words, editions) {
  const names = [...new Set(editions.flatMap(({ choices }) => choices))];
  return names.map((name) => {
    const those = editions.filter(({ choices }) => choices.includes(name));
    const values = those[0].options.find((option) => option.name === name)?.values ?? [];
    const documents = words.list(
      those.map(({ document }) => document),
      "unit",
    );
    return entry(`--${name} WORD`, words.say("command:option", { documents, values: words.list(values, "unit") }));
  });
}

/** The help of a command, without the options in the overview. @param {string} name */
export function helpOf(name) {
  const words = speaking();
  const { lines: reads, lead = 0, spec, formats = [], examples } = commands[name];
  const args = {
    standard: start.edition,
    formats: words.list([...formats], "unit"),
    first: formats[0],
  };
  const own = optionsOf(name);
  const left = commands[name].texts.slice(lead);
  const title = (/** @type {string} */ id) => words.say(`command:help:${id}`);
  const more = `command:about:${name}`;
  return `${[
    `uriscope ${name}${own.length ? ` ${title("options-in-line")}` : ""} ${commands[name].texts.join(" ")}`.trimEnd(),
    "",
    block(capital(words.say(`command:commands:${name}`)), 0),
    ...(words.has(more) ? ["", block(words.say(more, args), 0)] : []),
    ...(reads
      ? [
          "",
          block(
            words.say("command:help:lines", {
              most: longest,
              left: words.list(left, "conjunction"),
              values: left.length,
            }),
            0,
          ),
        ]
      : []),
    "",
    ...(own.length
      ? [title("options"), ...own.map((one) => entry(optionText(one, options[one]), about(words, one, name, args)))]
      : []),
    block(words.say(spec ? "command:help:shared-by-spec" : "command:help:shared"), own.length ? 2 : 0),
    "",
    title("examples"),
    ...examples.map(exampleText),
    "",
    block(words.say(`command:exits:${name}`), 0),
  ].join("\n")}\n`;
}

/** An example as typed in a shell, with its output. @param {import("./table.js").Example} example */
function exampleText({ line, input, gives }) {
  const said = input === undefined ? "" : `printf '${input.replaceAll("\n", "\\n").replaceAll("\t", "\\t")}' | `;
  const shown = gives === undefined ? [] : gives.split("\n").map((one) => `      ${one}`.trimEnd());
  return [`  ${said}uriscope ${quoted(line)}`, ...shown].join("\n");
}

/** A command line, quoted where a shell needs it. @param {string} line */
export const quoted = (line) =>
  line
    .split(" ")
    .map((word) => (/[&#?*[\];]/.test(word) ? `'${word}'` : word))
    .join(" ");

/** The commands as a table in Markdown, for the READMEs. @param {Words} words */
export const tableOf = (words) =>
  [
    `| ${words.say("command:help:command")} | ${words.say("command:help:does")} | ${words.say("command:help:example")} |`,
    "|---|---|---|",
    ...Object.keys(commands).map((name) => {
      const [{ line }] = commands[name].examples;
      return `| \`${written(name)}\` | ${capital(words.say(`command:commands:${name}`))} | \`uriscope ${quoted(line)}\` |`;
    }),
  ].join("\n");
