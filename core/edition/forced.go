package edition

// Forced are the questions of a listing that a run answers yes or no, whatever it finds there, by the
// ids of their lines. It goes on as the listing says for that answer.
type Forced struct{ Yes, No []string }

// Answer returns the answer that is forced at a line, and the one that was found if none is.
func (f *Forced) Answer(line string, found bool) bool {
	for _, forced := range f.No {
		if forced == line {
			return false
		}
	}
	for _, forced := range f.Yes {
		if forced == line {
			return true
		}
	}
	return found
}
