/**
 * What the page says of the neighbours: the browser's own URL and Go's net/url.
 */
import { quoted } from "../../views/characters.js";
import { short, v } from "./values.js";

/** @typedef {import("./values.js").Args} Args */
/** @typedef {import("../../neighbours.js").Neighbour} Neighbour */

export const title = "The neighbours";

/** What their answers are compared with, whichever edition is chosen. */
export const against = "Beside RFC 3986:";

/** @type {Record<Neighbour["id"], string>} */
export const names = { url: "Your browser", "net/url": "Go net/url" };

/** What the signs mean, for who does not see them. */
export const signs = { same: "the same as RFC 3986", differs: "differs from RFC 3986" };

export const noAnswer = "no answer";
export const unknown = "The two differ; the cause is not known.";

/** Which text is refused, and why in the neighbour's own words. @param {Neighbour} neighbour */
export const refusal = ({ id, on, error }) =>
  on === null ? `It could not be asked: ${error ?? ""}.` : `It refuses the ${on}${id === "net/url" ? `: “${short(error ?? "")}”` : ""}.`;

/** An empty value is no more than that. @param {string} value */
const or = (value) => (value === "" ? "nothing" : v(value));

/** Sentences that both have. @type {Record<string, (args: Args) => string>} */
const both = {
  "scheme-lower": ({ from, to }) => `It writes the scheme ${v(from)} in lower case, ${v(to)}.`,
  "base-dots": ({ from, to }) => `It removes the dot segments of the base as well: ${v(from)} is ${or(to)} to it.`,
  "opaque-path": ({ path }) => `There is no ‹/› at the beginning of ${v(path)}, so it takes the path as a whole and leaves its dot segments alone.`,
  "empty-query": () => "It loses the ‹?› of the base's empty query.",
};

/** Why its target is another, or why it has none, by the id of the reason. @type {Record<Neighbour["id"], Record<string, (args: Args) => string>>} */
export const reasons = {
  url: {
    ...both,
    "no-scheme": ({ scheme }) => `${v(scheme)} before the colon is no scheme: a scheme begins with a letter and has only letters, digits, ‹+›, ‹-› and ‹.›. So it reads a path.`,
    trim: () => "It drops spaces and control characters at the ends of what it is given.",
    "line-breaks": () => "It drops tabs and line breaks, wherever they stand.",
    backslash: () => "It reads ‹\\› as ‹/›.",
    "same-scheme": ({ scheme }) => `The reference has the base's scheme, ${v(scheme)}, and no ‹//›: it ignores such a scheme, as RFC 3986 does when it is not strict.`,
    slashes: ({ written, scheme }) => `It wants ‹//› before a host where the scheme is ${v(scheme)}, and reads ${written ? v(written) : "no slash at all"} as that.`,
    "file-authority": () => "A ‹file› URL always has an authority to it, here an empty one.",
    "file-slashes": () => "It takes the slashes after ‹file://› for one.",
    drive: ({ drive }) => `It takes ${v(drive)} for the letter of a drive, which is a root of its own.`,
    "drive-bar": ({ drive }) => `It takes ${v(drive)} for the letter of a drive and writes ‹:› for the bar.`,
    "encoded-dots": ({ dot }) => `It reads ${v(dot)} as a dot, and so a dot segment in what RFC 3986 leaves alone.`,
    root: ({ scheme }) => `It writes an empty path as ‹/›, because the scheme is ${v(scheme)}.`,
    "dot-before-slashes": () => "It puts ‹/.› before a path that begins with ‹//›, so that nobody reads a host there.",
    "empty-userinfo": () => "It leaves out what is empty in the user information.",
    "empty-port": () => "It drops the ‹:› before an empty port.",
    "default-port": ({ port, scheme }) => `It drops the port ${v(port)}, the default of ${v(scheme)}.`,
    "port-zeros": ({ from, to }) => `It writes the port ${v(from)} as a number, ${v(to)}.`,
    "host-lower": ({ from, to }) => `It writes the host ${v(from)} in lower case, ${v(to)}.`,
    "host-decoded": ({ from, to }) => `It decodes the host: ${v(from)} is ${v(to)}.`,
    "host-ascii": ({ from, to }) => `It writes the host ${v(from)} in ASCII, as the name system does: ${v(to)}.`,
    ipv4: ({ from, to }) => `It reads the host ${v(from)} as an IPv4 address and writes ${v(to)}.`,
    ipv6: ({ to }) => `It writes an IPv6 address in its short form, ${v(to)}.`,
    localhost: () => "It leaves out ‹localhost› after ‹file://›.",
    encoded: ({ from, to }) => `It percent-encodes characters: ${quoted(from)} is ${v(to)}.`,
    "no-base-scheme": () => "The base does not begin with a scheme, so it is no base to it.",
    "opaque-base": ({ base }) => `${v(base)} has neither ‹//› nor a ‹/› after its scheme, so only a fragment can be relative to it.`,
    "bad-port": ({ value }) => `${v(value)} is no port to it: a port is a number up to 65535.`,
    "no-host": () => "It wants a host, and there is none.",
    "bad-ipv6": ({ value }) => `${v(value)} is no IPv6 address in brackets to it.`,
    "bad-characters": ({ value }) => `It refuses a host with ${[...value].map(quoted).join(" or ")}.`,
    "bad-ipv4": ({ value }) => `${v(value)} ends in a number, so it reads an IPv4 address, and there is no such.`,
    "bad-host": ({ value }) => `It does not take ${v(value)} for a host.`,
  },
  "net/url": {
    ...both,
    "relative-base": () => "It resolves although there is no scheme.",
    rooted: () => "It puts a ‹/› before a path without a host.",
    "opaque-base": ({ path }) => `It keeps ${v(path)} of the base as a whole, not as a path: the reference becomes a path from the root.`,
    "authority-added": () => "It writes ‹//› for a host that the base does not have.",
    "authority-lost": () => "It loses a ‹//› that has nothing after it.",
    "empty-authority-ignored": () => "It takes ‹//› without a host for no authority.",
    "three-slashes": () => "It takes three slashes at the beginning for a path, not for an authority and a path.",
    "slash-lost": ({ from, to }) => `It loses a ‹/› after ‹..› has come to the root: ${v(from)} is ${v(to)}.`,
    "empty-fragment": () => "It loses the ‹#› of an empty fragment.",
    "base-fragment": ({ fragment }) => `It keeps the fragment of the base, ${or(fragment)}, where the reference brings nothing.`,
    "path-encoded": ({ found, to }) => `Because of ${quoted(found)}, it decodes the whole path and encodes it anew: ${v(to)}.`,
    "fragment-encoded": ({ found, to }) => `Because of ${quoted(found)}, it decodes the whole fragment and encodes it anew: ${v(to)}.`,
    "userinfo-encoded": ({ from, to }) => `It decodes the user information and encodes it anew: ${v(from)} is ${v(to)}.`,
    "host-encoded": ({ from, to }) => `It decodes the host and encodes it anew: ${v(from)} is ${v(to)}.`,
  },
};

/** An answer, shortened where it is long. @param {string} text */
export const answer = (text) => short(text, 200);
