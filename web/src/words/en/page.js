/**
 * What the page says around the stage: its header, what comes and what does not, and what is
 * said of a link. The notation is that of web/src/words/words.js.
 */
export default {
  title: "uriscope: watch a URI reference being resolved",
  tagline: "How a reference becomes a URI, step by step, from 1993 until today",
  /** Before all else, for who goes by keyboard. */
  past: "Past the header",
  /** The title of the window: what is shown, and the room. */
  titled: "{shown} – {room} – uriscope",
  rooms: "Rooms",
  resolve: "Resolve",
  compare: "Compare",
  schemes: "Schemes",
  encoding: "Encoding",
  documents: "Documents",
  board: "Board",
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

  /** The engine's arrival, and what comes in its place: there before anything can be fetched. */
  arrival: {
    engine: "Loading the engine",
    coming: "Engine {share} %",
    hangs: "The download of the engine has hung at {share} %; it goes on when the line does.",
    broke: "The engine could not be downloaded: the line broke off.",
    gone: "This page is older than the site: load it again. What you typed stays in its link.",
    reload: "Load again",
    wrong: "What the host sent is not the engine.",
    refused: "This browser, or the host of the page, does not allow WebAssembly, which the engine needs.",
    failed: "The engine could not be started: {reason}.",
    meanwhile: "Until it is there, what you type is kept, but not answered.",
    fault: "Something in this page failed: {reason}. The rest goes on; to have all of it, load the page again.",
    words: "Some words of this page could not be fetched, so it says less than it could.",
  },

  /** The line of questions over the texts: what the room is for, and ways into it. */
  ways: {
    question: "How does a link find its way?",
    above: "Too many ..",
    vanished: "Why did my last segment vanish?",
    query: "?y alone",
    host: "Who is the host?",
    scheme: "http:g",
    network: "//cdn.example",
    encoded: "%2E%2E",
  },

  /** The stage. */
  swap: "Swap base and reference",
  client: "What a client does with the target",
  compared: "Compare the target with another URI",
  forms: "Other ways to write the target",
  turn: "What is shown here",
  panes: { components: "Components", buffers: "Buffers", record: "Record", machine: "Machine" },
  answers: "Target: {answer}.",
  unanswered: "The engine could not answer this.",
  unspoken: "no steps",

  /** What could not be read of a link, or cannot be kept in one, and what else went wrong. */
  notes: {
    "link-encoding": "In the link's ‹{name}›, a ‹%› is not followed by two hexadecimal digits; it was taken as it is.",
    "link-step": "The link's step, ‹{value}›, is not the number of a step; the end is shown.",
    "link-step-beyond": "The link asks for step {value} of a run of {total}; the end is shown.",
    "link-value": "The link asks for ‹{name}› to be ‹{value}›, which this page does not know; it is left out.",
    "link-field": "The link has a part, ‹{name}›, that this page does not know; it is left out.",
    "link-edition": "The link asks for the edition ‹{value}›, which is not here; RFC 3986 is shown.",
    "link-bytes": "Some bytes of the link's ‹{name}› are no text; “\ufffd” stands for them.",
    "link-line-break": "The link's ‹{name}› had a line break, and is shown without it.",
    "link-omitted": {
      by: "name",
      a: "A was too long for the link, which came without it.",
      b: "B was too long for the link, which came without it.",
      other: "The ‹{name}› was too long for the link, which came without it.",
    },
    omitted: {
      by: "name",
      a: "A has more than {most} characters, so the link leaves it out. This tab keeps it.",
      b: "B has more than {most} characters, so the link leaves it out. This tab keeps it.",
      other: "The ‹{name}› has more than {most} characters, so the link leaves it out. This tab keeps it.",
    },
    unkept: {
      by: "name",
      a: "A has more than {most} characters, so the link leaves it out, and this browser cannot keep it: loading the page again will lose it.",
      b: "B has more than {most} characters, so the link leaves it out, and this browser cannot keep it: loading the page again will lose it.",
      other:
        "The ‹{name}› has more than {most} characters, so the link leaves it out, and this browser cannot keep it: loading the page again will lose it.",
    },
    "link-pasted":
      "The link was made beside a text that somebody had pasted. Such a text stays where it was pasted, so it is not here.",
    unpasted: "This browser cannot keep what you pasted: loading the page again will lose it.",
    engine: "The engine could not answer this; it goes on working. ({message})",
    /** Where the chosen document has nothing to say of what a room is about. */
    unspoken: {
      by: "lacks",
      syntax: "{document} has no grammar that a text could be held against.",
      parting: "{document} is not one of the documents whose answers are compared clause by clause.",
      normal: "{document} has no steps of its own that bring a text to a normal form.",
      schemes: "{document} does not say what a client does with a URL of a scheme.",
      encoding: "This room plays no steps of {document} from data to a text.",
      hosts: "{document} does not list the forms of a host.",
      bases: "{document} does not say where the base of a document comes from.",
      delimiting: "{document} does not say how to find its texts in others.",
      other: "{document} does not speak of this.",
    },
  },
  "more-notes": "({count} more)",
};
