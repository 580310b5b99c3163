/**
 * uriscope completions: the completion scripts for shells, from the table of commands.
 */
import { parsed } from "./arguments.js";
import { nearest } from "../texts/near.js";
import { printRaw } from "./sentences.js";
import { speaking } from "../bake/say.js";
import { stop } from "./stopped.js";
import { commands, common, options, optionsOf } from "./table.js";

/** @import { Option } from "./table.js" */

/** An option of a command for a shell. values: null for any text; "files" for a file name. @typedef {{ name: string, short?: string, takes: boolean, values: readonly string[] | "files" | null, about: string }} Offer */

/** @type {Record<string, (offers: Record<string, Offer[]>) => string>} */
const shells = { bash, zsh, fish };

/** @param {import("../run/tolerant.js").Engine} engine @param {string[]} args @returns {Promise<number>} 0 */
export async function completions(engine, args) {
  const { texts } = parsed("completions", args);
  const list = Object.keys(shells);
  if (texts.length !== 1) stop("command:texts", { count: 1, given: texts.length, command: "completions" });
  const [shell] = texts;
  if (!Object.hasOwn(shells, shell)) stop("command:shell", { shell, list, near: nearest(shell, list) });
  const editions = engine.editions();
  const ids = editions.map(({ id }) => id);
  const ofSpecs = [
    ...new Map(editions.flatMap((edition) => edition.options.map((one) => [String(one.name), one.values]))),
  ];
  const words = speaking();
  const about = (/** @type {string} */ id) =>
    words.has(id) ? words.say(id, { standard: "rfc3986" }).split(/[.;:。；：]/)[0] : "";
  /** @type {(command: string, name: string, option: Option) => Offer} */
  const offer = (command, name, { takes, of, short }) => {
    const { formats = [], spec } = commands[command];
    const specs = name === "edition" && spec === "options" ? ["all", ...ids] : ids;
    const values = of === "specs" ? specs : of === "formats" ? formats : (of ?? (takes === "FILE" ? "files" : null));
    return { name, short, takes: takes !== undefined, values, about: about(`command:options:${name}`) };
  };
  /** @type {Record<string, Offer[]>} */
  const offers = Object.fromEntries(
    Object.keys(commands).map((command) => [
      command,
      [
        ...optionsOf(command).map((name) => offer(command, name, options[name])),
        ...(commands[command].spec === "options"
          ? ofSpecs.map(([name, values]) => ({ name, takes: true, values, about: "" }))
          : []),
        ...Object.entries(common).map(([name, option]) => offer(command, name, option)),
      ],
    ]),
  );
  printRaw(shells[shell](offers));
  return 0;
}

/** The words that a command takes as its argument; null if it takes files or any text. @param {string} command */
const wordsOf = (command) =>
  command === "completions" ? Object.keys(shells) : command === "help" ? Object.keys(commands) : null;

/** @param {Offer} offer */
const listOf = ({ values }) => (Array.isArray(values) ? values.join(" ") : "");

/** @param {Record<string, Offer[]>} offers */
function bash(offers) {
  const cases = Object.entries(offers).map(([command, all]) => {
    const valued = all.filter(({ takes }) => takes);
    const values = valued.map((one) => {
      const words = listOf(one);
      const does = words
        ? `COMPREPLY=($(compgen -W "${words}" -- "$cur"))`
        : one.values === "files"
          ? `COMPREPLY=($(compgen -f -- "$cur"))`
          : "COMPREPLY=()";
      return `      ${one.short ? `-${one.short}|` : ""}--${one.name}) ${does}; return ;;`;
    });
    const names = all.flatMap(({ name, short }) => [...(short ? [`-${short}`] : []), `--${name}`]).join(" ");
    const words = wordsOf(command)?.join(" ");
    return [
      `    ${command})`,
      ...(values.length ? ['      case "$prev" in', ...values.map((value) => `  ${value}`), "      esac"] : []),
      `      if [[ "$cur" == -* ]]; then COMPREPLY=($(compgen -W "${names}" -- "$cur"))`,
      `      else COMPREPLY=($(compgen ${words ? `-W "${words}"` : "-f"} -- "$cur")); fi ;;`,
    ].join("\n");
  });
  return `# uriscope completions bash > ~/.local/share/bash-completion/completions/uriscope
_uriscope() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}"
  if ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W "${Object.keys(offers).join(" ")} --help --version --lang" -- "$cur"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${cases.join("\n")}
  esac
}
complete -o filenames -F _uriscope uriscope
`;
}

/** A text in single quotation marks. @param {string} text */
const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

/** @param {Record<string, Offer[]>} offers */
function zsh(offers) {
  const words = speaking();
  const plain = (/** @type {string} */ text) => text.replace(/[[\]:\\]/g, "\\$&");
  const names = Object.keys(offers).map(
    (name) => `    ${quoted(`${name}:${plain(words.say(`command:commands:${name}`))}`)}`,
  );
  const cases = Object.entries(offers).map(([command, all]) => {
    const rows = all.map((one) => {
      const { name, short, takes, values, about } = one;
      const action = !takes ? "" : `:value:${values === "files" ? "_files" : values ? `(${listOf(one)})` : " "}`;
      const said = `[${plain(about)}]${action}`;
      return short ? `{-${short},--${name}}${quoted(said)}` : quoted(`--${name}${said}`);
    });
    const list = wordsOf(command);
    return `    ${command}) _arguments ${[...rows, quoted(`*:text:${list ? `(${list.join(" ")})` : "_files"}`)].join(" ")} ;;`;
  });
  return `#compdef uriscope
# uriscope completions zsh > "\${fpath[1]}/_uriscope"
_uriscope() {
  local -a commands=(
${names.join("\n")}
  )
  if ((CURRENT == 2)); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  ((CURRENT--))
  case $command in
${cases.join("\n")}
  esac
}
if [ "$funcstack[1]" = _uriscope ]; then _uriscope "$@"; else compdef _uriscope uriscope; fi
`;
}

/** @param {Record<string, Offer[]>} offers */
function fish(offers) {
  const words = speaking();
  const text = (/** @type {string} */ said) => `'${said.replace(/[\\']/g, "\\$&")}'`;
  const rows = Object.entries(offers).flatMap(([command, all]) => [
    `complete -c uriscope -f -n __fish_use_subcommand -a ${command} -d ${text(words.say(`command:commands:${command}`))}`,
    ...all.map((one) => {
      const { name, short, takes, values, about } = one;
      const list = listOf(one);
      return [
        `complete -c uriscope -n "__fish_seen_subcommand_from ${command}" -l ${name}`,
        ...(short ? [`-s ${short}`] : []),
        ...(takes ? [values === "files" ? "-r -F" : "-x"] : []),
        ...(list ? [`-a ${text(list)}`] : []),
        ...(about ? [`-d ${text(about)}`] : []),
      ].join(" ");
    }),
    ...(wordsOf(command)
      ? [
          `complete -c uriscope -f -n "__fish_seen_subcommand_from ${command}" -a ${text(wordsOf(command)?.join(" ") ?? "")}`,
        ]
      : []),
  ]);
  return `# uriscope completions fish > ~/.config/fish/completions/uriscope.fish\n${rows.join("\n")}\n`;
}
