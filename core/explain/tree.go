package explain

import (
	"uriscope/core/edition"
	"uriscope/core/grammar"
)

// A TreeRequest asks for a text's derivation tree. A tree can have several hundred thousand nodes, so the
// answer contains the most important ones, and says for each node how many below it were left out. Another
// request can ask for those.
type TreeRequest struct {
	Text    string
	Base    string // the base, if the text is a reference and the base is known
	Edition string // id; the standard if empty
	Options edition.Options
	// Production is the rule that derives the text. If it is empty, the edition chooses the production for Use,
	// or the usual one if that is empty, too.
	Production, Use string
	// From and To are the range of nodes wanted, as indexes in the whole tree: the nodes within a node, or a
	// range that an answer left out. A negative To means the end.
	From, To int
	Limit    int // on nodes; negative means [usualNodes]
}

const (
	usualNodes = 2000
	// mostChildren is the maximum number of a node's children in an answer. It leaves space for the rest of the
	// text next to a path of ten thousand segments.
	mostChildren = 200
)

// A Derivation is the answer to a [TreeRequest].
type Derivation struct {
	Production string            // empty if the spec has none for the text
	Length     int               // the length of the part of the text that must match, in bytes
	Mismatch   *edition.Mismatch // why it doesn't match; nil if it does
	Rules      []Rule            // the production, the rule that failed, and the rules of Nodes
	Nodes      []TreeNode
	Hidden     int // number of the range's nodes that come after Nodes
	Total      int // number of nodes of the whole tree

	grammar *grammar.Grammar
	tree    grammar.Tree
	rules   []int32 // Rules, as indexes in the grammar
}

// A Rule is a grammar rule, its spec and section, and what its texts consist of.
type Rule struct {
	grammar.Rule
	Citation string
	Content  grammar.Content
}

// A TreeNode is the match of a rule with the bytes [Start, End) of the text.
type TreeNode struct {
	Rule       int // index in the derivation's rules
	Start, End int
	Next       int // index in Nodes of the first node that is neither this one nor within it
	Hidden     int // number of its last nodes that were left out
}

// UnknownUse is the error for a use that doesn't exist.
type UnknownUse string

func (use UnknownUse) Error() string { return "unknown use of a text: " + string(use) }

// Tree derives a text.
func Tree(q TreeRequest) (*Derivation, error) {
	e, err := LookUp(q.Edition)
	if err != nil {
		return nil, err
	}
	e = e.With(q.Options).On(q.Base)
	production, length, err := productionFor(e, q)
	if err != nil || production == "" {
		return &Derivation{}, err
	}
	text := q.Text[:length]
	d := &Derivation{Production: production, Length: length, grammar: e.Syntax.Grammar()}
	d.describeByName(production)
	m := d.grammar.Match(production, text)
	if !m.OK || e.Syntax.Holds != nil {
		d.Mismatch = e.Validate(production, text)
	}
	switch {
	case d.Mismatch != nil:
		d.describeByName(d.Mismatch.Rule)
	case m.OK:
		d.tree, d.Total = m.Tree, len(m.Tree)
		d.fold(q)
	}
	all := d.grammar.Rules()
	for _, i := range d.rules {
		d.Rules = append(d.Rules, Rule{all[i], d.grammar.Cite(all[i]), d.grammar.Content(i)})
	}
	return d, nil
}

// productionFor returns the production that the text must match, and the length in bytes of the part that must
// match it.
func productionFor(e *edition.Edition, q TreeRequest) (production string, length int, err error) {
	if q.Production != "" {
		if rule, ok := e.Rule(q.Production); ok {
			return rule.Name, len(q.Text), nil
		}
		return "", 0, UnknownProduction{e.ID, q.Production}
	}
	if q.Use == "" {
		production, length = e.Usual(q.Text)
		return production, length, nil
	}
	for use := edition.AsBase; use <= edition.AsTarget; use++ {
		if use.String() == q.Use {
			if e.Syntax != nil && e.Syntax.For == nil {
				production, length = e.Usual(q.Text)
			} else {
				production, length = e.ProductionFor(use, q.Text)
			}
			return production, length, nil
		}
	}
	return "", 0, UnknownUse(q.Use)
}

// describeByName adds a rule to the answer's descriptions.
func (d *Derivation) describeByName(name string) {
	for i, rule := range d.grammar.Rules() {
		if rule.Name == name {
			d.describe(int32(i))
		}
	}
}

// describe returns the index of a rule in the answer's descriptions, adding it if necessary.
func (d *Derivation) describe(rule int32) int {
	for i, r := range d.rules {
		if r == rule {
			return i
		}
	}
	d.rules = append(d.rules, rule)
	return len(d.rules) - 1
}

// fold fills Nodes with the visible nodes of the requested range. Level by level, it adds the children of
// nodes that consist of rules, then characters, then the rules within a character.
func (d *Derivation) fold(q TreeRequest) {
	to := q.To
	if to < 0 || to > d.Total {
		to = d.Total
	}
	from := min(max(q.From, 0), to)
	left := q.Limit // number of nodes that can still be shown
	if left < 0 {
		left = usualNodes
	}
	d.Nodes = make([]TreeNode, 0, min(left, to-from))

	// The nodes to open, by what their rules consist of.
	var queues [grammar.OneCharacter + 1][]int32
	// until is, for each node of the range, its first inner node that is left out. Before a node is opened, all
	// its inner nodes are.
	until := make([]int32, to-from)
	for i := range until {
		until[i] = int32(from + i + 1)
	}
	open := func(child, end int) int {
		for shown := 0; child < end && int(d.tree[child].Next) <= end && shown < mostChildren && left > 0; shown++ {
			next := int(d.tree[child].Next)
			if next > child+1 {
				content := d.grammar.Content(d.tree[child].Rule)
				queues[content] = append(queues[content], int32(child))
			}
			left--
			child = next
		}
		return child
	}
	top := open(from, to)
	for content := range queues {
		for i := 0; i < len(queues[content]); i++ {
			node := int(queues[content][i])
			until[node-from] = int32(open(node+1, int(d.tree[node].Next)))
		}
	}
	d.emit(from, top, until)
	d.Hidden = to - top
}

// emit appends the nodes of a range to Nodes, each with its inner nodes up to its until.
func (d *Derivation) emit(from, to int, until []int32) {
	type frame struct{ node, index, until int }
	var around []frame
	for i := from; i < to || len(around) > 0; {
		if last := len(around) - 1; last >= 0 && around[last].until == i {
			f := around[last]
			around = around[:last]
			i = int(d.tree[f.node].Next)
			d.Nodes[f.index].Hidden = i - f.until
			d.Nodes[f.index].Next = len(d.Nodes)
			continue
		}
		n := d.tree[i]
		around = append(around, frame{i, len(d.Nodes), int(until[i-from])})
		d.Nodes = append(d.Nodes, TreeNode{Rule: d.describe(n.Rule), Start: int(n.Start), End: int(n.End)})
		i++
	}
}
