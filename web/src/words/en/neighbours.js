/**
 * What the page says of the neighbours: the browser's own URL and Go's net/url. The
 * notation is that of web/src/words/words.js.
 */
export default {
  names: { url: "Browser", "net/url": "Go" },
  /** Said where the answer is that of the document with which each is compared, whichever edition is chosen. */
  same: { by: "id", url: "It answers as the URL Standard does.", other: "It answers as RFC 3986 does." },

  "no-answer": "no answer",
  unknown: {
    by: "id",
    url: "It differs from the URL Standard; the texts are too long to say where.",
    other: "It differs from RFC 3986; the cause is not known.",
  },
  unasked: "It could not be asked: {error}.",
  /** Which text is refused, and why in the neighbour's own words. */
  refusal: {
    url: { by: "on", base: "It refuses the base.", reference: "It refuses the reference." },
    "net/url": { by: "on", base: "It refuses the base: ‹{error}›.", reference: "It refuses the reference: ‹{error}›." },
  },

  /** Why its target is another, or why it has none. */
  /** Where the browser's URL has not what the URL Standard has: a field of it, and the state of the run that set that. */
  url: {
    field: "Its ‹{field}› is ‹{here}›; by the URL Standard it is ‹{there}›, set in “{state}”.",
    has: "Its ‹{field}› is ‹{here}›; by the URL Standard it is empty, since “{state}”.",
    lacks: "Its ‹{field}› is empty; by the URL Standard it is ‹{there}›, set in “{state}”.",
    "field-later":
      "From character {number} on, its ‹{field}› is ‹{here}›; by the URL Standard it is ‹{there}›, set in “{state}”.",
    "field-unset": "Its ‹{field}› is ‹{here}›; by the URL Standard it is ‹{there}›.",
    "field-unset-later": "From character {number} on, its ‹{field}› is ‹{here}›; by the URL Standard it is ‹{there}›.",
    "has-unset": "Its ‹{field}› is ‹{here}›; by the URL Standard nothing sets it, and it is empty.",
    "lacks-unset": "Its ‹{field}› is empty; by the URL Standard it is ‹{there}›.",
    written:
      "All its fields are those of the URL Standard, but the whole is written otherwise: by the standard ‹{there}›.",
    refuses: "It refuses what is ‹{there}› by the URL Standard.",
    takes: "It has an answer where the URL Standard has none. There “{state}” ends with: {problem}",
  },
  "net/url": {
    "scheme-lower": "It writes the scheme ‹{from}› in lower case, ‹{to}›.",
    "base-dots": "It removes dot segments (‹.› and ‹..›) from the path of the base as well: ‹{from}› becomes ‹{to}›.",
    "opaque-path":
      "The path ‹{path}› does not begin with ‹/›, so it is left as it is, with its dot segments (‹.› and ‹..›).",
    "empty-query": "It drops the ‹?› of a base whose query is empty.",
    "relative-base": "It resolves although the base has no scheme.",
    rooted: "It puts a ‹/› before the path although there is no host.",
    "opaque-base":
      "It keeps ‹{path}› of the base as a whole, not as a path: the reference becomes a path from the root.",
    "authority-added": "It writes ‹//› although the base has no host.",
    "authority-lost": "It drops a ‹//› that has nothing after it.",
    "empty-authority-ignored": "It takes ‹//› without a host as if it were not there.",
    "three-slashes":
      "It takes three slashes at the beginning for a path; to RFC 3986 they are ‹//›, an empty host and a ‹/›.",
    "slash-lost": "It loses a ‹/› after ‹..› has come to the root: ‹{from}› is ‹{to}›.",
    "empty-fragment": "It drops the ‹#› of an empty fragment.",
    "base-fragment": "It keeps the fragment of the base, ‹{fragment}›, where the reference brings nothing.",
    "path-encoded": "Because of {found|character}, it decodes the whole path and encodes it anew: ‹{to}›.",
    "fragment-encoded": "Because of {found|character}, it decodes the whole fragment and encodes it anew: ‹{to}›.",
    "userinfo-encoded":
      "It decodes the user information, which stands before the ‹@›, and encodes it anew: ‹{from}› becomes ‹{to}›.",
    "host-encoded": "It decodes the host and encodes it anew: ‹{from}› becomes ‹{to}›.",
  },
};
