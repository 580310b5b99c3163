/**
 * The types that cross the border between the Go core and JavaScript.
 *
 * Every offset is a count of UTF-16 code units, as JavaScript counts, and every
 * span is half open: `text.slice(start, end)`. A component that is absent is
 * `null`; one that is there and empty has a span of length 0.
 *
 * A spec is RFC 3986, one of seven earlier ones, or the URL Standard. Names in the code call it an edition.
 *
 * This file ships as dist/uriscope.d.ts. core/wire writes what it describes;
 * a test holds real answers against it.
 */

/** A half-open range of UTF-16 code units. */
export type Span = [start: number, end: number];

/** How a spec's component takes part in the picture, whatever it is called there. */
export type Role = "scheme" | "authority" | "path" | "query" | "fragment" | "userinfo" | "host" | "port" | "params";

/** One component of a text, by its name in the spec. */
export interface Part {
  name: string;
  role: Role;
  /** 1: a component; 2: a part of one (userinfo, host, port). */
  level: 1 | 2;
  /** null: the component is absent. */
  span: Span | null;
  /** The rule that it matches, where the name leaves that open: of a host "IPv4address", for instance. */
  kind?: string;
}

/** Why a text does not match a production, and where. */
export interface Problem {
  /** Offset of the first character that does not fit; the text's length at its end. */
  at: number;
  /** The rule of the grammar that failed. */
  rule: string;
  /** Spec and section of that rule, as in "RFC 3986, section 3.2.3". */
  section: string;
  /** What could have stood at that place, as terminals of the grammar. */
  expected: string[];
  message: string;
  /**
   * What follows is of a problem that no grammar finds, but an algorithm on its way; rule is its state then. The id is that of its
   * words. A condition that a grammar cannot state has an id, too: valid-domain, ends-in-a-number, shortest-digits, 0-to-255,
   * 16-bit, or effective-piece-length; rule is then the rule with that condition.
   */
  id?: string;
  /** The text that it is in. */
  on?: "base" | "reference" | "target";
  /** Whether there is no answer because of it. */
  fatal?: boolean;
  /** The id of the line of the listing that found it, and the index of the step that it belongs to. */
  line?: string;
  step?: number;
}

/** A text, split and held against a production. */
export interface Text {
  text: string;
  /** The production it was held against, such as "URI-reference"; null where the spec has none for it. */
  production: string | null;
  /** Of base and reference by the URL Standard, which names no components of a text: what its parser took the text for. */
  parts: Part[];
  /** What the groups of the spec's regular expression matched; [0] is the whole. Empty if it has none. */
  groups: (Span | null)[];
  /**
   * Why it doesn't match; empty if production is null. A fragment isn't checked if the production doesn't include it: the fragment
   * of a base, for instance, and by RFC 1738 every fragment, which follows a URL but isn't part of it. Unless production is null,
   * {@link Engine.validate} gives a reference the same errors. By the URL Standard, these are its parser's validation errors
   * instead, and validate gives the mismatch.
   */
  errors: Problem[];
  /**
   * By the URL Standard: why it does not match the production, which says how texts should be written; absent where it does. A text
   * may have a mismatch and no errors, or the reverse.
   */
  mismatch?: Problem;
}

/**
 * A piece of a register: a range of the text that another register held when the
 * edit was made, or literal text that the algorithm supplied.
 */
export type Piece =
  | [register: number, start: number, end: number]
  /** That range, written as another text: in lower case, encoded or decoded. */
  | [register: number, start: number, end: number, written: string]
  | string;

/**
 * Replace register[start:end] by these pieces; null makes the register undefined.
 * The edits of a step are made in their order. A line that splits a text has an edit for
 * every component, absent or not.
 */
export type Edit = [register: number, start: number, end: number, pieces: Piece[] | null];

/** One line of the listing, carried out. */
export interface Step {
  /** Index into the listing's lines. */
  line: number;
  /** Index of the line that called the routine which this line belongs to. */
  call?: number;
  /** How the question of the line was answered. */
  answer?: boolean;
  edits: Edit[];
  /** Present in a run whose steps are groups of lines; line is then the one that tells most of it. */
  group?: Group;
}

/**
 * What a step is where it stands for many lines: one visit of a state, for instance. Its edits are what all
 * of them did, of the texts that the run began with. {@link Engine.detail} has them one by one.
 */
export interface Group {
  /** What its lines are of, as the listing has it: a state, a parser, a part of the text that is composed. */
  name: string;
  /** How many lines it carried out. */
  steps: number;
  /**
   * What it read, in the register that the listing reads from: where its pointer was at its beginning, and the
   * farthest place that it came to. The character there was looked at, too.
   */
  read: Span;
  /** What the workspace held before it was last emptied, or else at the end; what is long is cut off. */
  worked: string;
  /**
   * The lines that it carried out, in the order of the listing: index and how often; of a question how often
   * it was answered yes, and how often no. Groups that carried out the same share one list.
   */
  lines: ([line: number, times: number] | [line: number, yes: number, no: number])[];
}

/** The single lines of one step of a run whose steps are groups. Its edits go on from where the steps before it end. */
export interface Detail {
  edition: string;
  /** The index of the step. */
  group: number;
  /** Index of its first line among all that the run carried out. */
  first: number;
  /** How many there are; more than steps.length where a limit was asked for. */
  total: number;
  steps: Step[];
}

export interface Run {
  steps: Step[];
  /** How many steps the run took; more than steps.length where a limit was asked for. */
  total: number;
}

/**
 * Whose words a statement is, beside the section that it has: the section says it; it recommends it, and another
 * way is no error; or it leaves it open, and what is done or concluded is ours.
 */
export type Basis = "says" | "advises" | "ours";

/**
 * A fact worth a remark: a hazard, a consequence. A spec tells only those that it speaks of itself, and
 * of each kind the first place in a text. Words for it live in the word catalogue, by id.
 */
export interface Finding {
  /**
   * user-name, userinfo (it reads like a host), password, reserved-port, unusual-port, empty-host, rare-address,
   * numeric-name, shown-host, host-not-utf-8, long-name, zone, encoded-crlf, encoded-nul, encoded-slash, encoded-backslash,
   * encoded-sign, double-encoded, encoded-dots, dots-with-parameter, not-utf-8, encoded-unseen,
   * device-name, look-alike, unseen, right-to-left, unreported (no valid URL, though the URL Standard’s parser has no error), base-fragment, opaque-base, flat-base, same-scheme, suffix,
   * above-root, reread.
   */
  id: string;
  on: "base" | "reference" | "target";
  span: Span;
  /** Spec and section that speaks of it. */
  section: string;
  /**
   * certain: it comes about whenever the text is used as the spec says; likely: with many programs or
   * readers; possible: it depends on a program or a meaning that the text does not show.
   */
  sure: "certain" | "likely" | "possible";
  basis: Basis;
  /**
   * What its sentence needs besides the text at its place. more: at how many other places the same stands, where
   * there are any. userinfo: host. password: hidden, the text as it should be shown. reserved-port: scheme, and
   * service, empty where none is known. unusual-port: scheme, usual. empty-host: scheme. rare-address: address,
   * that some systems read. user-name: colon, "yes" where one belongs to it. long-name: length. zone: form, "rfc6874" where it is written as that spec had it. double-encoded: once and twice, what it is decoded so often. shown-host: shown. unreported: rule, and condition, empty where the grammar alone says it. numeric-name: because, "dot", "zero" or
   * "range". encoded-unseen, unseen, right-to-left: character. look-alike: character, code (such
   * as "U+0430"), like, and script (cyrillic, greek, armenian, wide, mathematical or other). opaque-base,
   * flat-base: scheme. encoded-backslash: in, "host" or "path". suffix: guess. above-root: levels. reread: guarded, the target with "/." in front of its path.
   */
  args: Record<string, string>;
}

