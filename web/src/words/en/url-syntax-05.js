/**
 * The words of draft-fielding-url-syntax-05: why the target is what it is, what each step does, what was decided. For the notation see web/src/words/words.js.
 */
export default {
  /** The error of a base that is not absolute. */
  "base-without-scheme": "A base must start with a scheme, such as ‹https:›.",

  /** Why the target is what it is. */
  why: {
    "own-scheme": {
      by: "dots",
      yes: "The reference has its own scheme, ‹{scheme}›, and already is the target. Even ‹.› and ‹..› are kept.",
      other: "The reference has its own scheme, ‹{scheme}›, and already is the target.",
    },
    "no-base-scheme": "The reference can’t be resolved, because the base doesn’t start with a scheme such as ‹http:›.",
    "own-site": {
      by: "site",
      empty: "‹//› starts an empty site. Only the scheme, ‹{scheme}›, comes from the base. The rest is as written.",
      other:
        "‹//› starts a new site, ‹{site}›. Only the scheme, ‹{scheme}›, comes from the base. The rest is as written.",
    },
    "current-document": "An empty reference means the document it’s in, whatever the base. It has no target URL.",
    "current-fragment":
      "‹#{fragment}› alone means a place in the document it’s in, whatever the base. It has no target URL.",
    "query-only": {
      by: "last",
      empty: {
        by: "directory",
        empty:
          "This draft treats a query alone as a relative path, so ‹?{query}› directly follows the site or the scheme.",
        other: "This draft treats a query alone as a relative path, so ‹?{query}› is appended to ‹{directory}›.",
      },
      other: {
        by: "directory",
        empty:
          "This draft treats a query alone as a relative path, so ‹?{query}› replaces ‹{last}›, which is the whole path.",
        other:
          "This draft treats a query alone as a relative path, so ‹?{query}› replaces ‹{last}› after ‹{directory}›.",
      },
    },
    "query-dots":
      "Dot segments are removed after the query, ‹{query}›, is appended. The query loses its own, too, which leaves ‹{left}›.",
    "dots-before-query":
      "The dots at the end of ‹{path}› are kept: ‹?{query}› follows them, and only a ‹/› ends a segment in this draft.",
    "absolute-path": {
      by: "old",
      empty: "‹{path}› starts with ‹/› and is the whole path. The base has none.",
      other: "‹{path}› starts with ‹/› and replaces the base’s whole path, ‹{old}›.",
    },
    "absolute-path-dots": {
      by: "old",
      empty: "‹{path}› starts with ‹/› and is the whole path. Only relative paths lose their ‹.› and ‹..›.",
      other: "‹{path}› starts with ‹/› and replaces ‹{old}›. Only relative paths lose their ‹.› and ‹..›.",
    },
    "no-root": "The base has no path and no ‹/› is added, so its site, ‹{site}›, and ‹{path}› run together.",
    "excess-kept": "Each extra ‹..›, with nothing left to remove, is kept.",
    climbs: "{ui:reason:merged}",
    stays: "{ui:reason:merged}",
    "no-directory": "{ui:reason:merged}",
    appends: "{ui:reason:merged}",
    "replaces-last": "{ui:reason:merged}",
  },

  /** The sentence of a step, by its line. web/src/views/stage/step.js has the arguments. */
  steps: {
    "parse-base": {
      by: "pieces",
      one: "The base has only {parts}. Its query isn’t used.",
      other: "The base splits into {parts}. Its query isn’t used.",
    },
    1: {
      by: "pieces",
      one: "The reference has {parts} and nothing else.",
      other: "The reference splits into {parts}.",
    },
    2: {
      by: "answer",
      yes: "An empty reference, or a fragment alone, means the current document.",
      no: "The reference is more than a fragment.",
    },
    "current-document": {
      by: "given",
      yes: "The result is a place in the current document, ‹{set}›, not a URL.",
      other: "The result is the current document, not a URL.",
    },
    3: {
      by: "answer",
      yes: "The reference has its own scheme, ‹{scheme}›, so it’s a complete URL.",
      no: {
        by: "base scheme",
        undefined: "The reference has no scheme.",
        other: "The reference has no scheme and gets the base’s.",
      },
    },
    "absolute-url": "The reference is the target, unchanged: ‹{set}›.",
    "inherit-scheme": "{ui:player:from-base}",
    4: {
      by: "answer",
      yes: {
        by: "site",
        empty: "The reference has its own site, which is empty. Only the scheme comes from the base.",
        other: "The reference has its own site, ‹{site}›. Only the scheme comes from the base.",
      },
      no: "The reference has no site, so it gets the base’s, if there is one.",
    },
    "inherit-site": "{ui:player:from-base}",
    5: {
      by: "answer",
      yes: "The path, ‹{path}›, starts with ‹/› and is kept unchanged, including dot segments.",
      no: {
        by: "shape of base path",
        blank: "Without a ‹/› at its start, the path is relative to the base’s, which is empty.",
        other: "Without a ‹/› at its start, the path is relative to the base’s, ‹{base path}›.",
      },
    },
    "6a": {
      by: "shape of base path",
      blank: "The base’s path is empty, and so is the buffer at first.",
      flat: "With no ‹/› in the base’s path, the buffer is empty at first.",
      directory: "The buffer starts with the base’s path, which ends in ‹/›: ‹{added}›.",
      other: "The buffer starts with the base’s path up to its last ‹/›: ‹{added}›.",
    },
    "6b": {
      by: "added",
      empty: "The reference’s path is empty, so nothing is appended.",
      other: "The reference’s path is appended: ‹{added}›.",
    },
    "6c": {
      by: "answer",
      yes: "The query is appended to the buffer: ‹{added}›.",
      no: "The reference has no query to append.",
    },
    "6d": {
      by: "answer",
      yes: "‹{gone}› means “this directory” and is removed.",
      no: "There are no more ‹.› segments followed by a ‹/›.",
    },
    "6e": {
      by: "answer",
      yes: "‹{gone}› at the end means “this directory” and is removed.",
      no: "The last segment isn’t ‹.›.",
    },
    "6f": {
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
      no: "There are no more ‹../› with a segment before them.",
    },
    "6g": {
      by: "answer",
      yes: {
        by: "short",
        yes: "‹{dots}› at the end removes ‹{taken}›.",
        no: {
          by: "buffer",
          empty: "‹{dots}› at the end is removed, and with it ‹{taken}›, which leaves nothing.",
          other: "‹{dots}› at the end is removed, and with it ‹{taken}›, which leaves ‹{buffer}›.",
        },
      },
      no: "The path doesn’t end in a segment and ‹..›.",
    },
    "6h": {
      by: "answer",
      yes: "The text after the first ‹?› is the query: ‹{set}›.",
      no: "Without a ‹?› in the buffer, the target gets no query.",
    },
    "6i": {
      by: "set",
      empty: "The path is empty: the buffer has nothing before a ‹?›.",
      other: "The buffer up to its first ‹?›, if any, is the path: ‹{set}›.",
    },
    result: "{ui:player:assembled}",
    "if-scheme": { by: "answer", yes: "The scheme, ‹{scheme}›, is written first.", no: "The target has no scheme." },
    "add-scheme": "{ui:player:written-first}",
    "if-site": {
      by: "answer",
      yes: { by: "site", empty: "An empty site comes next.", other: "The site, ‹{site}›, comes next." },
      no: "The target has no site.",
    },
    "add-site": "{ui:player:written}",
    "add-path": "{ui:player:written-path}",
    "if-query": {
      by: "answer",
      yes: {
        by: "query",
        empty: "An empty query comes next.",
        other: "The query, ‹{query}›, comes next.",
      },
      no: "The target has no query.",
    },
    "add-query": "{ui:player:written}",
    "if-fragment": {
      by: "answer",
      yes: {
        by: "fragment",
        empty: "An empty fragment comes last.",
        other: "The fragment, ‹{fragment}›, comes last.",
      },
      no: "The target has no fragment.",
    },
    "add-fragment": "{ui:player:written}",
  },

  /** The spec's rule for each clause in which specs differ, shown if its target differs from the selected spec's. */
  because: {
    "scheme-begins": "The text before the first ‹:› is treated as a scheme even if it can’t be one, as in ‹1a:b›.",
    "authority-ends": "After ‹//›, the next ‹/› or ‹?› ends the site. A query can follow it directly.",
    "params-are": "A ‹;› and the text after it are part of the path, so ‹;x› replaces the base’s last segment.",
    "empty-parts": "A component is present if its delimiter is, even with nothing after it.",
    "same-scheme": "A reference with a scheme is complete, even if the scheme is the base’s, without exception.",
    "own-scheme":
      "A reference with a scheme is complete. It stays unchanged, including its dot segments (‹.› and ‹..›).",
    "relative-form": "A reference without a scheme is relative: its missing parts come from the base.",
    "slash-runs":
      "A reference that starts with ‹//› has its own site, and one that starts with ‹/› its own path. Runs of slashes in the base make no difference.",
    "own-authority":
      "If the reference has its own host, its path stays unchanged, including its dot segments (‹.› and ‹..›).",
    "empty-reference": "A reference without a path or query means the document it’s in. It has no target URI.",
    "query-only": "A query alone is treated as an empty path, which replaces the base’s last segment.",
    "absolute-path":
      "A path that starts with ‹/› stays unchanged. Only merged paths lose their dot segments (‹.› and ‹..›).",
    "base-root": "If the base has a host but no path, the appended text follows the host directly, without a ‹/›.",
    "query-in-buffer": "The query is appended to the path before dot segments are removed, and loses its own, too.",
    "first-segment": "‹..› removes the segment before it, even the first segment of a path without a leading ‹/›.",
    trailing: "If a path ends in ‹.› or ‹..›, the ‹/› before it is kept.",
    "excess-dots": "An extra ‹..›, with nothing left to remove, is kept in the path.",
    rootless:
      "If ‹..› removes the first segment of a path without a leading ‹/›, the ‹/› after that segment is removed too.",
  },

  /** The step or paragraph of a clause within its section, if it has a name or number. */
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

  /** Said of a rule whose notation in the document is different. */
  notation:
    'The spec lists the letters one by one, or describes the characters in words. We write them as ranges of codes, because ‹"a"› also matches ‹A›.',

  /** Our decisions where the document leaves something open, by line or rule. */
  decisions: {
    relativeURL:
      "A path may start with two slashes, too, but the site wins (section 4.4). In ‹http://a_b/›, the grammar reads ‹//a_b/› as a path. We split as the prose says: ‹a_b› is the site.",
    "6d": "The spec doesn’t say what ends a segment if the buffer also holds a query. Its examples ‹g?y/./x› and ‹g?y/../x› show that only ‹/› does, so ‹.?y› isn’t a dot segment.",
    "6f": "The spec doesn’t say whether a segment may be empty. We count an empty one between two ‹/›, but none before a leading ‹/›, as the example ‹../../../g› shows.",
    "6g": "As in 6f, an empty segment between two ‹/› counts, but one before a leading ‹/› doesn’t.",
  },

  /** Notes on examples. */
  remarks: {
    stripped:
      "The spec prints this as what some parsers wrongly do. Under its own steps, an absolute URL isn’t changed.",
  },

  /** Terminals that mean other characters in other documents, as a sentence names them. */
  terminals: {
    unreserved: "a letter, digit, or one of ‹$-_.!~*'(),›",
    reserved: "one of ‹;/?:@&=+›",
  },
};
