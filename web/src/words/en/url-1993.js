/**
 * The words of the URL draft of July 1993: why the target is what it is, what each step does, what was decided. For the notation see web/src/words/words.js.
 */
export default {
  /** The error of a base that is not absolute. */
  "base-without-scheme": "A base must start with a scheme, such as ‹https:›.",

  /** Why the target is what it is. */
  why: {
    "full-form": "The reference has its own scheme, ‹{scheme}›. That’s the full form, which already is the target.",
    "no-base-scheme": "The reference can’t be resolved, because the base doesn’t start with a scheme such as ‹http:›.",
    "own-host-part": {
      by: "hostPart",
      empty: "‹//› starts an empty host. Only the scheme, ‹{scheme}›, comes from the base. The rest is as written.",
      other:
        "‹//› starts a new host, ‹{hostPart}›. Only the scheme, ‹{scheme}›, comes from the base. The rest is as written.",
    },
    "absolute-path": {
      by: "old",
      empty: "‹{path}› starts with ‹/› and is the whole path, as written. The base has none.",
      other: "‹{path}› starts with ‹/› and replaces the base’s whole path, ‹{old}›, as written.",
    },
    empty: {
      by: "last",
      empty: {
        by: "directory",
        empty: "The reference is empty, and the base has no path. Read literally, the rules give no path or search.",
        other: "The reference is empty. Read literally, the rules keep nothing after ‹{directory}›.",
      },
      other: {
        by: "directory",
        empty:
          "The reference is empty. Read literally, the rules replace ‹{last}› with nothing, which leaves an empty path.",
        other:
          "The reference is empty. Read literally, the rules replace ‹{last}› with nothing, which leaves ‹{directory}›.",
      },
    },
    "fragmentid-only": {
      by: "last",
      empty: {
        by: "directory",
        empty:
          "The reference is only a fragment, and the base has no path. Read literally, the rules give no path or search.",
        other: "The reference is only a fragment. Read literally, the rules keep nothing after ‹{directory}›.",
      },
      other: {
        by: "directory",
        empty:
          "The reference is only a fragment. Read literally, the rules replace ‹{last}› with nothing, which leaves an empty path.",
        other:
          "The reference is only a fragment. Read literally, the rules replace ‹{last}› with nothing, which leaves ‹{directory}›.",
      },
    },
    "search-dots":
      "The search, ‹?{search}›, is appended before dot segments are removed. The search loses its own, too, which leaves ‹{left}›.",
    "no-slash": "The base has no path and no ‹/› is added, so its host, ‹{hostPart}›, and ‹{path}› run together.",
    "no-directory": "{ui:reason:merged}",
    "search-only": {
      by: "last",
      empty: "The reference is only a search: ‹{search}› is appended to ‹{directory}›, where the base’s path ends.",
      other:
        "The reference is only a search. ‹{search}› replaces ‹{last}›, the last part of the base’s path, after ‹{directory}›.",
    },
    climbs: "{ui:reason:merged}",
    "climbs-out": "‹{path}› goes up {ui:levels}, which is more than ‹{directory}› has. Each extra ‹..› is kept.",
    stays: "{ui:reason:merged}",
    appends: "{ui:reason:merged}",
    "replaces-last": "{ui:reason:merged}",
  },

  /** The sentence of a step, by its line. web/src/views/stage/step.js has the arguments. */
  steps: {
    "split-context": "The base, which the spec calls the context, splits into {parts}.",
    "split-fragmentid": "The reference is split at its ‹#›, if it has one: {parts}.",
    "full-form": {
      by: "answer",
      yes: "The reference starts with a scheme and a colon. That’s the full form, a complete URL.",
      no: "Without a scheme and a colon at its start, the reference is in partial form.",
    },
    whole: "The reference is the target, unchanged: ‹{set}›.",
    "same-scheme": "{ui:player:from-base}",
    "double-slash": {
      by: "answer",
      yes: "The reference starts with ‹//› and has its own host.",
      no: "Without ‹//› at its start, the reference gets the base’s host.",
    },
    "own-host-part": {
      by: "set",
      empty: "The host part after ‹//› is empty.",
      other: "The text after ‹//› is the host part: ‹{set}›.",
    },
    rest: {
      by: "set",
      empty: "The path is empty: nothing is left for it.",
      other: "The rest is the path, including its search: ‹{set}›.",
    },
    "same-host-part": "{ui:player:from-base}",
    "leading-slash": {
      by: "answer",
      yes: "The reference starts with ‹/›, so its path is absolute.",
      no: "Without a ‹/› at its start, the reference is relative to the base’s path.",
    },
    "absolute-path": "The reference’s path is used unchanged: ‹{set}›.",
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
      blank: "Nothing is kept of the base’s path, which is empty.",
      flat: "Nothing is kept of the base’s path, because it has no ‹/›.",
      directory: "The base’s path ends in ‹/› and is kept whole: ‹{set}›.",
      other: "‹{last of context.path}›, the text after the last ‹/› of the base’s path, is removed: ‹{set}›.",
    },
    append: {
      by: "added",
      empty: "There’s nothing to append.",
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
    "/.": { by: "answer", yes: "‹{gone}› means “this directory” and is removed.", no: "No ‹/.› is left." },
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

  /** The spec's rule for each clause in which specs differ, shown if its target differs from the selected spec's. */
  because: {
    "scheme-begins": "The text before the ‹:› is a scheme only if it starts with a letter.",
    "authority-ends": "After ‹//›, the next ‹/› or ‹?› ends the host part. A search can follow it directly.",
    "params-are": "A ‹;› and the text after it are part of the path, so ‹;x› replaces the base’s last segment.",
    "empty-parts": "A component is present if its delimiter is, even with nothing after it.",
    "same-scheme":
      "A reference with a scheme is complete, even if the scheme is the base’s. The spec calls that the full form.",
    "own-scheme":
      "A reference with a scheme is complete. It stays unchanged, including its dot segments (‹.› and ‹..›).",
    "relative-form": "A reference without a scheme is relative: its missing parts come from the base.",
    "slash-runs":
      "A reference that starts with ‹//› has its own host part, and one that starts with ‹/› its own path. Runs of slashes in the base make no difference.",
    "own-authority":
      "If the reference starts with ‹//›, its host and the rest stay unchanged, including their dot segments (‹.› and ‹..›).",
    "empty-reference":
      "The spec doesn’t mention an empty reference. By its rules, nothing replaces the last part of the base’s path, which leaves its directory.",
    "query-only":
      "The reference always replaces the last part of the base’s path, even if it’s only a search (‹?› and the text after it).",
    "absolute-path": "A path that starts with ‹/› stays unchanged, including its dot segments (‹.› and ‹..›).",
    "base-root": "If the base has a host but no path, the appended text follows the host directly, without a ‹/›.",
    "query-in-buffer":
      "The search (‹?› and the text after it) is appended to the path before dot segments are removed, and loses its own, too.",
    "first-segment": "‹..› is removed only together with a segment that has a ‹/› before it. Otherwise it’s kept.",
    trailing: "A ‹/.› or ‹/..› at the end is removed along with its slash. The path then doesn’t end in a slash.",
    "excess-dots": "An extra ‹..›, with nothing left to remove, is kept in the path.",
  },

  /** Said of a rule whose notation in the document is different. */
  notation:
    "The spec prints characters without quotation marks, and a space as the word ‹space›. We add the marks, write ‹%s› where case matters, and the space as ‹%x20›.",

  /** Our decisions where the document leaves something open, by line or rule. */
  decisions: {
    "split-context":
      "The rules mention the path of the context locator. We don’t count its search and its fragmentid as part of that path.",
    "split-fragmentid":
      "The rules don’t mention the fragmentid. It follows the URL but isn’t part of it. That’s why it’s put aside first and appended at the end.",
    "full-form":
      "The spec asks for a colon before any slash. Read literally, that makes ‹?a:b› and ‹1b:c› full forms. We require a scheme before it, as the BNF does.",
    "own-host-part":
      "In the prose, the next slash ends this part. In the BNF, a ‹?› can follow it directly. We let either end it.",
    "absolute-path":
      "The rules don’t say whether ‹/xxx/..› and ‹/.› are removed from an absolute path. We take “the result” for the previous rule’s result, which leaves it unchanged.",
    "remove-last":
      "A path without a slash has no earlier part to keep. The rules don’t mention an empty reference or a fragmentid alone. Read literally, they give the directory.",
    append:
      "Dot segments are removed from the search, too, because it’s part of the partial URL. The fragmentid isn’t.",
    remove: "We take “recursively” to mean: remove the leftmost match until none is left.",
    "/xxx/..":
      "We take xxx for neither ‹.› nor ‹..›. Between two slashes, it may be empty. A segment with no slash before it is kept, and so is an extra ‹..›.",
    fragmentaddress:
      "In the prose, a void fragmentid, even after a hash sign, means the whole object. The BNF requires a fragmentid after ‹#›. We follow the BNF.",
    url: "The first form, generic, also matches ‹http:g› and every news URL. But the prose keeps it for future schemes. We require a URL to match its own scheme’s rule, if any.",
    scheme:
      "A colon is also a character of ialpha, which makes a URL with two colons ambiguous. The tree shows the longest possible scheme, the split the shortest.",
    group:
      "A dot is also a character of ialpha, which makes a name ambiguous. The tree shows each ialpha as long as possible.",
    hostname:
      "A dot is also a character of ialpha, which makes a name ambiguous. The tree shows each ialpha as long as possible.",
    prosperolink:
      "A path may itself contain ‹%00›, and then include a version and attributes. The tree shows the first match in the BNF’s order.",
    xpalphas:
      "Printed as ‹xpalpha [ xpalpha ]›. That would limit every segment of a path to two characters. We read it as ‹xpalpha [ xpalphas ]›.",
    extra: "The prose says that spaces aren’t legal, but this rule of the BNF has the word ‹space›. We follow the BNF.",
    variant: "Printed with a gap and two extra vertical lines, which are ignored.",
    void: "Printed with nothing after its name. We read it as the empty string.",
  },

  /** Terminals that mean other characters in other documents, as a sentence names them. */
  terminals: {
    safe: "one of ‹$-_@.&›",
    extra: "a space or one of ‹!*\"'():;,›",
  },
};
