/**
 * The words around the stage: the header, loading and its errors, and notes on the page's
 * link. For the notation see web/src/words/words.js.
 */
export default {
  title: "uriscope: see how a URI reference is resolved",
  /** The first button, for people who use the keyboard. */
  past: "Skip to content",
  /** The title of the window: what is shown, and in which room. */
  titled: "{shown} – {room} – uriscope",
  rooms: "Menu",
  resolve: "Resolve",
  compare: "Compare",
  schemes: "Schemes",
  encoding: "Encoding",
  documents: "Pages & mail",
  board: "Conformance",
  learn: "Learn",
  embed: "Embed",
  teach: "For teachers",
  examples: "Examples",
  share: "Share",
  help: "Help",
  "leave-presentation": "Leave the presentation (Esc)",
  theme: { by: "choice", auto: "Theme: auto", light: "Theme: light", dark: "Theme: dark" },
  auto: "auto",
  light: "light",
  dark: "dark",
  retry: "Try again",

  /** Loading the engine, and its errors: these words come with the page, as nothing else may load. */
  arrival: {
    engine: "Loading the engine",
    coming: "Loading engine: {share}%",
    hangs: "The engine’s download is stuck at {share}%. It continues when the connection does.",
    broke: "The engine couldn’t be downloaded: connection lost.",
    gone: "This page is out of date. Reload it: its address keeps what you typed.",
    reload: "Reload",
    wrong: "The server sent an unexpected file instead of the engine.",
    refused: "The engine needs WebAssembly, which this browser or the page’s server doesn’t allow.",
    failed: "The engine couldn’t start: {reason}.",
    meanwhile: "Until the engine loads, the page keeps what you type but shows no result.",
    fault: "Something went wrong on this page: {reason}. The rest still works. Reload the page to restore it.",
    words: "Some of this page’s explanations couldn’t be loaded. It explains less than usual.",
  },

  /** Above the boxes: examples to try, most of them named by the question they answer. */
  ways: {
    question: "Where does this link lead, and why?",
    above: "One ../ too many",
    vanished: "My last segment vanished",
    host: "Which part is the host?",
    all: "All examples",
  },
  private: "Nothing you type is sent anywhere.",
  /** Where both boxes are empty. */
  empty: "Type the page’s address and a link on it, or try one of the examples.",
  /** In the place of the story, or back to it. */
  steps: { show: "Show the algorithm", hide: "Hide the algorithm" },
  "look-up": "Look up",
  more: "More",

  /** The stage. */
  swap: "Swap base and reference",
  client: "What a client does with the target",
  compared: "Compare the target with another URI",
  forms: "Other ways to write the target",
  panes: { components: "Components", record: "Record", machine: "Machine" },
  answers: "Target: {answer}.",
  unanswered: "The engine couldn’t process this.",
  unspoken: "–",
  /** The early specs of a room, folded: each answer, and how many specs give it. */
  earlier: {
    none: "{count} early specs",
    all: "All {count} early specs: {answer}",
    some: "{answer} ({count})",
    same: "the same",
    differs: "different",
    unspoken: "not covered",
    apart: "Early specs: {answers}",
  },

  /** What a link got wrong, what it cannot contain, and other errors. */
  notes: {
    "not-fetched": "{ui:not-fetched}",
    "link-encoding":
      "The share link’s ‹{name}› has a ‹%› without two hexadecimal digits after it, which is taken literally.",
    "link-step": "The share link’s step, ‹{value}›, isn’t a step number, and is ignored.",
    "link-step-beyond": "The share link asks for step {value}, but the run has only {total}, so the step is ignored.",
    /** instead: the value that is used; empty if there is none. */
    "link-value": {
      by: "instead",
      empty: "The share link sets ‹{name}› to ‹{value}›, which isn’t a valid value and is ignored.",
      other: "The share link sets ‹{name}› to ‹{value}›, which isn’t a valid value. This page uses ‹{instead}›.",
    },
    "lines-dropped": "Your changes belonged to another spec and were discarded. Go back to restore them.",
    "lines-unused": "Exercises ask about the spec itself, so the share link’s changed lines are ignored.",
    "link-field": "The share link has a field, ‹{name}›, that this page doesn’t know and ignores.",
    "link-edition":
      "The share link asks for the spec ‹{value}›, which this page doesn’t know. It shows RFC 3986 instead.",
    "link-bytes": "Some bytes of the share link’s ‹{name}› aren’t UTF-8. “\ufffd” replaces them.",
    "link-line-break": "The share link’s ‹{name}› had a line break, which this page removed.",
    "link-omitted": {
      by: "name",
      a: "The share link doesn’t include A, because it was too long.",
      b: "The share link doesn’t include B, because it was too long.",
      other: "The share link doesn’t include its ‹{name}›, because it was too long.",
    },
    omitted: {
      by: "name",
      a: "The share link omits A, which is longer than {most} characters. This tab keeps it.",
      b: "The share link omits B, which is longer than {most} characters. This tab keeps it.",
      other: "The share link omits the ‹{name}›, which is longer than {most} characters. This tab keeps it.",
    },
    unkept: {
      by: "name",
      a: "The share link omits A, which is longer than {most} characters. This browser can’t store it, so reloading the page loses it.",
      b: "The share link omits B, which is longer than {most} characters. This browser can’t store it, so reloading the page loses it.",
      other:
        "The share link omits the ‹{name}›, which is longer than {most} characters. This browser can’t store it, so reloading the page loses it.",
    },
    "link-pasted":
      "The share link comes from a page that also had pasted text. That text is missing, because share links never contain any.",
    unpasted: "This browser can’t store what you pasted, so reloading the page loses it.",
    engine: "The engine couldn’t process this, but it’s still running. ({message})",
    /** The chosen document does not cover what a room is about. */
    unspoken: {
      by: "lacks",
      syntax: "{ui:spec-first} has no grammar to find syntax errors with.",
      parting: "{ui:spec-first} isn’t one of the specs that are compared clause by clause.",
      normal: "{ui:spec-first} has no normalization steps.",
      schemes: "{ui:spec-first} doesn’t say what a client does with a URL of a particular scheme.",
      encoding: "uriscope doesn’t have encoding steps for {ui:spec}.",
      hosts: "{ui:spec-first} doesn’t list the forms of a host.",
      bases: {
        by: "document",
        "URL Standard":
          "The URL Standard leaves it to other specs, such as HTML, to say where a document’s base comes from.",
        other: "{ui:spec-first} doesn’t say where a document’s base comes from.",
      },
      delimiting: {
        by: "document",
        "URL Standard": "The URL Standard says nothing about URLs in other text.",
        other: "{ui:spec-first} doesn’t say how to find URIs in other text.",
      },
      other: "{ui:spec-first} doesn’t cover this.",
    },
  },
  "more-notes": "({count} more)",
};
