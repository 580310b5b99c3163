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
    away: "This leaves the site: {goes}.",
    goes: { by: "count", one: "{who} goes to {there}", other: "{who} go to {there}" },
    reads: { by: "count", one: "{who} reads it as {there}", other: "{who} read it as {there}" },
    stays: "{who|capital} stays.",
    again: "By {who}, a redirect to the target’s path alone leaves the site for ‹{host}›.",
    plain: {
      by: "scheme",
      javascript: "‹javascript:› runs a script. It does not lead to a page of this site.",
      data: "‹data:› holds its own content. It does not lead to a page of this site.",
      other: "This leaves the site for ‹{host}›.",
    },
  },

  "no-answer": "no target",
  unknown: {
    by: "id",
    url: "It differs from the URL Standard; the base and the reference are too long to find out where.",
    other: "It differs from RFC 3986; the cause is not known.",
  },
  unasked: "It could not be run: {error}.",
  /** Which text is refused, and the neighbour's own error. */
  refusal: {
    url: { by: "on", base: "It refuses the base.", reference: "It refuses the reference." },
    "net/url": { by: "on", base: "It refuses the base: ‹{error}›.", reference: "It refuses the reference: ‹{error}›." },
  },

  /** Why its target differs, or why it has none. */
  /** How the browser's URL differs from the URL Standard: a field, and the state of the run that set it. */
  url: {
    field: "Its ‹{field}› is ‹{here}›; in the URL Standard it is ‹{there}›, set in “{state}”.",
    has: "Its ‹{field}› is ‹{here}›; in the URL Standard, “{state}” leaves it empty.",
    lacks: "Its ‹{field}› is empty; in the URL Standard it is ‹{there}›, set in “{state}”.",
    "field-later":
      "From character {number} on, its ‹{field}› is ‹{here}›; in the URL Standard it is ‹{there}›, set in “{state}”.",
    "field-unset": "Its ‹{field}› is ‹{here}›; in the URL Standard it is ‹{there}›.",
    "field-unset-later": "From character {number} on, its ‹{field}› is ‹{here}›; in the URL Standard it is ‹{there}›.",
    "has-unset": "Its ‹{field}› is ‹{here}›; in the URL Standard it stays empty, because nothing sets it.",
    "lacks-unset": "Its ‹{field}› is empty; in the URL Standard it is ‹{there}›.",
    written:
      "All its fields match the URL Standard, but it writes the URL differently: the URL Standard gives ‹{there}›.",
    refuses: "It refuses this URL, for which the URL Standard gives ‹{there}›.",
    takes: "It has a target where the URL Standard has none. There “{state}” ends with: {problem}",
  },
  "net/url": {
    "scheme-lower": "It lowercases the scheme ‹{from}› to ‹{to}›.",
    "base-dots": "It removes dot segments (‹.› and ‹..›) from the base’s path as well: ‹{from}› becomes ‹{to}›.",
    "opaque-path": "The path ‹{path}› does not start with ‹/›, so it is kept with its dot segments (‹.› and ‹..›).",
    "empty-query": "It removes the ‹?› of a base with an empty query.",
    "relative-base": "It resolves the reference although the base has no scheme.",
    rooted: "It puts a ‹/› before the path although the URL has no host.",
    "opaque-base":
      "It keeps ‹{path}› of the base as a whole, not as a path. So the reference becomes a path from the root.",
    "authority-added": "It writes ‹//› although the base has no host.",
    "authority-lost": "It removes a ‹//› that has nothing after it.",
    "empty-authority-ignored": "It ignores a ‹//› without a host.",
    "three-slashes":
      "It parses three slashes at the start as a path; in RFC 3986 they are ‹//›, an empty host, and a ‹/›.",
    "slash-lost": "It loses a ‹/› after ‹..› has reached the root: ‹{from}› becomes ‹{to}›.",
    "empty-fragment": "It removes the ‹#› of an empty fragment.",
    "base-fragment": "It keeps the base’s fragment, ‹{fragment}›, when the reference adds nothing.",
    "path-encoded": "Because of {found|character}, it decodes the whole path and encodes it again: ‹{to}›.",
    "fragment-encoded": "Because of {found|character}, it decodes the whole fragment and encodes it again: ‹{to}›.",
    "userinfo-encoded": "It decodes the user information before the ‹@› and encodes it again: ‹{from}› becomes ‹{to}›.",
    "host-encoded": "It decodes the host and encodes it again: ‹{from}› becomes ‹{to}›.",
  },
};
