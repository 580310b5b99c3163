package wire

import (
	"uriscope/core/explain"
	"uriscope/core/years"
)

// Answers returns the answers of all editions to a request.
func Answers(q explain.Request) ([]byte, error) {
	answers, err := explain.Answers(q)
	if err != nil {
		return nil, err
	}
	w := &writer{}
	w.open('[')
	for _, a := range answers {
		w.open('{')
		w.text("edition", a.Edition.ID)
		writeAnswer(w, a.Outcome, a.Target)
		w.key("same")
		w.bool(a.Same)
		writeCauses(w, a.Because)
		if len(a.Because) > 0 {
			w.text("section", a.Because[0].SectionIn(a.Edition))
		}
		if a.TooLong {
			w.key("tooLong")
			w.bool(true)
		}
		w.close('}')
	}
	w.close(']')
	return w.b, nil
}

// Parting returns where the run of a request parts from the run of another edition.
func Parting(q explain.Request, other string) ([]byte, error) {
	p, err := explain.Part(q, other)
	if err != nil {
		return nil, err
	}
	w := &writer{}
	if p == nil {
		w.null()
		return w.b, nil
	}
	w.open('{')
	writeCauses(w, p.Because)
	w.key("here")
	w.int(p.Here)
	w.key("there")
	w.int(p.There)
	w.close('}')
	return w.b, nil
}

// Board returns what every edition makes of the examples of one document.
func Board(id string) ([]byte, error) {
	rows, err := explain.Board(id)
	if err != nil {
		return nil, err
	}
	w := &writer{}
	w.open('[')
	for _, row := range rows {
		w.open('{')
		w.text("id", row.Example.ID)
		w.key("cells")
		w.open('[')
		for _, c := range row.Cells {
			writeCell(w, c)
		}
		w.close(']')
		w.close('}')
	}
	w.close(']')
	return w.b, nil
}

func writeCell(w *writer, c explain.Cell) {
	w.open('{')
	w.text("edition", c.Edition.ID)
	switch {
	case c.Answer != nil:
		writeAnswer(w, c.Answer.Outcome, c.Answer.Target)
	case c.Lines != nil:
		w.key("lines")
		w.strings(c.Lines)
	case c.Text != "" || c.Valid:
		w.key("valid")
		w.bool(c.Valid)
	}
	w.key("agrees")
	if c.Agrees == explain.NotComputed {
		w.null()
	} else {
		w.bool(c.Agrees == explain.Agrees)
	}
	if len(c.Because) > 0 {
		writeCauses(w, c.Because)
	}
	if c.Text != "" && !c.Valid {
		w.key("errors")
		writeErrors(w, c.Text, c.Problems)
	}
	w.close('}')
}

// writeCauses writes the first of some causes, null if there is none, and apart from it the
// others.
func writeCauses(w *writer, causes []years.Cause) {
	w.key("because")
	if len(causes) == 0 {
		w.null()
		return
	}
	writeCause(w, &causes[0])
	if len(causes) > 1 {
		w.key("also")
		w.open('[')
		for i := range causes[1:] {
			writeCause(w, &causes[1+i])
		}
		w.close(']')
	}
}

func writeCause(w *writer, c *years.Cause) {
	w.open('{')
	w.text("clause", c.Name())
	here, there := c.Here.String(), c.There.String()
	if c.Deviation != nil {
		if here, there = "left", "done"; c.Deviates {
			here, there = there, here
		}
	}
	w.text("here", here)
	w.text("there", there)
	if c.Deviation != nil {
		w.text("of", c.Of.ID)
	} else if c.Instead != nil {
		w.text("of", c.Instead.ID)
	}
	w.close('}')
}
