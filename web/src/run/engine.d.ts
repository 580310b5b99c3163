/**
 * The types that cross the border between the Go core and JavaScript.
 *
 * Every offset counts UTF-16 code units, as JavaScript does, and every span is half open: `text.slice(start, end)`. An
 * absent component is `null`; an empty one that is present has a span of length 0.
 *
 * A spec is RFC 3986, one of seven earlier ones, or the URL Standard. Names in the code call it an edition.
 *
 * This file ships as uriscope.d.ts. A test compares it with real answers.
 */

// Ids. The page reads them from links, so they are any text here; in the package they are literals.

/** The id of a spec, such as "rfc3986". */
export type EditionId = string;
/** The id of the reason for a target: {@link Why}. */
export type ReasonId = string;
/** The id of a clause of a reason: {@link Clause}. */
export type ClauseId = string;
/** The id of the clause that makes two specs give different answers: {@link Cause}. */
export type CauseId = string;
/** The id of a note: {@link Finding}. */
export type FindingId = string;
/** The id of an error that an algorithm reports, or of a condition that a grammar can't express: {@link Problem}. */
export type ProblemId = string;
/** The id of a misreading: {@link Misreading}. */
export type MisreadingId = string;
/** The id of a rung of a comparison: {@link ComparedRung}. */
export type RungId = string;
/** The id of a component that you can write data into: {@link DataComponent}. */
export type ComponentId = string;
/** The id of a charset, such as "utf-8". */
export type CharsetId = string;

/** A half-open range of UTF-16 code units. */
export type Span = [start: number, end: number];

/** The kind of a component, with the same name in all specs. */
export type Role = "scheme" | "authority" | "path" | "query" | "fragment" | "userinfo" | "host" | "port" | "params";

/** A component of a text, with the spec's name for it. */
export interface Part {
  name: string;
  role: Role;
  /** 1 for a component; 2 for a part of one: userinfo, host, or port. */
  level: 1 | 2;
  /** null if the component is absent. */
  span: Span | null;
  /** The rule that it matches, if the name leaves that open: "IPv4address" for a host, for instance. */
  kind?: string;
}

/** An error in a text, and its place. */
export interface Problem {
  /** Offset of the first character that doesn't fit; the text's length if the text ends too early. */
  at: number;
  /** The grammar rule that failed. For an error that an algorithm reports, the algorithm's state. */
  rule: string;
  /** Spec and section of the rule, such as "RFC 3986, section 3.2.3". */
  section: string;
  /** Terminals of the grammar that are allowed at that place. */
  expected: string[];
  message: string;
  /**
   * Present if an algorithm reports the error, which then has the members below, too, or if a grammar can't express the
   * condition: valid-domain, ends-in-a-number, shortest-digits, 0-to-255, 16-bit, or effective-piece-length. The id
   * belongs to the error's sentence.
   */
  id?: ProblemId;
  /** The text with the error. */
  on?: "base" | "reference" | "target";
  /** True if the error leaves no result. */
  fatal?: boolean;
  /** Id of the listing's line that reports the error. step is the index of its step. */
  line?: string;
  step?: number;
}

/** A text, split into components and checked against a production. */
export interface Text {
  text: string;
  /** The production, such as "URI-reference"; null if the spec has none for the text. */
  production: string | null;
  /**
   * The components. The URL Standard doesn't name those in a base or a reference: they are what its parser took the
   * text for.
   */
  parts: Part[];
  /**
   * The matches of the groups of the spec's regular expression; [0] is the whole text. Empty if the spec has no
   * expression.
   */
  groups: (Span | null)[];
  /**
   * Why the text doesn't match the production; empty if production is null. A fragment isn't checked if the production
   * doesn't include it: a base's fragment, for instance, and under RFC 1738 every fragment, which follows a URL without
   * being part of it. Unless production is null, {@link Engine.validate} reports the same errors for a reference. Under
   * the URL Standard, these are the validation errors of its parser, and validate reports the mismatch.
   */
  errors: Problem[];
  /**
   * Under the URL Standard: why the text doesn't match the production, which says how to write texts; absent if it
   * matches. A text can have a mismatch without errors, or errors without a mismatch.
   */
  mismatch?: Problem;
}

/**
 * A piece of a register: a range of what another register held when the edit was made, or literal text that the
 * algorithm adds.
 */
export type Piece =
  | [register: number, start: number, end: number]
  /** The same range, written differently: in lowercase, encoded, or decoded. */
  | [register: number, start: number, end: number, written: string]
  | string;

/**
 * Replaces register[start:end] by the pieces; null makes the register undefined. The edits of a step apply in their
 * order. A line that splits a text has an edit for every component, present or absent.
 */
export type Edit = [register: number, start: number, end: number, pieces: Piece[] | null];

/** A line of the listing that ran. */
export interface Step {
  /** Index into the listing's lines. */
  line: number;
  /** Index of the line that called the routine with this line. */
  call?: number;
  /** The answer to the line's question. */
  answer?: boolean;
  edits: Edit[];
  /** Present if the steps of the run are groups of lines. line is then the group's most informative line. */
  group?: Group;
}

/**
 * A step that covers many lines: one visit to a state, for instance. Its effect on each register is one edit, with
 * pieces of the texts that the run began with. {@link Engine.detail} returns the lines one by one.
 */
export interface Group {
  /** The state, parser, or part of the composed text that its lines belong to, as the listing names it. */
  name: string;
  /** Number of lines that ran. */
  steps: number;
  /**
   * The range that it read of the register that the listing reads: from where its pointer began to the farthest place
   * that it reached. It also looked at the character there.
   */
  read: Span;
  /** The content of the workspace when it was last emptied, or else at the end. A long text is truncated. */
  worked: string;
  /**
   * The lines that ran, in the listing's order: index and count. For a question: how often the answer was yes, and how
   * often it was no. Groups that ran the same lines equally often share one list.
   */
  lines: ([line: number, times: number] | [line: number, yes: number, no: number])[];
}

/**
 * The single lines of a step, in a run whose steps are groups. Their edits continue from where the step before ends.
 */
export interface Detail {
  edition: EditionId;
  /** Index of the step. */
  group: number;
  /** Index of its first line among all lines that the run executed. */
  first: number;
  /** Number of its lines; more than steps.length if you asked for a limit. */
  total: number;
  steps: Step[];
}

/** A step of a resolution. */
export interface ExplainedStep extends Step {}

/** The run of a resolution. */
export interface ExplainedRun extends Run {
  steps: ExplainedStep[];
}

export interface Run {
  steps: Step[];
  /** Number of steps that the run took; more than steps.length if you asked for a limit. */
  total: number;
}

/**
 * The author of a statement. "says": its section does. "advises": its section recommends it, and another way isn't an
 * error. "ours": its section leaves it open, and the decision or conclusion is ours.
 */
export type Basis = "says" | "advises" | "ours";

/**
 * A note: a hazard, or a consequence. A spec only gives notes on what it speaks of itself, each at the first place of
 * its kind. In the package, text is the note in sentences.
 */
export interface Finding {
  /**
   * Most ids name what the note is about. userinfo: it reads like a host. encoded-sign: a delimiter is encoded.
   * unreported: the text isn't a valid URL, although the URL Standard's parser reports no error. suffix: a URI without
   * its scheme. reread: the target, split again, has other components.
   */
  id: FindingId;
  on: "base" | "reference" | "target";
  span: Span;
  /** Spec and section that speak of it. */
  section: string;
  /**
   * "certain": it happens whenever the text is used as the spec says. "likely": with many programs or readers.
   * "possible": it depends on a program or a meaning that the text doesn't show.
   */
  sure: "certain" | "likely" | "possible";
  basis: Basis;
  /**
   * Values for the sentence, besides the text at the place. more: the number of other places with the same, if there
   * are any. By id:
   *
   * - userinfo: host. password: hidden, the text as you should show it. user-name: colon, "yes" if one belongs to it.
   * - reserved-port: scheme, and service, empty if none is known. unusual-port: scheme, usual. empty-host: scheme.
   * - rare-address: address, as some systems read it. numeric-name: because, "dot", "zero", or "range". long-name:
   *   length.
   * - zone: form, "rfc6874" if it is written as RFC 6874 has it. shown-host: shown. suffix: guess. above-root: levels.
   * - double-encoded: once and twice, the text decoded once and twice. encoded-backslash: in, "host" or "path".
   * - unreported: rule, and condition, empty if the grammar alone rejects it. opaque-base, flat-base: scheme.
   * - encoded-unseen, unseen, right-to-left: character. look-alike: character, code (such as "U+0430"), like, and
   *   script (cyrillic, greek, armenian, wide, mathematical, or other).
   * - reread: guarded, the target with "/." in front of its path.
   */
  args: Record<string, string>;
}

/** The reason for the target: the id of a sentence, and the values in it. */
export interface Why {
  /** "changed" with changed lines, to which the spec's reasons don't apply. line is -1 then. */
  id: ReasonId;
  args: Record<string, string>;
  /** Index of the listing's line that decided. */
  line: number;
  /**
   * At most three clauses, in the order of the run. One has the id of the reason, but not always the first: a reason
   * about what is left at the end comes last. The others say what a reader would otherwise miss. The engine computes
   * them when you first read them, together with {@link Explanation.account}; empty if account is null.
   */
  clauses: Clause[];
}