/** Why the target is what it is: the id of a sentence and what to put into it. */
export interface Why {
  /** "changed" with changed lines: the spec's reasons don't hold then, and there is no sentence. */
  id: string;
  args: Record<string, string>;
  /** Index of the line of the listing that decided. */
  line: number;
  /**
   * What there is to say, three clauses at most, in the order of the run. The first one has the id of the reason, and the others are
   * what a reader would miss. The engine computes them once they are read, together with {@link Explanation.account}; empty if
   * that is null.
   */
  clauses: Clause[];
}

/** A sentence of the reason for a target. */
export interface Clause {
  /** That of the reason, or one of: parents (".." removes segments), excess (".." has nothing to remove), here (a "." is removed), query-lost, file-lost (the last segment of the base's path). */
  id: string;
  /**
   * What to put into it. Of a reason that only says that the paths are merged: path, directory, and dropped, the last segment of the
   * base's path; dots, "yes" if the path begins with a dot segment. Of dots: dots, taken, count, nth (which of the dot segments is the first).
   */
  args: Record<string, string>;
  /** The characters that it is about. */
  about: { use: "base" | "reference"; start: number; end: number }[];
  /** Spec and section of the line that decided, its step, and its index. */
  section: string;
  step: number;
  line: number;
}

/** "no-setters": of a spec beside the URL Standard with {@link Options.set}, as no other spec has setters. */
export type Outcome = "target" | "same-document" | "no-relative-form" | "no-setters" | "error";

/** How a resolution ended. */
export interface Answer {
  outcome: Outcome;
  /** null where there is none: an error, no relative form, or the current document, which is no URI. */
  target: string | null;
  /** The fragment that goes with the current document, without its "#". */
  fragment?: string;
}

