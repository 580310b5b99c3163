/**
 * The words of RFC 1630: why the target is what it is, what each step does, what was decided. For the notation see web/src/words/words.js.
 */
export default {
  /** The options of the edition. */
  options: {
    slashes: {
      label: "slashes",
      says: "A reference that starts with slashes replaces everything in the base from a run of the same number of slashes onward. Under the rule, a longer run must not come later in the base. In the example below it, ‹/g› on ‹magic://a/b/c//d/e/f› gives ‹magic://a/g›, as if only the first run counted.",
    },
  },
  values: { slashes: { rule: "by the rule", example: "by the example" } },

  /** The error of a base that is not absolute. */
  "base-without-scheme": "A base needs a scheme, such as ‹https://›.",

  /** Why the target is what it is. */
  why: {
    "absolute-form": "The reference has its own scheme, ‹{scheme}›, so it is absolute and already is the target.",
    "no-base-scheme":
      "The base has no scheme, such as ‹http:›, so the reference has no target. The steps are carried out anyway.",
    "own-slashes":
      "The reference starts with ‹{slashes}›, so it replaces ‹{gone}›, the base from its matching ‹{slashes}› on. ‹{same}› is kept.",
    "no-such-slashes":
      "The reference starts with ‹{slashes}›, but no run of slashes in the base matches, so it is appended to ‹{context}›.",
    empty: {
      by: "last",
      empty: {
        by: "directory",
        empty: "The reference is empty, and the base has no path. Read literally, the rules give no path or search.",
        other:
          "The reference is empty. Read literally, the rules keep nothing after ‹{directory}›, not even the base’s search.",
      },
      other: {
        by: "directory",
        empty: "The reference is empty. Read literally, the rules replace ‹{last}› with nothing, so the path is empty.",
        other:
          "The reference is empty. Read literally, the rules replace ‹{last}› with nothing, which leaves ‹{directory}›.",
      },
    },
    "fragmentid-only": {
      by: "last",
      empty: {
        by: "directory",
        empty:
          "The reference is only a fragment; the base has no path. Read literally, the rules give no path or search.",
        other:
          "The reference is only a fragment. Read literally, the rules keep nothing after ‹{directory}›, not even the base’s search.",
      },
      other: {
        by: "directory",
        empty:
          "The reference is only a fragment. Read literally, the rules replace ‹{last}› with nothing, so the path is empty.",
        other:
          "The reference is only a fragment. Read literally, the rules replace ‹{last}› with nothing, which leaves ‹{directory}›.",
      },
    },
    "search-dots":
      "The search, ‹?{search}›, is appended before dot segments are removed, so those in the search are removed too. This leaves ‹{left}›.",
    "no-slash": "The base has no path and no ‹/› is added, so its host, ‹{login}›, and ‹{path}› run together.",
    "no-directory": "{ui:reason:merged}",
    "search-only": {
      by: "last",
      empty: "The reference is only a search, so ‹{search}› is appended to ‹{directory}›, where the base’s path ends.",
      other:
        "The reference is only a search, so ‹{search}› replaces ‹{last}›, the last part of the base’s path, after ‹{directory}›.",
    },
    "parent-stays":
      "The reference, ‹{path}›, ends in ‹..› with no slash after it. The rule removes only ‹xxx/../›, which leaves ‹{left}›.",
    climbs: "{ui:reason:merged}",
    "climbs-out":
      "‹{path}› goes up {ui:levels}, more than ‹..› can remove from ‹{directory}›, so each extra ‹..› is kept.",
    stays: "{ui:reason:merged}",
    appends: "{ui:reason:merged}",
    "replaces-last": "{ui:reason:merged}",
  },

  /** The sentence of a step, by its line. web/src/views/stage/step.js has the arguments. */
  steps: {
    "split-context": "The base, called the context here, is split: {parts}.",
    "split-fragmentid": "The reference is split at its ‹#›, if it has one: {parts}.",
    "absolute-form": {
      by: "answer",
      yes: "The reference starts with a scheme and a colon, so it is absolute: a complete URI.",
      no: "The reference does not start with a scheme and a colon, so it is in partial form.",
    },
    whole: "The reference is the target as it is: ‹{set}›.",
    slashes: {
      by: "answer",
      yes: "The reference starts with slashes. Their number decides which part of the base it replaces.",
      no: "The reference does not start with a slash, so it replaces the last part of the base’s path.",
    },
    "same-up-to":
      "The base is searched for a run of the same number of slashes that is not followed by a longer run. The text before it is kept: ‹{set}›.",
    "same-up-to-first":
      "The first run of the same number of slashes in the base counts. The text before it is kept: ‹{set}›.",
    "put-slashes": "The reference is appended as it is: ‹{added}›.",
    "same-scheme": "{ui:player:from-base}",
    "same-login": "{ui:player:from-base}",
    "remove-last": {
      by: "shape of context.path",
      blank: "The base’s path is empty, so nothing of it is kept.",
      flat: "The base’s path has no ‹/›, so nothing of it is kept.",
      directory: "The base’s path ends in ‹/›, so all of it is kept: ‹{set}›.",
      other: "‹{last of context.path}›, the text after the last ‹/› of the base’s path, is removed: ‹{set}›.",
    },
    append: {
      by: "added",
      empty: "There is nothing to append.",
      other: "The reference is appended, including its search, if any: ‹{added}›.",
    },
    remove: "Next, every ‹xxx/../› and every ‹/.› in the path is removed, the leftmost first.",
    "xxx/../": {
      by: "answer",
      yes: {
        by: "short",
        yes: "‹{dots}› removes ‹{taken}›.",
        no: {
          by: "buffer",
          empty: "‹{dots}› is removed, and with it ‹{taken}›, which leaves nothing.",
          other: "‹{dots}› is removed, and with it ‹{taken}›, which leaves ‹{buffer}›.",
        },
      },
      no: "No ‹xxx/../› is left.",
    },
    "/.": { by: "answer", yes: "‹{gone}› is removed: it means “here”.", no: "No ‹/.› is left." },
    result: "{ui:player:assembled}",
    "if-scheme": { by: "answer", yes: "The scheme, ‹{scheme}›, is written first.", no: "The target has no scheme." },
    "add-scheme": "{ui:player:written-first}",
    "if-login": {
      by: "answer",
      yes: {
        by: "login",
        empty: "An empty login comes next.",
        other: "The login, ‹{login}›, comes next.",
      },
      no: "The target has no login.",
    },
    "add-login": "{ui:player:written}",
    "add-path": "{ui:player:written-path}",
    "if-fragmentid": {
      by: "answer",
      yes: {
        by: "fragmentid",
        empty: "An empty fragmentid comes last.",
        other: "The fragmentid, ‹{fragmentid}›, comes last.",
      },
      no: "The target has no fragmentid.",
    },
    "add-fragmentid": "{ui:player:written}",
  },

  /** What the edition does in the clauses where editions differ; said if its target differs from the chosen edition’s. */
  because: {
    "scheme-begins": "The text before the ‹:› is a scheme only if it starts with a letter.",
    "authority-ends": "After ‹//›, the next ‹/› or ‹?› ends the host, so a search can follow it directly.",
    "params-are": "A ‹;› and the text after it are part of the path, so ‹;x› replaces the base’s last segment.",
    "empty-parts": "A component is present if its delimiter is, even with nothing after it.",
    "same-scheme": "A reference with a scheme is absolute, even if the scheme is the base’s.",
    "own-scheme": "A reference with a scheme is absolute and not changed; its dot segments (‹.› and ‹..›) are kept.",
    "relative-form": "A reference without a scheme is relative: the parts that it lacks come from the base.",
    "slash-runs": {
      by: "way",
      "first-as-many":
        "A reference that starts with slashes replaces the base from the first run of the same length onward. Nothing else tells a host from a path.",
      other:
        "A reference that starts with slashes replaces the base from the first run of the same length that is not followed by a longer one. Nothing else tells a host from a path.",
    },
    "own-authority": "A reference that starts with ‹//› is not changed; its dot segments (‹.› and ‹..›) are kept.",
    "empty-reference":
      "The spec does not mention an empty reference. By its rules, the last part of the base’s path is replaced with nothing, so its directory is left.",
    "query-only":
      "Anything appended, even a search alone (‹?› and the text after it), replaces the last part of the base’s path.",
    "absolute-path": "A reference that starts with ‹/› is not changed; its dot segments (‹.› and ‹..›) are kept.",
    "base-root": "If the base has a host but no path, no ‹/› is added, so the host and the appended text run together.",
    "query-in-buffer":
      "The search (‹?› and the text after it) is appended to the path before dot segments are removed, so those in the search are removed too.",
    "first-segment":
      "‹..› can remove a first segment. But ‹.› is removed only with a ‹/› before it, so a first segment ‹.› is kept.",
    trailing: "A ‹/.› at the end is removed along with its slash; a ‹..› at the end, with no slash after it, is kept.",
    "excess-dots": "A ‹..› with no segment left to remove is kept in the path.",
    rootless:
      "If ‹..› removes the first segment of a path without a leading ‹/›, the ‹/› after that segment is removed too.",
  },

  /** Said of a rule whose notation in the document is different. */
  notation:
    "The spec prints a single character without quotation marks, and a space as the word ‹space›. Here characters have quotation marks, ‹%s› says that case matters, and the space is ‹%x20›.",

  /** Our decisions where the document leaves something open, by line or rule. */
  decisions: {
    "split-context":
      "A URI has a scheme, a path, and perhaps a search; in the grammars of most schemes, a host comes before the path. Here ‹//› starts a host in any scheme, named ‹login› after that rule. The rules mention the path and the context URI. Here the search is part of neither, as it is not part of the object’s own URI.",
    "split-fragmentid":
      "The rules do not mention the fragmentid. It follows the URI but is not part of it, so it is put aside first and appended at the end.",
    "absolute-form":
      "The spec asks for a colon before any slash. Read literally, ‹?a:b› and ‹1b:c› have one and would be absolute without a scheme. Here the colon must also come before any ‹?› or ‹#›, and after a scheme that starts with a letter, as in the BNF. So both are in partial form.",
    "same-up-to":
      "If the base has no such slashes, the rule does not say what is kept; here all of the base is. In the base of the spec’s own example, ‹magic://a/b/c//d/e/f›, two slashes come after ‹/b›. So under the rule, ‹/g› gives ‹magic://a/b/c//d/g›, not ‹magic://a/g› as printed. This page follows the rule; the option “slashes” can follow the example.",
    "same-up-to-first":
      "The rule does not say this, but the spec’s example ‹/g› shows it: the first run of the same number of slashes counts, whatever follows it.",
    "same-login":
      "The rules do not mention a host. Here the path starts after it, as in the grammars of single schemes, so ‹..› never removes a host.",
    "remove-last":
      "A path without a slash has no earlier part to keep, and an empty path is kept empty. The rules do not mention an empty reference or a fragmentid alone; read literally, they give the directory.",
    append:
      "The partial URI includes its search, so dot segments are removed from the search too, but not from the fragmentid.",
    remove:
      "“Recursively” is read as: remove the leftmost match until none is left. “The result” is read as the result of the rule before, so a reference that starts with slashes is not changed.",
    "xxx/../":
      "Here xxx is not ‹..›. It may be empty between two slashes, but the empty string before a leading ‹/› is not a segment. A ‹..› with nothing to remove is kept.",
    fragmentaddress:
      "Printed as ‹uri [ # fragmentid ]›. But a ‹uri› has no port, and the spec prints an ‹http› URI with one, so a ‹url› is allowed here too. The prose says that a void fragmentid, with or without its hash sign, means the whole object. The BNF has no void one, and this page follows the BNF.",
    path: "Printed as ‹void | xpalphas [ / path ]›. Under the usual precedence, no path could start with a slash, and none of the spec’s own URIs would be a ‹uri›. So it is read as if the first two alternatives were grouped.",
    search:
      "A plus is also a character of ‹xalphas›, as ‹safe› for single schemes includes it, so a search can be read in two ways. Here each ‹xalphas› is as long as possible. In the prose, a plus means a space.",
    xpalphas:
      "Printed as ‹xpalpha [ xpalpha ]› in the grammar of all URIs, and as it is here in the grammar of single schemes. The first would limit every segment of a path to two characters.",
    safe: "Printed twice: without the plus in the grammar of all URIs, with it in the grammar of single schemes. Here both are one rule, with the plus.",
    ftpaddress:
      "The text of ‹ftptype› could also be the end of the path. The reading shown is the first in the BNF’s order. The prose has ‹;type=› before it, which no rule has.",
    afsaddress: "Not an alternative of ‹url›: the spec calls it a historical note.",
    nntpaddress: "The prose also has the name of a news server, but the rule does not.",
    "addr-spec":
      "The spec prints no rule for it but refers to RFC 822. Here it is the same as in the rule for ‹mailto›.",
    "content-identifier": "The spec prints no rule for it, but calls it similar to the identifier of ‹mid›.",
    mailtoaddress: "An ‹@› is also a character of ‹xalphas›. Here the ‹xalphas› is as long as possible.",
    article: "An ‹@› is also a character of ‹xalphas›. Here the ‹xalphas› is as long as possible.",
    login: "An ‹@› is also a character of ‹hostname›. The reading shown is the first in the BNF’s order.",
    group:
      "A dot is also a character of ialpha, so a name can be read in many ways. Here each ialpha is as long as possible.",
    hostname:
      "A dot is also a character of ialpha, so a name can be read in many ways. Here each ialpha is as long as possible.",
    prosperolink:
      "A path may itself contain ‹%00›, so a version and attributes can also be read as part of the path. The reading shown is the first in the BNF’s order.",
    void: "Printed with nothing after its name, so it is read as the empty string.",
  },

  /** Notes on examples. */
  remarks: {
    slashes:
      "The rule printed before this gives a different target, because the base has two slashes further right. The spec prints this one; the option “slashes” gives it.",
  },

  /** Terminals that mean other characters in other documents, as a sentence names them. */
  terminals: {
    safe: "one of ‹$-_@.&+›",
    extra: "one of ‹!*\"'(),›",
  },
};
