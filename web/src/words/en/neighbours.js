/**
 * What the page says of the neighbours: the browser's own URL and Go's net/url. The
 * notation is that of web/src/words.js.
 */
export default {
  title: "The neighbours",
  /** What their answers are compared with, whichever edition is chosen. */
  against: "Beside RFC 3986:",
  names: { url: "Your browser", "net/url": "Go net/url" },
  /** What the signs mean, for who does not see them. */
  same: "the same as RFC 3986:", differs: "differs from RFC 3986:",

  "no-answer": "no answer", unknown: "The two differ; the cause is not known.",
  unasked: "It could not be asked: {error}.",
  /** Which text is refused, and why in the neighbour's own words. */
  refusal: {
    url: { by: "on", base: "It refuses the base.", reference: "It refuses the reference." },
    "net/url": { by: "on", base: "It refuses the base: “{error}”.", reference: "It refuses the reference: “{error}”." },
  },

  /** Why its target is another, or why it has none: what both may do, and what one of them does. */
  both: {
    "scheme-lower": "It writes the scheme ‹{from}› in lower case, ‹{to}›.",
    "base-dots": "It removes the dot segments of the base as well: ‹{from}› is ‹{to}› to it.",
    "opaque-path": "There is no ‹/› at the beginning of ‹{path}›, so it takes the path as a whole and leaves its dot segments alone.",
    "empty-query": "It loses the ‹?› of the base's empty query.",
  },
  url: {
    "no-scheme": "‹{scheme}› before the colon is no scheme: a scheme begins with a letter and has only letters, digits, ‹+›, ‹-› and ‹.›. So it reads a path.",
    trim: "It drops spaces and control characters at the ends of what it is given.",
    "line-breaks": "It drops tabs and line breaks, wherever they stand.",
    backslash: "It reads ‹\\› as ‹/›.",
    "same-scheme": "The reference has the base's scheme, ‹{scheme}›, and no ‹//›: it ignores such a scheme, as RFC 3986 does when it is not strict.",
    slashes: {
      by: "written",
      empty: "It wants ‹//› before a host where the scheme is ‹{scheme}›, and reads no slash at all as that.",
      other: "It wants ‹//› before a host where the scheme is ‹{scheme}›, and reads ‹{written}› as that.",
    },
    "file-authority": "A ‹file› URL always has an authority to it, here an empty one.",
    "file-slashes": "It takes the slashes after ‹file://› for one.",
    drive: "It takes ‹{drive}› for the letter of a drive, which is a root of its own.",
    "drive-bar": "It takes ‹{drive}› for the letter of a drive and writes ‹:› for the bar.",
    "encoded-dots": "It reads ‹{dot}› as a dot, and so a dot segment in what RFC 3986 leaves alone.",
    root: "It writes an empty path as ‹/›, because the scheme is ‹{scheme}›.",
    "dot-before-slashes": "It puts ‹/.› before a path that begins with ‹//›, so that nobody reads a host there.",
    "empty-userinfo": "It leaves out what is empty in the user information.",
    "empty-port": "It drops the ‹:› before an empty port.",
    "default-port": "It drops the port ‹{port}›, the default of ‹{scheme}›.",
    "port-zeros": "It writes the port ‹{from}› as a number, ‹{to}›.",
    "host-lower": "It writes the host ‹{from}› in lower case, ‹{to}›.",
    "host-decoded": "It decodes the host: ‹{from}› is ‹{to}›.",
    "host-ascii": "It writes the host ‹{from}› in ASCII, as the name system does: ‹{to}›.",
    ipv4: "It reads the host ‹{from}› as an IPv4 address and writes ‹{to}›.",
    ipv6: "It writes an IPv6 address in its short form, ‹{to}›.",
    localhost: "It leaves out ‹localhost› after ‹file://›.",
    encoded: "It percent-encodes characters: {from|character} is ‹{to}›.",
    "no-base-scheme": "The base does not begin with a scheme, so it is no base to it.",
    "opaque-base": "‹{base}› has neither ‹//› nor a ‹/› after its scheme, so only a fragment can be relative to it.",
    "bad-port": "‹{value}› is no port to it: a port is a number up to 65535.",
    "no-host": "It wants a host, and there is none.",
    "bad-ipv6": "‹{value}› is no IPv6 address in brackets to it.",
    "bad-characters": "It refuses a host with {value|characters}.",
    "bad-ipv4": "‹{value}› ends in a number, so it reads an IPv4 address, and there is no such.",
    "bad-host": "It does not take ‹{value}› for a host.",
  },
  "net/url": {
    "relative-base": "It resolves although there is no scheme.",
    rooted: "It puts a ‹/› before a path without a host.",
    "opaque-base": "It keeps ‹{path}› of the base as a whole, not as a path: the reference becomes a path from the root.",
    "authority-added": "It writes ‹//› for a host that the base does not have.",
    "authority-lost": "It loses a ‹//› that has nothing after it.",
    "empty-authority-ignored": "It takes ‹//› without a host for no authority.",
    "three-slashes": "It takes three slashes at the beginning for a path, not for an authority and a path.",
    "slash-lost": "It loses a ‹/› after ‹..› has come to the root: ‹{from}› is ‹{to}›.",
    "empty-fragment": "It loses the ‹#› of an empty fragment.",
    "base-fragment": "It keeps the fragment of the base, ‹{fragment}›, where the reference brings nothing.",
    "path-encoded": "Because of {found|character}, it decodes the whole path and encodes it anew: ‹{to}›.",
    "fragment-encoded": "Because of {found|character}, it decodes the whole fragment and encodes it anew: ‹{to}›.",
    "userinfo-encoded": "It decodes the user information and encodes it anew: ‹{from}› is ‹{to}›.",
    "host-encoded": "It decodes the host and encodes it anew: ‹{from}› is ‹{to}›.",
  },
};
