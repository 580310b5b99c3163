/**
 * What the URL Standard says of the scheme of a URL, line by line: its record, whether the scheme is special, and the
 * origin. All lines are under "url", as they are the same for every scheme. Notation: web/src/words/words.js.
 */
export default {
  url: {
    steps: {
      parse: "The URL is parsed into its record, without a base.",
      failure: {
        by: "answer",
        yes: "The text cannot be parsed, so it is not a URL.",
        no: "The text is a URL.",
      },
      "no-record": "Without a record there is no origin.",
      "is-special": {
        by: "answer",
        yes: "The scheme is one of the six special ones.",
        no: "The scheme is not one of the six special ones.",
      },
      special:
        "Special URLs have a host, read ‹\\› as ‹/›, and never have an opaque path. Only ‹file› may have an empty host.",
      "default-port": {
        by: "after default port",
        undefined: "The scheme is ‹file›, the only special scheme without a default port.",
        other: "The default port is ‹{after default port}›. It is left out when the URL is written.",
      },
      ordinary: "A URL with another scheme may lack a host, and its scheme has no default port.",
      opaque: {
        by: "answer",
        yes: "The path is opaque: one string, without segments. Only a fragment can be relative to this URL.",
        no: "The path is not opaque.",
      },
      segments: "The path is a list of segments, so references can be relative to this URL.",
      blob: {
        by: "answer",
        yes: "The scheme is ‹blob›, so the origin comes from the URL in its path.",
        no: "The scheme is not ‹blob›, so the origin depends on this URL alone.",
      },
      "path-url": {
        by: "after path URL",
        undefined: "The path is parsed as a URL, but it is not one.",
        other: "The path is parsed as a URL: ‹{after path URL}›.",
      },
      inner: {
        by: "answer",
        yes: {
          by: "after origin",
          opaque:
            "The URL in the path is a ‹file› URL, so the origin is opaque, like that URL’s, and is written ‹null›.",
          other: "The URL in the path has this origin: ‹{after origin}›.",
        },
        no: "The path is not an ‹http›, ‹https›, or ‹file› URL.",
      },
      "opaque-blob": "The origin is opaque: it is the same as no other, and is written ‹null›.",
      tuple: {
        by: "answer",
        yes: "The origin is the scheme, the host, and the port: ‹{after origin}›.",
        no: "The scheme is not one of the five whose URLs have a host in their origin.",
      },
      file: {
        by: "answer",
        yes: "The origin is opaque here: it is the same as no other, and is written ‹null›.",
        no: "The scheme is not ‹file›.",
      },
      "opaque-origin":
        "The origin is opaque: it is the same as no other, not even as this URL’s own, and is written ‹null›.",
    },
    decisions: {
      blob: "The first step for ‹blob› asks a browser for the object behind the URL, whose origin it would take. A text alone has no such object, so the run starts with the second step.",
      file: "The URL Standard leaves the origin of a ‹file› URL open, and advises an opaque one in case of doubt.",
    },
  },
};
