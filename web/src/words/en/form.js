/**
 * The words for texts in application/x-www-form-urlencoded, a part of the Encoding room. Notation:
 * web/src/words/words.js.
 */
export default {
  label: "Form data",
  result: "Serialized",
  listing: "Step by step",
  panes: { grid: "Pairs", texts: "Texts" },
  "copy-title": "Copy what the pairs are serialized to",
  announced: { by: "count", one: "{count} pair, serialized: {text}", other: "{count} pairs, serialized: {text}" },
  empty: "No pairs yet. Type some above, like the query of a URL: names and values, with = and & between them.",
  none: "It has no pairs, only & signs.",
  "not-yet": "not yet",
  more: { by: "count", one: "… and {count} more pair", other: "… and {count} more pairs" },
  columns: { written: "Written", name: "Name", value: "Value", serialized: "Serialized" },
  ends: "Serialized, the pairs are ‹{text}›.",
  said: {
    invalid: "Octets that aren’t UTF-8 become U+FFFD. Serialized, they’re no longer what they were.",
    charset:
      "The pairs are serialized in {charset}, as in the query of a page in that charset. Parsing always treats the octets as UTF-8.",
    numbered:
      "A character that {charset} doesn’t have becomes its number, as in HTML. A reader can’t tell that from the characters ‹&#…;›.",
  },
  texts: {
    input: "Form data",
    rest: "Rest",
    sequence: "Sequence",
    name: "Name",
    value: "Value",
    tuples: "Pairs",
    output: "Serialized",
  },
  examples: {
    search: "A search",
    plus: "+ and %2B",
    twice: "One name, several values",
    raw: "Nothing encoded",
    equals: "= and & in names",
    euro: "€ in windows-1252",
    broken: "Not UTF-8",
  },
  run: {
    steps: {
      given: {
        by: "answer",
        yes: "There’s a text, which is parsed first.",
        no: "The pairs are given, so there’s nothing to parse.",
      },
      "parse.1": "Parsing starts with the whole text.",
      "parse.2": "There are no pairs yet.",
      "parse.3": { by: "answer", yes: "Some of the text is left.", no: "All of the text has been parsed." },
      "parse.3a": {
        by: "after rest",
        empty: "The last sequence is ‹{after sequence}›.",
        other: "Up to the next ‹&›, there’s ‹{after sequence}›.",
      },
      "parse.3.1": { by: "answer", yes: "It isn’t empty.", no: "There’s nothing between two ‹&›, which is skipped." },
      "parse.3.2": { by: "answer", yes: "It has a ‹=›.", no: "Without a ‹=›, all of it is a name." },
      "parse.3.2a": "Its first ‹=› divides it: the name is ‹{after name}›, the value ‹{after value}›.",
      "parse.3.3a": "The name is ‹{after name}›, and the value is empty.",
      "parse.3.4": {
        by: "changed",
        yes: "Each ‹+› becomes a space: ‹{after name}› and ‹{after value}›.",
        no: "There’s no ‹+› to become a space.",
      },
      "parse.3.5": {
        by: "changed",
        yes: "Percent-decoded, as UTF-8, they’re ‹{after name}› and ‹{after value}›.",
        no: "There’s nothing to percent-decode.",
      },
      "parse.3.6": "The pair of ‹{register name}› and ‹{register value}› is added.",
      "given-tuples.1": "The pairs are the given ones.",
      "serialize.2": "Now the pairs are serialized.",
      "serialize.3.2": "The name becomes ‹{after name}›.",
      "serialize.3.3": "The value becomes ‹{after value}›.",
      "serialize.3.4": {
        by: "answer",
        yes: "It isn’t the first pair, so ‹&› comes first.",
        no: "It’s the first pair.",
      },
      "serialize.3.5": "Name, ‹=›, and value are written: ‹{after output}›.",
    },
  },
};
