package trace

// A recorder keeps individual steps.
type recorder struct {
	limit int // on steps; negative means none
	most  int // maximum number of pieces; negative means none
	skip  int // steps before the first one that is kept
}

// A step can need more pieces than the limit on steps should cost. So there is a limit on the number of pieces,
// too: somewhat more than short texts need, plus some for each step.
const (
	freePieces    = 256
	piecesPerStep = 16
)

// mostPieces returns how many pieces a limit on steps allows, as a limit.
func mostPieces(limit int) int {
	if limit < 0 {
		return -1
	}
	return freePieces + piecesPerStep*limit
}

// Allow makes a new trace take as many pieces as another limit allows.
func (t *Trace) Allow(limit int) { t.recorder.most = mostPieces(limit) }

// Skip makes a new trace record no step before the given index.
func (t *Trace) Skip(steps int) { t.recorder.skip = steps }

func (r *recorder) begin(t *Trace, line int, answer Answer) {
	if r.fate(t) == kept {
		t.step(line, answer)
	}
}

func (r *recorder) fate(t *Trace) fate {
	switch {
	case r.limit >= 0 && t.total-r.skip > r.limit:
		return dropped
	case t.total <= r.skip:
		return measured
	}
	return kept
}

func (r *recorder) allows(t *Trace, pieces int) bool {
	if r.most < 0 || len(t.pieces)+pieces <= r.most {
		return true
	}
	r.limit = len(t.steps) - 1
	t.edits = t.edits[:t.steps[r.limit].edits]
	t.steps = t.steps[:r.limit]
	return false
}

func (r *recorder) repeat(t *Trace, n int) bool {
	return t.total+n*len(t.lately) <= r.skip || r.fate(t) == dropped
}

// A stream passes steps on and forgets them.
type stream struct {
	to     func(*Trace) bool
	most   int // steps that are passed on at a time
	unread bool
}

// Stream makes a new trace record all steps, and pass itself on whenever its limit is reached, after which it
// forgets them. It stops recording once to returns false.
func (t *Trace) Stream(to func(*Trace) bool) { t.sink = &stream{to: to, most: t.recorder.limit} }

// Flush ends such a recording.
func (t *Trace) Flush() {
	if s := t.sink.(*stream); len(t.steps) > 0 {
		s.unread = !s.to(t)
		t.forget()
	}
}

func (s *stream) begin(t *Trace, line int, answer Answer) {
	if len(t.steps) == s.most {
		t.Flush()
	}
	if !s.unread {
		t.step(line, answer)
	}
}

func (s *stream) fate(*Trace) fate {
	if s.unread {
		return dropped
	}
	return kept
}

func (s *stream) allows(*Trace, int) bool { return true }

func (s *stream) repeat(*Trace, int) bool { return s.unread }