/** A sentence of the reason for a target. */
export interface Clause {
  /**
   * The id of the reason, or one of: parents (".." removes segments), excess (".." has nothing to remove), here (a "."
   * is removed), guarded ("/." is put before the path), port-lost (a default port), query-lost (the base's query or
   * parameters), file-lost (the last segment of the base's path), merged (the paths are merged), dots-in-query (dots in
   * the query are kept), kept-dots (dot segments are left in a path).
   */
  id: ClauseId;
  /**
   * Values for the sentence. If the reason is merged paths alone: path, directory, and dropped, the last segment of the
   * base's path; dots, "yes" if the path begins with a dot segment. For dots: dots, taken, count, and nth, the position
   * among the dot segments.
   */
  args: Record<string, string>;
  /** The characters that the clause is about. */
  about: { use: "base" | "reference"; start: number; end: number }[];
  /** Spec and section of the line that decided. step is the index of its step, line its own. */
  section: string;
  step: number;
  line: number;
}

/**
 * "no-setters": {@link Options.set} under a spec other than the URL Standard, because only the URL Standard has
 * setters.
 */
export type Outcome = "target" | "same-document" | "no-relative-form" | "no-setters" | "error";

/** The outcome of a resolution. */
export type Answer =
  | { outcome: "target"; target: string; fragment?: undefined }
  /** The current document, with its URI if the spec gives it one. */
  | { outcome: "same-document"; target: string; fragment?: undefined }
  | {
      outcome: "same-document";
      target: null;
  /** The fragment of the current document, without its "#". */
  fragment?: string;
    }
  | { outcome: "no-relative-form" | "no-setters" | "error"; target: null; fragment?: undefined };

/** The options of all specs, by name. A spec ignores the options of other specs. */
export interface Options {
  /** RFC 3986, section 5.2.2: false ignores a reference's scheme if the base has the same one. */
  strict: boolean;
  /**
   * The same in RFC 2396 and the draft of 2003 (RFC 2396, section 5.2; draft-fielding-uri-rfc2396bis-01, section 5.2).
   */
  validating: boolean;
  /**
   * Treatment of ".." segments above the root (RFC 2396, section 5.2, step 6g; draft-fielding-uri-rfc2396bis-01,
   * section 5.2, step 7 of merging).
   */
  excess: "keep" | "remove" | "refuse";
  /**
   * RFC 1630: "rule" also counts longer runs of slashes farther right, as its rule does; "example" doesn't, like its
   * example.
   */
  slashes: "rule" | "example";
  /**
   * RFC 2396: true allows a literal IPv6 address as a host, as RFC 2732 amends it. It changes validity, but no target.
   */
  ipv6: boolean;
  /**
   * URL Standard, 6.1: the property of a URL object that the reference is assigned to. The base is then the URL, and
   * the target is the URL after the assignment. An ignored assignment leaves it unchanged.
   */
  set:
    | "none"
    | "href"
    | "protocol"
    | "username"
    | "password"
    | "host"
    | "hostname"
    | "port"
    | "pathname"
    | "search"
    | "hash";
}

/** An option that a spec has. */
export interface Option {
  name: keyof Options;
  /** The values as texts, the default first. A switch has "yes" and "no", and is a boolean in {@link Options}. */
  values: string[];
  /** Present if any value but the first asks for something that other specs don't have. They then give no target. */
  alone?: true;
}

/** An entry of the account: some characters of the base or the reference, and what the run did with them. */
export interface Fate {
  /** The text with the characters. */
  use: "base" | "reference";
  start: number;
  end: number;
  /** The role of their component, or of the component that a delimiter begins or ends; absent without one. */
  role?: Role;
  /**
   * kept: they are in the target. changed: something else replaces them there, their lowercase or percent-encoded form
   * for instance. delimiter: splitting the text removed them. unused: nothing of their component was taken. dropped:
   * only another part of their component was taken. removed: they were taken, and removed later. A removal from a path
   * begins after a "/" if it can: for `/docs/../x` it is `docs/../`, though a step can remove `/docs/..`, which leaves
   * the same text.
   */
  fate: "kept" | "changed" | "delimiter" | "unused" | "dropped" | "removed";
  /** Their place in the target, if they are kept or changed. */
  to?: Span;
  /**
   * Index of the step that decided, which can be beyond the steps that a limit allows. line is the index of its line.
   */
  step: number;
  line: number;
  /** The ".." that removed a segment. */
  by?: { use: "base" | "reference"; start: number; end: number };
}

/** A phase of a run that changed a text. */
export interface Row {
  /** The phase, as in {@link Line.phase}. */
  phase: string;
  /** The ranges of its steps, by index; several if the run enters the phase more than once. */
  steps: Span[];
  /** The text in pieces: kept, removed, or added by the phase. */
  pieces: { text: string; kind: "kept" | "removed" | "added" }[];
  /** Spec and section of its first line. */
  section: string;
  /** Ids of the reason's clauses about this phase. */
  clauses: string[];
}

export type Explanation = Answer & Explained;

/** The resolution of a reference, apart from its outcome. */
export interface Explained {
  edition: EditionId;
  /** With changed lines ({@link Request.lines}): the listing that ran, which the steps refer to. */
  listing?: Listing;
  options: Options;
  base: Text;
  reference: Text;
  /** The target, with the components that the algorithm gave it; null without a target. */
  result: Text | null;
  why: Why;
  /** The errors that the algorithm reported, in order; empty if only a grammar tells what is wrong. */
  problems: Problem[];
  run: ExplainedRun;
  /**
   * Every character of the base, then of the reference, and what the run did with it, whatever limit you asked for.
   * Without a target, all are unused. null if the two texts have more than 1,048,576 bytes in UTF-8. The engine
   * computes it when you first read it.
   */
  account: Fate[] | null;
  /**
   * A row for each phase of the run that changed a text, in order; empty without a target, or if account is null. The
   * engine computes it together with account.
   */
  story: Row[];
  findings: Finding[];
}

/**
 * The clause that makes two specs give different answers, and the way of each. In the package, text says it in a
 * sentence. If a spec deviates from the others, clause is the deviation, and the ways are "done" and "left".
 */
export interface Cause {
  clause: CauseId;
  /** The way of the spec that you asked; there is the other spec's way. */
  here: string;
  there: string;
  /** The spec whose words describe it: the one that deviates, or the one that another spec shares the clause with. */
  of?: EditionId;
  /** For a deviation: the index of its line in that spec's listing, or of the first of its lines. */
  line?: number;
}

/** One spec's answer to a request. */
export type EditionAnswer = Answer & AnsweredBy;

/** One spec's answer, apart from its outcome. */
export interface AnsweredBy {
  edition: EditionId;
  /** True if the answer equals the one of the spec that you asked. */
  same: boolean;
  /** null if the answer is the same, the texts are too long, the cause isn't known, or you didn't ask for it. */
  because: Cause | null;
  /** Further causes after the first. All of them together make the difference, and each is needed. */
  also?: Cause[];
  /** If there is a cause: spec and section of the clause in this spec. */
  section?: string;
  /** Present if the texts are too long to look for a cause: more than 100,000 bytes together. */
  tooLong?: true;
}

/** The place where two runs diverge: here and there are positions of the player, like step in a link. */
export interface Parting {
  /** The first cause of the divergence. */
  because: Cause;
  /** Further causes, if there are several. */
  also?: Cause[];
  here: number;
  there: number;
}

export interface Validity {
  valid: boolean;
  errors: Problem[];
}

/** A text and its normal form. */
export interface Normalized {
  edition: EditionId;
  text: string;
  /**
   * The normal form; null if the text isn't a reference, or, under the URL Standard, if it can't be parsed without a
   * base.
   */
  normalized: string | null;
  errors: Problem[];
  /** The listing that ran. Its first register holds the text, its last one the normal form. */
  listing: Listing;
  run: Run;
}

/** One of the two texts of a comparison. */
export interface ComparedSide {
  text: string;
  /** True if the text is relative, and was resolved against the base. */
  resolved: boolean;
  /** The outcome of the resolution; "target" if the text was taken unchanged. */
  outcome: Outcome;
  /** The text that is compared; null without a target. */
  target: string | null;
  production: string | null;
  errors: Problem[];
  /**
   * The spec's advice on writing URIs. broken is the first place where the target doesn't follow it. Empty if the spec
   * gives no advice.
   */
  practices: { id: string; section: string; broken: Span | null }[];
  /** The run from the target to its normal form, by the comparison's listing; null without a target. */
  run: Run | null;
}

/** A rung of the ladder, with the forms of both targets after it. */
export interface ComparedRung {
  id: RungId;
  section: string;
  basis: Basis;
  /** True if the spec describes the rung, but it needs more than the two texts. Nothing is computed then. */
  explained: boolean;
  /**
   * Present if fragments don't count on this rung: it leads to no other normal form, and texts that are equal only here
   * don't meet.
   */
  excludes?: true;
  /**
   * True if one of the two isn't a URI by the grammar. They are then compared only as strings, and the rung changes
   * nothing.
   */
  skipped: boolean;
  a: string;
  b: string;
  /** Number of steps of each run up to this rung's end. */
  steps: [number, number];
  equal: boolean;
}

export interface Comparison {
  edition: EditionId | "rfc3987";
  a: ComparedSide;
  b: ComparedSide;
  /** Empty if one of the two has no target. */
  rungs: ComparedRung[];
  /**
   * Index of the first rung on which the forms are equal. null if none is, which doesn't prove that they name different
   * things.
   */
  meet: number | null;
  /** The same for the forms without their fragments. */
  meetWithoutFragments: number | null;
  /**
   * The hosts of the two targets as serialized, null for none, and if they are equal. Present if the spec says when
   * hosts are equal.
   */
  hosts?: { section: string; a: string | null; b: string | null; equal: boolean };
  listing: Listing;
}

/** The shortest reference that leads from a base to a target. */
export interface Relative {
  edition: EditionId;
  /** null if no reference leads there. */
  reference: string | null;
  /**
   * Why it has this form: "empty", "only-query", "path", "dot" (it needs a ".", "./", or "/."), "up", "root" (from the
   * root isn't longer), "authority" (it needs "//"), "whole", or "no-relative" (the spec has no relative references).
   * Or why none leads there: "dot-segment" (no resolution leaves one), "misread" (the target, split again, has other
   * components), "invalid" (it doesn't match the grammar), or "no-base".
   */
  why:
    | "empty"
    | "only-query"
    | "path"
    | "dot"
    | "up"
    | "root"
    | "authority"
    | "whole"
    | "no-relative"
    | "dot-segment"
    | "misread"
    | "invalid"
    | "no-base";
}

