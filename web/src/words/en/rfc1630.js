/**
 * The words of RFC 1630: why the target is what it is, what each step does, what was decided. For the notation see web/src/words/words.js.
 */
export default {
  /** The options of the edition. */
  options: {
    slashes: {
      label: "slashes",
      says: "A reference that starts with slashes replaces the base from a run of as many slashes onward. Under the rule, no longer run may come later. In the spec’s example, only the first run counts.",
    },
  },
  values: { slashes: { rule: "by the rule", example: "by the example" } },

  /** The error of a base that is not absolute. */
  "base-without-scheme": "A base must start with a scheme, such as ‹https:›.",

  /** Why the target is what it is. */
  why: {
    "absolute-form": "The reference has its own scheme, ‹{scheme}›. It’s absolute and already is the target.",
    "no-base-scheme": "The reference can’t be resolved, because the base doesn’t start with a scheme such as ‹http:›.",
    "own-slashes":
      "The reference starts with ‹{slashes}› and replaces ‹{gone}›, the base from its matching ‹{slashes}› on. ‹{same}› is kept.",
    "no-such-slashes":
      "The reference starts with ‹{slashes}›, but no run of slashes in the base matches. It’s appended to ‹{context}›.",
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
    "no-slash": "The base has no path and no ‹/› is added, so its host, ‹{login}›, and ‹{path}› run together.",
    "no-directory": "{ui:reason:merged}",
    "search-only": {
      by: "last",
      empty: "The reference is only a search: ‹{search}› is appended to ‹{directory}›, where the base’s path ends.",
      other:
        "The reference is only a search. ‹{search}› replaces ‹{last}›, the last part of the base’s path, after ‹{directory}›.",
    },
    "parent-stays":
      "The reference, ‹{path}›, ends in ‹..› with no slash after it. The rule removes only ‹xxx/../›, which leaves ‹{left}›.",
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
    "absolute-form": {
      by: "answer",
      yes: "The reference starts with a scheme and a colon, so it’s absolute: a complete URI.",
      no: "Without a scheme and a colon at its start, the reference is in partial form.",
    },
    whole: "The reference is the target, unchanged: ‹{set}›.",
    slashes: {
      by: "answer",
      yes: "The reference starts with slashes. Their number decides which part of the base it replaces.",
      no: "Without a slash at its start, the reference replaces the last part of the base’s path.",
    },
    "same-up-to":
      "The algorithm looks in the base for a run of as many slashes with no longer run after it. The text before that run is kept: ‹{set}›.",
    "same-up-to-first": "The first run of as many slashes in the base counts. The text before it is kept: ‹{set}›.",
    "put-slashes": "The reference is appended unchanged: ‹{added}›.",
    "same-scheme": "{ui:player:from-base}",
    "same-login": "{ui:player:from-base}",
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
    "/.": { by: "answer", yes: "‹{gone}› means “this directory” and is removed.", no: "No ‹/.› is left." },
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

  /** The spec's rule for each clause in which specs differ, shown if its target differs from the selected spec's. */
  because: {
    "scheme-begins": "The text before the ‹:› is a scheme only if it starts with a letter.",
    "authority-ends": "After ‹//›, the next ‹/› or ‹?› ends the host. A search can follow it directly.",
    "params-are": "A ‹;› and the text after it are part of the path, so ‹;x› replaces the base’s last segment.",
    "empty-parts": "A component is present if its delimiter is, even with nothing after it.",
    "same-scheme": "A reference with a scheme is absolute, even if the scheme is the base’s.",
    "own-scheme":
      "A reference with a scheme is absolute. It stays unchanged, including its dot segments (‹.› and ‹..›).",
    "relative-form": "A reference without a scheme is relative: its missing parts come from the base.",
    "slash-runs": {
      by: "way",
      "first-as-many":
        "A reference that starts with slashes replaces the base from the first run of the same length onward. Nothing else tells a host from a path.",
      other:
        "A reference that starts with slashes replaces the base from the first run of the same length that has no longer run after it. Nothing else tells a host from a path.",
    },
    "own-authority": "A reference that starts with ‹//› stays unchanged, including its dot segments (‹.› and ‹..›).",
    "empty-reference":
      "The spec doesn’t mention an empty reference. By its rules, nothing replaces the last part of the base’s path, which leaves its directory.",
    "query-only":
      "The reference always replaces the last part of the base’s path, even if it’s only a search (‹?› and the text after it).",
    "absolute-path": "A reference that starts with ‹/› stays unchanged, including its dot segments (‹.› and ‹..›).",
    "base-root": "If the base has a host but no path, the appended text follows the host directly, without a ‹/›.",
    "query-in-buffer":
      "The search (‹?› and the text after it) is appended to the path before dot segments are removed, and loses its own, too.",
    "first-segment":
      "‹..› can remove a first segment. But ‹.› is removed only with a ‹/› before it, so a first segment ‹.› is kept.",
    trailing: "A ‹/.› at the end is removed along with its slash. A ‹..› at the end, with no slash after it, is kept.",
    "excess-dots": "An extra ‹..›, with nothing left to remove, is kept in the path.",
    rootless:
      "If ‹..› removes the first segment of a path without a leading ‹/›, the ‹/› after that segment is removed too.",
  },

  /** Said of a rule whose notation in the document is different. */
  notation:
    "The spec prints characters without quotation marks, and a space as the word ‹space›. We add the marks, write ‹%s› where case matters, and the space as ‹%x20›.",

  /** Our decisions where the document leaves something open, by line or rule. */
  decisions: {
    "split-context":
      "We let ‹//› start a host in any scheme, and call it ‹login› after that rule. We don’t count the search as part of the path or the context URI.",
    "split-fragmentid":
      "The rules don’t mention the fragmentid. It follows the URI but isn’t part of it. That’s why it’s put aside first and appended at the end.",
    "absolute-form":
      "The spec asks for a colon before any slash. Read literally, that makes ‹?a:b› and ‹1b:c› absolute. We require a scheme before it, as the BNF does.",
    "same-up-to":
      "Without such slashes, we keep all of the base. Under the rule, ‹/g› on ‹magic://a/b/c//d/e/f› gives ‹magic://a/b/c//d/g›, not ‹magic://a/g› as printed. To follow the example, use the option “slashes”.",
    "same-up-to-first":
      "The rule doesn’t say this, but the spec’s example ‹/g› shows it: the first run of as many slashes counts, whatever follows it.",
    "same-login":
      "The rules don’t mention a host. We let the path start after it, as in the grammars of single schemes. That way, ‹..› never removes a host.",
    "remove-last":
      "A path without a slash has no earlier part to keep. The rules don’t mention an empty reference or a fragmentid alone. Read literally, they give the directory.",
    append:
      "Dot segments are removed from the search, too, because it’s part of the partial URI. The fragmentid isn’t.",
    remove:
      "We take “recursively” to mean: remove the leftmost match until none is left. “The result” is the result of the rule before. A reference that starts with slashes stays unchanged.",
    "xxx/../":
      "We don’t take ‹..› for xxx, nor the empty string before a leading ‹/›. Between two slashes, xxx may be empty. An extra ‹..› is kept.",
    fragmentaddress:
      "Printed as ‹uri [ # fragmentid ]›. But the spec prints an ‹http› URI with a port, which a ‹uri› can’t have. We allow a ‹url›, too. Like the BNF, we require a fragmentid after ‹#›.",
    path: "Printed as ‹void | xpalphas [ / path ]›. Under the usual precedence, none of the spec’s own URIs would be a ‹uri›. We group the first two alternatives.",
    search:
      "A plus, which means a space in the prose, is also a character of ‹xalphas›. That makes a search ambiguous, and the tree shows each ‹xalphas› as long as possible.",
    xpalphas:
      "Printed like this in the grammar of single schemes. In the grammar of all URIs, ‹xpalpha [ xpalpha ]› would limit every segment of a path to two characters.",
    safe: "Printed twice: without the plus in the grammar of all URIs, with it in the grammar of single schemes. We have one rule for both, with the plus.",
    ftpaddress:
      "The text of ‹ftptype› could also end the path. The tree shows the first match in the BNF’s order. The prose has ‹;type=› before it, unlike any rule.",
    afsaddress: "Not an alternative of ‹url›: the spec calls it a historical note.",
    nntpaddress: "The prose also has the name of a news server, but the rule doesn’t.",
    "addr-spec":
      "The spec doesn’t print a rule for it, but refers to RFC 822. We use the one in the rule for ‹mailto›.",
    "content-identifier": "The spec doesn’t print a rule for it, but calls it similar to the identifier of ‹mid›.",
    mailtoaddress: "An ‹@› is also a character of ‹xalphas›. The tree shows the ‹xalphas› as long as possible.",
    article: "An ‹@› is also a character of ‹xalphas›. The tree shows the ‹xalphas› as long as possible.",
    login: "An ‹@› is also a character of ‹hostname›. The tree shows the first match in the BNF’s order.",
    group:
      "A dot is also a character of ialpha, which makes a name ambiguous. The tree shows each ialpha as long as possible.",
    hostname:
      "A dot is also a character of ialpha, which makes a name ambiguous. The tree shows each ialpha as long as possible.",
    prosperolink:
      "A path may itself contain ‹%00›, and then include a version and attributes. The tree shows the first match in the BNF’s order.",
    void: "Printed with nothing after its name. We read it as the empty string.",
  },

  /** Notes on examples. */
  remarks: {
    slashes:
      "The rule printed before this gives a different target, because the base has two slashes further right. To get the printed one, use the option “slashes”.",
  },

  /** Terminals that mean other characters in other documents, as a sentence names them. */
  terminals: {
    alphanum2: "a letter, digit, or one of ‹-_.+›",
    safe: "one of ‹$-_@.&+›",
    extra: "one of ‹!*\"'(),›",
  },
};
