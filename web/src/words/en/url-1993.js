/**
 * The words of the URL draft of July 1993: why the target is what it is, what each step does, what was decided. For the notation see web/src/words/words.js.
 */
export default {
  /** The error of a base that is not absolute. */
  "base-without-scheme": "A base needs a scheme, such as ‹https://›.",

  /** Why the target is what it is. */
  why: {
    "full-form": "The reference has its own scheme, ‹{scheme}›, so it is in full form and already is the target.",
    "no-base-scheme":
      "The base has no scheme, such as ‹http:›, so the reference has no target. The steps are carried out anyway.",
    "own-host-part": {
      by: "hostPart",
      empty: "‹//› starts an empty host. Only the scheme, ‹{scheme}›, comes from the base; the rest is as written.",
      other:
        "‹//› starts a new host, ‹{hostPart}›. Only the scheme, ‹{scheme}›, comes from the base; the rest is as written.",
    },
    "absolute-path": {
      by: "old",
      empty: "‹{path}› starts with ‹/›, so it is the whole path as written; the base has none.",
      other: "‹{path}› starts with ‹/›, so it replaces the base’s whole path, ‹{old}›, as written.",
    },
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
    "no-slash": "The base has no path and no ‹/› is added, so its host, ‹{hostPart}›, and ‹{path}› run together.",
    "no-directory": "{ui:reason:merged}",
    "search-only": {
      by: "last",
      empty: "The reference is only a search, so ‹{search}› is appended to ‹{directory}›, where the base’s path ends.",
      other:
        "The reference is only a search, so ‹{search}› replaces ‹{last}›, the last part of the base’s path, after ‹{directory}›.",
    },
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
    "full-form": {
      by: "answer",
      yes: "The reference starts with a scheme and a colon, so it is in full form: a complete URL.",
      no: "The reference does not start with a scheme and a colon, so it is in partial form.",
    },
    whole: "The reference is the target as it is: ‹{set}›.",
    "same-scheme": "{ui:player:from-base}",
    "double-slash": {
      by: "answer",
      yes: "The reference starts with ‹//›, so it has its own host.",
      no: "The reference does not start with ‹//›, so its host is the base’s.",
    },
    "own-host-part": {
      by: "set",
      empty: "The host part after ‹//› is empty.",
      other: "The text after ‹//› is the host part: ‹{set}›.",
    },
    rest: {
      by: "set",
      empty: "Nothing is left for the path, so it is empty.",
      other: "The rest is the path, including its search: ‹{set}›.",
    },
    "same-host-part": "{ui:player:from-base}",
    "leading-slash": {
      by: "answer",
      yes: "The reference starts with ‹/›, so its path is absolute.",
      no: "The reference does not start with ‹/›, so it is relative to the base’s path.",
    },
    "absolute-path": "The reference’s path is used as it is: ‹{set}›.",
    "relative-path": {
      by: "shape of context.path",
      blank: {
        by: "partial URL",
        empty: "Next, the base’s path and the reference are joined; both are empty.",
        other: "Next, the base’s path, which is empty, and the reference, ‹{partial URL}›, are joined.",
      },
      other: {
        by: "partial URL",
        empty: "Next, the base’s path, ‹{context.path}›, and the reference, which is empty, are joined.",
        other: "Next, the base’s path, ‹{context.path}›, and the reference, ‹{partial URL}›, are joined.",
      },
    },
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
    remove: "Next, every ‹/xxx/..› and every ‹/.› in the path is removed, the leftmost first.",
    "/xxx/..": {
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
      no: "No ‹..› with a segment before it is left.",
    },
    "/.": { by: "answer", yes: "‹{gone}› is removed: it means “here”.", no: "No ‹/.› is left." },
    result: "{ui:player:assembled}",
    "if-scheme": { by: "answer", yes: "The scheme, ‹{scheme}›, is written first.", no: "The target has no scheme." },
    "add-scheme": "{ui:player:written-first}",
    "if-host-part": {
      by: "answer",
      yes: {
        by: "host part",
        empty: "An empty host part comes next.",
        other: "The host part, ‹{host part}›, comes next.",
      },
      no: "The target has no host part.",
    },
    "add-host-part": "{ui:player:written}",
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
    "authority-ends": "After ‹//›, the next ‹/› or ‹?› ends the host part, so a search can follow it directly.",
    "params-are": "A ‹;› and the text after it are part of the path, so ‹;x› replaces the base’s last segment.",
    "empty-parts": "A component is present if its delimiter is, even with nothing after it.",
    "same-scheme":
      "A reference with a scheme is complete, even if the scheme is the base’s. The spec calls that the full form.",
    "own-scheme": "A reference with a scheme is complete and not changed; its dot segments (‹.› and ‹..›) are kept.",
    "relative-form": "A reference without a scheme is relative: the parts that it lacks come from the base.",
    "slash-runs":
      "A reference that starts with ‹//› has its own host part; one that starts with ‹/› has its own path. Runs of slashes in the base make no difference.",
    "own-authority":
      "If the reference starts with ‹//›, its host and the rest are not changed; dot segments (‹.› and ‹..›) are kept.",
    "empty-reference":
      "The spec does not mention an empty reference. By its rules, the last part of the base’s path is replaced with nothing, so its directory is left.",
    "query-only":
      "Anything appended, even a search alone (‹?› and the text after it), replaces the last part of the base’s path.",
    "absolute-path": "A path that starts with ‹/› is not changed; its dot segments (‹.› and ‹..›) are kept.",
    "base-root": "If the base has a host but no path, no ‹/› is added, so the host and the appended text run together.",
    "query-in-buffer":
      "The search (‹?› and the text after it) is appended to the path before dot segments are removed, so those in the search are removed too.",
    "first-segment":
      "‹..› is removed only together with a segment that has a ‹/› before it. Without such a segment, it is kept.",
    trailing: "A ‹/.› or ‹/..› at the end is removed along with its slash, so the path does not end in a slash.",
    "excess-dots": "A ‹..› with no segment left to remove is kept in the path.",
  },

  /** Said of a rule whose notation in the document is different. */
  notation:
    "The spec prints a single character without quotation marks, and a space as the word ‹space›. Here characters have quotation marks, ‹%s› says that case matters, and the space is ‹%x20›.",

  /** Our decisions where the document leaves something open, by line or rule. */
  decisions: {
    "split-context":
      "The rules mention the path of the context locator. Here its search and its fragmentid are not part of that path.",
    "split-fragmentid":
      "The rules do not mention the fragmentid. It follows the URL but is not part of it, so it is put aside first and appended at the end.",
    "full-form":
      "The spec asks for a colon before any slash. Read literally, ‹?a:b› and ‹1b:c› have one and would be in full form without a scheme. Here the colon must also come before any ‹?› or ‹#›, and after a scheme that starts with a letter, as in the BNF. So both are in partial form.",
    "own-host-part":
      "The prose ends this part at the next slash; in the BNF, a ‹?› can follow it directly. Here either ends it.",
    "absolute-path":
      "The rules do not say whether ‹/xxx/..› and ‹/.› are removed from an absolute path. “The result” is read as the result of the rule before, so an absolute path is not changed.",
    "remove-last":
      "A path without a slash has no earlier part to keep, and an empty path is kept empty. The rules do not mention an empty reference or a fragmentid alone; read literally, they give the directory.",
    append:
      "The partial URL includes its search, so dot segments are removed from the search too, but not from the fragmentid.",
    remove: "“Recursively” is read as: remove the leftmost match until none is left.",
    "/xxx/..":
      "Here xxx is neither ‹.› nor ‹..›. RFC 1808 and the 1997 and 2003 drafts exclude ‹..› too; no later spec excludes ‹.›, but all of them remove it first. xxx may be empty between two slashes. A segment with no slash before it is not removed, and a ‹..› with nothing to remove is kept.",
    fragmentaddress:
      "The prose says that a void fragmentid, with or without its hash sign, means the whole object. The BNF has no void one: after ‹#›, it requires a fragmentid. This page follows the BNF.",
    url: "Of the forms listed here, generic comes first, and ‹http:g› and every news URL have that form too. But the prose keeps it for future schemes and says that the format depends on the scheme. So a URL of a scheme that has its own rule must match that rule.",
    scheme:
      "A colon is also a character of ialpha, so a URL with two colons can be read in two ways. Here the scheme in the tree is as long as possible; the split ends it at the first colon.",
    group:
      "A dot is also a character of ialpha, so a name can be read in many ways. Here each ialpha is as long as possible.",
    hostname:
      "A dot is also a character of ialpha, so a name can be read in many ways. Here each ialpha is as long as possible.",
    prosperolink:
      "A path may itself contain ‹%00›, so a version and attributes can also be read as part of the path. The reading shown is the first in the BNF’s order.",
    xpalphas:
      "Printed as ‹xpalpha [ xpalpha ]›. That would limit every segment of a path to two characters, so it is read as ‹xpalpha [ xpalphas ]›.",
    extra:
      "The prose says that spaces are not legal, but the BNF has the word ‹space› here. This page follows the BNF.",
    variant: "Printed with a gap and two extra vertical lines, which are ignored.",
    void: "Printed with nothing after its name, so it is read as the empty string.",
  },

  /** Terminals that mean other characters in other documents, as a sentence names them. */
  terminals: {
    safe: "one of ‹$-_@.&›",
    extra: "a space or one of ‹!*\"'():;,›",
  },
};
