/**
 * A derivation tree for display: its open nodes, and the visible rows. It contains the part of the tree that the engine
 * has sent so far, and reports missing parts; it doesn't touch the DOM.
 *
 * Nothing in it recurses: a document may write its lists as right recursion, and then a tree is as deep as the text is
 * long.
 */

/** @import { Rule, Tree } from "../../run/engine.js" */

/**
 * A rule that derives a range of the text.
 * @typedef {object} Node
 * @property {Rule} rule
 * @property {number} start
 * @property {number} end
 * @property {Node | null} parent
 * @property {Node[]} children the known ones
 * @property {[from: number, to: number] | null} hidden the unknown ones, which are the last within it: indexes of
 *   nodes in the whole tree
 * @property {boolean} open
 * @property {number} times how often the rule repeats itself at its end: such a list is a single node
 */

/**
 * A row of the drawn tree: a chain of rules that derive the same text, the outermost first, or the unknown nodes in the
 * last of them.
 * @typedef {{ nodes: Node[], node: Node, level: number, position: number, size: number, opens: boolean, more: number }} Row
 */

export class Derivation {
  /** @type {Row[] | null} */
  #rows = null;
  /** The row of each visible node. @type {Map<Node, number>} */
  #places = new Map();

  /** @param {Tree} tree a text's that matches */
  constructor(tree) {
    /** A node around the production, with no end of its own. @type {Node} */
    const top = {
      rule: tree.rules[0],
      start: 0,
      end: -1,
      parent: null,
      children: [],
      hidden: null,
      open: true,
      times: 1,
    };
    grow(top, tree, 0);
    this.root = top.children[0] ?? top;
    this.root.parent = null;
  }

  /** Adds the missing nodes of a node. @param {Node} node @param {Tree} tree the answer with them */
  add(node, tree) {
    if (!node.hidden) return;
    const [from] = node.hidden;
    node.hidden = null;
    grow(node, tree, from);
    this.#rows = null;
  }

  /** @param {Node} node @param {boolean} open */
  unfold(node, open) {
    node.open = open;
    this.#rows = null;
  }

  /** The nodes that contain the character at an offset, from the outside in. @param {number} at */
  path(at) {
    const path = [];
    for (
      let node = /** @type {Node | undefined} */ (holds(this.root, at) ? this.root : undefined);
      node;
      node = node.children.find((child) => holds(child, at))
    )
      path.push(node);
    return path;
  }

  /** The row of a node, or of the innermost node around it that has one. @param {Node} node */
  rowOf(node) {
    this.rows();
    for (let at = /** @type {Node | null} */ (node); at; at = at.parent) {
      const place = this.#places.get(at);
      if (place !== undefined) return place;
    }
    return 0;
  }

  /** The row around a row, or -1. @param {Row} row */
  around({ nodes: [first], node, more }) {
    if (more) return this.rowOf(node);
    return first.parent ? this.rowOf(first.parent) : -1;
  }

  /** @returns {Row[]} */
  rows() {
    if (this.#rows) return this.#rows;
    /** @type {Row[]} */
    const rows = [];
    this.#places.clear();
    /**
     * The position of the walk among the children of each node around it.
     * @type {{ children: Node[], next: number, of: Node | null }[]}
     */
    const around = [{ children: [this.root], next: 0, of: null }];
    while (around.length) {
      const here = around[around.length - 1];
      const level = around.length;
      if (here.next === here.children.length) {
        around.pop();
        const { of } = here;
        if (of?.hidden) {
          rows.push({
            nodes: [of],
            node: of,
            level,
            position: here.next + 1,
            size: here.next + 1,
            opens: false,
            more: of.hidden[1] - of.hidden[0],
          });
        }
        continue;
      }
      const nodes = chain(here.children[here.next++]);
      const node = nodes[nodes.length - 1];
      const opens = node.children.length > 0 || node.hidden !== null;
      for (const each of nodes) this.#places.set(each, rows.length);
      rows.push({
        nodes,
        node,
        level,
        position: here.next,
        size: here.children.length + (here.of?.hidden ? 1 : 0),
        opens,
        more: 0,
      });
      if (opens && node.open) around.push({ children: node.children, next: 0, of: node });
    }
    this.#rows = rows;
    return rows;
  }
}

/** @param {Node} node @param {number} at */
const holds = ({ start, end }, at) => start <= at && at < end;

/**
 * A node and the nodes in it, while there is a single one that derives the same text. A rule that defines a character's
 * class begins a chain of its own.
 * @param {Node} node
 */
function chain(node) {
  const nodes = [node];
  for (let at = node; at.children.length === 1 && !at.hidden; nodes.push(at)) {
    const [only] = at.children;
    if (only.start !== at.start || only.end !== at.end) break;
    if (only.rule.made === "character" && at.rule.made !== "character") break;
    at = only;
  }
  return nodes;
}

/**
 * Adds an answer's nodes to a node, after its existing ones.
 * @param {Node} into @param {Tree} tree @param {number} from index of the answer's first node in the whole tree
 */
function grow(into, { rules, nodes, hidden }, from) {
  let index = from;
  /** The nodes around the next one, and the index in nodes at which each ends. */
  const around = [{ node: into, next: nodes.length, hidden }];
  const leave = () => {
    const { node, hidden: rest } = /** @type {typeof around[0]} */ (around.pop());
    if (rest) node.hidden = [index, (index += rest)];
  };
  nodes.forEach(([rule, start, end, next, rest], i) => {
    while (around[around.length - 1].next <= i) leave();
    const { node: parent, next: last, hidden: after } = around[around.length - 1];
    index++;
    if (rules[rule].name === parent.rule.name && next === last && !after && end === parent.end) {
      // A list that repeats itself at its end: its content continues the list.
      parent.times++;
      around.push({ node: parent, next, hidden: rest });
      return;
    }
    /** @type {Node} */
    const node = {
      rule: rules[rule],
      start,
      end,
      parent,
      children: [],
      hidden: null,
      open: rules[rule].made === "rules",
      times: 1,
    };
    parent.children.push(node);
    around.push({ node, next, hidden: rest });
  });
  while (around.length) leave();
}