/**
 * A kind of change to a base or a reference.
 *
 * Either: "exchanged": the other text in its place; "trimmed": no white space at its ends; "backslash": "/" for every
 * "\\".
 *
 * A base: "base-origin": the scheme, or scheme and authority, of the expected target in front; "base-slash": "/" at the
 * end of its path; "no-base-slash": none there; "no-query", "no-fragment": no query, or no fragment.
 *
 * A reference: "decoded": dots, or dots and delimiters, decoded; "encoded": a character percent-encoded; "no-scheme":
 * no scheme; "no-leading-slash": no first "/"; "no-dots": without one leading "../", or all; "dot": "." or "/." before
 * "//"; "up", "slash", "dot-slash", "slashes", "question-mark", "hash": "../", "/", "./", "//", "?", or "#" in front;
 * "scheme": a scheme in front, and "//" if needed; "end-slash", "no-end-slash": "/" at the end of its path, or none;
 * "query": the base's query in place of its own, or beside it; "fragment": the base's fragment; "shortest": the
 * shortest one that leads to the expected target.
 */
export type ChangeKind =
  | "exchanged"
  | "trimmed"
  | "backslash"
  | "decoded"
  | "encoded"
  | "base-origin"
  | "base-slash"
  | "no-base-slash"
  | "no-query"
  | "no-fragment"
  | "no-scheme"
  | "no-leading-slash"
  | "no-dots"
  | "dot"
  | "up"
  | "slash"
  | "dot-slash"
  | "slashes"
  | "question-mark"
  | "hash"
  | "scheme"
  | "end-slash"
  | "no-end-slash"
  | "query"
  | "fragment"
  | "shortest";

/** A change of base, reference, or both that makes the spec, with its options, give the expected target. */
export interface Change {
  /** The base to use; absent if it is unchanged. */
  base?: string;
  /** The reference to use; absent if it is unchanged. */
  reference?: string;
  /** One kind, or two in the order of their application. */
  kinds: ChangeKind[];
  /** The target that it gives: the expected one, or, if the spec has another form of it, an equivalent. */
  target: string;
  /** For each changed text: the range of the new text that was added; of length 0 if the change only removes. */
  added: { base?: Span; reference?: Span };
  /** For each changed text: the range of the old text that was removed; of length 0 if the change only adds. */
  removed: { base?: Span; reference?: Span };
}

/** A known way to get a spec's algorithm wrong: its listing with some changed lines, as {@link Request} takes them. */
export interface Misreading {
  /** The id of the words that say what is done wrong. */
  id: MisreadingId;
  /**
   * True if it adds something that programs do, such as encoding or dropping a port, and changes none of the spec's
   * steps.
   */
  beside: boolean;
  lines: Record<string, LineChange>;
}

/**
 * A known way to break some lines of a spec: a misreading, or a small change of one line, made by a rule. By kind:
 * "left-out": the line is left out; "opposite": "unless" instead of "if"; "behind": the line comes after the next one;
 * "empty": "defined" becomes "not empty", or the reverse; "place": the first instead of the last, or a text without the
 * one at its end; "case": it no longer ignores case; "alternative": one of two texts is ignored; "condition": one of
 * two conditions is ignored; "part": one of its instructions, or of the texts that it joins, is missing; "register":
 * the same component of the other text; "call": a routine isn't called.
 */
export interface KnownChange extends Misreading {
  kind: "misreading" | "left-out" | "opposite" | "behind" | "empty" | "place" | "case" | "alternative" | "condition" | "part" | "register" | "call";
  /** The id of the first changed line. */
  line: string;
}

/** A known change, and the cases that notice it because their target changes, by index. */
export interface ScoredChange extends KnownChange {
  cases: number[];
  /** The changed target in each of these cases, "" for none. Present if you ask for it. */
  targets?: string[];
}

/** The known changes of a spec that a library follows. */
export interface Diagnosis {
  /**
   * The surest first. A library follows a change that gives at least four of its answers, and at least four fifths of
   * those where the change matters.
   */
  followed: {
    /** The change, or up to three that none of the cases tells apart. Misreadings come first. */
    misreadings: KnownChange[];
    /** Number of cases with an answer in which the change gives another target than the spec. */
    matters: number;
    /** Indices of the ones in which it gives the library's answer, the shortest case first. */
    cases: number[];
  }[];
  /** Number of answers that differ from the spec's. */
  differing: number;
  /** Number of these that no known change gives. */
  unexplained: number;
  /** Number of cases without an answer that have a target. */
  refused: number;
}

/** A spec and options that give the expected target. */
export interface ExpectedBy {
  edition: EditionId;
  /** The options that it needs besides its defaults; empty if the spec itself gives the target. */
  options: Partial<Options>;
  /** The target that it gives: the expected one, or in {@link Expectation.equivalents} an equivalent. */
  target: string;
  /**
   * The place where its run and the request's run diverge, as {@link Engine.parting} returns it, with here for the
   * request. null if both give the same, or if it isn't known.
   */
  parting: Parting | null;
}

/**
 * The step at which a run loses what was expected: the first one after which the run can no longer give it. Expected
 * text that isn't in the target is looked for in base and reference, and followed through the run by its origin.
 */
export interface Lost {
  /** A position of the player, as in {@link Parting}: the step is run.steps[step - 1] of the explanation. */
  step: number;
  /** Index of its line in the spec's listing, which has the section. If the step is a group, the very line. */
  line: number;
  /**
   * "dropped": the text is left out because another part of its component is taken, like the last segment of a base's
   * path. "removed": it is removed with dot segments, or is one. "replaced": nothing of its component is taken, because
   * the reference has something else. "ignored": nothing of its component is ever taken, like a base's fragment.
   * "added": nothing is lost, and the target has this text besides. "split": it is a delimiter that the run splits the
   * base or the reference at. "no-target": the run ends without a target, and the step decides that.
   */
  how: "dropped" | "removed" | "replaced" | "ignored" | "added" | "split" | "no-target";
  /** The text that it is in; null with "no-target". */
  on: "base" | "reference" | null;
  /** Its range there, as far as it is in one component. */
  span: Span | null;
  /** That component; null if it is in none. */
  role: Role | null;
}

/** An explanation of an expected target: what would give it, which specs do, and where the request's run loses it. */
export type Expectation = Answer & Expected;

/** The same, apart from the outcome of the request. */
export interface Expected {
  edition: EditionId;
  /** True if the target is exactly the expected one. */
  met: boolean;
  /**
   * True if the two are equivalent by the spec's normal forms, and always if met is. Not checked if the expected text
   * has dot segments: a library that leaves them gives another answer, not an equivalent one.
   */
  equivalent: boolean;
  /**
   * Why the expected text isn't a URI reference by the spec's grammar; null if it is one, or without such a production.
   * The rest is answered anyway.
   */
  fault: Problem | null;
  /**
   * The range of the expected text that the target doesn't have: without the beginning and the end that both share. Of
   * length 0 if the target only has more. If only one of the two has more, that begins after a delimiter where
   * possible. All of it without a target.
   */
  differs: Span;
  /** The range of the target in its place; null without a target. */
  instead: Span | null;
  /**
   * The best explanation: the two are equivalent, the first change gives the expected target, the misreading does, or
   * other specs or options do. A change of one character comes before a misreading, and others come last. null if
   * nothing gives it, and if met is true.
   */
  explainedBy: "equivalent" | "change" | "misreading" | "by" | null;
  /** Specs that give exactly the expected target, the earliest first, each with as few options as possible. */
  by: ExpectedBy[];
  /** Specs that don't, but give an equivalent by their own normal forms. */
  equivalents: ExpectedBy[];
  /**
   * The most frequent misreading that gives the expected target; null if none is known. step is the first step, a
   * position of the player, that a run with its lines doesn't have.
   */
  misreading: (Misreading & { step: number }) | null;
  /**
   * Changes that would give the expected target, the smallest first, at most five. Of changes near the root with the
   * same result, those that keep the reference relative to the same directory come first. In front of a host, its
   * scheme with "//" comes before "//" alone. The shortest reference comes last. Empty if met is true, or if nothing
   * that was tried gives the target. Each was resolved by the spec, with the request's options. Changes that give an
   * equivalent are here if none gives it exactly. Two changes at once are tried only if nothing else gives it.
   */
  changes: Change[];
  /** Always null: misreading replaces it. */
  pattern: null;
  /**
   * The step at which the run loses the expected target. With a misreading, it is about the first characters that the
   * misreading treats differently. null if met or equivalent is true, or if it can't be said.
   */
  lost: Lost | null;
  /**
   * Present if the texts have more than 8,000 bytes together. Only met, differs, and instead are known then: the lists
   * are empty, equivalent is met, and everything else is null.
   */
  tooLong?: true;
}

/** A target that people often expect from such a request. */
export interface LikelyExpectation {
  /** The likely target, which the change gives. */
  expected: string;
  pattern: "base-slash" | "leading-slash" | "missing-slashes";
  /** A change of the reference if possible, because a link is easier to change than a base. */
  change: Change;
}

/**
 * A spec's rules for the scheme that a text begins with. If the spec defines the scheme, the run of its listing, whose
 * one text this is, shows what a client does: it takes the text apart, decodes parts, and sends messages. In the edits
 * of such a run, a decoded octet beyond US-ASCII is one character, from U+0080 to U+00FF.
 */
