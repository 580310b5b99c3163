// Package account traces every character of a base and a reference: what happened to it, and which step decided
// that. It works only from the run: a recorder watches the run's edits. The clauses of the reason for a target
// and the story of the run are derived from the account.
//
// The trace is literal. To remove the dot segments of /docs/../x, for example, RFC 3986 removes "/docs/.." and
// keeps the last "/". A reader expects it to remove "docs/../". Both leave the same text, and the account says
// what the reader expects.
package account

import (
	"uriscope/core/edition"
	"uriscope/core/trace"
)

// A Fate is what happened to a character.
type Fate int8

const (
	Kept      Fate = iota // it is in the target
	Changed               // something else replaces it in the target, for example in lowercase or percent-encoded
	Delimiter             // splitting removed it
	Unused                // the target takes nothing from its component
	Dropped               // the target takes only part of its component
	Removed               // removed after it had been taken for the target
)

// Fates are the names of all fates.
var Fates = [...]string{"kept", "changed", "delimiter", "unused", "dropped", "removed"}

func (f Fate) String() string { return Fates[f] }

// A Piece is a range of the base or the reference whose characters share a fate.
type Piece struct {
	Use  edition.Use // AsBase or AsReference
	Span edition.Span
	Role Role // the role of its component, or of the component that a delimiter begins; empty if there is none
	Fate Fate
	To   edition.Span // in the target, if the fate is Kept or Changed; otherwise Absent
	Step int          // index of the deciding step, counted without groups
	Line int          // its line, as an index into the listing
	By   *Source      // the ".." that removed a segment
}

// A Source is a range of the base or the reference.
type Source struct {
	Use  edition.Use
	Span edition.Span
}

// Longest is the maximum length of base and reference together, in bytes, for which Of makes an account. It
// needs about fifty bytes of memory for each of them.
const Longest = 1 << 20

// An Account gives the fate of every character of the base, then of the reference, in order, each once.
type Account struct {
	Pieces  []Piece
	Why     []Clause
	Story   []Row
	Target  string // empty if there is none
	Listing *trace.Listing
	Groups  []trace.Group // the run's groups; nil without groups
}

// atOnce is the number of steps of a run that are kept at a time.
const atOnce = 1024

// Of returns the account of a run, and its result. Without a target, every character is unused.
func Of(e *edition.Edition, base, reference string, o edition.Options) (Account, edition.Result) {
	r := newRecorder(e, base, reference, o)
	defer r.spare()
	target, groups := r.run(e, o)
	r.decide(e.With(o), target)
	a := Account{Listing: e.Listing, Groups: groups, Pieces: r.pieces()}
	if target != nil {
		a.Target = r.result.Target
	}
	a.Why = r.clauses(a.Pieces)
	r.leave()
	a.Story = r.story(a.Pieces, a.Why)
	return a, r.result
}

// PiecesOf returns the pieces of an account alone. It doesn't repeat a run whose steps are all recorded, without
// groups.
func PiecesOf(e *edition.Edition, base, reference string, o edition.Options, run *trace.Trace, result edition.Result) []Piece {
	r := newRecorder(e, base, reference, o)
	defer r.spare()
	if e.Listing.Grouped || len(run.Steps()) < run.Total() {
		target, _ := r.run(e, o)
		r.decide(e.With(o), target)
		return r.pieces()
	}
	r.replay(run)
	r.result = result
	r.decide(e.With(o), r.target())
	return r.pieces()
}

// run resolves the texts, and returns the origins of the target, which are nil without one, and the groups.
func (r *recorder) run(e *edition.Edition, o edition.Options) (target []trace.Piece, groups []trace.Group) {
	base, reference := r.texts[0], r.texts[1]
	if e.Listing.Grouped {
		t := trace.New(e.Listing, -1, base, reference)
		t.Fold(base, reference)
		t.Watch(r)
		r.result = e.Resolve(base, reference, o, t)
		target = r.whole(t.Origins(len(e.Listing.Registers) - 1))
		groups, _ = t.Groups()
		return target, groups
	}
	t := &r.trace
	t.Reset(e.Listing, atOnce, base, reference)
	t.Stream(func(t *trace.Trace) bool {
		r.replay(t)
		return true
	})
	r.result = e.Resolve(base, reference, o, t)
	t.Flush()
	return r.target(), nil
}

// replay watches the recorded steps of a run.
func (r *recorder) replay(run *trace.Trace) {
	for i, step := range run.Steps() {
		r.Begin(r.steps, step)
		r.state.Apply(run.Edits(i))
	}
}

// target returns the origins of the target after a replay.
func (r *recorder) target() []trace.Piece {
	return r.whole(r.state.Origins(len(r.listing.Registers) - 1))
}

// whole returns the origins, never nil, if they are those of a target, and otherwise nil.
func (r *recorder) whole(origins []trace.Piece) []trace.Piece {
	if !r.result.Outcome.HasTarget() || lengthOf(origins) != len(r.result.Target) {
		return nil
	}
	return append([]trace.Piece{}, origins...)
}

// decide gives every character its fate. The edition has the run's options.
func (r *recorder) decide(e *edition.Edition, target []trace.Piece) {
	r.parts[edition.AsBase], r.parts[edition.AsReference] = e.PartsOf(r.texts[0], r.texts[1], &r.result)
	r.cut(target)
	if target != nil {
		r.judge()
		r.slide()
		return
	}
	for use := range r.runs {
		for i := range r.runs[use] {
			r.runs[use][i].verdict, r.runs[use][i].decided = Unused, r.now
		}
	}
}

func lengthOf(pieces []trace.Piece) (n int) {
	for i := range pieces {
		n += pieces[i].Len()
	}
	return n
}

// pieces joins neighboring runs that have the same fate for the same reason.
func (r *recorder) pieces() []Piece {
	all := make([]Piece, 0, len(r.runs[0])+len(r.runs[1]))
	for use := range r.runs {
		runs := r.runs[use]
		for i := range runs {
			one := &runs[i]
			if i > 0 && one.joins(&runs[i-1]) {
				last := &all[len(all)-1]
				last.Span.End = int(one.end)
				last.To.End = max(last.To.End, int(one.to.end))
				continue
			}
			all = append(all, Piece{
				Use: edition.Use(use), Span: edition.Span{Start: int(one.start), End: int(one.end)}, Role: one.role,
				Fate: one.verdict, To: edition.Span{Start: int(one.to.start), End: int(one.to.end)},
				Step: int(one.decided.step), Line: int(one.decided.line), By: one.by,
			})
		}
	}
	return all
}

// joins reports whether a run belongs to the same piece as the run before it.
func (one *run) joins(before *run) bool {
	if one.verdict != before.verdict || one.role != before.role || one.segment != before.segment {
		return false
	}
	if one.verdict == Kept || one.verdict == Changed {
		return before.to.end == one.to.start
	}
	return one.decided == before.decided
}
