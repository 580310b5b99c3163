/**
 * What the page says of draft-fielding-url-syntax-05. The notation is that of web/src/words/words.js.
 */
export default {
  /** Said of a base that is not absolute. */
  "base-without-scheme": "A base begins with a scheme and a colon, such as ‹http:›; this one has none.",

  /** Why the target is what it is. */
  why: {
    "own-scheme":
      "The reference has a scheme of its own, ‹{scheme}›: it is complete, and stays as it is, even its ‹.› and ‹..›.",
    "no-base-scheme":
      "The base has no scheme, such as ‹http:›, so there is no target. The steps show what would come of it.",
    "own-site":
      "‹//› begins a site: ‹{site}› and what follows, as they stand, replace all of the base but its scheme, ‹{scheme}›.",
    "current-document": "An empty reference means the document that it stands in, whatever the base. It is no URL.",
    "current-fragment":
      "A fragment alone, ‹#{fragment}›, is a place in the document that it stands in, whatever the base. It is no URL.",
    "query-only": {
      by: "last",
      empty: {
        by: "directory",
        empty: "A query alone counts as a relative path here: ‹?{query}› comes right after the site or the scheme.",
        other: "A query alone counts as a relative path here: ‹?{query}› comes after ‹{directory}›.",
      },
      other: {
        by: "directory",
        empty:
          "A query alone counts as a relative path here: ‹{last}› goes, and ‹?{query}› comes right after the site or the scheme.",
        other: "A query alone counts as a relative path here: ‹{last}› goes, and ‹?{query}› comes after ‹{directory}›.",
      },
    },
    "query-dots":
      "Here the query, ‹{query}›, is joined to the path before ‹.› and ‹..› go, so its own go, too: ‹{left}› is left.",
    "dots-before-query":
      "The dots at the end of ‹{path}› stay: the query, ‹{query}›, follows them, and here only a ‹/› ends a segment.",
    "absolute-path": {
      by: "old",
      empty: "The reference begins with ‹/›: ‹{path}› is the path. The base has none.",
      other: "The reference begins with ‹/›: ‹{path}› replaces the whole path of the base, ‹{old}›.",
    },
    "absolute-path-dots": {
      by: "old",
      empty:
        "The reference begins with ‹/›: ‹{path}› is the path. Its ‹.› and ‹..› stay: only a relative path loses them here.",
      other:
        "The reference begins with ‹/›: ‹{path}› replaces the path ‹{old}›. Its ‹.› and ‹..› stay: only a relative path loses them here.",
    },
    "no-root":
      "The base has no path, and nothing puts a ‹/› between its site, ‹{site}›, and ‹{path}›: the two run together.",
    "excess-kept": {
      by: "directory",
      empty:
        "‹{path}› climbs, and the base has no directory to climb from: the ‹..› that is left over stays in the path.",
      other: "‹{path}› climbs higher than ‹{directory}› is deep: the ‹..› that is left over stays in the path.",
    },
    climbs: {
      by: "rest",
      empty: "‹{path}› climbs {ui:levels} from ‹{directory}›.",
      other: "‹{path}› climbs {ui:levels} from ‹{directory}›, then goes to ‹{rest}›.",
    },
    stays: {
      by: "directory",
      empty:
        "‹{path}› means the directory that the base is in. No ‹/› is in the base's path, so that directory is empty.",
      other: "‹{path}› means the directory that the base is in: ‹{directory}›.",
    },
    "no-directory": {
      by: "old",
      empty: "The path of the base is empty, and ‹{path}› takes its place.",
      other: "There is no ‹/› in the path of the base, so ‹{path}› replaces all of it: ‹{old}›.",
    },
    appends: "The base path ends in ‹/›, so ‹{path}› goes into that directory, ‹{directory}›.",
    "replaces-last": "‹{path}› takes the place of ‹{last}›, which follows the last ‹/› of the base path.",
  },

  /** The lines of the listing. */
  lines: {
    "parse-base": "base scheme, site, path ← parse(base URL)",
    1: "scheme, site, path, query, fragment ← parse(URL reference)",
    2: "if path is empty, and scheme, site and query are undefined",
    "current-document": "it is the current document, with the fragment: done",
    3: "if scheme is defined",
    "absolute-url": "it is an absolute URL as it stands: done",
    "inherit-scheme": "scheme ← base scheme",
    4: "if site is defined, go on with 7",
    "inherit-site": "site ← base site",
    5: 'if path begins with "/", go on with 7',
    "6a": 'buffer ← base path up to its last "/"',
    "6b": "append path to the buffer",
    "6c": 'if query is defined, append "?" and query to the buffer',
    "6d": 'while the buffer has "./", "." a whole segment: drop that',
    "6e": 'if the buffer ends with ".", a whole segment: drop that',
    "6f": 'while it has "<segment>/../", not "../../": drop the leftmost',
    "6g": 'if it ends with "<segment>/..", not "../..": drop that',
    "6h": 'if there is "?", query ← what follows; else undefined',
    "6i": 'path ← the buffer up to its first "?"',
    result: '7. result ← ""',
    "if-scheme": "if scheme is defined",
    "add-scheme": 'append scheme and ":"',
    "if-site": "if site is defined",
    "add-site": 'append "//" and site',
    "add-path": "append path",
    "if-query": "if query is defined",
    "add-query": 'append "?" and query',
    "if-fragment": "if fragment is defined",
    "add-fragment": 'append "#" and fragment',
  },

  /** What a step says, by its line. What a sentence may speak of stands in web/src/views/stage/step.js. */
  steps: {
    "parse-base": "The base is split: {parts}. Its query is not used.",
    1: "The reference is split: {parts}.",
    2: {
      by: "answer",
      yes: "Nothing, or a fragment alone: the reference is to the current document.",
      no: "The reference is more than a fragment.",
    },
    "current-document": {
      by: "given",
      yes: "The answer is a place in the current document, ‹{set}›: no URL comes of it.",
      other: "The answer is the current document: no URL comes of it.",
    },
    3: {
      by: "answer",
      yes: "The reference has a scheme of its own, ‹{scheme}›: it is a whole URL.",
      no: "The reference has no scheme of its own.",
    },
    "absolute-url": "The reference is the answer, as it stands: ‹{set}›.",
    "inherit-scheme": "{ui:player:from-base}",
    4: {
      by: "answer",
      yes: "The reference has a site of its own, ‹{site}›: only the scheme comes from the base.",
      no: "The reference has no site, that is, no host of its own.",
    },
    "inherit-site": "{ui:player:from-base}",
    5: {
      by: "answer",
      yes: "The path, ‹{path}›, begins with ‹/›: it stays as it is, dot segments and all.",
      no: "The path does not begin with ‹/›: it is relative to the base, whose path is ‹{base path}›.",
    },
    "6a": "The buffer begins with the base's path up to its last ‹/›: ‹{added}›.",
    "6b": "The reference's path follows: ‹{added}›.",
    "6c": { by: "answer", yes: "Its query follows in the buffer: ‹{added}›.", no: "There is no query to follow." },
    "6d": { by: "answer", yes: "‹{gone}› goes: it means “here”.", no: "No segment ‹.› with a ‹/› after it is left." },
    "6e": { by: "answer", yes: "‹{gone}› at the end goes: it means “here”.", no: "The last segment is not ‹.›." },
    "6f": {
      by: "answer",
      yes: "‹{dots}› goes, and takes ‹{taken}› with it.",
      no: "No ‹../› is left with a segment before it.",
    },
    "6g": {
      by: "answer",
      yes: "‹{dots}› at the end goes, and takes ‹{taken}› with it.",
      no: "There is no ‹..› at the end with a segment before it.",
    },
    "6h": {
      by: "answer",
      yes: "What follows the first ‹?› is the query: ‹{set}›.",
      no: "There is no ‹?›: the target gets no query.",
    },
    "6i": "What comes before any ‹?› is the path: ‹{set}›.",
    result: "{ui:player:assembled}",
    "if-scheme": { by: "answer", yes: "The target has a scheme: ‹{scheme}›.", no: "The target has no scheme." },
    "add-scheme": "{ui:player:written-first}",
    "if-site": { by: "answer", yes: "The target has a site: ‹{site}›.", no: "The target has no site." },
    "add-site": "{ui:player:written}",
    "add-path": "{ui:player:written-path}",
    "if-query": { by: "answer", yes: "The target has a query: ‹{query}›.", no: "The target has no query." },
    "add-query": "{ui:player:written}",
    "if-fragment": { by: "answer", yes: "The target has a fragment: ‹{fragment}›.", no: "The target has no fragment." },
    "add-fragment": "{ui:player:written}",
  },

  /** What the edition does in the clauses in which editions differ: said of an answer that is not the chosen edition's. */
  because: {
    "scheme-begins":
      "What stands before the first ‹:› is read as a scheme, even where it could not be one, as in ‹1a:b›.",
    "authority-ends": "After ‹//› the next ‹/› or ‹?› ends the site, so a query can follow it at once.",
    "params-are": "What follows a ‹;› is part of the path: as a path, it takes the place of the base's last segment.",
    "empty-parts": "A component whose sign is there is there, even if nothing follows the sign.",
    "same-scheme": "A reference with a scheme is complete, even if the scheme is the base's: there is no exception.",
    "own-scheme": "A reference with a scheme is complete, and left as it is, with its dot segments (‹.› and ‹..›).",
    "relative-form": "A reference without a scheme is relative: what it lacks comes from the base.",
    "slash-runs":
      "A reference that begins with ‹//› brings its own site, and one that begins with ‹/› its own path. How many slashes follow each other in the base does not matter.",
    "own-authority":
      "Behind a host of the reference's own, the path is left as it is, with its dot segments (‹.› and ‹..›).",
    "empty-reference": "A reference without path and query means the document that it stands in. That is no URI.",
    "query-only":
      "A reference that is only a query is treated as an empty path: the last segment of the base makes room for it.",
    "absolute-path":
      "A path that begins with ‹/› is left as it is: only where two paths are joined are dot segments (‹.› and ‹..›) removed.",
    "base-root":
      "Nothing puts a ‹/› between a host without a path and what is appended to it, so the two run together.",
    "query-in-buffer":
      "The query is joined to the path before dots are removed, so those in the query are removed, too.",
    "first-segment":
      "‹..› takes away the segment before it, even the first one of a path that does not begin with ‹/›.",
    trailing: "Where a path ends in ‹.› or ‹..›, the ‹/› before it stays.",
    "excess-dots": "A ‹..› that finds no segment left to take away stays in the path.",
    rootless:
      "Where ‹..› takes away the first segment of a path that does not begin with ‹/›, the ‹/› after that goes as well.",
  },

  /** What the document calls the place of a clause within its section, where it has a name or number. */
  clauses: {
    "same-scheme": "step 3",
    "own-scheme": "step 3",
    "own-authority": "step 4",
    "empty-reference": "step 2",
    "query-only": "step 6a",
    "absolute-path": "step 5",
    "base-root": "step 6a",
    "query-in-buffer": "step 6c",
    "first-segment": "step 6f",
    trailing: "steps 6e and 6g",
    "excess-dots": "step 6f",
    rootless: "step 6f",
  },

  /** Said of a rule that the document spells in another way. */
  notation:
    'The document lists the letters one by one, or describes the characters in words. Here they are ranges of their codes, because ‹"a"› stands for ‹A› as well.',

  /** What was decided where the document leaves something open, by the line or the rule. */
  decisions: {
    relativeURL:
      "A path may begin with two slashes, too. The prose of section 4.4 says that the site wins; but in ‹http://a_b/›, ‹a_b› matches no ‹site›, and the grammar takes ‹//a_b/› for a path. Here such a text matches, as the grammar is as printed, and is split as the prose says: ‹a_b› is its site.",
    "6d": "The document does not say what ends a segment where the buffer holds a query too. Its examples ‹g?y/./x› and ‹g?y/../x› do: only ‹/› does, so ‹.?y› is no dot segment.",
    "6f": "The document does not say whether a segment may be empty here. The nothing before a ‹/› that begins the buffer is none, as its example ‹../../../g› shows; nothing between two ‹/› is one.",
    "6g": "As in 6f, the nothing before a ‹/› that begins the buffer is no segment, and nothing between two ‹/› is one.",
  },

  /** What has to be said of examples. */
  remarks: {
    stripped:
      "The document prints this as what some parsers wrongly do. By its own steps an absolute URL stays as it is.",
  },

  /** What terminals of the grammar are called in a sentence, where other documents mean other characters by the same name. */
  terminals: {
    unreserved: "a letter, digit or one of ‹$-_.!~*'(),›",
    reserved: "one of ‹;/?:@&=+›",
  },
};
