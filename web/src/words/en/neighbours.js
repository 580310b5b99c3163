/**
 * The words about the neighbours: the browser's own URL and Go's net/url. Notation:
 * web/src/words/words.js.
 */
export default {
  names: { url: "Browser", "net/url": "Go" },
  /** The target is the same as in the document that each is compared with, whichever edition is chosen. */
  same: {
    by: "id",
    url: "It gives the same target as the URL Standard.",
    other: "It gives the same target as RFC 3986.",
  },

  /** A reference that looks like one of the base's own, and leads to another host. */
  leaves: {
    away: "This may lead to another host: {goes}.",
    goes: { by: "count", one: "{who} resolves it to {there}", other: "{who} resolve it to {there}" },
    reads: { by: "count", one: "{who} reads it as {there}", other: "{who} read it as {there}" },
    stays: "{who|capital} stays on the base’s host.",
    again: {
      by: "count",
      one: "{who|capital} gives a target with a dangerous path: a redirect to that path alone sends browsers to another host, ‹{host}›.",
      other:
        "{who|capital} give a target with a dangerous path: a redirect to that path alone sends browsers to another host, ‹{host}›.",
    },
    from: "If the base had a different scheme, such as ‹{scheme}:›, the URL Standard would resolve this reference to {there}.",
    plain: {
      by: "scheme",
      javascript: "‹javascript:› runs a script. It doesn’t lead to a page of the base’s site.",
      data: "‹data:› holds its own content. It doesn’t lead to a page of the base’s site.",
      other: "This leads to another host, ‹{host}›.",
    },
  },

  "no-answer": "no target",
  unknown: {
    by: "id",
    url: "It differs from the URL Standard. The base and the reference are too long to find out where.",
    other: "It differs from RFC 3986. uriscope doesn’t know why.",
  },
  unasked: "It couldn’t be run: {error}.",
  /** The rejected text, and the parser's own error. */
  refusal: {
    url: { by: "on", base: "It rejects the base.", reference: "It rejects the reference." },
    "net/url": { by: "on", base: "It rejects the base: ‹{error}›.", reference: "It rejects the reference: ‹{error}›." },
  },

  /** Why its target differs, or why it has none. */
  /** How the browser's URL differs from the URL Standard: a field, and the state of the run that set it. */
  url: {
    field: "Its ‹{field}› is ‹{here}›. In the URL Standard, it’s ‹{there}›, set in “{state}”.",
    has: "Its ‹{field}› is ‹{here}›. In the URL Standard, “{state}” leaves it empty.",
    lacks: "Its ‹{field}› is empty. In the URL Standard, it’s ‹{there}›, set in “{state}”.",
    "field-later":
      "From character {number} on, its ‹{field}› is ‹{here}›. In the URL Standard, it’s ‹{there}›, set in “{state}”.",
    "field-unset": "Its ‹{field}› is ‹{here}›. In the URL Standard, it’s ‹{there}›.",
    "field-unset-later": "From character {number} on, its ‹{field}› is ‹{here}›. In the URL Standard, it’s ‹{there}›.",
    "has-unset": "Its ‹{field}› is ‹{here}›. In the URL Standard, it stays empty, because nothing sets it.",
    "lacks-unset": "Its ‹{field}› is empty. In the URL Standard, it’s ‹{there}›.",
    written:
      "All its fields match the URL Standard, but it writes the URL differently: the URL Standard gives ‹{there}›.",
    refuses: "It rejects this URL, for which the URL Standard gives ‹{there}›.",
    takes: "It has a target where the URL Standard has none. There “{state}” ends with: {problem}",
  },
  "net/url": {
    "scheme-lower": "It lowercases the scheme ‹{from}› to ‹{to}›.",
    "base-dots": "It removes dot segments (‹.› and ‹..›) from the base’s path as well: ‹{from}› becomes ‹{to}›.",
    "opaque-path": "The path ‹{path}› keeps its dot segments (‹.› and ‹..›), because it doesn’t start with ‹/›.",
    "empty-query": "It removes the ‹?› of a base with an empty query.",
    "relative-base": "It resolves the reference although the base has no scheme.",
    rooted: "It puts a ‹/› before the path although the URL has no host.",
    "opaque-base":
      "It keeps ‹{path}› of the base as a whole, not as a path. The reference then becomes a path from the root.",
    "authority-added": "It writes ‹//› although the base has no host.",
    "authority-lost": "It removes a ‹//› that has nothing after it.",
    "empty-authority-ignored": "It ignores a ‹//› without a host.",
    "three-slashes":
      "It parses three slashes at the start as a path. In RFC 3986, they’re ‹//›, an empty host, and a ‹/›.",
    "slash-lost": "It loses a ‹/› after ‹..› has reached the root: ‹{from}› becomes ‹{to}›.",
    "empty-fragment": "It removes the ‹#› of an empty fragment.",
    "base-fragment": "It keeps the base’s fragment, ‹{fragment}›, when the reference adds nothing.",
    "path-encoded": "Because of {found|character}, it decodes the whole path and encodes it again: ‹{to}›.",
    "fragment-encoded": "Because of {found|character}, it decodes the whole fragment and encodes it again: ‹{to}›.",
    "userinfo-encoded": "It decodes the user information before the ‹@› and encodes it again: ‹{from}› becomes ‹{to}›.",
    "host-encoded": "It decodes the host and encodes it again: ‹{from}› becomes ‹{to}›.",
  },
};