export interface SchemeAnswer {
  edition: EditionId;
  text: string;
  /** The name as written; null if the text doesn't begin with a scheme. */
  name: string | null;
  /**
   * "none": the text doesn't begin with a scheme; "defined": the spec defines it; "named": the spec names it and
   * defines nothing; "reserved": the spec reserves it for later; "experimental": anyone can use it for experiments;
   * "unknown": the spec doesn't mention it. Under the URL Standard, "special" or "not-special".
   */
  standing: "none" | "defined" | "named" | "reserved" | "experimental" | "unknown" | "special" | "not-special";
  /** Spec and section that say so, or that speak of such names; null if none does. */
  section: string | null;
  /** The production that the text must match; null if the spec has none for it. */
  production: string | null;
  errors: Problem[];
  /** The components by the rules of the scheme; if the spec doesn't define it, by the rules for any text. */
  parts: Part[];
  /** The components that any text has, whatever its scheme. */
  generic: Part[];
  /** The default port; null if the scheme has none, or the spec doesn't give it. */
  port: string | null;
  /** Spec and section that give the port, if it isn't the place that defines the scheme; otherwise null. */
  portSection: string | null;
  /**
   * Spec and section that ask clients to let users name a gateway for unknown schemes, if this can be one; otherwise
   * null.
   */
  gateways: string | null;
  /**
   * The scheme's name in lowercase if the spec defines it, otherwise null. Then listing and run are null, too, except
   * under the URL Standard, which says the same of all schemes: its run gives the URL record, whether the scheme is
   * special, and the origin (URL Standard, 4.2 and 4.7), and nothing about clients.
   */
  defined: string | null;
  /**
   * Under the URL Standard: the origin as browsers write it, "null" for an opaque one; null if the text isn't a URL.
   */
  origin?: string | null;
  listing: Listing | null;
  run: Run | null;
}

/** The result of Go's net/url for a base and a reference. */
export interface Neighbour {
  /** null if it rejects one of them. */
  target: string | null;
  /** The text that it rejects, and why, in its own words; null if it rejects none. */
  refused: { on: "base" | "reference"; message: string } | null;
}

/** The result of the runtime's own URL, in a browser or in Node, compared with the run of the URL Standard. */
export interface Runtime {
  /** Its href; null if it rejects one of the texts. An empty base means none. */
  target: string | null;
  /** The text that it rejects, and why, in its own words; null if it rejects none. */
  refused: { on: "base" | "reference"; message: string } | null;
  /** The URL Standard's target; null if it fails. */
  standard: string | null;
  /** True if the two are the same. */
  same: boolean;
  /**
   * The fields that differ, if both have a target. Empty if all are the same, even if the whole is written differently.
   */
  fields: RuntimeField[];
  /**
   * If only the runtime has a target: the validation error that the standard fails with, and the state that finds it.
   * Otherwise null.
   */
  ended: { problem: string; state: string } | null;
}

/** A reference that leads to another host than the base's, although it looks like one of the base's own. */
export interface Leaves {
  /** The host that it leads to; "" for a script or data. */
  host: string;
  /** Present if the target runs a script, or shows data, in place of a page of the site. */
  scheme?: "javascript" | "data";
  /** The readers that go there: ids of specs, and "url" for the runtime's own URL. */
  by: { who: EditionId | "url"; target: string }[];
  /** Present if the targets are on the base's host, but their path leads away if it is resolved as a reference. */
  again?: true;
  /** Present if the reference shows it: it begins with "//", or with that scheme. */
  plain?: true;
}

/** A field of the runtime's URL that differs from the URL Standard's. */
export interface RuntimeField {
  field: "protocol" | "username" | "password" | "hostname" | "port" | "pathname" | "search" | "hash";
  here: string;
  /** The URL Standard's value. */
  there: string;
  /** The standard's state, or host parser, that set the value there; empty if nothing did after the base was parsed. */
  state: string;
}

/**
 * An error that a call throws. An invalid text never throws: it has an answer like any other.
 *
 * A wrong call throws a TypeError whose message names the argument: "bad-argument" for a wrong type or value, and
 * "not-found" for a spec, production, component, charset, format, or step that doesn't exist. "unspoken": the spec says
 * nothing of what you ask for; lacks names it, as in Edition.lacks. "too-long": {@link Engine.detail} throws it if the
 * engine doesn't keep all that comes before the step.
 *
 * "bad-line": {@link Request.lines} has a line that isn't in the language, or the id of one that doesn't exist.
 * "endless": the changed listing doesn't end, or would fill the memory.
 *
 * "panic": the call could not be carried out, for example because memory ran out. The engine continues with the next
 * call in another program, which it starts. If a browser doesn't allow it to start one synchronously, calls throw the
 * same error until the program has started, some turns of the event loop later.
 */
export interface CallError extends Error {
  code: "bad-argument" | "not-found" | "unspoken" | "too-long" | "bad-line" | "endless" | "panic";
  /** "lines": the spec's listing doesn't run, so its lines can't be changed like this. "groups": the run has none. */
  lacks?: Capability | "lines" | "groups";
  /**
   * For "bad-line": the id of the line; for an inserted one "2C before 1", the first before 2C. For "endless": the line
   * that the run repeats.
   */
  line?: string;
  /** For "endless": the register that "it" or "its" means in that line, if the line has the word. */
  it?: string;
  /** Offset of the wrong words in the line, in UTF-16 units. */
  at?: number;
  /** Similar words of the language, or a similar name. */
  didYouMean?: string;
}

/** A feature that a spec can have besides its algorithm, and can therefore lack. */
export type Capability =
  | "components"
  | "syntax"
  | "classes"
  | "expression"
  | "parting"
  | "normal"
  | "schemes"
  | "encoding"
  | "hosts"
  | "findings"
  | "bases"
  | "delimiting";

export interface Register {
  name: string;
  /** True for a buffer that dot segments are removed from, or moved to. */
  buffer: boolean;
  /** For a buffer: true if a segment is taken with the "/" after it, and not with the one before it. */
  slashAfter: boolean;
  /** The component that it holds, by its name in the spec; "" if it holds none. */
  component: string;
  /**
   * The texts that the component belongs to. Both "reference" and "target" if the algorithm turns the components of the
   * reference into the target's; "URL" in the listing of a scheme.
   */
  of: ("base" | "reference" | "target" | "URL")[];
  /** Present if a client sends it: a step only appends to it, and each addition is one message. */
  sent?: true;
  /**
   * Present if it holds what was read so far of another register, by that register's index. Its length is the pointer
   * into that register; if it is undefined, the pointer is before the beginning.
   */
  reads?: number;
  /** Present where it is the workspace; see {@link Group.worked}. */
  work?: true;
}

export interface Line {
  id: string;
  /** "split", "transform", "merge", "dots" or "recompose"; in the listing of a scheme "parts", "decode" or "dialogue". */
  phase: string;
  /** Level of indentation, from 0. */
  depth: number;
  section: string;
  /** The line, in our own words. */
  code: string;
  question: boolean;
  /**
   * Indices of the registers that a question depends on: their values before the step, and the options, decide its
   * answer. Empty if the line isn't a question.
   */
  reads: number[];
  /**
   * True if it is the other way of the question before it at its depth. It never runs itself, unless it is a question,
   * too: the run asks it if the answer to the one before it was no.
   */
  else: boolean;
  /** The name of its group, if runs have groups; absent if it belongs to the current group, whichever that is. */
  group?: string;
  /** The routine that it belongs to. A call names the routine, and {@link Step.call} has the line of the call. */
  routine?: string;
  /** Present if it, or a line inside it, can run more than once. */
  loop?: boolean;
  /** The register that "it" or "its" means in the line, if the line has the word. */
  it?: string;
  /** True if the page explains the line: a decision of ours where the spec leaves something open, or an erratum. */
  decided: boolean;
}

/** A class of characters, as the spec names it. */
export interface CharacterClass {
  name: string;
  section: string;
  /** True if its characters can't appear in a URI unencoded. */
  excluded: boolean;
}

/** A stretch of a text whose characters are all in one class. */
export interface Stretch {
  start: number;
  end: number;
  /** Index into the spec's classes; null if the characters are in none. */
  class: number | null;
}

/** A rule of a spec's grammar. */
export interface Rule {
  name: string;
  /** Spec and section. */
  section: string;
  /**
   * The right side of the rule: as the spec prints it, except for white space and comments, unless it is respelled. One
   * matcher can read this notation for all specs.
   */
  definition: string;
  /** True if the page explains the rule: our reading of a misprint or an open point, or an erratum. */
  decided: boolean;
  /**
   * Present if the spec spells it differently: "1*[ a ]" for "1*( a )", a list of letters for their range, or
   * characters without quotation marks. The page says how.
   */
  respelled?: true;
  /**
   * The parts of its texts. "rules": other rules; "characters": rules of one character, and perhaps the rule itself;
   * "character": one character, encoded or not.
   */
  made: "rules" | "characters" | "character";
}

/**
 * A range of the text that a rule derives: index into rules, start and end in the text, index in nodes of the first
 * node that isn't inside this one, and the number of nodes inside it, the last ones, that were left out.
 */
export type TreeNode = [rule: number, start: number, end: number, next: number, hidden: number];

/**
 * A derivation tree, or the part of it that you asked for. The index of a node in the whole tree is the number of nodes
 * before it, left out or not. A node comes before those inside it.
 */
export interface Tree {
  /** The production that the text is checked against; null if the spec has none for it. */
  production: string | null;
  /** Length of the text to derive, which ends before a fragment that the production doesn't include. */
  length: number;
  valid: boolean;
  /** Why the text does not match. */
  errors: Problem[];
  /** The production, the rule that failed, and the rules of the nodes. */
  rules: Rule[];
  /** A node comes before the ones inside it, and these come before the ones after it. */
  nodes: TreeNode[];
  /** Number of nodes after these in the range that you asked for. */
  hidden: number;
  /** Number of nodes of the whole tree. */
  total: number;
}