/** The options of all specs, by name. A spec ignores those that are not its own. */
export interface Options {
  /** Whether a reference's scheme counts though it is the base's (RFC 3986, section 5.2.2). */
  strict: boolean;
  /** The same in RFC 2396 and the draft of 2003 (RFC 2396, section 5.2; draft-fielding-uri-rfc2396bis-01, section 5.2). */
  validating: boolean;
  /** What becomes of ".." segments above the root (RFC 2396, section 5.2, step 6g; draft-fielding-uri-rfc2396bis-01, section 5.2, step 7 of merging). */
  excess: "keep" | "remove" | "refuse";
  /** RFC 1630: whether longer runs of slashes farther right count, as in its rule, or do not, as in its example. */
  slashes: "rule" | "example";
  /** Whether a host may be a literal IPv6 address in RFC 2396, as RFC 2732 amends it. It changes what is valid, and no target. */
  ipv6: boolean;
  /**
   * The URL Standard: the property of a URL object that the reference is assigned to (URL Standard, 6.1). The base
   * is then the URL, and the target is the URL afterwards; an assignment that is ignored leaves it as it was.
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

/** An option that a spec declares. */
export interface Option {
  name: keyof Options;
  /** As texts, the spec's own first; a switch has "yes" and "no", and is a boolean in {@link Options}. */
  values: string[];
  /** Present where any value but the first asks something that other specs do not speak of: they have no answer then. */
  alone?: true;
}

/** What became of some characters of the base or the reference. */
export interface Fate {
  /** The text that they are in. */
  use: "base" | "reference";
  start: number;
  end: number;
  /** Of their component, or of the one that a delimiter ends or begins; absent where there is none. */
  role?: Role;
  /**
   * kept: they are in the target. changed: something else replaces them there, in lowercase or percent-encoded for instance.
   * delimiter: splitting took them off. unused: nothing of their component was taken. dropped: their component was taken only in
   * part. removed: they were on their way to the target. What is removed from a path begins after a "/" if it can: for
   * `/docs/../x` it is `docs/../`, though a step may remove `/docs/..`, which leaves the same text.
   */
  fate: "kept" | "changed" | "delimiter" | "unused" | "dropped" | "removed";
  /** Where they are in the target, if they are kept or changed. */
  to?: Span;
  /** Index of the step that decided, which may be beyond those that a limit allows, and of its line. */
  step: number;
  line: number;
  /** The ".." that removed a segment. */
  by?: { use: "base" | "reference"; start: number; end: number };
}

/** What a phase of a run did to a text. */
export interface Row {
  /** The phase, as lines of the listing have it. */
  phase: string;
  /** The steps of the phase, which may be entered more than once. */
  steps: Span[];
  /** The text, by what the phase did to it. */
  pieces: { text: string; kind: "kept" | "removed" | "added" }[];
  /** Document and section of its first line. */
  section: string;
  /** The ids of the clauses of the reason that are about it. */
  clauses: string[];
}

export interface Explanation extends Answer {
  edition: string;
  /** With changed lines ({@link Request.lines}), the listing that ran, which the steps of the run refer to. */
  listing?: Listing;
  options: Options;
  base: Text;
  reference: Text;
  /** The target with the components that the algorithm gave it; null where there is none. */
  result: Text | null;
  why: Why;
  /** What the algorithm called wrong on its way, in its order; none where only a grammar tells what is. */
  problems: Problem[];
  run: Run;
  /**
   * What became of every character of the base and then of the reference, in their order, whatever limit was asked for. Without a
   * target, all are unused. null if the two texts have more than 1,048,576 bytes in UTF-8. The engine computes it once it is read.
   */
  account: Fate[] | null;
  /**
   * A row for each phase of the run that changed a text, in their order; empty without a target, and if account is null. It is
   * computed together with that.
   */
  story: Row[];
  findings: Finding[];
}

/**
 * The clause by which two specs give different answers, and the way of each in it.
 * The word catalogue has a sentence for each clause and way. Where one of the two is told by its
 * deviations, it is the name of one of these, and the ways are "done" and "left".
 */
export interface Cause {
  clause: string;
  /** The way of the spec that was asked for. */
  here: string;
  there: string;
  /** The spec whose words tell it: the one that deviates, or one whose clause another has without words of its own. */
  of?: string;
}

/** What one of the specs makes of a request. */
export interface EditionAnswer extends Answer {
  edition: string;
  /** Whether it is the answer of the spec that was asked for. */
  same: boolean;
  /** null where it is the same, or too long, or not known, or not asked for. */
  because: Cause | null;
  /** Where there are several reasons, those after the first. All together they make the difference, and none can be spared. */
  also?: Cause[];
  /** Where there is a cause: the spec and section in which this spec has the clause. */
  section?: string;
  /** Present where the texts are too long, more than 100,000 bytes together, for a cause to be searched for. */
  tooLong?: true;
}

/** Where two runs part: positions of the player, as a link's step. */
export interface Parting {
  /** That by which they part first. */
  because: Cause;
  /** Where there are several, the others. */
  also?: Cause[];
  here: number;
  there: number;
}

export interface Validity {
  valid: boolean;
  errors: Problem[];
}

/** A text on its way to the form in which more of those that mean the same are equal. */
export interface Normalized {
  edition: string;
  text: string;
  /** null where the text is not what a reference must be; by the URL Standard, where parsing it without a base fails. */
  normalized: string | null;
  errors: Problem[];
  /** It has the one text, and the normal form as its last register. */
  listing: Listing;
  run: Run;
}

/** One of two texts that are compared. */
export interface ComparedSide {
  text: string;
  /** Whether it was resolved against the base, as it is relative. */
  resolved: boolean;
  /** That of the resolution; "target" where the text was taken as it is. */
  outcome: Outcome;
  /** What is compared; null where the outcome has none. */
  target: string | null;
  production: string | null;
  errors: Problem[];
  /** What the spec advises on how to write URIs, and the first place at which the target does not follow it; empty where it advises nothing. */
  practices: { id: string; section: string; broken: Span | null }[];
  /** Of the target to its normal form, by the listing of the comparison; null without a target. */
  run: Run | null;
}

/** A rung of the ladder, with what both targets have become when its work is done. */
export interface ComparedRung {
  id: string;
  section: string;
  basis: Basis;
  /** The spec speaks of it, and it takes more than the texts: nothing is computed. */
  explained: boolean;
  /** Present where the fragments count for nothing at this rung: it leads to no other normal form, and texts that are equal here alone do not meet. */
  excludes?: true;
  /** One of the two is no URI by the grammar: they are compared as strings alone, and nothing has been done for this rung. */
  skipped: boolean;
  a: string;
  b: string;
  /** How many steps of the two runs have been carried out then. */
  steps: [number, number];
  equal: boolean;
}

export interface Comparison {
  edition: string;
  a: ComparedSide;
  b: ComparedSide;
  /** Empty where one of the two has no target. */
  rungs: ComparedRung[];
  /** Index of the first rung at which the forms are equal; null if there is none, which does not prove that they name different things. */
  meet: number | null;
  /** The same for the forms without their fragments. */
  meetWithoutFragments: number | null;
  /** Whether the hosts of the two targets are the same, where the spec says when they are: as they are serialized, null where there is none. */
  hosts?: { section: string; a: string | null; b: string | null; equal: boolean };
  listing: Listing;
}

/** The shortest reference that leads from a base to a target. */
export interface Relative {
  edition: string;
  /** null where none leads there. */
  reference: string | null;
  /**
   * Why it looks as it does: "empty", "only-query", "path", "dot" (a ".", "./" or "/." is needed), "up", "root" (from the root is
   * no longer), "authority" ("//" is needed), "whole", "no-relative" (the spec has no relative references); or why there is none:
   * "dot-segment" (a resolution leaves none), "misread" (the target is a text that is read as other components), "invalid" (it does not match the grammar), "no-base".
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
 * What is changed in a base or a reference. Words live in the catalogue, by id.
 *
 * Both: "exchanged": the one is the other; "trimmed": no white space around either; "backslash": "/" for every "\\".
 *
 * The base: "base-origin": with the scheme, or scheme and authority, of what is expected in front; "base-slash": "/" at the end of
 * its path; "no-base-slash": none there; "no-query", "no-fragment": without its query, or fragment.
 *
 * The reference: "decoded": dots, or dots and delimiters, decoded; "no-scheme": without its scheme; "no-leading-slash": without the
 * first "/" that it begins with; "no-dots": without one "../", or all that it begins with; "dot": "." or "/." in front of "//";
 * "up", "slash", "dot-slash", "slashes", "question-mark", "hash": "../", "/", "./", "//", "?", or "#" in front; "scheme": a scheme in front, and "//" if it is needed;
 * "end-slash", "no-end-slash": with "/" at the end of its path, or without; "query": with the base's query, instead of its own or
 * beside it; "fragment": with the base's fragment; "shortest": the shortest one that leads to what is expected.
 */
export type ChangeKind =
  | "exchanged"
  | "trimmed"
  | "backslash"
  | "decoded"
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

/** A change of base, reference, or both with which the spec and its options give the target that was expected. */
export interface Change {
  /** The base to use; absent where it stays as it is. */
  base?: string;
  /** The reference to use; absent where it stays as it is. */
  reference?: string;
  /** What is changed: one kind, or two in the order in which they were applied. */
  kinds: ChangeKind[];
  /** What it gives: what was expected, or, where that has another form by the spec, its equivalent. */
  target: string;
  /** For each text that is changed: the range of the new text that was not there before; of length 0 where the change only removes. */
  added: { base?: Span; reference?: Span };
  /** For each text that is changed: the range of the old text that is no longer there; of length 0 where the change only adds. */
  removed: { base?: Span; reference?: Span };
}

/** A known way to get the algorithm of a spec wrong: its listing with some lines changed, as {@link Request} takes them. */
export interface Misreading {
  /** Of the words in the catalogue that say what is done wrong. */
  id: string;
  /** Whether it adds something that programs do, such as encoding or dropping a port. It doesn't change a step of the spec. */
  beside: boolean;
  lines: Record<string, LineChange>;
}

/**
 * A known way to break some lines of a spec: a misreading, or a small change of one line that a rule makes. The line is left out;
 * asks the opposite ("unless" for "if"); comes behind its next neighbour; reads "defined" as "not empty"; takes the first for the
 * last, or a text without the one that it ends with; no longer ignores case; heeds one of two alternatives; asks for one of two
 * conditions; lacks one part; takes the component of the other text; or doesn't call a routine.
 */
export interface KnownChange extends Misreading {
  kind: "misreading" | "left-out" | "opposite" | "behind" | "empty" | "place" | "case" | "alternative" | "condition" | "part" | "register" | "call";
  /** The id of the first line that is changed. */
  line: string;
}

/** A known change, with the cases that notice it, as their target is another one: by their index. */
export interface ScoredChange extends KnownChange {
  cases: number[];
  /** What it gives in each of these cases, "" for no target. Present where it's asked for. */
  targets?: string[];
}

/** Which known changes of a spec a library follows. */
export interface Diagnosis {
  /** The surest first: a change is one if it gives at least four answers, and at least four fifths of those where it matters. */
  followed: {
    /** It, or up to three that none of the cases tells apart. Misreadings come first. */
    misreadings: KnownChange[];
    /** The cases with an answer in which it gives another target than the spec. */
    matters: number;
    /** Those of them in which it is the answer, by their index, the shortest first. */
    cases: number[];
  }[];
  /** Answers that are not the spec's. */
  differing: number;
  /** Of them, those that no known change gives. */
  unexplained: number;
  /** Cases without an answer that have a target. */
  refused: number;
}

/** A spec and options that give the target that was expected. */
export interface ExpectedBy {
  edition: string;
  /** The options by which it does, where they are not the spec's own: none if the spec itself gives it. All others are its own. */
  options: Partial<Options>;
  /** What it gives: what was expected, or in {@link Expectation.equivalents} its equivalent. */
  target: string;
  /**
   * Where its run and the run of the request diverge, as {@link Engine.parting} has it, with here for the request; null where they
   * give the same, and where that is not known.
   */
  parting: Parting | null;
}

/**
 * Where a run loses what was expected: the first step after which it can no longer give it. The expected text that the target does
 * not have is looked for in base and reference, and followed through the run by its origin.
 */
export interface Lost {
  /** A position of the player, as in {@link Parting}: the step that loses it is run.steps[step - 1] of the explanation. */
  step: number;
  /** Index of its line in the spec's listing, which has the section; where the step is a group of lines, that of the very line. */
  line: number;
  /**
   * "dropped": the text is left out where another part of its component is taken, as the last segment of a base's path is;
   * "removed": it is removed with dot segments, or is one; "replaced": nothing is taken of its component, as the reference has
   * something else; "ignored": nothing is ever taken of its component, as of a base's fragment; "added": nothing is lost, and
   * the text is what the target has besides; "split": the text is a delimiter, at which the run splits the base or the reference;
   * "no-target": the run ends without a target, and the step is the one that decides that.
   */
  how: "dropped" | "removed" | "replaced" | "ignored" | "added" | "split" | "no-target";
  /** Whose text that is; null with "no-target". */
  on: "base" | "reference" | null;
  /** Its range there: all that is expected of it, as far as it is in one component. */
  span: Span | null;
  /** That component; null where it is in none. */
  role: Role | null;
}

/** What would give a target that was expected, who gives it, and where the run of a request loses it. */
export interface Expectation extends Answer {
  edition: string;
  /** Whether the target is what was expected, to the letter. */
  met: boolean;
  /**
   * Whether the target is it by the normal forms of the spec. Not asked of an expectation with dot segments: a library
   * that leaves them has another answer, not an equivalent one. True where met is.
   */
  equivalent: boolean;
  /** Why what was expected is not a URI reference by the spec's grammar; null where it is one, or there is no such production. Everything else is answered anyway. */
  fault: Problem | null;
  /**
   * The range of what was expected that the target does not have: without what both begin and end with. Of length 0 where the
   * target only has more. What one of the two only has more begins behind a delimiter, if it can. All of it where there is no target.
   */
  differs: Span;
  /** The range of the target that takes its place; null where there is no target. */
  instead: Span | null;
  /**
   * What explains best why it was expected: it is equivalent to the target; or the first change gives it; or the misreading
   * does; or other specs or options do. A change of one character comes before a misreading, and others come last. null where nothing gives
   * it, and where it is met.
   */
  explainedBy: "equivalent" | "change" | "misreading" | "by" | null;
  /** Who gives what was expected to the letter, the earliest spec first, and of each spec with as few options as will do. */
  by: ExpectedBy[];
  /** Who does not, but gives what is equivalent by the normal forms of that spec itself. */
  equivalents: ExpectedBy[];
  /** The most frequent misreading that gives it, and the first step, a position of the player, that a run with its lines does not have; null where none is known. */
  misreading: (Misreading & { step: number }) | null;
  /**
   * What would give it, the smallest change first, at most five: of changes near the root that lead to the same, those by which the
   * reference stays relative to the same directory come first; before "//" in front of a host comes its scheme with "//"; the shortest reference comes last. None where it is met, or nothing that is tried gives it. Each was
   * resolved by the spec with the options of the request. Those that give an equivalent are there if none gives it to the letter. Two
   * changes at once are tried only if nothing else gives it.
   */
  changes: Change[];
  /** Always null: the misreading has taken its place. */
  pattern: null;
  /** With a misreading, what becomes of the first characters in the run to which it does something else. null where it is met or equivalent, and where it cannot be said. */
  lost: Lost | null;
  /**
   * Present where the texts have more than 8,000 bytes together: nothing but met, differs and instead is known then, the lists are
   * empty, equivalent is met, and everything else is null.
   */
  tooLong?: true;
}

/** What somebody may have expected of a request, though they have not said so. */
export interface LikelyExpectation {
  /** What was likely expected, which the change gives. */
  expected: string;
  pattern: "base-slash" | "leading-slash" | "missing-slashes";
  /** Of the reference, where there is such a one: a link is easier to change than the base. */
  change: Change;
}

/**
 * What a spec says of the scheme that a text begins with. Where it defines the scheme, a run
 * of its listing, which has the one text, is what a client does: it takes the text apart, decodes
 * parts, and sends messages. In the edits of such a run a text that is an octet beyond US-ASCII,
 * which an encoding stood for, is one character, from U+0080 to U+00FF.
 */
export interface SchemeAnswer {
  edition: string;
  text: string;
  /** The name as the text has it; null where it begins with no scheme. */
  name: string | null;
  /**
   * "none": the text begins with no scheme; "defined": the spec defines it; "named": it names
   * it and defines nothing; "reserved": it is kept for a use to come; "experimental": it is for
   * anybody to try things with; "unknown": the spec says nothing of it. By the URL Standard,
   * "special" or "not-special".
   */
  standing: "none" | "defined" | "named" | "reserved" | "experimental" | "unknown" | "special" | "not-special";
  /** Spec and section that say so, or that say what there is to say of such names; null where none does. */
  section: string | null;
  /** What the text must match; null where the spec has no production for it. */
  production: string | null;
  errors: Problem[];
  /** Those of the scheme; where the spec does not define it, those of any text. */
  parts: Part[];
  /** Those that any text has, whatever its scheme. */
  generic: Part[];
  /** The default port; null where the scheme has none, or the spec does not give it. */
  port: string | null;
  /** Spec and section that give it, where that is not where the scheme is defined; otherwise null. */
  portSection: string | null;
  /** Spec and section that ask clients to let a gateway be named for a scheme that they do not know, as this may be one; null where none do. */
  gateways: string | null;
  /**
   * The name of the scheme, in lower case, where the spec defines it; null where not. So are the next two, but in
   * the URL Standard, which says the same of all schemes: the record of the URL, whether its scheme is special, and
   * its origin (URL Standard, 4.2 and 4.7), and nothing of a client.
   */
  defined: string | null;
  /** By the URL Standard: the origin as browsers write it, "null" for an opaque one; null where the text is no URL. */
  origin?: string | null;
  listing: Listing | null;
  run: Run | null;
}

/** What Go's net/url makes of a base and a reference. */
export interface Neighbour {
  /** null where it refuses one of them. */
  target: string | null;
  /** The text that it refuses, and why, in its own words; null where it does not. */
  refused: { on: "base" | "reference"; message: string } | null;
}

/** What the runtime's own URL, a browser's or Node's, makes of a base and a reference, held against the run of the URL Standard. */
export interface Runtime {
  /** Its href; null where it refuses one of the texts. An empty base is none. */
  target: string | null;
  /** The text that it refuses, and why, in its own words; null where it does not. */
  refused: { on: "base" | "reference"; message: string } | null;
  /** What the URL Standard has; null where it fails. */
  standard: string | null;
  /** Whether the two are the same. */
  same: boolean;
  /** Where both have an answer: the fields that differ. None where all are the same, and only the whole is written otherwise. */
  fields: RuntimeField[];
  /** Where only the runtime has an answer: the validation error that the standard fails with, and the state that finds it. */
  ended: { problem: string; state: string } | null;
}

/** A reference that leads to another host than the base's though it looks like one of the base's own. */
export interface Leaves {
  /** Where it leads to; "" for a script or data. */
  host: string;
  /** Of a target that runs a script, or shows data, in the place of a page of the site. */
  scheme?: "javascript" | "data";
  /** Who goes there: the id of a spec, or "url" for the runtime's own URL. */
  by: { who: string; target: string }[];
  /** The targets are on the base's host, but their path leads away when it is read as a reference of its own. */
  again?: true;
  /** The reference says so itself: it begins with "//", or with that scheme. */
  plain?: true;
}

/** A field of the runtime's URL that is not what it is by the URL Standard. */
export interface RuntimeField {
  field: "protocol" | "username" | "password" | "hostname" | "port" | "pathname" | "search" | "hash";
  here: string;
  /** By the standard. */
  there: string;
  /** The state, or the parser of hosts, of the standard that set it there; empty where nothing did after the base was parsed. */
  state: string;
}

/**
 * What a call throws. What a text brings is never thrown: a text that is not valid has an answer like any other.
 *
 * A call that was made wrongly throws a TypeError, whose message names the argument: "bad-argument" if it is not
 * of its type or values, "not-found" if there is no such spec, production, component, charset, format, or step.
 * "unspoken" is of a spec that does not speak of what was asked for; lacks says of what, as in Edition.lacks.
 * "too-long" is of {@link Engine.detail}: the run has the step, but what comes before it is more than the engine keeps.
 *
 * "bad-line" is of {@link Request.lines}: a line isn't in the language, or there is no such line. "endless": the
 * changed listing doesn't end, or would fill the memory.
 *
 * "panic": the call could not be carried out, for lack of memory for instance. The engine goes on: the next call
 * is answered by another program, which is started in it. Only in a browser that does not let a program be started
 * without waiting, further calls throw the same until it is there, some turns of the event loop later.
 */
export interface CallError extends Error {
  code: "bad-argument" | "not-found" | "unspoken" | "too-long" | "bad-line" | "endless" | "panic";
  /** "lines": the spec's listing can't be changed like that, because it doesn't run. */
  lacks?: Capability | "lines";
  /** Of "bad-line": the id of the line; of an inserted one "2C before 1", the first before 2C. */
  line?: string;
  /** Where the words are wrong, in UTF-16 units of the line. */
  at?: number;
  /** Words of the language, or a name, that are near to those. */
  didYouMean?: string;
}

/** What a spec may have besides its algorithm, and may therefore lack. */
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
  /** Whether it is one of the buffers that dot segments leave. */
  buffer: boolean;
  /** Of a buffer: whether a segment is taken with the "/" after it, and not with the one before it. */
  slashAfter: boolean;
  /** The component that it holds, by its name in the spec; "" where it holds none. */
  component: string;
  /**
   * Of which texts it is the component. Both "reference" and "target" where the algorithm
   * turns the components of the reference into those of the target; "URL" in the listing of a scheme.
   */
  of: ("base" | "reference" | "target" | "URL")[];
  /** Present where it is what a client sends: a step only appends to it, and what it appends is one message. */
  sent?: true;
  /** Present where it holds what was read so far of another register, by its index: its length is the pointer into that; where it is undefined, the pointer stands before the beginning. */
  reads?: number;
  /** Present where it is the workspace; see {@link Group.worked}. */
  work?: true;
}

export interface Line {
  id: string;
  /** "split", "transform", "merge", "dots" or "recompose"; in the listing of a scheme "parts", "decode" or "dialogue". */
  phase: string;
  /** Levels of indentation. */
  depth: number;
  section: string;
  /** The line in our own words. */
  code: string;
  question: boolean;
  /**
   * The registers, as indices, that a question asks of: what they hold before the step, and
   * the options, decide how it is answered. Empty where the line is no question.
   */
  reads: number[];
  /** Whether it is the other way of the question before it at its depth; it is never carried out itself, but where it is a question, too, which is then asked if the one before it was answered no. */
  else: boolean;
  /** The name of the group that it belongs to, where runs have groups; absent where it belongs to whatever group is under way. */
  group?: string;
  /** The routine that it belongs to. The lines that call it name it, and a step of a run says which of them did. */
  routine?: string;
  /** Whether it, or what is in it, may be carried out more than once. */
  loop?: boolean;
  /**
   * Whether something is to be said of it: what was decided where the spec leaves it open, or
   * what an erratum would change. The word catalogue has it.
   */
  decided: boolean;
}

/** A class of characters, as the spec names it. */
export interface CharacterClass {
  name: string;
  section: string;
  /** Whether its characters cannot stand in a URI as they are. */
  excluded: boolean;
}

/** A stretch of a text whose characters are all of one class. */
export interface Stretch {
  start: number;
  end: number;
  /** Index into the spec's classes; null: in none of them. */
  class: number | null;
}

/** A rule of a spec's grammar. */
export interface Rule {
  name: string;
  /** Spec and section. */
  section: string;
  /**
   * What stands to the right of "=": where it is not respelled, as the spec prints it, but for
   * white space and comments. It is a notation that one matcher can read for all specs.
   */
  definition: string;
  /**
   * Whether something is to be said of it: how it was read where it is misprinted or leaves
   * something open, or what an erratum would change in it. The word catalogue has it.
   */
  decided: boolean;
  /**
   * Whether the spec spells it in another way: "1*[ a ]" for "1*( a )", a list of letters for
   * their range, characters without quotation marks. The word catalogue says how.
   */
  respelled?: true;
  /**
   * What its texts are made of: "rules", other ones; "characters", rules of one character
   * and perhaps the rule itself; "character", one character, encoded or not.
   */
  made: "rules" | "characters" | "character";
}

/**
 * A rule stands for a stretch of the text: index into rules, start and end in the text,
 * index in nodes of the first node that is not within this one, and how many nodes
 * within it, the last ones, were left out.
 */
export type TreeNode = [rule: number, start: number, end: number, next: number, hidden: number];

/**
 * A derivation tree, or the part of it that was asked for. A node of the whole tree has
 * an index: how many nodes come before it, left out or not, where a node comes before
 * those within it.
 */
export interface Tree {
  /** The production that the text is held against; null where the spec has none for it. */
  production: string | null;
  /** The length of the text that it has to derive, which ends before a fragment that it doesn't include. */
  length: number;
  valid: boolean;
  /** Why the text does not match. */
  errors: Problem[];
  /** The production, the rule that failed, and those of the nodes. */
  rules: Rule[];
  /** Every node before those within it, which come before those after it. */
  nodes: TreeNode[];
  /** How many nodes of the range that was asked for come after these. */
  hidden: number;
  /** How many nodes the whole tree has. */
  total: number;
}

export interface TreeOptions extends Partial<Options> {
  edition?: string;
  /** The rule that derives the whole text. Without one, it's the rule for its use, or, without a use, the rule of validate. */
  production?: string;
  use?: "base" | "reference" | "target";
  /** That the text is a reference to; absent: as without one. It counts in the URL Standard, whose rules for a relative URL go by its scheme. */
  base?: string;
  /** The range of nodes wanted, for what another answer left out. */
  from?: number;
  to?: number;
  /** At most so many nodes. */
  limit?: number;
}

export interface Listing {
  /** The first two hold the base and the reference, the last one the result; in the listing of a scheme, the first one holds the URL. */
  registers: Register[];
  lines: Line[];
}

export interface Edition {
  id: string;
  /** Of publication; of a spec that goes on changing, that of the state which this is. */
  year: number;
  /** The state of a spec that goes on changing, and its day, as in "2026-07-01"; absent where it was published once. */
  living?: { commit: string; day: string };
  /** Whether it is the spec that is used where none is named; absent where it is not. */
  standard?: true;
  /** Of what the spec does not speak. Of a spec that is baked beside another one, this is left out, like all that draws it. */
  lacks: Capability[];
  /** As citations begin: "RFC 3986". */
  document: string;
  listing: Listing;
  /** The usual productions; validate() knows every rule of the grammar. */
  productions: string[];
  /** Which of the options it reads. */
  choices: (keyof Options)[];
  /** The same, each with its values. */
  options: Option[];
  classes: CharacterClass[];
  /** The spec's regular expression; null where it has none. */
  expression: { section: string; pattern: string; decided: boolean } | null;
}

/** An example that a spec prints. The id never changes. */
export interface Example {
  id: string;
  edition: string;
  section: string;
  /**
   * "resolve": a reference and its target; "dots": a path and what is left without dot segments; "parse": a
   * URI that the grammar accepts; "equivalent": a URI and another one;
   * "different": a URI and one that it is not equivalent to; "extract": a text and the URIs in it.
   * And what specs print besides: "part": a text that one rule derives; "encode": data, and what stands
   * for them; "parts": a URI, and the values of components of it; "groups": a URI, and what the groups of the expression match; "buffers": a path, and both
   * buffers after each step; "client": a URL, and what a client sends because of it.
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
  /** Of a reference; or, of a part, a text of ours that becomes a whole URI when the part is appended. */
  base?: string;
  /** Of a part, the rule; of data, the charset where it is not the spec's. */
  of?: string;
  /** The reference, the URI, the path, the data or the text. */
  input: string;
  /** What the spec prints; several where it prints several, and of "parts", "groups", "buffers" and "client" line by line. */
  want: string[];
  /** false for the answer that is given "for backward compatibility"; validating is the word of 2003 for it. */
  strict?: boolean;
  validating?: boolean;
  /** Given where the answer is that of another way of 2003 with excess ".." than its own. */
  excess?: Options["excess"];
  /** Given where the answer is that of RFC 1630's example, and not of its rule. */
  slashes?: Options["slashes"];
  /** The id of what has to be said of the example. */
  remark?: string;
}

/**
 * What a spec makes of an example: an answer, or of a single URI whether its grammar accepts it, or
 * lines as those that the spec prints. Nothing of that where the spec has nothing to make it with:
 * no such rule, no expression, no two buffers, no definition of the scheme.
 */
export interface Cell extends Partial<Answer> {
  edition: string;
  valid?: boolean;
  lines?: string[];
  /**
   * Whether that is what the spec prints; null where there is nothing, and where it is not computed: by
   * most specs, whether two URIs are equivalent.
   */
  agrees: boolean | null;
  /** The clause by which the answer is not that of the spec that prints the example. */
  because?: Cause;
  /** Where there are several, the others. */
  also?: Cause[];
  /** Why the grammar does not accept it; empty where it has no production for such a text. */
  errors?: Problem[];
}

/** A question about a reference. Options that are left out have their first value; a switch may be "yes" or "no", too. */
export interface Request {
  base: string;
  reference: string;
  edition?: string;
  strict?: Options["strict"] | "yes" | "no";
  validating?: Options["validating"] | "yes" | "no";
  excess?: Options["excess"];
  slashes?: Options["slashes"];
  ipv6?: Options["ipv6"] | "yes" | "no";
  set?: Options["set"];
  /** Record at most this many steps. The target is whole all the same. */
  limit?: number;
  /**
   * Lines of the spec's listing done differently, by their ids, for explain, detail, answers, and figure. All listings run
   * except that of the URL Standard, in which questions can only be left out, such as {"scheme.2.6": {omit: true}}, and not
   * all of them: not those of the parsers of addresses, for instance. The language: core/listing/README.md.
   */
  lines?: Record<string, LineChange>;
}

/** A line done differently. */
export interface LineChange {
  /** Other words for the line. */
  text?: string;
  /** Lines to insert, with a line break between two, and a tab for each level below the line. */
  before?: string;
  after?: string;
  /** Leave the line out. A question that is left out is answered no. */
  omit?: boolean;
}

/** A component that data can be written into. */
export interface DataComponent {
  /**
   * The same in all specs, for what is the same: "path", "params", "query", "fragment", "userinfo", "password", "host", or
   * one of RFC 1738's. Of the URL Standard's sets of characters, "special-query", "opaque-host", "component" and "form" besides.
   */
  id: string;
  /** The spec's own name. */
  name: string;
  section: string;
}

/** What becomes of a character of data. Words for the reason live in the word catalogue, by id. */
export interface EncodedCharacter {
  span: Span;
  /** Two hexadecimal digits for each octet; empty if the charset does not have the character. */
  octets: string;
  /** What stands for the character in the component. */
  encoded: string;
  /** Whether it is encoded: "should", where the grammar would do without. */
  need: "stays" | "should" | "must";
  reason: string;
  section: string;
  basis: Basis;
}

/** What has to be said of data or of a host. */
export interface DataWarning {
  id: string;
  section: string;
  basis: Basis;
  /** The first place that it applies to, and how often it applies. */
  span: Span;
  count: number;
}

/** A part of a name, between two dots. */
export interface NameLabel {
  span: Span;
  /** Its Punycode, of a label beyond US-ASCII as it stands: it is not mapped first, as names for the DNS are. */
  ascii: string | null;
  /** What its Punycode means. */
  unicode: string | null;
}

/** How data are written into a component, and read again. */
export interface Encoded {
  edition: string;
  component: DataComponent;
  /** Those of the spec. */
  components: DataComponent[];
  /** decided: something is to be said of it, as the spec only advises it or leaves it open, or as another one was asked for. */
  charset: { id: string; section: string; decided: boolean; basis: Basis; own: string; ownBasis: Basis };
  charsets: string[];
  /** null where a character has no octets in the charset. */
  encoded: string | null;
  /** An example of a URI with the component. */
  uri: string | null;
  /** The component of that, decoded once: the data, but for characters that are written by their numbers. */
  decoded: string | null;
  /** The same decoded twice, as it never should be. */
  twice: string | null;
  /** What the component would be if the URI were decoded before it is split. */
  early: string | null;
  /** As many of the first as the limit allows. */
  characters: EncodedCharacter[];
  total: number;
  warnings: DataWarning[];
  /** Of a name that is looked up in the DNS. */
  labels: NameLabel[];
  /** The first register holds the data, the last one what they are after decoding. */
  listing: Listing;
  run: Run;
}

/** A name and its value in application/x-www-form-urlencoded. */
export interface FormPair {
  /** In the text; null where pairs were given. */
  span: Span | null;
  name: string;
  value: string;
  /** What the pair is serialized to. */
  encoded: string;
}

/** What a text in application/x-www-form-urlencoded means, and what that is serialized to (URL Standard, section 5). */
export interface Form {
  /** Of what is serialized; "windows-1252" where "iso-8859-1" was asked for. What is parsed is UTF-8. */
  charset: string;
  /** As many of the first as the limit allows. */
  pairs: FormPair[];
  total: number;
  encoded: string;
  listing: Listing;
  run: Run;
}

/** What becomes of a stretch of an IRI that is mapped to a URI, or of a URI that is converted to an IRI. */
export interface IRIRow {
  /** In {@link IRIAnswer.given}. */
  span: Span;
  /** Two hexadecimal digits for each octet; empty where nothing is encoded or decoded. */
  octets: string;
  /** What stands there then. */
  to: string;
  /**
   * "us-ascii": it stays as it is. Of an IRI: "ucschar" and "iprivate", which are encoded; "name", a label of a host in
   * the form for the DNS. Of a URI: "unreserved", "ucschar" and "iprivate", which are decoded; "percent", "reserved",
   * "not-utf-8", "avoided" and "formatting", which stay encoded. "elsewhere": a private character outside of a query;
   * "unfit": one that no rule has; "excluded": one of US-ASCII that no URI has.
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
  /** The text that the rows are of: normalized, where that was asked for. */
  given: string;
  /** null where the text is no IRI reference. */
  result: string | null;
  /** Why it is none, with offsets in given; the rules are those of RFC 3987. */
  errors: Problem[];
  /** As many of the first as the limit allows. */
  rows: IRIRow[];
  total: number;
  /** Labels of the host that were to be converted, and what to; null where there is no such form. */
  labels: { from: string; to: string | null }[];
  listing: Listing;
  run: Run;
}

/** A URI that stands in running text. Offsets are those in the text, but for those in errors. */
export interface Found {
  /** "suffix": a URI without its scheme; "relative": a relative reference, which only the wrapper tells from a word. */
  kind: "uri" | "suffix" | "relative";
  wrapper: Wrapper["id"];
  /** With the wrapper, the prefix, and punctuation beside it. */
  whole: Span;
  /** The URI, without white space. */
  uri: string;
  /** Of a suffix, the URI that it is likely to stand for. */
  guess: string | null;
  /** What in the whole is no part of the URI, in its order: the rest of it is the URI. "break": white space with the end of a line in it. */
  marks: { kind: "open" | "prefix" | "space" | "break" | "punctuation" | "close"; span: Span }[];
  doubts: Doubt[];
  /** What the URI was held against; null where the spec has none for it. */
  production: string | null;
  /** Why it does not match, with offsets in the URI; empty where it does. */
  errors: Problem[];
  /** Where in the text the error is. */
  wrongAt: number | null;
}

/** What a text leaves open about a URI. */
export interface Doubt {
  /**
   * "hyphen": one at the end of a line, which may be the typesetter's; "goes-on": the same at the end of a URI that
   * may go on in the next line; "joined": a space within quotes, which may end the URI; "full-stop": punctuation
   * before a closing quote, which may be the sentence's; "entity": "&amp;", which may be HTML's for "&", with the first
   * place; "script": letters beyond US-ASCII at its end, which may be the text's.
   */
  kind: "hyphen" | "goes-on" | "joined" | "full-stop" | "entity" | "script";
  section: string;
  places: Span[];
  /** What the URI is if it is meant otherwise at all these places. */
  others: string[];
}

/** What sets off URIs from the text around them. */
export interface Wrapper {
  id: "brackets" | "quotes" | "white-space";
  /** What may stand before the opening bracket, and then belongs to the wrapper. */
  before: string;
  /** Whether the prefix "URL:" has to follow the opening bracket. */
  prefixed: boolean;
}

/** The URIs in running text. */
export interface Extracted {
  edition: string;
  wrappers: Wrapper[];
  /** Specs and sections; null where the spec does not speak of it. */
  sections: {
    delimiting: string;
    prefix: string | null;
    whiteSpace: string | null;
    hyphen: string | null;
    suffix: string | null;
  };
  /** The ids of remarks on what the spec leaves open. */
  decided: string[];
  /** In the order of the text, as many of the first as the limit allows; none overlaps another. */
  found: Found[];
  /**
   * What was looked at and not taken for a URI. "unclosed": an opening bracket or quote before a URI; "empty": a
   * wrapper with nothing in it; "unknown": a word with a colon, and neither a known scheme nor "//"; "no-wrapper":
   * a URI in no wrapper that the spec has; "inside": a URI within another text, such as the query of a relative
   * reference; "broken": a wrapper in which a scheme may be broken over lines, and it
   * cannot be told where it begins.
   */
  passed: { why: "unclosed" | "empty" | "unknown" | "no-wrapper" | "inside" | "broken"; section: string; span: Span }[];
  /** How many there are in all. */
  totalFound: number;
  totalPassed: number;
  /** Where the limit was reached: what comes after it is only counted. The length of the text, if all is told. */
  until: number;
}

/** A form of a host. */
export interface HostForm {
  rule: string;
  /** "opaque": by the URL Standard, of a scheme that is not special. */
  kind: "ipv6" | "future" | "ipv4" | "name" | "registry" | "opaque";
  /** Whether the host was held against it: one before it may have matched. */
  tried: boolean;
  section?: string;
  /** Why it does not match, with offsets in the whole text; empty where it does. */
  errors?: Problem[];
}

/** A piece of an address: one of the eight of IPv6, or of the four of IPv4. */
export interface HostPiece {
  value: number;
  /** Where it is written; of an elided one, the two colons. */
  span: Span;
  /**
   * "elided": one of the zeros for "::"; "dotted": two numbers of an IPv4 address; "number": by the URL Standard, a
   * byte of a number that is not written in decimal, or that fills several bytes.
   */
  from: "written" | "elided" | "dotted" | "number";
}

/** How a spec reads a host. */
export interface Host {
  edition: string;
  section: string;
  userinfo: Span | null;
  host: Span;
  port: Span | null;
  /** Of the form that matches; null if none does. In 2003, "registry" is an authority that is no server. */
  kind: HostForm["kind"] | null;
  rule: string | null;
  /** In the order in which they are tried. */
  order: HostForm[];
  pieces: HostPiece[];
  /** The version of an IPvFuture literal. */
  version: Span | null;
  labels: NameLabel[];
  remarks: DataWarning[];
  /**
   * By the URL Standard, whose parsers stand in order: the host as it is stored, null where it is none; and the
   * validation errors. Labels are then those that are stored, in ascii where they were written otherwise.
   */
  stored?: string | null;
  problems?: Problem[];
}

/** None, one, or several values as they stand one after the other. */
export type Values = string | string[] | null | undefined;

/** What was found of bases in a document and around it. */
export interface DocumentRequest {
  /** In the document itself, as the href of HTML's base elements: the first one counts. */
  embedded?: Values;
  /** The entities that enclose the document, from the inside out: the first one has it as its body. Their header fields, the first of each counts. */
  enclosing?: { contentBase?: Values; contentLocation?: Values }[];
  /** The URI by which the document was retrieved; of several, the last one, as those before it were redirected. */
  retrieval?: Values;
  /** What the application takes where there is nothing else. */
  default?: Values;
}

/** A value that was found in a layer. */
export interface FoundBase {
  from: "embedded" | "content-base" | "content-location" | "retrieval" | "default";
  /** Of a header field without its white space, which means nothing; "folded": there was some. */
  text: string;
  folded: boolean;
  /**
   * "used": it is the base of its layer. Or it is not: "another" one counts; the spec does "not-known" the layer; it has
   * "overruled" the default; the "syntax" is that of no URI; it is "not-absolute" and must be; it is relative, and there is
   * "no-outer" base to resolve it against, or "no-target" to which it leads; it is "too-long" to be looked at.
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
  /** Whether a fragment was cut off. */
  cut: boolean;
  /** Whether it has no hierarchical path, so that relative references make little sense, or none. */
  flat: boolean;
  base: string | null;
  errors: Problem[];
}

/** A layer from which a base may come. */
export interface BaseLayer {
  layer: "embedded" | "enclosing" | "retrieval" | "default";
  /** null where the spec does not know the layer. */
  section: string | null;
  /** Index in "enclosing"; null for the other layers, and where there is no entity. */
  entity: number | null;
  found: FoundBase[];
  /** Values that were not looked at. */
  more: number;
  base: string | null;
}

/** Where the base of a document comes from. */
export interface DocumentBase {
  edition: string;
  /** That has the order of the layers, or says why there are none. */
  section: string;
  /** From the inside out: each of the four, and one for each entity. */
  layers: BaseLayer[];
  /** Index of the layer that gives the base; null if none does. */
  wins: number | null;
  /** In 1997, the empty string is what there is where nothing else is. */
  base: string | null;
  why: FoundBase["from"] | "empty-default" | "none" | "no-relative";
  /** How many of the outermost entities were not looked at. */
  omitted: number;
  /** The section that has the header fields; null where the spec leaves them to another spec. */
  fields: string | null;
  /** The section by which relative references need a base with a hierarchical path; null if none does. */
  hierarchy: string | null;
  /**
   * What an empty reference means where it always leads to a new request, by element and attribute of HTML: the base, or
   * else the URI of the document itself; null where that is not known.
   */
  requests: { place: string; section: string; base: boolean; target: string | null }[];
}

/** The five components of a text, split as Appendix B of RFC 3986 does; null: absent. */
export interface Components {
  scheme: string | null;
  authority: string | null;
  path: string;
  query: string | null;
  fragment: string | null;
}

/**
 * The words of figures by their names, with the tag of their language as "lang"; those that lack are English. In braces
 * stand names of what is put in there. core/figure/words.go has them all.
 */
export type FigureWords = Record<string, string>;

export interface Engine {
  explain(request: Request): Explanation;
  /** The single lines of a step of the run that explain gives for the same request, where its steps are groups. The request's limit is on them. */
  detail(request: Request, group: number): Detail;
  /** What every spec makes of a request, the earliest first. Without reasons, "because" is null, and a long text takes a tenth of the time. */
  answers(request: Request & { reasons?: boolean }): EditionAnswer[];
  /** Where the run of a request parts from the other spec's; null where the answers are the same, and with {@link Options.set}. */
  parting(request: Request, other: string): Parting | null;
  /**
   * What would give the target that somebody expected of a request, or that a library gave; who gives it; and where the run loses
   * it. The limit of the request means nothing here. With {@link Options.set} the failure is "unspoken", and lacks nothing.
   */
  expectation(request: Request, expected: string): Expectation;
  /**
   * Which known changes of a spec the answers of a library follow. Cases are base, reference, and answer; null for none, which
   * counts as no difference. The fields of the request are those of {@link Request}, but without texts.
   */
  diagnose(request: Omit<Request, "base" | "reference" | "limit" | "lines">, cases: readonly (readonly [base: string, reference: string, answer: string | null])[]): Diagnosis;
  /**
   * Which of some cases, each base and reference, notice the known changes of a spec's lines: a suite that notices none of a line
   * doesn't test it. Empty where the listing doesn't run. The fields of the request are those of {@link Engine.diagnose}.
   */
  score(request: Omit<Request, "base" | "reference" | "limit" | "lines">, cases: readonly (readonly [base: string, reference: string])[], options?: { targets?: boolean }): ScoredChange[];
  /** The known ways to get the algorithm of a spec wrong, the most frequent first. RFC 1738, RFC 1630, and the draft of 1993 have none. */
  misreadings(edition: string): Misreading[];
  /**
   * The target that somebody likely expected, where the one of the request may surprise: because of a base without "/" at its
   * end, a reference with one in front on a base with a path, or a host without "//". At most one; null where there is none.
   */
  likely(request: Request): LikelyExpectation | null;
  /**
   * Whether a rule of the spec's grammar derives the text. Without a production, it's the rule for a reference, as in explain,
   * and the spec's first production if there is no such rule. It has to derive the whole text if you name it. base: that the text
   * is a reference to; absent: as without one. It counts in the URL Standard, whose rules for a relative URL go by its scheme.
   */
  validate(
    text: string,
    options?: Partial<Options> & { edition?: string; production?: string; base?: string },
  ): Validity;
  /** The normal form of a text, and how it comes about; by the same options as explain's, and without what its scheme makes the same where scheme is false. */
  normalize(text: string, options?: { scheme?: boolean } & Partial<Omit<Request, "base" | "reference">>): Normalized;
  /**
   * Whether two texts are the same, rung by rung; what is relative is resolved first, by the same options as explain's.
   * The spec may be "rfc3987" as well, for IRIs: characters then says whether they are normalized. Unless a limit is
   * given, at most 10,000 steps of each side are recorded.
   */
  compare(
    a: string,
    b: string,
    options?: { base?: string; characters?: boolean } & Partial<Omit<Request, "base" | "reference">>,
  ): Comparison;
  /**
   * The shortest reference that leads from the base to the target, by the spec and its options. By the URL Standard, to
   * the URL that the target is, and without a validation error that the target has not.
   */
  relativize(base: string, target: string, options?: Partial<Omit<Request, "base" | "reference">>): Relative;
  /** Of which class of the spec each character is. */
  characters(text: string, options?: Partial<Options> & { edition?: string }): Stretch[];
  /** Which rules of the spec's grammar derive the text. */
  tree(text: string, options?: TreeOptions): Tree;
  /** The fast way: a valid URI reference into its components, null for anything else. A failure means that the engine has stopped. */
  parse(text: string): Components | null;
  /**
   * Base, reference and target with brackets under their components, and the buffers. "html" is a fragment without
   * style, ids and empty lines; "svg" is a document of its own, light or dark as whoever looks at it has it. It is
   * English, or says what it is handed: see FigureWords.
   */
  figure(request: Request, format: "text" | "markdown" | "html" | "svg", words?: FigureWords): string;
  /** What the spec says of the scheme of the text, and what a client does with it; at most so many steps are recorded. */
  scheme(text: string, options?: { edition?: string; limit?: number }): SchemeAnswer;
  /**
   * How data are written into a component of the spec, by its id or name, and read again; in another charset than the
   * spec's: "utf-8", "iso-8859-1", which the URL Standard takes for windows-1252, or "ebcdic", whose octets are taken as they are. At most so many steps and characters as the limit.
   */
  encode(data: string, options?: { edition?: string; component?: string; charset?: string; limit?: number }): Encoded;
  /**
   * The pairs of a text in application/x-www-form-urlencoded, such as the query of a URL, and what they are serialized to; or
   * that of pairs which are given. charset: "utf-8" or "iso-8859-1", which the standard takes for windows-1252; a character that it lacks
   * is written by its number, as in HTML. At most so many steps and pairs as the limit.
   */
  form(input: string | [string, string][], options?: { charset?: string; limit?: number }): Form;
  /**
   * The URI that an IRI is mapped to. names: the labels of its host as they stand in the DNS, where the scheme has such
   * names; scheme is that of the base, for a reference. normalize: as if it came from paper, in Normalization Form C.
   * excluded: characters of US-ASCII that no URI has are encoded, too.
   */
  toURI(
    text: string,
    options?: { names?: boolean; normalize?: boolean; excluded?: boolean; scheme?: string; limit?: number },
  ): IRIAnswer;
  /** The IRI that a URI is converted to; with names, labels of its host in Punycode become characters. */
  toIRI(text: string, options?: { names?: boolean; limit?: number }): IRIAnswer;
  /**
   * The URIs in running text, as the spec says how they are set off from it. limit: at most so many URIs, marks in
   * them and places passed over, together.
   */
  extract(text: string, options?: { edition?: string; limit?: number }): Extracted;
  /**
   * How the spec reads a host, alone or with user information and port. opaque: to the URL Standard, which takes it
   * alone, that its scheme is not special.
   */
  host(text: string, options?: { edition?: string; opaque?: boolean }): Host;
  /** Where the base of a document's references comes from, layer by layer. */
  documentBase(request: DocumentRequest, options?: { edition?: string }): DocumentBase;
  neighbour(request: { base: string; reference: string }): Neighbour;
  /** What the runtime that this runs in makes of the texts by its own URL, and in which fields that is not what the URL Standard says. */
  runtime(request: { base: string; reference: string; set?: Options["set"] }): Runtime;
  /**
   * Who goes to another host with a reference that looks like one of the base's own, by all specs and by the runtime's own URL.
   * null: nobody does, the base has no host, or the reference names both its scheme and its host.
   */
  leaves(request: { base: string; reference: string }): Leaves | null;
  editions(): Edition[];
  examples(options?: { edition?: string }): Example[];
  /** What every spec makes of the examples that one spec prints. */
  board(edition: string): { id: string; cells: Cell[] }[];
}

export interface LoadOptions {
  /** Where the wasm is, if it is not beside the module. */
  wasm?: string | URL;
  /** Told the share of the program that has come, from 0 to 1, whenever more of it has. */
  progress?: (share: number) => void;
  /** Ends a download that is going on. */
  signal?: AbortSignal;
  /** Whether it is fetched past what the browser has cached: for another try, when that was of no use. */
  fresh?: boolean;
}

/**
 * One engine a page and version, whoever asks; what is done with it goes by the options of
 * whoever asks first. Rejects where the wasm cannot be fetched or is refused; an error with
 * a status is the answer of the host.
 */
export function load(options?: LoadOptions): Promise<Engine>;

/** The version of the package. */
export const version: string;

/** The name of the WebAssembly file that this module starts, which is beside it. It depends on the content. */
export const wasmFile: string;
