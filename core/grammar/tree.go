package grammar

// A Tree is a derivation as a list of nodes in the order of the text: every node comes before the nodes within
// it, and those before the nodes after it. The first node is the production.
type Tree []Node

// A Node is the match of a rule with part of the text. Its children are the rules that its definition names. Text
// that no child covers, such as ":", is in the definition itself.
//
// The numbers have 32 bits because a derivation has several nodes for each character, and texts can have a
// million.
type Node struct {
	Rule       int32 // index in Grammar.Rules
	Start, End int32 // offsets in the text, in bytes
	Next       int32 // index of the first node after this one and all within it
}

// tree makes the tree from the log of a match. Until a node is left, its Next is the node
// around it, and its End reports whether it replaces that one.
func (g *Grammar) tree(text string, log []event) Tree {
	tree := make(Tree, 0, len(log))
	last := int32(none) // the last node that was entered and not left
	for _, e := range log {
		switch e.mark {
		case took:
			tree = g.chain(tree, e, text[e.at])
		case left:
			for replaces := true; replaces; {
				n := &tree[last]
				replaces = n.End == int32(replaced)
				last = n.Next
				n.End = e.at
				n.Next = int32(len(tree))
			}
		default:
			tree = append(tree, Node{e.rule, e.at, int32(e.mark), last})
			last = int32(len(tree) - 1)
		}
	}
	return tree
}

// chain adds a single-character rule and the single-character rules within it:
// unreserved, and ALPHA within that.
func (g *Grammar) chain(tree Tree, e event, b byte) Tree {
	first := len(tree)
	for rule := e.rule; rule != none; rule = g.within(rule, b) {
		tree = append(tree, Node{Rule: rule, Start: e.at, End: e.at + 1})
	}
	for i := first; i < len(tree); i++ {
		tree[i].Next = int32(len(tree))
	}
	return tree
}
