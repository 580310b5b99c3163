/**
 * What the page says of RFC 1808. The notation is that of web/src/words/words.js.
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
    "no-base": "The base is empty, so the reference has to be complete by itself.",
    "whole-base": "An empty reference is the base, all of it, even its fragment.",
    "own-net_loc":
      "‹//› begins a network location: ‹{netLoc}› and what follows, as they stand, replace all of the base but its scheme, ‹{scheme}›.",
    "params-only": {
      by: "path",
      empty: "The reference has no path: that of the base stays, which is empty, and ‹;{params}› comes after it.",
      other:
        "The reference has no path: ‹{path}› stays, and ‹;{params}› takes the place of what follows it in the base.",
    },
    "query-only": "The reference is only a query: path and params stay as they are, and the query becomes ‹{query}›.",
    "fragment-only": "The reference is only a fragment: all else comes from the base, and ‹#{fragment}› follows.",
    "signs-only":
      "Nothing follows the signs of ‹{text}›, and what is empty counts as if it were not there: all but the fragment comes from the base.",
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
    "no-root": {
      by: "path",
      empty: "The base has no path, and of the reference's path nothing is left: the target is without one, too.",
      other:
        "The base has no path, and nothing puts a ‹/› between its network location, ‹{netLoc}›, and ‹{path}›: the two run together.",
    },
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
    1: "if base URL is empty, result ← embedded URL: done",
    "2-base": "base scheme, net_loc, path, params, query ← parse(base URL)",
    "2-embedded": "scheme, net_loc, …, fragment ← parse(embedded URL)",
    "2a": "if embedded URL is empty",
    "whole-base": "it is the base URL, all of it: done",
    "2b": "if scheme is defined",
    "absolute-url": "it is an absolute URL as it stands: done",
    "2c": "scheme ← base scheme",
    3: "if net_loc is not empty, go on with 7",
    "inherit-net_loc": "net_loc ← base net_loc",
    4: 'if path begins with "/", go on with 7',
    5: "if path is empty",
    "inherit-path": "path ← base path",
    "5a": "if params is empty",
    "inherit-params": "params ← base params",
    "5b": "if query is empty",
    "inherit-query": "query ← base query",
    "some-path": "else",
    6: 'new path ← base path up to its last "/"',
    append: "append path to the new path",
    "6a": 'while the new path has "./", "." a whole segment: drop that',
    "6b": 'if the new path ends with ".", a whole segment: drop that',
    "6c": 'while it has "<segment>/../", not "../../": drop the leftmost',
    "6d": 'if it ends with "<segment>/..", not "../..": drop that',
    "put-path": "path ← the new path",
    result: '7. result ← ""',
    "if-scheme": "if scheme is defined",
    "add-scheme": 'append scheme and ":"',
    "if-net_loc": "if net_loc is defined",
    "add-net_loc": 'append "//" and net_loc',
    "add-path": "append path",
    "if-params": "if params is not empty",
    "add-params": 'append ";" and params',
    "if-query": "if query is not empty",
    "add-query": 'append "?" and query',
    "if-fragment": "if fragment is not empty",
    "add-fragment": 'append "#" and fragment',
  },

  /** What a step says, by its line. What a sentence may speak of stands in web/src/views/stage/step.js. */
  steps: {
    1: {
      by: "answer",
      yes: "There is no base: the reference has to be an absolute URL, ‹{set}›.",
      no: "There is a base.",
    },
    "2-base": "The base is split: {parts}.",
    "2-embedded": "The reference is split: {parts}.",
    "2a": {
      by: "answer",
      yes: "The reference is empty altogether.",
      no: "The reference is not empty: it has at least one sign.",
    },
    "whole-base": "The answer is the base, with its fragment: ‹{set}›.",
    "2b": {
      by: "answer",
      yes: "The reference has a scheme of its own, ‹{scheme}›: it is a whole URL.",
      no: "The reference has no scheme of its own.",
    },
    "absolute-url": "The reference is the answer, as it stands: ‹{set}›.",
    "2c": "{ui:player:from-base}",
    3: {
      by: "answer",
      yes: "The reference has a network location of its own, ‹{net_loc}›: only the scheme comes from the base.",
      no: "The reference has no network location, or an empty one.",
    },
    "inherit-net_loc": "{ui:player:from-base}",
    4: {
      by: "answer",
      yes: "The path, ‹{path}›, comes after a ‹/›: it stays as it is, dot segments and all.",
      no: "No ‹/› comes before the path: it is relative to the base, whose path is ‹{base path}›.",
    },
    5: {
      by: "answer",
      yes: "The reference's path is empty: that of the base stays, with its last segment.",
      no: "The reference has a path: ‹{path}›.",
    },
    "inherit-path": "{ui:player:from-base}",
    "5a": {
      by: "answer",
      yes: "It has no params either: those of the base stay.",
      no: "It has params of its own, ‹{params}›: they follow the path of the base.",
    },
    "inherit-params": "{ui:player:from-base}",
    "5b": {
      by: "answer",
      yes: "It has no query either: that of the base stays.",
      no: "It has a query of its own: ‹{query}›.",
    },
    "inherit-query": "{ui:player:from-base}",
    6: "The new path begins with the base's path up to its last ‹/›: ‹{added}›.",
    append: "The reference's path follows: ‹{added}›.",
    "6a": { by: "answer", yes: "‹{gone}› goes: it means “here”.", no: "No segment ‹.› with a ‹/› after it is left." },
    "6b": { by: "answer", yes: "‹{gone}› at the end goes: it means “here”.", no: "The last segment is not ‹.›." },
    "6c": {
      by: "answer",
      yes: "‹{dots}› goes, and takes ‹{taken}› with it.",
      no: "No ‹../› is left with a segment before it.",
    },
    "6d": {
      by: "answer",
      yes: "‹{dots}› at the end goes, and takes ‹{taken}› with it.",
      no: "There is no ‹..› at the end with a segment before it.",
    },
    "put-path": "The new path is the path: ‹{set}›.",
    result: "{ui:player:assembled}",
    "if-scheme": { by: "answer", yes: "The target has a scheme: ‹{scheme}›.", no: "The target has no scheme." },
    "add-scheme": "{ui:player:written-first}",
    "if-net_loc": {
      by: "answer",
      yes: "The target has a network location: ‹{net_loc}›.",
      no: "The target has no network location.",
    },
    "add-net_loc": "{ui:player:written}",
    "add-path": "{ui:player:written-path}",
    "if-params": { by: "answer", yes: "The target has params: ‹{params}›.", no: "The target has no params." },
    "add-params": "{ui:player:written}",
    "if-query": { by: "answer", yes: "The target has a query: ‹{query}›.", no: "The target has no query." },
    "add-query": "{ui:player:written}",
    "if-fragment": { by: "answer", yes: "The target has a fragment: ‹{fragment}›.", no: "The target has no fragment." },
    "add-fragment": "{ui:player:written}",
  },

  /** What the edition does in the clauses in which editions differ: said of an answer that is not the chosen edition's. */
  because: {
    "scheme-begins":
      "Before the first ‹:›, only letters, digits, ‹+›, ‹-› and ‹.› make a scheme; it may begin with any of them, as in ‹1a:b›.",
    "authority-ends": "After ‹//› only the next ‹/› ends the network location, so a ‹?› can be part of it.",
    "params-are":
      "What follows the first ‹;› is no part of the path, but a component of its own, the params: without a path in the reference, the base's path stays.",
    "empty-parts": "A component that is empty counts as if it were not there, and its sign goes.",
    "same-scheme": "A reference with a scheme is complete, even if the scheme is the base's: there is no exception.",
    "own-scheme": "A reference with a scheme is complete, and left as it is, with its dot segments (‹.› and ‹..›).",
    "relative-form": "A reference without a scheme is relative: what it lacks comes from the base.",
    "slash-runs":
      "A reference that begins with ‹//› brings its own net_loc, and one that begins with ‹/› its own path. How many slashes follow each other in the base does not matter.",
    "own-authority":
      "Behind a host of the reference's own, the path is left as it is, with its dot segments (‹.› and ‹..›).",
    "empty-reference": "An empty reference is the base itself, with its fragment; a fragment alone follows the base.",
    "query-only": "If the reference is only a query, the whole path of the base stays, its last segment too.",
    "absolute-path":
      "A path that begins with ‹/› is left as it is: only where two paths are joined are dot segments (‹.› and ‹..›) removed.",
    "base-root":
      "Nothing puts a ‹/› between a host without a path and what is appended to it, so the two run together.",
    "query-in-buffer": "Only the paths are joined; dots in a query are left alone.",
    "first-segment":
      "‹..› takes away the segment before it, even the first one of a path that does not begin with ‹/›.",
    trailing: "Where a path ends in ‹.› or ‹..›, the ‹/› before it stays.",
    "excess-dots": "A ‹..› that finds no segment left to take away stays in the path.",
    rootless:
      "Where ‹..› takes away the first segment of a path that does not begin with ‹/›, the ‹/› after that goes as well.",
  },

  /** What the document calls the place of a clause within its section, where it has a name or number. */
  clauses: {
    "same-scheme": "step 2b",
    "own-scheme": "step 2b",
    "own-authority": "step 3",
    "empty-reference": "step 2a",
    "query-only": "step 5",
    "absolute-path": "step 4",
    "base-root": "step 6",
    "query-in-buffer": "step 6",
    "first-segment": "step 6c",
    trailing: "steps 6b and 6d",
    "excess-dots": "step 6c",
    rootless: "step 6c",
  },

  /** Said of a rule that the document spells in another way. */
  notation:
    'The document lists the letters one by one. Here they are ranges of their codes, because ‹"a"› stands for ‹A› as well.',

  /** What was decided where the document leaves something open, by the line or the rule. */
  decisions: {
    1: "The document says that the reference is then interpreted as an absolute URL. One without a scheme is none, and has no target.",
    "2a": "Of a reference that has only signs, such as ‹?› or ‹#›, the document does not speak. It is not empty, but its components are: all of them come from the base, except the fragment, which only an entirely empty reference gets.",
    3: "‹///g› has an empty network location, which by the letter of this step is taken from the base.",
    "5a": "Params that are empty count as none, by section 2.4.5.",
    "5b": "A query that is empty counts as none, by section 2.4.4.",
    "6c": "The document does not say whether a segment may be empty here. The nothing before a ‹/› that begins the path is none, as its example ‹../../../g› shows; nothing between two ‹/› is one.",
    "6d": "As in 6c, the nothing before a ‹/› that begins the path is no segment, and nothing between two ‹/› is one.",
    result:
      "How the components are put together, the document does not say. Here each gets its sign if it is not empty; and the network location also if it is empty, as in ‹file:///a›: of it alone the document does not say that empty is the same as none.",
  },

  /** What terminals of the grammar are called in a sentence, where other documents mean other characters by the same name. */
  terminals: {
    unreserved: "a letter, digit or one of ‹$-_.+!*'(),›",
    reserved: "one of ‹;/?:@&=›",
  },
};
