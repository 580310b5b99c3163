package explain

import (
	"uriscope/core/edition"
	"uriscope/core/grammar"
)

// A TreeRequest asks for the derivation tree of a text. A tree may have several
// hundred thousand nodes, so the answer has the most important ones, and says for each
// node how many below it were left out. Those can be asked for.
type TreeRequest struct {
	Text    string
	Edition string // id; RFC 3986 if it is empty
	// Production is the rule that derives the text. If it is empty, Use says
	// what the text is for, and the edition which production that takes; if that
	// is empty as well, it is the edition's most general one.
	Production, Use string
	// From and To are the nodes wanted, as indices into the whole tree: a node,
	// or what the answer says was left out. To is the end if it is negative.
	From, To int
	Limit    int // of nodes; [usualNodes] if it is negative
}

const (
	usualNodes = 2000
	// mostChildren is how many children a node has in an answer: of a path of ten
	// thousand segments, nobody looks at more before the rest of the text.
	mostChildren = 200
)

// A Derivation is the answer to a [TreeRequest].
type Derivation struct {
	Production string            // empty where the document has none for the text
	Length     int               // how much of the text was held against it, in bytes
	Mismatch   *edition.Mismatch // why it does not match
	Rules      []Rule            // the production, the rule that failed, those of Nodes
	Nodes      []TreeNode
	Hidden     int // nodes of the range that come after Nodes
	Total      int // nodes of the whole tree

	grammar *grammar.Grammar
	tree    grammar.Tree
	rules   []int32 // Rules, as indices into the grammar's
}

// A Rule is a rule of a grammar, its document and section, and what its texts are made of.
type Rule struct {
	grammar.Rule
	Citation string
	Made     grammar.Made
}

// A TreeNode says that a rule stands for the bytes [Start, End) of the text.
type TreeNode struct {
	Rule       int // index into the derivation's rules
	Start, End int
	Next       int // index in Nodes of the first node after this one and all within it
	Hidden     int // nodes within it that were left out: the last ones
}

// UnknownUse is the error for a use of a text that there is not.
type UnknownUse string

func (use UnknownUse) Error() string { return "there is no use " + string(use) + " of a text" }

var uses = [...]string{edition.AsBase: "base", edition.AsReference: "reference", edition.AsTarget: "target"}

// Tree derives a text.
func Tree(q TreeRequest) (*Derivation, error) {
	e, err := LookUp(q.Edition)
	if err != nil {
		return nil, err
	}
	production, length, err := productionFor(e, q)
	if err != nil || production == "" {
		return &Derivation{}, err
	}
	text := q.Text[:length]
	d := &Derivation{Production: production, Length: length, grammar: e.Grammar()}
	d.use(production)
	if m := d.grammar.Match(production, text); m.OK {
		d.tree, d.Total = m.Tree, len(m.Tree)
		d.fold(q)
	} else if d.Mismatch = e.Validate(production, text); d.Mismatch != nil {
		d.use(d.Mismatch.Rule)
	}
	all := d.grammar.Rules()
	for _, i := range d.rules {
		d.Rules = append(d.Rules, Rule{all[i], d.grammar.Cite(all[i]), d.grammar.Made(i)})
	}
	return d, nil
}

// productionFor says which production the text is held against, and how many of its
// bytes are.
func productionFor(e *edition.Edition, q TreeRequest) (production string, length int, err error) {
	if q.Production == "" && q.Use != "" {
		for use, name := range uses {
			if name == q.Use {
				production, length = e.ProductionFor(edition.Use(use), q.Text)
				return production, length, nil
			}
		}
		return "", 0, UnknownUse(q.Use)
	}
	production = q.Production
	if production == "" {
		production = e.Productions[0]
	}
	if rule, ok := e.Grammar().Rule(production); ok {
		return rule.Name, len(q.Text), nil
	}
	return "", 0, UnknownProduction{e.ID, production}
}

// use adds a rule to those that the answer describes, by its name.
func (d *Derivation) use(name string) {
	for i, rule := range d.grammar.Rules() {
		if rule.Name == name {
			d.describe(int32(i))
		}
	}
}

// describe returns the index of a rule among those that the answer describes.
func (d *Derivation) describe(rule int32) int {
	for i, r := range d.rules {
		if r == rule {
			return i
		}
	}
	d.rules = append(d.rules, rule)
	return len(d.rules) - 1
}

// fold sets Nodes to those of the wanted range that are shown: first, level by level,
// what consists of rules, then characters, then what a character is by the grammar.
func (d *Derivation) fold(q TreeRequest) {
	to := q.To
	if to < 0 || to > d.Total {
		to = d.Total
	}
	from := min(max(q.From, 0), to)
	room := q.Limit
	if room < 0 {
		room = usualNodes
	}
	d.Nodes = make([]TreeNode, 0, min(room, to-from))

	// The nodes to open, by what their rules are made of.
	var queues [grammar.OneCharacter + 1][]int32
	// until says for each node of the range where its last ones begin, that are left
	// out: all of them, unless it is opened.
	until := make([]int32, to-from)
	for i := range until {
		until[i] = int32(from + i + 1)
	}
	open := func(child, end int) int {
		for shown := 0; child < end && int(d.tree[child].Next) <= end && shown < mostChildren && room > 0; shown++ {
			next := int(d.tree[child].Next)
			if next > child+1 {
				made := d.grammar.Made(d.tree[child].Rule)
				queues[made] = append(queues[made], int32(child))
			}
			room--
			child = next
		}
		return child
	}
	top := open(from, to)
	for made := range queues {
		for i := 0; i < len(queues[made]); i++ {
			node := int(queues[made][i])
			until[node-from] = int32(open(node+1, int(d.tree[node].Next)))
		}
	}
	d.emit(from, top, until)
	d.Hidden = to - top
}

// emit appends the nodes from one to another, each until where its last ones are left
// out.
func (d *Derivation) emit(from, to int, until []int32) {
	type frame struct{ node, place, until int }
	var around []frame
	for i := from; i < to || len(around) > 0; {
		if last := len(around) - 1; last >= 0 && around[last].until == i {
			f := around[last]
			around = around[:last]
			i = int(d.tree[f.node].Next)
			d.Nodes[f.place].Hidden = i - f.until
			d.Nodes[f.place].Next = len(d.Nodes)
			continue
		}
		n := d.tree[i]
		around = append(around, frame{i, len(d.Nodes), int(until[i-from])})
		d.Nodes = append(d.Nodes, TreeNode{Rule: d.describe(n.Rule), Start: int(n.Start), End: int(n.End)})
		i++
	}
}
