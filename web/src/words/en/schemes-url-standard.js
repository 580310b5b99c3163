/**
 * The URL Standard's rules about the scheme of a URL, line by line: its record, whether the scheme is special, and the
 * origin. All lines are under "url", as they are the same for every scheme. Notation: web/src/words/words.js.
 */
export default {
  url: {
    steps: {
      parse: "The URL is parsed into its record, without a base.",
      failure: {
        by: "answer",
        yes: "The text can’t be parsed, so it isn’t a URL.",
        no: "The text is a URL.",
      },
      "no-record": "Without a record, there’s no origin.",
      "is-special": {
        by: "answer",
        yes: "The scheme is one of the six special ones.",
        no: "The scheme isn’t one of the six special ones.",
      },
      special:
        "Special URLs have a host and never have an opaque path, and ‹\\› is treated as ‹/›. Only a ‹file› URL may have an empty host.",
      "default-port": {
        by: "after default port",
        undefined: "The scheme is ‹file›, the only special scheme without a default port.",
        other: "The default port is ‹{after default port}›. It’s left out when the URL is written.",
      },
      ordinary: "A URL with another scheme doesn’t need a host, and its scheme has no default port.",
      opaque: {
        by: "answer",
        yes: "The path is opaque: one string, without segments. Only a fragment can be relative to this URL.",
        no: "The path isn’t opaque.",
      },
      segments: "The path is a list of segments, so references can be relative to this URL.",
      blob: {
        by: "answer",
        yes: "The scheme is ‹blob›, so the origin comes from the URL in its path.",
        no: "The scheme isn’t ‹blob›, so the origin depends on this URL alone.",
      },
      "path-url": {
        by: "after path URL",
        undefined: "The path is parsed as a URL, but it isn’t one.",
        other: "The path is parsed as a URL: ‹{after path URL}›.",
      },
      inner: {
        by: "answer",
        yes: {
          by: "after origin",
          opaque: "The URL in the path is a ‹file› URL. The origin is opaque, like that URL’s, and is written ‹null›.",
          other: "The URL in the path has this origin: ‹{after origin}›.",
        },
        no: "The path isn’t an ‹http›, ‹https›, or ‹file› URL.",
      },
      "opaque-blob": "The origin is opaque: it’s never the same as another one, and is written ‹null›.",
      tuple: {
        by: "answer",
        yes: "The origin is the scheme, the host, and the port: ‹{after origin}›.",
        no: "The scheme isn’t one of the five whose URLs have a host in their origin.",
      },
      file: {
        by: "answer",
        yes: "The origin is opaque here: it’s never the same as another one, and is written ‹null›.",
        no: "The scheme isn’t ‹file›.",
      },
      "opaque-origin":
        "The origin is opaque, and is written ‹null›. It’s never the same as another one, not even one of this URL.",
    },
    decisions: {
      blob: "The first step for ‹blob› takes the origin of the object behind the URL. A text alone has no such object, so the run starts with the second step.",
      file: "The URL Standard leaves the origin of a ‹file› URL open, and advises an opaque one in case of doubt.",
    },
  },
};