export interface TreeOptions extends Partial<Options> {
  edition?: EditionId;
  /**
   * The rule that has to derive the whole text. By default, the rule for the use, or, without a use, the rule that
   * {@link Engine.validate} uses.
   */
  production?: string;
  use?: "base" | "reference" | "target";
  /**
   * The base that the text is a reference to. It counts in the URL Standard, whose rules for a relative URL depend on
   * the base's scheme.
   */
  base?: string;
  /** The first node to return, and the one after the last: to get what another answer left out. */
  from?: number;
  to?: number;
  /** The maximum number of nodes. */
  limit?: number;
}

export interface Listing {
  /**
   * The first two hold the base and the reference, the last one the result. In the listing of a scheme, the first one
   * holds the URL.
   */
  registers: Register[];
  lines: Line[];
}

export interface Edition {
  id: EditionId;
  /** The year of publication; for a spec that keeps changing, the year of this state. */
  year: number;
  /**
   * The state of a spec that keeps changing, and its day, such as "2026-07-01"; absent if the spec was published once.
   */
  living?: { commit: string; day: string };
  /** Present for the default spec. */
  standard?: true;
  /**
   * The features that the spec doesn't have. Missing, like everything that draws it, for a spec that is baked beside
   * another one.
   */
  lacks: Capability[];
  /** The beginning of its citations: "RFC 3986". */
  document: string;
  listing: Listing;
  /** The usual productions. {@link Engine.validate} knows every rule of the grammar. */
  productions: string[];
  /** The names of the options that it reads. */
  choices: (keyof Options)[];
  /** The same options, each with its values. */
  options: Option[];
  classes: CharacterClass[];
  /** The spec's regular expression; null if it has none. */
  expression: { section: string; pattern: string; decided: boolean } | null;
}

/** An example that a spec prints. The id never changes. */
export interface Example {
  id: string;
  edition: EditionId;
  section: string;
  /**
   * "resolve": a reference and its target. "dots": a path, and the path without dot segments. "parse": a URI that the
   * grammar accepts. "equivalent": a URI and an equivalent one. "different": a URI and one that isn't equivalent.
   * "extract": a text and the URIs in it. "part": a text that one rule derives. "encode": data and their encoded form.
   * "parts": a URI, and the values of some of its components. "groups": a URI, and the matches of the expression's
   * groups. "buffers": a path, and both buffers after each step. "client": a URL, and what a client sends because of
   * it.
   */
  kind:
    | "resolve"
    | "dots"
    | "parse"
    | "equivalent"
    | "different"
    | "extract"
    | "parts"
    | "part"
    | "encode"
    | "groups"
    | "buffers"
    | "client";
  /** The base of a reference. For a part: a text of ours that becomes a whole URI if you append the part. */
  base?: string;
  /** For a part, the rule; for data, the charset if it isn't the spec's. */
  of?: string;
  /** The reference, the URI, the path, the data, or the text. */
  input: string;
  /** The result, as the spec prints it, or several; for "parts", "groups", "buffers", and "client", line by line. */
  want: string[];
  /** false for a result that the spec gives "for backward compatibility". In 2003, validating is the word for it. */
  strict?: boolean;
  validating?: boolean;
  /** Present if the result takes another treatment of excess ".." than the default of 2003. */
  excess?: Options["excess"];
  /** Present if the result follows RFC 1630's example instead of its rule. */
  slashes?: Options["slashes"];
  /** The id of a remark about the example. */
  remark?: string;
}

/**
 * A spec's result for an example: an answer; for a single URI, whether its grammar accepts it; or lines like the ones
 * that the spec prints. None of them if the spec has nothing to produce it: no such rule, no expression, no two
 * buffers, or no definition of the scheme.
 */
export type Cell = (Answer | { outcome?: undefined; target?: undefined; fragment?: undefined }) & BoardCell;

/** The same, apart from the outcome of a resolution. */
export interface BoardCell {
  edition: EditionId;
  valid?: boolean;
  lines?: string[];
  /**
   * True if it is what the spec prints. null without a result, or if it isn't computed: under most specs, whether two
   * URIs are equivalent.
   */
  agrees: boolean | null;
  /** The clause that makes the answer differ from the one of the spec that prints the example. */
  because?: Cause;
  /** Further clauses, if there are several. */
  also?: Cause[];
  /** Why the grammar rejects it; empty if the spec has no production for such a text. */
  errors?: Problem[];
}

/** A reference to resolve. An option that you leave out has its first value. A switch can also be "yes" or "no". */
export interface Request {
  base: string;
  reference: string;
  edition?: EditionId;
  strict?: Options["strict"] | "yes" | "no";
  validating?: Options["validating"] | "yes" | "no";
  excess?: Options["excess"];
  slashes?: Options["slashes"];
  ipv6?: Options["ipv6"] | "yes" | "no";
  set?: Options["set"];
  /** The maximum number of steps to record, 0 or more. The target is complete anyway. */
  limit?: number;
  /**
   * Changed lines of the spec's listing, by id, for explain, detail, answers, and figure. Every listing runs except the
   * URL Standard's, in which you can only leave out questions, such as {"scheme.2.6": {omit: true}}, and not all of
   * them: not in the parsers of addresses, for instance. Write a line like the others: listing.lines of a spec has them
   * in code.
   */
  lines?: Record<string, LineChange>;
}

/** A change to a line. */
export interface LineChange {
  /** Other words for the line. */
  text?: string;
  /** Lines to insert, with a line break between two, and a tab for each level below the line. */
  before?: string;
  after?: string;
  /** True leaves the line out. A question that is left out is answered no. */
  omit?: boolean;
}

/** A component that you can write data into. */
export interface DataComponent {
  /**
   * The same in all specs for the same thing: "path", "params", "query", "fragment", "userinfo", "password", "host", or
   * one of RFC 1738's. The URL Standard's sets of characters add "special-query", "opaque-host", "component", and
   * "form".
   */
  id: ComponentId;
  /** The spec's own name. */
  name: string;
  section: string;
}

/** A character of data, and its form in the component. The page has the reason in words, by id. */
export interface EncodedCharacter {
  span: Span;
  /** Two hexadecimal digits for each octet; empty if the charset doesn't have the character. */
  octets: string;
  /** The character's form in the component. */
  encoded: string;
  /**
   * "stays": it isn't encoded. "must": it has to be. "should": it is encoded, although the grammar allows it unencoded.
   */
  need: "stays" | "should" | "must";
  reason: string;
  section: string;
  basis: Basis;
}

/** A warning about data or a host. */
export interface DataWarning {
  id: string;
  section: string;
  basis: Basis;
  /** The first place that it applies to; count is the number of places. */
  span: Span;
  count: number;
}

/** A label of a name, between two dots. */
export interface NameLabel {
  span: Span;
  /** The Punycode of a label beyond US-ASCII, as written: unlike names for the DNS, it isn't mapped first. */
  ascii: string | null;
  /** The text that its Punycode means. */
  unicode: string | null;
}

/** Data written into a component, and read again. */
export interface Encoded {
  edition: EditionId;
  component: DataComponent;
  /** The components of the spec. */
  components: DataComponent[];
  /**
   * own is the spec's charset. decided is true if the page explains the charset: the spec only advises it or leaves it
   * open, or you asked for another one.
   */
  charset: { id: CharsetId; section: string; decided: boolean; basis: Basis; own: string; ownBasis: Basis };
  charsets: CharsetId[];
  /** null if the charset doesn't have a character. */
  encoded: string | null;
  /** An example of a URI with the component. */
  uri: string | null;
  /** The component of that URI, decoded once: the data, except for characters that are written as their numbers. */
  decoded: string | null;
  /** The component decoded twice, which is always a mistake. */
  twice: string | null;
  /** The component if you decoded the URI before splitting it. */
  early: string | null;
  /** The first ones, up to the limit. */
  characters: EncodedCharacter[];
  total: number;
  warnings: DataWarning[];
  /** The labels of a name that is looked up in the DNS. */
  labels: NameLabel[];
  /** The first register holds the data, the last one the decoded data. */
  listing: Listing;
  run: Run;
}

/** A name and its value in application/x-www-form-urlencoded. */
export interface FormPair {
  /** Its place in the text; null if you passed pairs. */
  span: Span | null;
  name: string;
  value: string;
  /** The serialized pair. */
  encoded: string;
}

/** The pairs of a text in application/x-www-form-urlencoded, and their serialization (URL Standard, section 5). */
export interface Form {
  /** The charset of the serialization; "windows-1252" if you asked for "iso-8859-1". Parsing uses UTF-8. */
  charset: string;
  /** The first ones, up to the limit. */
  pairs: FormPair[];
  total: number;
  encoded: string;
  listing: Listing;
  run: Run;
}

/** A stretch of an IRI that is mapped to a URI, or of a URI that is converted to an IRI. */
export interface IRIRow {
  /** Its range in {@link IRIAnswer.given}. */
  span: Span;
  /** Two hexadecimal digits for each octet; empty if nothing is encoded or decoded. */
  octets: string;
  /** The text that replaces it. */
  to: string;
  /**
   * "us-ascii": it is unchanged. In an IRI, "ucschar" and "iprivate" are encoded, and "name", a label of a host, gets
   * its form for the DNS. In a URI, "unreserved", "ucschar", and "iprivate" are decoded; "percent", "reserved",
   * "not-utf-8", "avoided", and "formatting" remain encoded. "elsewhere": a private character outside of a query;
   * "unfit": a character that no rule has; "excluded": a character of US-ASCII that no URI has.
   */
  reason:
    | "us-ascii"
    | "ucschar"
    | "iprivate"
    | "elsewhere"
    | "formatting"
    | "unfit"
    | "excluded"
    | "name"
    | "unreserved"
    | "percent"
    | "reserved"
    | "not-utf-8"
    | "avoided";
  section: string;
  basis: Basis;
}

