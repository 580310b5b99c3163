package explain

import "uriscope/core/account"

// Account answers a request with the fate of every character of its texts, regardless of its limit. If the
// texts have more than [account.Longest] bytes together, the error is [LongTexts].
func Account(q Request) (account.Account, error) {
	e, err := q.edition()
	if err != nil {
		return account.Account{}, err
	}
	if len(q.Base)+len(q.Reference) > account.Longest {
		return account.Account{}, LongTexts{}
	}
	a, result := account.Of(e, q.Base, q.Reference, q.Options)
	if result.Endless {
		return account.Account{}, endless(e, result)
	}
	if len(q.Lines) > 0 { // the spec's reasons don't apply
		a.Why = []account.Clause{{ID: WhyChanged}}
		for i := range a.Story {
			a.Story[i].Clauses = nil
		}
	}
	return a, nil
}

// LongTexts is the error for texts that are too long for an account.
type LongTexts struct{}

func (LongTexts) Error() string { return "the texts are too long for an account" }
