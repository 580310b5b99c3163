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
    hangs: "The engine’s download stopped at {share}%. It continues when the connection is back.",
    broke: "The engine couldn’t be downloaded: connection lost.",
    gone: "This page is out of date. Reload it: its address keeps what you typed.",
    reload: "Reload",
    wrong: "The server sent an unexpected file instead of the engine.",
    refused: "The engine needs WebAssembly, which this browser or the page’s server doesn’t allow.",
    failed: "The engine couldn’t start: {reason}.",
    meanwhile: "Until the engine loads, the page keeps what you type but shows no result.",
    fault: "Something went wrong on this page: {reason}. The rest still works. Reload the page to restore it.",
    words: "Some explanations couldn’t be loaded. To get them, reload the page.",
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
  /** The hint while both boxes are empty. */
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
  /** The earlier specs of a room, folded: each answer, and how many specs give it. */
  earlier: {
    none: "{count} earlier specs",
    all: "All {count} earlier specs: {answer}",
    some: "{answer} ({count})",
    same: "the same",
    differs: "different",
    unspoken: "not covered",
    apart: "Earlier specs: {answers}",
  },

  /** Errors in a share link, values that are missing from it, and other errors. */
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
    "link-field": "The share link has an unknown field, ‹{name}›, which is ignored.",
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
      a: "A isn’t in the share link, because it has more than {most} characters. It’s kept only in this tab.",
      b: "B isn’t in the share link, because it has more than {most} characters. It’s kept only in this tab.",
      other:
        "The ‹{name}› isn’t in the share link, because it has more than {most} characters. It’s kept only in this tab.",
    },
    unkept: {
      by: "name",
      a: "A isn’t in the share link, because it has more than {most} characters. This browser can’t store it, so it’s lost if you reload the page.",
      b: "B isn’t in the share link, because it has more than {most} characters. This browser can’t store it, so it’s lost if you reload the page.",
      other:
        "The ‹{name}› isn’t in the share link, because it has more than {most} characters. This browser can’t store it, so it’s lost if you reload the page.",
    },
    "link-pasted":
      "The share link comes from a page that also had pasted text. That text is missing, because share links never contain any.",
    unpasted: "This browser can’t store what you pasted, so it’s lost if you reload the page.",
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
