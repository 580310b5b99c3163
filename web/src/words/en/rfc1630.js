/**
 * What the page says of RFC 1630. The notation is that of web/src/words/words.js.
 */
export default {
  /** What can be chosen: its name, and what it means. */
  options: {
    slashes: {
      label: "slashes",
      says: "A reference that begins with slashes takes the place of what follows as many slashes in the base. The rule wants no longer run of slashes farther right there. The example below it, ‹/g› in ‹magic://a/b/c//d/e/f›, leads to ‹magic://a/g›, as if only the first run counted.",
    },
  },
  values: { slashes: { rule: "as in the rule", example: "as in the example" } },

  /** Said of a base that is not absolute. */
  "base-without-scheme": "A base begins with a scheme and a colon, such as ‹http:›; this one has none.",

  /** Why the target is what it is. */
  why: {
    "absolute-form": "The reference has a scheme of its own, ‹{scheme}›: it is absolute, and taken as it stands.",
    "no-base-scheme":
      "The base has no scheme, such as ‹http:›, so there is no target. The steps show what would come of it.",
    "own-slashes":
      "The reference begins with ‹{slashes}›, so as much of the base stays as stands before its ‹{slashes}›: ‹{same}›. The reference takes the place of ‹{gone}›.",
    "no-such-slashes":
      "The reference begins with ‹{slashes}›, and no run of as many slashes counts in the base: the reference follows all of it, ‹{context}›.",
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
      "What is appended has its search with it, ‹?{search}›. So ‹xxx/../› and ‹/.› are removed there, too: ‹{left}› is left.",
    "no-slash":
      "The base has no path, and nothing puts a ‹/› between its host, ‹{login}›, and ‹{path}›: the two run together.",
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
    "parent-stays":
      "In ‹{path}› a ‹..› stands at the end. The rule removes ‹xxx/../›, with a slash at its end, so this one stays: ‹{left}›.",
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
    "split-context": "context.scheme, login, path ← context without search, fragmentid",
    "split-fragmentid": 'partial URI, fragmentid ← the reference, at its "#"',
    "absolute-form": 'if the partial URI has a scheme and a ":" before any "/"',
    whole: "return the reference: it is the whole URI",
    slashes: "if the partial URI starts with slashes",
    "same-up-to": "result ← context up to as many slashes, none longer after",
    "same-up-to-first": "or: result ← context up to the first as many slashes",
    "put-slashes": "append the partial URI",
    "no-slashes": "else",
    "same-scheme": "scheme ← context.scheme",
    "same-login": "login ← context.login",
    "remove-last": 'path ← context.path up to its rightmost "/"',
    append: "append the partial URI, its search too",
    remove: "in the path, the leftmost first, until none is left",
    "xxx/../": 'while there is "xxx/../", whole elements: remove it',
    "/.": 'while there is "/.", of a whole element: remove it',
    result: 'result ← ""',
    "if-scheme": "if there is a scheme",
    "add-scheme": 'append scheme and ":"',
    "if-login": "if there is a login",
    "add-login": 'append "//" and login',
    "add-path": "append path, with its search",
    "if-fragmentid": "if there is a fragmentid",
    "add-fragmentid": 'append "#" and fragmentid',
  },

  /** What a step says, by its line. What a sentence may speak of stands in web/src/views/stage/step.js. */
  steps: {
    "split-context": "The base, here called the context, is split: {parts}.",
    "split-fragmentid": "The reference is split at its ‹#›, if it has one: {parts}.",
    "absolute-form": {
      by: "answer",
      yes: "The reference begins with a scheme and a colon: it is absolute, a whole URI.",
      no: "The reference does not begin with a scheme and a colon: it is in partial form.",
    },
    whole: "The reference is the answer, as it stands: ‹{set}›.",
    slashes: {
      by: "answer",
      yes: "The reference begins with slashes: how many of them follow each other says where in the base it goes.",
      no: "The reference does not begin with a slash: it takes the place of the last part of the base's path.",
    },
    "same-up-to":
      "As many slashes are looked for in the base, with no longer run of slashes to the right. What stands before them stays: ‹{set}›.",
    "same-up-to-first": "The first run of as many slashes in the base is taken. What stands before it stays: ‹{set}›.",
    "put-slashes": "The reference follows, as it stands: ‹{added}›.",
    "same-scheme": "{ui:player:from-base}",
    "same-login": "{ui:player:from-base}",
    "remove-last": "What follows the last ‹/› of the base's path is left out: ‹{set}›.",
    append: "The reference follows, with its search if it has one: ‹{added}›.",
    remove: "Every ‹xxx/../› and every ‹/.› in the path is to go, the leftmost first.",
    "xxx/../": {
      by: "answer",
      yes: "‹{dots}› goes, and takes ‹{taken}› with it.",
      no: "No ‹xxx/../› is left.",
    },
    "/.": { by: "answer", yes: "‹{gone}› goes: it means “here”.", no: "No ‹/.› is left." },
    result: "{ui:player:assembled}",
    "if-scheme": { by: "answer", yes: "The target has a scheme: ‹{scheme}›.", no: "The target has no scheme." },
    "add-scheme": "{ui:player:written-first}",
    "if-login": { by: "answer", yes: "The target has a login: ‹{login}›.", no: "The target has no login." },
    "add-login": "{ui:player:written}",
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
    "authority-ends": "After ‹//› the next ‹/› or ‹?› ends the host, so a search can follow it at once.",
    "params-are": "What follows a ‹;› is part of the path: as a path, it takes the place of the base's last segment.",
    "empty-parts": "A component whose sign is there is there, even if nothing follows the sign.",
    "same-scheme": "A reference with a scheme is absolute, even if the scheme is the base's.",
    "own-scheme":
      "A reference with a scheme is absolute, and taken as it stands, with its dot segments (‹.› and ‹..›).",
    "relative-form": "A reference without a scheme is relative: what it lacks comes from the base.",
    "slash-runs": {
      by: "way",
      "first-as-many":
        "A reference that begins with slashes goes where as many slashes first follow each other in the base: nothing else tells a host from a path.",
      other:
        "A reference that begins with slashes goes where as many slashes first follow each other in the base, with no longer run to the right: nothing else tells a host from a path.",
    },
    "own-authority":
      "Where the reference begins with ‹//›, it is taken as it stands, with its dot segments (‹.› and ‹..›).",
    "empty-reference":
      "Nothing is said of an empty reference. By the rules, the last part of the base's path goes and nothing takes its place: its directory is left.",
    "query-only":
      "Whatever is appended, the last part of the base's path makes room for it: for a search alone (‹?› and what follows), too.",
    "absolute-path": "What begins with ‹/› is taken as it stands, with its dot segments (‹.› and ‹..›).",
    "base-root":
      "Nothing puts a ‹/› between a host without a path and what is appended to it, so the two run together.",
    "query-in-buffer":
      "The search (‹?› and what follows) is joined to the path before dots are removed, so those in the search are removed, too.",
    "first-segment":
      "A first element can be taken away by ‹..›; but a ‹.› goes only with a ‹/› before it, so as a first element it stays.",
    trailing: "A ‹/.› at the end goes slash and all; a ‹..› at the end, with no slash behind it, stays.",
    "excess-dots": "A ‹..› that finds no element left to take away stays in the path.",
    rootless:
      "Where ‹..› takes away the first element of a path that does not begin with ‹/›, the ‹/› after that goes as well.",
  },

  /** Said of a rule that the document spells in another way. */
  notation:
    "The document prints a single character for itself, and the word ‹space› for a space. Here they have quotation marks, ‹%s› says that the case of letters matters, and the space is ‹%x20›.",

  /** What was decided where the document leaves something open, by the line or the rule. */
  decisions: {
    "split-context":
      "A URI is made of a scheme, a path, and perhaps a search; by the grammar of single schemes, a host comes before the path in most. Here ‹//› begins one in any scheme, which gets the name of the rule ‹login›. The rules speak of the path and of the context URI. The search is taken to be no part of either, as it is no part of the object's own URI.",
    "split-fragmentid":
      "The rules do not mention the fragmentid. It follows the URI and is no part of it, so it is set aside and put back at the end.",
    "absolute-form":
      "The document asks for a colon before any slash. By the letter, ‹?a:b› and ‹1b:c› have one, and would be absolute without a scheme. Here the colon also comes before any ‹?› or ‹#›, and a scheme is before it, which begins with a letter, as in the BNF: so both are in partial form.",
    "same-up-to":
      "Where the base has no such slashes, the rule does not say what stays: here all of it does. In the base of the document's own example, ‹magic://a/b/c//d/e/f›, two slashes follow each other to the right of ‹/b›, so by the rule ‹/g› leads to ‹magic://a/b/c//d/g›, and not to ‹magic://a/g›, as is printed. The rule is followed; the option “slashes” has the other.",
    "same-up-to-first":
      "This is not what the rule says, but what the document's example ‹/g› has: the first run of as many slashes counts, whatever stands to the right.",
    "same-login":
      "The rules do not speak of a host. The path is taken to begin behind it, as in the grammar of single schemes: so ‹..› never takes a host away.",
    "remove-last":
      "A path without a slash has no part before it that stays: an empty path stays empty. An empty reference and a bare fragmentid are not spoken of; by the letter they give the directory.",
    append:
      "The partial URI is taken with its search. So the search goes through the removal that follows; the fragmentid does not.",
    remove:
      "“Recursively” is read as: the leftmost of all occurrences goes, until there is none. “The result” is taken to be that of the rule before, so what begins with slashes stays as it stands.",
    "xxx/../":
      "Here xxx is not ‹..›. It may be empty between two slashes, but nothing before a ‹/› at the beginning of the path is no element. A ‹..› with nothing to remove stays.",
    fragmentaddress:
      "Printed as ‹uri [ # fragmentid ]›; but a ‹uri› has no port, and the document prints a URI of ‹http› with one. So a ‹url› may stand there, too. The prose says that a void fragmentid, with its hash sign or without, means the whole object. The BNF has no void one, and is followed.",
    path: "Printed as ‹void | xpalphas [ / path ]›. By the usual rank of the signs, no path could begin with a slash then, and none of the document's own URIs would be a ‹uri›. So it is read as if brackets stood around the first two.",
    search:
      "A plus is also a character of ‹xalphas›, as ‹safe› is printed for single schemes, so a search can be read in two ways. Here each ‹xalphas› is as long as it can be. The prose has the plus stand for a space.",
    xpalphas:
      "Printed as ‹xpalpha [ xpalpha ]› in the grammar of all URIs, and as here in that of single schemes. With the first, no element of a path could have more than two characters.",
    safe: "Printed twice: in the grammar of all URIs without the plus, in that of single schemes with it. Here both are one, with the plus.",
    ftpaddress:
      "What ‹ftptype› stands for could also be the end of the path. The reading shown is the first in the order of the BNF. The prose has ‹;type=› before it, which no rule has.",
    afsaddress: "No alternative of ‹url›: the document calls it a historical note.",
    nntpaddress: "The prose has the name of a news server, too; the rule has none.",
    "addr-spec":
      "The document prints no rule for it, but refers to RFC 822. Here it is what the rule for ‹mailto› has.",
    "content-identifier": "The document prints no rule for it, and calls it similar to that of ‹mid›.",
    mailtoaddress: "An ‹@› is also a character of ‹xalphas›. Here the ‹xalphas› is as long as it can be.",
    article: "An ‹@› is also a character of ‹xalphas›. Here the ‹xalphas› is as long as it can be.",
    login: "An ‹@› is also a character of ‹hostname›. The reading shown is the first in the order of the BNF.",
    group:
      "A dot is also a character of ialpha, so a name can be read in many ways. Here each ialpha is as long as it can be.",
    hostname:
      "A dot is also a character of ialpha, so a name can be read in many ways. Here each ialpha is as long as it can be.",
    prosperolink:
      "A path may itself have ‹%00› in it, so a version and attributes can also be read as path. The reading shown is the first in the order of the BNF.",
    void: "Printed with nothing after its name: it is read as the empty text.",
  },

  /** What has to be said of examples. */
  remarks: {
    slashes:
      "The rule that the document prints before this leads elsewhere, as in the base two slashes follow each other farther right. This is what it prints; the option “slashes” has it.",
  },

  /** What terminals of the grammar are called in a sentence, where other documents mean other characters by the same name. */
  terminals: {
    safe: "one of ‹$-_@.&+›",
    extra: "one of ‹!*\"'(),›",
  },
};
