/**
 * What the page says of the neighbours: the browser's own URL and Go's net/url. The
 * notation is that of web/src/words/words.js.
 */
export default {
  names: { url: "Browser", "net/url": "Go" },
  /** Said where the answer is that of RFC 3986, with which they are compared, whichever edition is chosen. */
  "as-standard": "It answers as RFC 3986 does.",

  "no-answer": "no answer",
  unknown: "It differs from RFC 3986; the cause is not known.",
  unasked: "It could not be asked: {error}.",
  /** Which text is refused, and why in the neighbour's own words. */
  refusal: {
    url: { by: "on", base: "It refuses the base.", reference: "It refuses the reference." },
    "net/url": { by: "on", base: "It refuses the base: ‹{error}›.", reference: "It refuses the reference: ‹{error}›." },
  },

  /** Why its target is another, or why it has none: what both may do, and what one of them does. */
  both: {
    "scheme-lower": "It writes the scheme ‹{from}› in lower case, ‹{to}›.",
    "base-dots": "It removes dot segments (‹.› and ‹..›) from the path of the base as well: ‹{from}› becomes ‹{to}›.",
    "opaque-path":
      "The path ‹{path}› does not begin with ‹/›, so it is left as it is, with its dot segments (‹.› and ‹..›).",
    "empty-query": "It drops the ‹?› of a base whose query is empty.",
  },
  url: {
    "no-scheme":
      "‹{scheme}› before the colon is no scheme: a scheme begins with a letter and has only letters, digits, ‹+›, ‹-› and ‹.›. So it reads a path.",
    trim: "It drops spaces and control characters at the ends of what it is given.",
    "line-breaks": "It drops tabs and line breaks, wherever they stand.",
    backslash: "It reads ‹\\› as ‹/›.",
    "same-scheme":
      "The reference has the base's scheme, ‹{scheme}›, and no ‹//›: such a scheme is ignored and the rest read as relative, as RFC 3986 does it when it is not strict.",
    slashes: {
      by: "written",
      empty: "It wants ‹//› before a host where the scheme is ‹{scheme}›, and reads no slash at all as that.",
      other: "It wants ‹//› before a host where the scheme is ‹{scheme}›, and reads ‹{written}› as that.",
    },
    "file-authority": "A ‹file› URL always has an authority to it, here an empty one.",
    "file-slashes": "It reads any number of slashes after ‹file://› as one.",
    drive: "It takes ‹{drive}› for the letter of a Windows drive, which is a root of its own.",
    "drive-bar": "It takes ‹{drive}› for the letter of a Windows drive, and writes ‹:› for the bar.",
    "encoded-dots": "It reads ‹{dot}› as a dot, and so finds a dot segment in what is an ordinary segment to RFC 3986.",
    root: "It writes an empty path as ‹/›, as always where the scheme is ‹{scheme}›.",
    "dot-before-slashes": "It puts ‹/.› before a path that begins with ‹//›, so that nobody reads a host there.",
    "empty-userinfo": "It leaves out what is empty in the user information, which stands before the ‹@›.",
    "empty-port": "It drops the ‹:› before an empty port.",
    "default-port": "It drops the port ‹{port}›, the default of ‹{scheme}›.",
    "port-zeros": "It writes the port ‹{from}› as a number, ‹{to}›.",
    "host-lower": "It writes the host ‹{from}› in lower case, ‹{to}›.",
    "host-decoded": "It decodes the host: ‹{from}› becomes ‹{to}›.",
    "host-ascii": "It writes the host ‹{from}› in ASCII letters, as the domain name system does: ‹{to}›.",
    ipv4: "It reads the host ‹{from}› as an IPv4 address and writes ‹{to}›.",
    ipv6: "It writes an IPv6 address in its short form, ‹{to}›.",
    localhost: "It leaves out ‹localhost› after ‹file://›.",
    encoded: "It percent-encodes characters: {from|character} becomes ‹{to}›.",
    "no-base-scheme": "The base does not begin with a scheme, so it cannot be a base.",
    "opaque-base": "‹{base}› has neither ‹//› nor a ‹/› after its scheme, so only a fragment can be relative to it.",
    "bad-port": "‹{value}› is no port: that would be a number up to 65535.",
    "no-host": "It wants a host, and there is none.",
    "bad-ipv6": "What stands in brackets, ‹{value}›, is no IPv6 address.",
    "bad-characters": "It refuses a host with {value|characters}.",
    "bad-ipv4": "‹{value}› ends in a number, so it reads an IPv4 address; but no such address exists.",
    "bad-host": "It does not take ‹{value}› for a host.",
  },
  "net/url": {
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
