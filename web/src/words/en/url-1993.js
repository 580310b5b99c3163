/**
 * What the page says of the URL draft of July 1993. The notation is that of web/src/words/words.js.
 */
export default {
  /** Said of a base that is not absolute. */
  "base-without-scheme": "A base begins with a scheme and a colon, such as ‹http:›; this one has none.",

  /** Why the target is what it is. */
  why: {
    "full-form":
      "The reference has a scheme of its own, ‹{scheme}›: it is complete, in full form, and taken as it stands.",
    "no-base-scheme":
      "The base has no scheme, such as ‹http:›, so there is no target. The steps show what would come of it.",
    "own-host-part":
      "‹//› begins a host: ‹{hostPart}› and what follows replace all of the base but its scheme, ‹{scheme}›.",
    "absolute-path": {
      by: "old",
      empty: "The reference begins with ‹/›: ‹{path}›, as it stands, is the path. The base has none.",
      other: "The reference begins with ‹/›: ‹{path}›, as it stands, replaces the whole path of the base, ‹{old}›.",
    },
    empty: {
      by: "last",
      empty: {
        by: "directory",
        empty: "The reference is empty, and the base has no path: by the letter, there is no path, and no search.",
        other: "The reference is empty: by the letter, nothing comes after ‹{directory}›, not even the base's search.",
      },
      other: {
        by: "directory",
        empty: "The reference is empty: by the letter, ‹{last}› goes, nothing takes its place, and the path is empty.",
        other:
          "The reference is empty: by the letter, ‹{last}› goes, nothing takes its place, and ‹{directory}› is left.",
      },
    },
    "fragmentid-only": {
      by: "last",
      empty: {
        by: "directory",
        empty:
          "Nothing stands before the ‹#›, and the base has no path: by the letter, there is no path, and no search.",
        other:
          "Nothing stands before the ‹#›: by the letter, nothing comes after ‹{directory}›, not even the base's search.",
      },
      other: {
        by: "directory",
        empty:
          "Nothing stands before the ‹#›: by the letter, ‹{last}› goes, nothing takes its place, and the path is empty.",
        other:
          "Nothing stands before the ‹#›: by the letter, ‹{last}› goes, nothing takes its place, and ‹{directory}› is left.",
      },
    },
    "search-dots":
      "What is appended has its search with it, ‹?{search}›. So ‹/xxx/..› and ‹/.› are removed there, too: ‹{left}› is left.",
    "no-slash":
      "The base has no path, and nothing puts a ‹/› between its host, ‹{hostPart}›, and ‹{path}›: the two run together.",
    "no-directory": {
      by: "old",
      empty: "The path of the base is empty, and ‹{path}› takes its place.",
      other: "There is no ‹/› in the path of the base, so ‹{path}› replaces all of it: ‹{old}›.",
    },
    "search-only": {
      by: "last",
      empty: "A search alone, ‹{search}›, comes after ‹{directory}›, with which the base path ends.",
      other:
        "A search alone, ‹{search}›, takes the place of ‹{last}›, the last part of the base path, after ‹{directory}›.",
    },
    climbs: {
      by: "rest",
      empty: "‹{path}› climbs {ui:levels} from ‹{directory}›.",
      other: "‹{path}› climbs {ui:levels} from ‹{directory}›, then goes to ‹{rest}›.",
    },
    "climbs-out":
      "‹{path}› climbs {ui:levels} from ‹{directory}›, which has {ui:depth}: a ‹..› with nothing left to take stays.",
    stays: "‹{path}› means the directory that the base is in, ‹{directory}›; a ‹/.› goes together with its slash.",
    appends: "The base path ends in ‹/›, so ‹{path}› goes into that directory, ‹{directory}›.",
    "replaces-last": "‹{path}› takes the place of ‹{last}›, which follows the last ‹/› of the base path.",
  },

  /** The lines of the listing. */
  lines: {
    "split-context": "context.scheme, host part, path ← context without search, fragmentid",
    "split-fragmentid": 'partial URL, fragmentid ← the reference, at its "#"',
    "full-form": 'if the partial URL has a scheme and a ":" before any "/"',
    whole: "return the reference: it is the whole locator",
    "same-scheme": "scheme ← context.scheme",
    "double-slash": 'if the partial URL begins with "//"',
    "own-host-part": 'host part ← what follows, up to the next "/" or "?"',
    rest: "path ← all the rest",
    "no-double-slash": "else",
    "same-host-part": "host part ← context.host part",
    "leading-slash": 'if the partial URL begins with "/"',
    "absolute-path": "path ← the partial URL, as it stands",
    "no-leading-slash": "else",
    "relative-path": "path ← the partial URL, relative to context.path",
    "remove-last": 'path ← context.path up to its rightmost "/"',
    append: "append the partial URL, its search too",
    remove: "in the path, the leftmost first, until none is left",
    "/xxx/..": 'while there is "/xxx/..", whole elements: remove it',
    "/.": 'while there is "/.", of a whole element: remove it',
    result: 'result ← ""',
    "if-scheme": "if there is a scheme",
    "add-scheme": 'append scheme and ":"',
    "if-host-part": "if there is a host part",
    "add-host-part": 'append "//" and host part',
    "add-path": "append path, with its search",
    "if-fragmentid": "if there is a fragmentid",
    "add-fragmentid": 'append "#" and fragmentid',
  },

  /** What a step says, by its line. What a sentence may speak of stands in web/src/views/stage/step.js. */
  steps: {
    "split-context": "The base, here called the context, is split: {parts}.",
    "split-fragmentid": "The reference is split at its ‹#›, if it has one: {parts}.",
    "full-form": {
      by: "answer",
      yes: "The reference begins with a scheme and a colon: it is in full form, a whole URL.",
      no: "The reference does not begin with a scheme and a colon: it is in partial form.",
    },
    whole: "The reference is the answer, as it stands: ‹{set}›.",
    "same-scheme": "{ui:player:from-base}",
    "double-slash": {
      by: "answer",
      yes: "The reference begins with ‹//›: it brings a host of its own.",
      no: "The reference does not begin with ‹//›: the host is that of the base.",
    },
    "own-host-part": "What follows ‹//› is the host part: ‹{set}›.",
    rest: "All the rest is the path, and its search: ‹{set}›.",
    "same-host-part": "{ui:player:from-base}",
    "leading-slash": {
      by: "answer",
      yes: "The reference begins with ‹/›: its path is absolute.",
      no: "The reference does not begin with ‹/›: it is relative to the path of the base.",
    },
    "absolute-path": "The path is that of the reference, as it stands: ‹{set}›.",
    "relative-path": "The base's path and the reference are to be put together: ‹{context.path}› and ‹{partial URL}›.",
    "remove-last": "What follows the last ‹/› of the base's path is left out: ‹{set}›.",
    append: "The reference follows, with its search if it has one: ‹{added}›.",
    remove: "Every ‹/xxx/..› and every ‹/.› in the path is to go, the leftmost first.",
    "/xxx/..": {
      by: "answer",
      yes: "‹{dots}› goes, and takes ‹{taken}› with it.",
      no: "No ‹..› is left with an element before it.",
    },
    "/.": { by: "answer", yes: "‹{gone}› goes: it means “here”.", no: "No ‹/.› is left." },
    result: "{ui:player:assembled}",
    "if-scheme": { by: "answer", yes: "The target has a scheme: ‹{scheme}›.", no: "The target has no scheme." },
    "add-scheme": "{ui:player:written-first}",
    "if-host-part": {
      by: "answer",
      yes: "The target has a host part: ‹{host part}›.",
      no: "The target has no host part.",
    },
    "add-host-part": "{ui:player:written}",
    "add-path": "{ui:player:written-path}",
    "if-fragmentid": {
      by: "answer",
      yes: "The target has a fragmentid: ‹{fragmentid}›.",
      no: "The target has no fragmentid.",
    },
    "add-fragmentid": "{ui:player:written}",
  },

  /** What the edition does in the clauses in which editions differ: said of an answer that is not the chosen edition's. */
  because: {
    "scheme-begins": "What stands before the ‹:› is a scheme only if it begins with a letter.",
    "authority-ends": "After ‹//› the next ‹/› or ‹?› ends the host part, so a search can follow it at once.",
    "params-are": "What follows a ‹;› is part of the path: as a path, it takes the place of the base's last segment.",
    "empty-parts": "A component whose sign is there is there, even if nothing follows the sign.",
    "same-scheme":
      "A reference with a scheme is complete, even if the scheme is the base's: that is called the full form.",
    "own-scheme":
      "A reference with a scheme is complete, and taken as it stands, with its dot segments (‹.› and ‹..›).",
    "relative-form": "A reference without a scheme is relative: what it lacks comes from the base.",
    "slash-runs":
      "A reference that begins with ‹//› brings its own host part, and one that begins with ‹/› its own path. How many slashes follow each other in the base does not matter.",
    "own-authority":
      "Where the reference begins with ‹//›, its host and all that follows are taken as they stand, with their dot segments (‹.› and ‹..›).",
    "empty-reference":
      "Nothing is said of an empty reference. By the rules, the last part of the base's path goes and nothing takes its place: its directory is left.",
    "query-only":
      "Whatever is appended, the last part of the base's path makes room for it: for a search alone (‹?› and what follows), too.",
    "absolute-path": "A path that begins with ‹/› is taken as it stands, with its dot segments (‹.› and ‹..›).",
    "base-root":
      "Nothing puts a ‹/› between a host without a path and what is appended to it, so the two run together.",
    "query-in-buffer":
      "The search (‹?› and what follows) is joined to the path before dots are removed, so those in the search are removed, too.",
    "first-segment":
      "‹..› takes away a part of the path together with the ‹/› before it: a first part with no ‹/› before it stays.",
    trailing: "A ‹/.› or ‹/..› at the end goes slash and all, so the path ends without one.",
    "excess-dots": "A ‹..› that finds no segment left to take away stays in the path.",
  },

  /** Said of a rule that the document spells in another way. */
  notation:
    "The document prints a single character for itself, and the word ‹space› for a space. Here they have quotation marks, ‹%s› says that the case of letters matters, and the space is ‹%x20›.",

  /** What was decided where the document leaves something open, by the line or the rule. */
  decisions: {
    "split-context":
      "The rules speak of the path of the context locator. Its search and its fragmentid are taken to be no part of that.",
    "split-fragmentid":
      "The rules do not mention the fragmentid. It follows the URL and is no part of it, so it is set aside and put back at the end.",
    "full-form":
      "The document asks for a colon before any slash. By the letter, ‹?a:b› and ‹1b:c› have one, and would be in full form without a scheme. Here the colon also comes before any ‹?› or ‹#›, and a scheme is before it, which begins with a letter, as in the BNF: so both are in partial form.",
    "own-host-part":
      "The prose ends this part at the next slash; in the BNF a ‹?› can follow it directly. Either ends it here.",
    "absolute-path":
      "The rules do not say whether ‹/xxx/..› and ‹/.› are removed from an absolute path. “The result” is taken to be that of the rule before, so it stays as it stands.",
    "remove-last":
      "A path without a slash has no part before it that stays: an empty path stays empty. An empty reference and a bare fragmentid are not spoken of; by the letter they give the directory.",
    append:
      "The partial URL is taken with its search. So the search goes through the removal that follows; the fragmentid does not.",
    remove: "“Recursively” is read as: the leftmost of all occurrences goes, until there is none.",
    "/xxx/..":
      "Here xxx is neither ‹.› nor ‹..›. That ‹..› is no such element is said by RFC 1808 and the drafts of 1997 and 2003; that ‹.› is none is said by no later document, but all of them remove it first. It may be empty between two slashes. An element with no slash before it is not removed, and a ‹..› with nothing to remove stays.",
    fragmentaddress:
      "The prose says that a void fragmentid, with its hash sign or without, means the whole object. The BNF has no void one: by it, nothing but a fragmentid can follow ‹#›. The BNF is followed.",
    url: "Of the forms listed here, generic comes first, and ‹http:g› and every URL of news has that form, too. But the prose keeps it for schemes to come, and says that the format is a function of the scheme. So a URL of a scheme that has a rule of its own must match that.",
    scheme:
      "A colon is also a character of ialpha, so a text with two colons can be read in two ways. Here the scheme of the tree is as long as it can be; the split ends it at the first colon.",
    group:
      "A dot is also a character of ialpha, so a name can be read in many ways. Here each ialpha is as long as it can be.",
    hostname:
      "A dot is also a character of ialpha, so a name can be read in many ways. Here each ialpha is as long as it can be.",
    prosperolink:
      "A path may itself have ‹%00› in it, so a version and attributes can also be read as path. The reading shown is the first in the order of the BNF.",
    xpalphas:
      "Printed as ‹xpalpha [ xpalpha ]›. With that no element of a path could have more than two characters, so it is read as ‹xpalpha [ xpalphas ]›.",
    extra: "The prose says that spaces are not legal; the BNF has the word ‹space› here. The BNF is followed.",
    variant: "Printed with a gap and two vertical lines too many, which are left out.",
    void: "Printed with nothing after its name: it is read as the empty text.",
  },

  /** What terminals of the grammar are called in a sentence, where other documents mean other characters by the same name. */
  terminals: {
    safe: "one of ‹$-_@.&›",
    extra: "a space or one of ‹!*\"'():;,›",
  },
};