/** An IRI mapped to a URI, or a URI converted to an IRI (RFC 3987, sections 3.1 and 3.2). */
export interface IRIAnswer {
  text: string;
  /** The text that the rows refer to: normalized if you asked for it. */
  given: string;
  /** null if the text isn't an IRI reference. */
  result: string | null;
  /** Why it isn't one, with offsets in given. The rules are RFC 3987's. */
  errors: Problem[];
  /** The first ones, up to the limit. */
  rows: IRIRow[];
  total: number;
  /** The host's labels to convert, and their converted form; null if that doesn't exist. */
  labels: { from: string; to: string | null }[];
  listing: Listing;
  run: Run;
}

/** A URI in running text. Offsets are in the text, except those in errors. */
export interface Found {
  /** "suffix": a URI without its scheme; "relative": a relative reference, which only the wrapper tells from a word. */
  kind: "uri" | "suffix" | "relative";
  wrapper: Wrapper["id"];
  /** Its range, including the wrapper, the prefix, and punctuation beside it. */
  whole: Span;
  /** The URI, without white space. */
  uri: string;
  /** For a suffix, the URI that it likely abbreviates. */
  guess: string | null;
  /**
   * The ranges of the whole that aren't part of the URI, in order; the rest is the URI. "break": white space with a
   * line's end.
   */
  marks: { kind: "open" | "prefix" | "space" | "break" | "punctuation" | "close"; span: Span }[];
  doubts: Doubt[];
  /** The production that the URI is checked against; null if the spec has none for it. */
  production: string | null;
  /** Why it doesn't match, with offsets in the URI; empty if it matches. */
  errors: Problem[];
  /** Offset of the error in the text. */
  wrongAt: number | null;
}

/** A point about a URI that the text leaves open. */
export interface Doubt {
  /**
   * "hyphen": one at a line's end, which can be the typesetter's. "goes-on": the same at the end of a URI that can
   * continue on the next line. "joined": a space within quotes, which can end the URI. "full-stop": punctuation before
   * a closing quote, which can belong to the sentence. "entity": "&amp;", which can be HTML's for "&", with the first
   * place. "script": letters beyond US-ASCII at its end, which can belong to the text. "further": punctuation after
   * such letters, which can belong to the URI, up to white space.
   */
  kind: "hyphen" | "goes-on" | "joined" | "full-stop" | "entity" | "script" | "further";
  section: string;
  places: Span[];
  /** The alternative URIs, if all these places have the other meaning. */
  others: string[];
}

/** A way to set off URIs from the text around them. */
export interface Wrapper {
  id: "brackets" | "quotes" | "white-space";
  /** Text that can come before the opening bracket, and then belongs to the wrapper. */
  before: string;
  /** True if the prefix "URL:" must follow the opening bracket. */
  prefixed: boolean;
}

/** The URIs in running text. */
export interface Extracted {
  edition: EditionId;
  wrappers: Wrapper[];
  /** Specs and sections; null if the spec doesn't speak of it. */
  sections: {
    delimiting: string;
    prefix: string | null;
    whiteSpace: string | null;
    hyphen: string | null;
    suffix: string | null;
  };
  /** The ids of remarks on what the spec leaves open. */
  decided: string[];
  /** In the order of the text, up to the limit. None overlaps another. */
  found: Found[];
  /**
   * Places that were examined and ignored. "unclosed": an opening bracket or quote before a URI; "empty": a wrapper
   * with nothing in it; "unknown": a word with a colon, without a known scheme or "//"; "no-wrapper": a URI without a
   * wrapper that the spec has; "inside": a URI within another text, such as the query of a relative reference;
   * "broken": a wrapper in which a scheme can be broken over lines, and where it begins is unclear.
   */
  passed: { why: "unclosed" | "empty" | "unknown" | "no-wrapper" | "inside" | "broken"; section: string; span: Span }[];
  /** The number of all URIs, regardless of the limit; totalPassed is the number of all ignored places. */
  totalFound: number;
  totalPassed: number;
  /**
   * The offset at which the limit was reached: from there on, places are only counted. The text's length if nothing was
   * left out.
   */
  until: number;
}

/** A form that a host can have. */
export interface HostForm {
  rule: string;
  /** "opaque": under the URL Standard, a host whose scheme isn't special. */
  kind: "ipv6" | "future" | "ipv4" | "name" | "registry" | "opaque";
  /** True if the host was checked against it. False if an earlier form matched. */
  tried: boolean;
  section?: string;
  /** Why it doesn't match, with offsets in the whole text; empty if it matches. */
  errors?: Problem[];
}

/** A piece of an address: one of the eight of IPv6, or of the four of IPv4. */
export interface HostPiece {
  value: number;
  /** Its place in the text; for an elided one, the two colons. */
  span: Span;
  /**
   * "elided": one of the zeros for "::"; "dotted": two numbers of an IPv4 address; "number": under the URL Standard, a
   * byte of a number that isn't decimal, or that fills several bytes.
   */
  from: "written" | "elided" | "dotted" | "number";
}

/** A host as a spec reads it. */
export interface Host {
  edition: EditionId;
  section: string;
  userinfo: Span | null;
  host: Span;
  port: Span | null;
  /** The kind of the form that matches; null if none does. In 2003, "registry" is an authority that isn't a server. */
  kind: HostForm["kind"] | null;
  rule: string | null;
  /** The forms, in the order in which the spec tries them. */
  order: HostForm[];
  pieces: HostPiece[];
  /** The version of an IPvFuture literal. */
  version: Span | null;
  labels: NameLabel[];
  remarks: DataWarning[];
  /**
   * Under the URL Standard, whose parsers are listed in order: the host as stored, or null if it isn't one. problems
   * are its validation errors. labels are then the stored ones, with ascii if they were written differently.
   */
  stored?: string | null;
  problems?: Problem[];
}

/** One value, several in their order, or none. */
export type Values = string | string[] | null | undefined;

/** The bases found in a document and around it. */
export interface DocumentRequest {
  /** Values in the document itself, like the href of HTML's base elements: the first one counts. */
  embedded?: Values;
  /**
   * The entities that enclose the document, from the inside out: the document is the body of the first one. The first
   * of each header field counts.
   */
  enclosing?: { contentBase?: Values; contentLocation?: Values }[];
  /**
   * The URI by which the document was retrieved. Of several, the last one counts, because the others were redirected.
   */
  retrieval?: Values;
  /** The base that the application uses if nothing else gives one. */
  default?: Values;
}

/** A value found in a layer. */
export interface FoundBase {
  from: "embedded" | "content-base" | "content-location" | "retrieval" | "default";
  /** The value; of a header field, without its white space, which means nothing. folded is true if there was any. */
  text: string;
  folded: boolean;
  /**
   * "used": it is the base of its layer. The others aren't: "another" value counts; the spec doesn't know the layer
   * ("not-known"); the default is "overruled"; its "syntax" isn't a URI's; it is "not-absolute" and must be; it is
   * relative, without an outer base ("no-outer") or a target ("no-target"); or it is "too-long" to be examined.
   */
  state:
    | "used"
    | "another"
    | "not-known"
    | "overruled"
    | "syntax"
    | "not-absolute"
    | "no-outer"
    | "no-target"
    | "too-long";
  /** Index of the layer whose base it was resolved against; null if it is absolute. */
  against: number | null;
  /** True if a fragment was cut off. */
  cut: boolean;
  /** True if its path isn't hierarchical, so that relative references make little or no sense. */
  flat: boolean;
  base: string | null;
  errors: Problem[];
}

/** A layer that a base can come from. */
export interface BaseLayer {
  layer: "embedded" | "enclosing" | "retrieval" | "default";
  /** null if the spec doesn't know the layer. */
  section: string | null;
  /** Index in "enclosing"; null for the other layers, and without an entity. */
  entity: number | null;
  found: FoundBase[];
  /** Number of values that were not examined. */
  more: number;
  base: string | null;
}

/** The base of a document, and the layer that it comes from. */
export interface DocumentBase {
  edition: EditionId;
  /** Spec and section with the order of the layers, or with the reason why they don't exist. */
  section: string;
  /** From the inside out: each of the four, with one for each entity. */
  layers: BaseLayer[];
  /** Index of the layer that gives the base; null if none does. */
  wins: number | null;
  /** The base; in 1997, the empty string if nothing gives one. */
  base: string | null;
  why: FoundBase["from"] | "empty-default" | "none" | "no-relative";
  /** Number of outermost entities that were not examined. */
  omitted: number;
  /** The section with the header fields; null if the spec leaves them to another spec. */
  fields: string | null;
  /** The section that requires a hierarchical path of the base; null if none does. */
  hierarchy: string | null;
  /**
   * Places, by element and attribute of HTML, where an empty reference always leads to a new request. base is true if
   * its target is the base, otherwise it is the document's own URI; target is null if it isn't known.
   */
  requests: { place: string; section: string; base: boolean; target: string | null }[];
}

/** The five components of a text, split as in Appendix B of RFC 3986. An absent one is null. */
export interface Components {
  scheme: string | null;
  authority: string | null;
  path: string;
  query: string | null;
  fragment: string | null;
}

/**
 * The words of figures by name, and the tag of their language as "lang". A missing one is in English. A name in braces
 * marks where a value is inserted. The names are base, reference, target, dots, empty-parts, absent-parts, comma, stop,
 * empty, current-document, no-relative-form, none, excess-refused, no-base-scheme, source, url-standard,
 * dated, as-of, changed-line, changed-lines, whole, underlined, first-steps, and clipped.
 */
export type FigureWords = Record<string, string>;

