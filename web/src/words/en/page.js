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
    hangs: "The engine’s download is stuck at {share}%; it continues when the connection does.",
    broke: "The engine could not be downloaded: connection lost.",
    gone: "This page is out of date. Reload it; what you typed is saved in its address.",
    reload: "Reload",
    wrong: "The server sent an unexpected file instead of the engine.",
    refused: "The engine needs WebAssembly, which this browser or the page’s server does not allow.",
    failed: "The engine could not start: {reason}.",
    meanwhile: "Until the engine loads, the page keeps what you type but shows no result.",
    fault: "Something went wrong on this page: {reason}. The rest still works; reload the page to get all of it back.",
    words: "Some of this page’s explanations could not be loaded, so it explains less than usual.",
  },

  /** Above the boxes: examples to try, most of them named by the question they answer. */
  ways: {
    question: "Where does this link lead, and why?",
    above: "One ../ too many",
    vanished: "My last segment vanished",
    host: "Who is the host?",
    all: "All examples",
  },
  private: "Nothing you type leaves this page.",
  /** Where both boxes are empty. */
  empty: "Type the page’s address and a link on it, or try one of the examples.",
  /** In the place of the story, or back to it. */
  steps: { show: "Whole algorithm", hide: "Back to the story" },
  "look-up": "Look up",
  more: "More",

  /** The stage. */
  swap: "Swap base and reference",
  client: "What a client does with the target",
  compared: "Compare the target with another URI",
  forms: "Other ways to write the target",
  panes: { components: "Components", record: "Record", machine: "Machine" },
  answers: "Target: {answer}.",
  unanswered: "The engine could not process this.",
  unspoken: "no steps",

  /** What a link got wrong, what it cannot contain, and other errors. */
  notes: {
    "not-fetched": "{ui:not-fetched}",
    "link-encoding":
      "The share link’s ‹{name}› has a ‹%› without two hexadecimal digits after it; it is read literally.",
    "link-step": "The share link’s step, ‹{value}›, is not a step number; it is ignored.",
    "link-step-beyond": "The share link asks for step {value}, but the run has only {total}; it is ignored.",
    /** instead: the value that is used; empty if there is none. */
    "link-value": {
      by: "instead",
      empty: "The share link sets ‹{name}› to ‹{value}›, which is not possible here; it is ignored.",
      other: "The share link sets ‹{name}› to ‹{value}›, which is not possible here. ‹{instead}› is used instead.",
    },
    "lines-dropped": "The changed lines were lines of another spec, so they’re gone. Go back to have them again.",
    "lines-unused": "Exercises ask about the spec itself, so the share link’s changed lines are ignored.",
    "link-field": "The share link has a field, ‹{name}›, that this page does not recognize; it is ignored.",
    "link-edition": "The share link asks for the spec ‹{value}›, which does not exist here. RFC 3986 is shown instead.",
    "link-bytes": "Some bytes of the share link’s ‹{name}› are not UTF-8; “\ufffd” replaces them.",
    "link-line-break": "The share link’s ‹{name}› had a line break, which is removed here.",
    "link-omitted": {
      by: "name",
      a: "The share link does not include A, because it was too long.",
      b: "The share link does not include B, because it was too long.",
      other: "The share link does not include its ‹{name}›, because it was too long.",
    },
    omitted: {
      by: "name",
      a: "A is longer than {most} characters, so the share link omits it. This tab keeps it.",
      b: "B is longer than {most} characters, so the share link omits it. This tab keeps it.",
      other: "The ‹{name}› is longer than {most} characters, so the share link omits it. This tab keeps it.",
    },
    unkept: {
      by: "name",
      a: "A is longer than {most} characters, so the share link omits it. This browser cannot store it, so it is lost when you reload the page.",
      b: "B is longer than {most} characters, so the share link omits it. This browser cannot store it, so it is lost when you reload the page.",
      other:
        "The ‹{name}› is longer than {most} characters, so the share link omits it. This browser cannot store it, so it is lost when you reload the page.",
    },
    "link-pasted":
      "The share link was created on a page that also had pasted text. Share links never contain pasted text, so that text is missing here.",
    unpasted: "This browser cannot store what you pasted, so it is lost when you reload the page.",
    engine: "The engine could not process this, but it is still running. ({message})",
    /** The chosen document does not cover what a room is about. */
    unspoken: {
      by: "lacks",
      syntax: "{ui:spec-first} has no grammar, so syntax errors cannot be found.",
      parting: "{ui:spec-first} is not one of the specs that are compared clause by clause.",
      normal: "{ui:spec-first} has no normalization steps of its own.",
      schemes: "{ui:spec-first} does not say what a client does with a URL of a particular scheme.",
      encoding: "This page has no encoding steps for {ui:spec}.",
      hosts: "{ui:spec-first} does not list the forms of a host.",
      bases: {
        by: "document",
        "URL Standard":
          "The URL Standard leaves it to other specs, such as HTML, to say where a document’s base comes from.",
        other: "{ui:spec-first} does not say where a document’s base comes from.",
      },
      delimiting: {
        by: "document",
        "URL Standard": "The URL Standard says nothing about URLs in other text.",
        other: "{ui:spec-first} does not say how to find URIs in other text.",
      },
      other: "{ui:spec-first} does not cover this.",
    },
  },
  "more-notes": "({count} more)",
};
