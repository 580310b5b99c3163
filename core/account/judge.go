package account

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/trace"
)

// judge decides the fate of every character that isn't in the target.
func (r *recorder) judge() {
	for use := range r.texts {
		runs := r.runs[use]
		var some [len(Roles)]moment // when part of a component was taken, unless the whole component was removed later
		for i := range some {
			some[i] = never
		}
		if use == int(edition.AsBase) {
			some[ofPath] = r.merged // even if none of it is left
		}
		for i := range runs {
			one := &runs[i]
			if (one.to != nowhere || one.split && one.taken > 0 && !r.events[one.last].whole) && some[one.role] == never {
				some[one.role] = r.events[one.taken].at
			}
		}
		next := never // when the following characters were read
		for i := len(runs) - 1; i >= 0; i-- {
			one := &runs[i]
			if one.first > 0 {
				next = r.events[one.first].at
			}
			if one.to != nowhere {
				continue
			}
			when := some[one.role]
			switch last := &r.events[one.last]; last.stage {
			case gone:
				r.judgeGone(one, last)
			case inComponent:
				switch {
				case one.delimits:
					one.verdict, one.decided = Delimiter, r.events[one.first].at
				case when != never:
					one.verdict, one.decided = Dropped, when
				default:
					one.verdict, one.decided = Unused, r.decision(one.role)
				}
			case taken:
				one.verdict, one.decided = Unused, last.at
			case unread:
				r.judgeUnread(one, i, next)
			}
			if use == int(edition.AsBase) && one.verdict == Removed && when == never { // removed by dot segments of the base itself
				one.verdict, one.decided = Unused, r.decision(one.role)
			}
			if one.decided.step < 0 { // a changed listing doesn't always ask the questions that its spec asks
				one.decided = r.now
			}
		}
	}
}

func (r *recorder) judgeGone(one *run, last *event) {
	phase := r.listing.Lines[last.call].Phase
	data := !one.delimits && (one.role == ofQuery || one.role == ofFragment)
	switch {
	case r.work >= 0 && one.role != ofPath && !data && isDelimiter(r.texts[one.use][one.start]):
		one.verdict, one.decided = Delimiter, r.events[one.first].at
	case last.whole:
		one.verdict, one.decided = Unused, r.question(moment{last.at.step, last.call})
		if one.decided.line == last.call && last.because != never {
			one.decided = last.because
		}
	case phase == trace.Merge || phase == trace.Relative || phase == trace.Transform:
		one.verdict, one.decided = Dropped, moment{last.at.step, last.call}
	default:
		one.verdict, one.decided = Removed, last.at
	}
}

// judgeUnread judges characters that were never in a register of their own.
func (r *recorder) judgeUnread(one *run, i int, next moment) {
	one.verdict, one.decided = Delimiter, next
	if next == never {
		one.decided = r.lastRead(int(one.use), i)
	}
	c := r.texts[one.use][one.start]
	switch {
	case one.delimits:
	case r.work < 0:
		one.verdict, one.decided = Unused, r.decision(one.role)
	case one.role == ofPath && isSolidus(c): // a pointer passed over it
		one.verdict, one.slash = Removed, true
		if runs := r.runs[one.use]; i+1 < len(runs) && runs[i+1].to == nowhere && runs[i+1].verdict == Removed {
			one.decided = runs[i+1].decided
		}
	case !isDelimiter(c):
		one.verdict, one.decided = Unused, r.decision(one.role)
	}
}

func isDelimiter(c byte) bool { return strings.IndexByte(`:@/\?#[]`, c) >= 0 }

// lastRead returns the moment at which the nearest characters before a run were read.
func (r *recorder) lastRead(use, i int) moment {
	for i--; i >= 0; i-- {
		if first := r.runs[use][i].first; first > 0 {
			return r.events[first].at
		}
	}
	return r.asked[max(0, r.listing.Find(r.result.Why.Line))]
}

// decision returns the question that kept a component from being used: the question around the line that last
// set the target's component, or else the question that decided the result.
func (r *recorder) decision(role Role) moment {
	m := r.set[role]
	if r.listing.Grouped && r.ownScheme() {
		m = r.set[ofScheme]
	} else if why := r.listing.Find(r.result.Why.Line); why >= 0 && (m == never || r.listing.Grouped) {
		m = moment{r.asked[why].step, int32(why)}
	}
	return r.question(m)
}

// ownScheme reports whether the target's scheme is the reference's.
func (r *recorder) ownScheme() bool {
	runs := r.runs[edition.AsReference]
	return len(runs) > 0 && runs[0].role == ofScheme && runs[0].to != nowhere
}

// question returns the innermost question that a line depends on, or the line itself if there is none.
func (r *recorder) question(m moment) moment {
	lines := r.listing.Lines
	for i := int(m.line) - 1; i >= 0 && lines[i].Routine == lines[m.line].Routine; i-- {
		if lines[i].Depth >= lines[m.line].Depth {
			continue
		}
		for j := i; j >= 0 && lines[j].Depth >= lines[i].Depth; j-- {
			if lines[j].Depth == lines[i].Depth && lines[j].Question && r.asked[j] != never {
				return r.asked[j]
			}
		}
		break
	}
	return m
}