/** The spec, RFC 3986 if you name none, and the options of a call that resolves or uses a grammar. */
export type Asked = Partial<Options> & { edition?: EditionId };

/** The same for a call that records a run. */
export type Recorded = Omit<Request, "base" | "reference" | "lines">;

/** The engine. It is frozen, but you can change what its calls return. */
export interface Engine {
  /**
   * Explains a resolution: returns the target, the reason for it, the errors in the texts, what happened to each
   * character, and every step of the run. Call it first. Offsets in the answer count UTF-16 units.
   *
   * @example
   * const { outcome, target, why } = engine.explain({ base: "http://a/b/c/d;p?q", reference: "../g" });
   * // "target", "http://a/b/g", { id: "climbs", … }
   * @example
   * engine.explain({ base: "http://a/b", reference: "../../g", edition: "rfc1808" }).target; // "http://a/../../g"
   * @throws {TypeError} if an argument isn't of its type, or the spec doesn't exist. An invalid text isn't an error: see {@link Text.errors}
   * @throws {CallError} "bad-line" or "endless" with {@link Request.lines}
   */
  readonly explain: (request: Request) => Explanation;
  /**
   * Returns the target of a reference under RFC 3986, or null if there is none. The target is explain's, but it takes
   * microseconds, because nothing is recorded.
   *
   * @example engine.resolve("http://a/b/c/d;p?q", "../g") // "http://a/b/g"
   * @throws {TypeError} if an argument isn't a string
   */
  readonly resolve: (base: string, reference: string) => string | null;
  /**
   * Returns true if the text is a URI reference under RFC 3986, or, with a production, if that rule of its grammar
   * derives all of it.
   *
   * @example engine.isValid("http://a/b c") // false
   * @example engine.isValid("10.0.0.1", "IPv4address") // true
   * @throws {TypeError} if an argument isn't a string, or the grammar doesn't have the rule
   */
  readonly isValid: (text: string, production?: string) => boolean;
  /**
   * Splits a valid URI reference into its components under RFC 3986, and returns null for any other text.
   *
   * @example engine.parse("http://a/b?c") // { scheme: "http", authority: "a", path: "/b", query: "c", fragment: null }
   * @throws {TypeError} if the text isn't a string
   */
  readonly parse: (text: string) => Components | null;
  /**
   * Joins components to a text, as in RFC 3986, section 5.3. {@link Engine.parse} returns the same components for it.
   *
   * @example engine.serialize({ scheme: "http", authority: "a", path: "/b", query: null, fragment: null }) // "http://a/b"
   * @throws {TypeError} if the text isn't a URI reference, or has other components, like the path "//a" without an authority
   */
  readonly serialize: (components: Components) => string;
  /**
   * Returns the normal form of a URI reference under RFC 3986, including the rules of its scheme. Any other text is
   * returned unchanged.
   *
   * @example engine.toNormal("HTTP://Example.com:80/a/../%7eb") // "http://example.com/~b"
   * @throws {TypeError} if the text isn't a string
   */
  readonly toNormal: (text: string) => string;
  /**
   * Returns the single lines of a step of the run that explain returns for the same request, if its steps are groups.
   * group is the index of the step, from 0. The request's limit is the maximum number of lines.
   *
   * @example engine.detail({ base: "http://a/", reference: "x", edition: "url-standard" }, 0).steps
   * @throws {TypeError} if the step doesn't exist
   * @throws {CallError} "unspoken" if the run has no groups; "too-long" if the engine doesn't keep all that comes before the step
   */
  readonly detail: (request: Request, group: number) => Detail;
  /**
   * Returns every spec's answer to a request, the earliest first, and why it differs. With reasons: false, because is
   * always null, and a long text takes a fraction of the time.
   *
   * @example engine.answers({ base: "http://a/b", reference: "../g" }).find(({ same }) => !same)?.because?.clause // "excess-dots"
   * @throws {TypeError} if an argument isn't of its type, or the spec doesn't exist
   */
  readonly answers: (request: Request & { reasons?: boolean }) => EditionAnswer[];
  /**
   * Returns a spec's targets for many cases; null for a case without one. Each case is a base and a reference. The
   * request has the fields of {@link Request} except the texts.
   *
   * @example engine.targets({ edition: "rfc3986" }, [["http://a/b/c", "../g"]])[0] // "http://a/g"
   * @throws {TypeError} if an argument isn't of its type, or the spec doesn't exist
   */
  readonly targets: (request: Omit<Request, "base" | "reference" | "limit" | "lines">, cases: readonly (readonly [base: string, reference: string])[]) => (string | null)[];
  /**
   * Returns the place where a request's run diverges from another spec's, and why. null if both give the same answer,
   * and with {@link Options.set}.
   *
   * @example engine.parting({ base: "http://a/b", reference: "../g" }, "rfc1808")?.because.clause // "excess-dots"
   * @throws {TypeError} if an argument isn't of its type, or the spec doesn't exist
   */
  readonly parting: (request: Request, other: EditionId) => Parting | null;
  /**
   * Explains why a target isn't the expected one, yours or a library's: returns changes that would give it, specs that
   * do, and the step at which the run loses it. The request's limit has no effect.
   *
   * @example engine.expectation({ base: "http://a/b", reference: "c" }, "http://a/b/c").changes[0].base // "http://a/b/"
   * @throws {TypeError} if an argument isn't of its type, or the spec doesn't exist
   * @throws {CallError} "unspoken", without lacks, with {@link Options.set}
   */
  readonly expectation: (request: Request, expected: string) => Expectation;
  /**
   * Finds the known changes of a spec that a library's answers follow. Each case is a base, a reference, and an answer,
   * null for none, which doesn't count as a difference. The request has the fields of {@link Request} except the texts.
   *
   * @example engine.diagnose({ edition: "rfc3986" }, [["http://a/b/c", "../../../g", "http://a/../g"]]).differing // 1
   * @throws {TypeError} if an argument isn't of its type, or the spec doesn't exist
   */
  readonly diagnose: (request: Omit<Request, "base" | "reference" | "limit" | "lines">, cases: readonly (readonly [base: string, reference: string, answer: string | null])[]) => Diagnosis;
  /**
   * Returns the known changes of a spec's lines, with the cases that notice each. A case is a base and a reference. If
   * no case notices the changes of a line, your suite doesn't test the line. Under the URL Standard, whose listing
   * doesn't run, the only changes are its misreadings. The request has the fields of {@link Engine.diagnose}.
   *
   * @example engine.score({}, [["http://a/b/c", "../g"]]).filter(({ cases }) => !cases.length).map(({ line }) => line)
   * @throws {TypeError} if an argument isn't of its type, or the spec doesn't exist
   */
  readonly score: (request: Omit<Request, "base" | "reference" | "limit" | "lines">, cases: readonly (readonly [base: string, reference: string])[], options?: { targets?: boolean }) => ScoredChange[];
  /**
   * Returns the misreadings of a spec, the most frequent first. RFC 1738, RFC 1630, and the draft of 1993 have none.
   *
   * @example engine.misreadings("rfc1738") // []
   * @throws {TypeError} if the spec doesn't exist
   */
  readonly misreadings: (edition: EditionId) => Misreading[];
  /**
   * Returns a target that people likely expect if the request's own can surprise, because the base has no "/" at its
   * end, the reference begins with "/", or a host has no "//". At most one; null if none is likely.
   *
   * @example engine.likely({ base: "http://a/api/v2", reference: "users" })?.expected // "http://a/api/v2/users"
   * @throws {TypeError} if an argument isn't of its type, or the spec doesn't exist
   */
  readonly likely: (request: Request) => LikelyExpectation | null;
  /**
   * Checks if a rule of the spec's grammar derives the text, and returns the errors, with offsets in UTF-16 units.
   * production is the rule, which has to derive the whole text. Without it, the rule is the one for a reference, as in
   * explain, or the spec's first production. base is the base that the text is a reference to: under the URL Standard,
   * the rules for a relative URL depend on its scheme.
   *
   * @example engine.validate("http://a:8x/").errors[0].at // 10
   * @throws {TypeError} if an argument isn't of its type, or the spec or production doesn't exist
   */
  readonly validate: (text: string, options?: Asked & { production?: string; base?: string }) => Validity;
  /**
   * Returns the normal form of a text, and the run that leads to it. With scheme: false, it leaves out the rules of the
   * text's scheme. The other options are explain's.
   *
   * @example engine.normalize("HTTP://a/%7e").normalized // "http://a/~"
   * @throws {TypeError} if an argument isn't of its type, or the spec doesn't exist
   * @throws {CallError} "unspoken" if the spec says nothing of normal forms
   */
  readonly normalize: (text: string, options?: { scheme?: boolean } & Recorded) => Normalized;
  /**
   * Compares two texts, and returns the rungs of the comparison and the one on which they are equal. It first resolves
   * relative texts against base. The other options are explain's. edition can also be "rfc3987", for IRIs, and
   * characters: true normalizes their characters. Without a limit, it records at most 10,000 steps of each side.
   *
   * @example engine.compare("http://a/%7e", "HTTP://a/~").rungs.find(({ equal }) => equal)?.id // "escapes"
   * @throws {TypeError} if an argument isn't of its type, or the spec doesn't exist
   * @throws {CallError} "unspoken" if the spec says nothing of normal forms
   */
  readonly compare: (
    a: string,
    b: string,
    options?: { base?: string; characters?: boolean; edition?: EditionId | "rfc3987" } & Omit<Recorded, "edition">,
  ) => Comparison;
  /**
   * Returns the shortest reference that leads from the base to the target, under the spec and its options. Under the
   * URL Standard, it leads to the target's URL, and has no validation error that the target doesn't have.
   *
   * @example engine.relativize("http://a/b/c", "http://a/d").reference // "/d"
   * @throws {TypeError} if an argument isn't of its type, or the spec doesn't exist
   */
  readonly relativize: (base: string, target: string, options?: Omit<Recorded, "limit">) => Relative;
  /**
   * Splits a text into stretches of one character class each, with offsets in UTF-16 units. class is an index into the
   * spec's classes, or null.
   *
   * @example engine.characters("a/b").map(({ start, end }) => [start, end]) // [[0, 1], [1, 2], [2, 3]]
   * @throws {TypeError} if an argument isn't of its type, or the spec doesn't exist
   */
  readonly characters: (text: string, options?: Asked) => Stretch[];
  /**
   * Returns the derivation tree of a text: the rules of the spec's grammar that derive it, and their ranges in UTF-16
   * units.
   *
   * @example engine.tree("http://a/").rules[0].name // "URI-reference"
   * @throws {TypeError} if an argument isn't of its type, or the spec, production, or use doesn't exist
   */
  readonly tree: (text: string, options?: TreeOptions) => Tree;
  /**
   * Draws base, reference, and target with brackets under their components, and the buffers, and returns the drawing.
   * "html" is a fragment without styles, ids, and empty lines. "svg" is a document of its own, light or dark like the
   * reader's system. Its words are English unless you pass others: {@link FigureWords}.
   *
   * @example console.log(engine.figure({ base: "http://a/b/c", reference: "../g" }, "text"))
   * @throws {TypeError} if an argument isn't of its type, or the spec or format doesn't exist
   */
  readonly figure: (request: Request, format: "text" | "markdown" | "html" | "svg", words?: FigureWords) => string;
  /**
   * Returns a spec's rules for the scheme of a text, and the run of a client that uses it. limit is the maximum number
   * of recorded steps.
   *
   * @example engine.scheme("ftp://a/b", { edition: "rfc1738" }).port // "21"
   * @throws {TypeError} if an argument isn't of its type, or the spec doesn't exist
   */
  readonly scheme: (text: string, options?: { edition?: EditionId; limit?: number }) => SchemeAnswer;
  /**
   * Writes data into a component of the spec, by its id or name, and returns the encoded data, and the data decoded
   * again. charset is "utf-8", "iso-8859-1", which the URL Standard takes for windows-1252, or "ebcdic", whose octets
   * are taken unchanged; the default is the spec's. limit is the maximum number of recorded steps and of characters,
   * 3,000 by default.
   *
   * @example engine.encode("50% & more", { component: "query" }).encoded // "50%25%20%26%20more"
   * @throws {TypeError} if an argument isn't of its type, or the spec, component, or charset doesn't exist
   * @throws {CallError} "unspoken" if the spec says nothing of encoding
   */
  readonly encode: (data: string, options?: { edition?: EditionId; component?: string; charset?: CharsetId; limit?: number }) => Encoded;
  /**
   * Parses a text in application/x-www-form-urlencoded, such as the query of a URL, or takes pairs, and returns the
   * pairs and their serialization. charset is "utf-8" or "iso-8859-1", which the standard takes for windows-1252. A
   * character that it doesn't have is written as its number, like in HTML. limit is the maximum number of recorded
   * steps and of pairs; without one, the answer has all pairs and at most 3,000 steps.
   *
   * @example engine.form("a=1&b=x+y").pairs[1].value // "x y"
   * @example engine.form([["a", "x y"]]).encoded // "a=x+y"
   * @throws {TypeError} if an argument isn't of its type, a pair isn't two texts, or the charset doesn't exist
   */
  readonly form: (input: string | [string, string][], options?: { charset?: CharsetId; limit?: number }) => Form;
  /**
   * Maps an IRI to a URI, and returns it with a row for each stretch. names converts the labels of its host for the DNS
   * if the scheme has such names; for a reference, scheme is the base's. normalize brings the text to Normalization
   * Form C first, as if it came from paper. excluded also encodes characters of US-ASCII that no URI has. limit is the
   * maximum number of recorded steps and of rows, 3,000 by default.
   *
   * @example engine.toURI("http://bücher.example/ü", { names: true }).result // "http://xn--bcher-kva.example/%C3%BC"
   * @throws {TypeError} if an argument isn't of its type
   */
  readonly toURI: (
    text: string,
    options?: { names?: boolean; normalize?: boolean; excluded?: boolean; scheme?: string; limit?: number },
  ) => IRIAnswer;
  /**
   * Converts a URI to an IRI, and returns it with a row for each stretch. names converts Punycode labels of its host to
   * characters. The limit is toURI's.
   *
   * @example engine.toIRI("http://a/%C3%BC").result // "http://a/ü"
   * @throws {TypeError} if an argument isn't of its type
   */
  readonly toIRI: (text: string, options?: { names?: boolean; limit?: number }) => IRIAnswer;
  /**
   * Finds the URIs in running text, by the spec's rules for setting them off, and returns their ranges in UTF-16 units.
   * limit is the maximum number of URIs, marks in them, and ignored places, together.
   *
   * @example engine.extract("see <http://a/b>, please").found[0].uri // "http://a/b"
   * @throws {TypeError} if an argument isn't of its type, or the spec doesn't exist
   * @throws {CallError} "unspoken" if the spec says nothing of it
   */
  readonly extract: (text: string, options?: { edition?: EditionId; limit?: number }) => Extracted;
  /**
   * Returns the kind of a host under the spec, with its pieces or labels, and their ranges in UTF-16 units. The host
   * can be alone, or with user information and port. The URL Standard takes it alone; opaque says that its scheme isn't
   * special.
   *
   * @example engine.host("user@[::1]:80").kind // "ipv6"
   * @throws {TypeError} if an argument isn't of its type, or the spec doesn't exist
   * @throws {CallError} "unspoken" if the spec says nothing of hosts
   */
  readonly host: (text: string, options?: { edition?: EditionId; opaque?: boolean }) => Host;
  /**
   * Returns the base of a document's references, with the layers that it can come from.
   *
   * @example engine.documentBase({ embedded: "/b/", retrieval: "http://a/x" }).base // "http://a/b/"
   * @throws {TypeError} if an argument isn't of its type, or the spec doesn't exist
   * @throws {CallError} "unspoken" if the spec says nothing of bases
   */
  readonly documentBase: (request: DocumentRequest, options?: { edition?: EditionId }) => DocumentBase;
  /**
   * Returns the target that Go's net/url gives, or its error.
   *
   * @example engine.neighbour({ base: "http://a/b", reference: "c" }).target // "http://a/c"
   * @throws {TypeError} if an argument isn't of its type
   */
  readonly neighbour: (request: { base: string; reference: string }) => Neighbour;
  /**
   * Returns the target that URL of this runtime gives, and the fields in which it differs from the URL Standard.
   *
   * @example engine.runtime({ base: "http://a/b", reference: "c" }).same // true
   * @throws {TypeError} if an argument isn't of its type
   */
  readonly runtime: (request: { base: string; reference: string; set?: Options["set"] }) => Runtime;
  /**
   * Returns the readers that go to another host with a reference that looks like one of the base's own: specs, and the
   * runtime's own URL. null if none does, if the base has no host, or if the reference names both its scheme and its
   * host.
   *
   * @example engine.leaves({ base: "http://a/b", reference: "/\\h" })?.host // "h"
   * @throws {TypeError} if an argument isn't of its type
   */
  readonly leaves: (request: { base: string; reference: string }) => Leaves | null;
  /**
   * Returns all specs, the earliest first, each with its algorithm, character classes, and options.
   *
   * @example engine.editions().at(-1)?.document // "URL Standard"
   */
  readonly editions: () => Edition[];
  /**
   * Returns the examples that a spec prints, or the examples of all specs.
   *
   * @example engine.examples({ edition: "rfc1808" })[0].input
   * @throws {TypeError} if the spec doesn't exist
   */
  readonly examples: (options?: { edition?: EditionId }) => Example[];
  /**
   * Returns every spec's results for the examples that one spec prints.
   *
   * @example engine.board("rfc3986")[0].cells.map(({ edition, agrees }) => [edition, agrees])
   * @throws {TypeError} if the spec doesn't exist
   */
  readonly board: (edition: EditionId) => { id: string; cells: Cell[] }[];
  /**
   * Ends the program and frees its memory, which can be hundreds of megabytes after long texts. You can still use the
   * engine: the next call starts another program, which takes some 20 ms.
   *
   * @example engine.dispose();
   */
  readonly dispose: () => void;
}

