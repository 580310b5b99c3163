package whichline

import "uriscope/core/edition"

// A Case is a question for a library: a base and a reference.
type Case struct{ Base, Reference string }

// A Scored is a change with the cases that detect it, because its target differs: their indexes in order, and
// its target in each, or "" for none.
type Scored struct {
	*Change
	Cases   []int
	Targets []string
}

// Score returns, for each known change of an edition, the cases that detect it. It fails if the edition is
// unknown.
func Score(id string, o edition.Options, cases []Case) ([]Scored, error) {
	e, err := lookUp(id, o)
	if err != nil {
		return nil, err
	}
	known := Changes(e)
	all := make([]Scored, len(known))
	for i := range known {
		all[i].Change = &known[i]
	}
	for at, t := range targetsOf(e, o.Plain(), cases) {
		for _, given := range t.changed {
			scored := &all[given.change]
			scored.Cases = append(scored.Cases, at)
			text := ""
			if given.ok {
				text = given.text
			}
			scored.Targets = append(scored.Targets, text)
		}
	}
	return all, nil
}
