/**
 * The names of invisible characters, by code point. A case without such characters needs none of
 * these words.
 */
export default {
  "U+0000": "NUL",
  "U+0009": "tab",
  "U+000A": "line feed",
  "U+000D": "carriage return",
  "U+0020": "space",
  "U+007F": "DEL",
  "U+00A0": "no-break space",
  "U+00AD": "soft hyphen",
  "U+200B": "zero width space",
  "U+200C": "zero width non-joiner",
  "U+200D": "zero width joiner",
  "U+200E": "left-to-right mark",
  "U+200F": "right-to-left mark",
  "U+2028": "line separator",
  "U+202A": "left-to-right embedding",
  "U+202B": "right-to-left embedding",
  "U+202C": "pop directional formatting",
  "U+202D": "left-to-right override",
  "U+202E": "right-to-left override",
  "U+2060": "word joiner",
  "U+3000": "ideographic space",
  "U+FEFF": "byte order mark",
  "U+FFFD": "replacement character",
};
