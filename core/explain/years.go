package explain

import "uriscope/core/years"

// Answers returns what every edition makes of a request as JSON, and why it is not
// what the request's edition makes of it.
func Answers(q Request) ([]byte, error) {
	e, err := lookUp(q.Edition)
	if err != nil {
		return nil, err
	}
	answers := years.Answers(q.Base, q.Reference, q.Options)
	var own years.Answer
	for _, a := range answers {
		if a.Edition == e {
			own = a
		}
	}
	w := &writer{}
	w.open('[')
	for _, a := range answers {
		w.open('{')
		w.text("edition", a.Edition.ID)
		writeAnswer(w, a.Outcome, a.Target)
		same := a.Same(own)
		w.key("same")
		w.bool(same)
		w.key("because")
		if same {
			w.null()
		} else {
			cause, _ := years.Because(e, a.Edition, q.Base, q.Reference, q.Options)
			writeCause(w, cause)
		}
		w.close('}')
	}
	w.close(']')
	return w.b, nil
}

// Parting returns where the run of a request parts from the run of another edition
// on the same texts, as JSON; null where both give the same answer.
func Parting(q Request, other string) ([]byte, error) {
	here, err := lookUp(q.Edition)
	if err != nil {
		return nil, err
	}
	there, err := lookUp(other)
	if err != nil {
		return nil, err
	}
	w := &writer{}
	cause, ok := years.Because(here, there, q.Base, q.Reference, q.Options)
	if !ok {
		w.null()
		return w.b, nil
	}
	w.open('{')
	w.key("because")
	writeCause(w, cause)
	w.key("here")
	w.int(years.Step(here, cause.Clause, q.Base, q.Reference, q.Options))
	w.key("there")
	w.int(years.Step(there, cause.Clause, q.Base, q.Reference, q.Options))
	w.close('}')
	return w.b, nil
}

func writeCause(w *writer, c years.Cause) {
	w.open('{')
	w.text("clause", c.Clause.String())
	w.text("here", c.Here.String())
	w.text("there", c.There.String())
	w.close('}')
}