/** A class of the platform, like the libraries "dom" and "node" have it; without these, the part of it that matters. */
type OfPlatform<Name extends string, Otherwise> =
  typeof globalThis extends Record<Name, { prototype: infer Class }> ? Class : Otherwise;

/** A WebAssembly.Module, in the same way. */
type CompiledModule = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Class } } }
  ? Class & object
  : object;

export interface LoadOptions {
  /**
   * The WebAssembly file, if it isn't beside the module: its address, its bytes, or the compiled module. In Node, it
   * can also be a path, relative to the working directory.
   */
  wasm?: string | OfPlatform<"URL", { readonly href: string }> | ArrayBuffer | ArrayBufferView | CompiledModule;
  /** Called with the share of the program that has arrived, from 0 to 1, whenever there is more. */
  progress?: (share: number) => void;
  /** Aborts a download. */
  signal?: OfPlatform<"AbortSignal", { readonly aborted: boolean }>;
  /** True fetches it past the browser's cache: for another try, if the cached file didn't work. */
  fresh?: boolean;
}

/**
 * Starts the engine: one for each page and version. The options of the first call count. Rejects if the WebAssembly
 * file can't be fetched or is refused; an error with a status is the host's answer.
 */
export function load(options?: LoadOptions): Promise<Engine>;

/** The version of the package. */
export const version: string;

/** The name of the WebAssembly file that this module starts, which is beside it. It depends on the content. */
export const wasmFile: string;
