/**
 * A derivation tree as it is drawn: which of its nodes are open, and the rows that are
 * to be seen then. It holds what the engine has told of the tree so far, and says what
 * is missing; it knows nothing of elements.
 *
 * Nothing in it recurses: where a document writes its lists as right recursion, a tree
 * is as deep as the text is long.
 */

/** @import { Rule, Tree } from "../../run/engine.js" */

/**
 * A rule that stands for a stretch of the text.
 * @typedef {object} Node
 * @property {Rule} rule
 * @property {number} start
 * @property {number} end
 * @property {Node | null} parent
 * @property {Node[]} children those that are known
 * @property {[from: number, to: number] | null} hidden those that are not, the last ones within it: indices of nodes of the whole tree
 * @property {boolean} open
 * @property {number} times how often the rule names itself at its end: such a list is one node
 */

/**
 * A row of the drawn tree: a chain of rules that stand for the same text, the outermost
 * first, or what is hidden within the last of them.
 * @typedef {{ nodes: Node[], node: Node, level: number, position: number, size: number, opens: boolean, more: number }} Row
 */

export class Derivation {
  /** @type {Row[] | null} */
  #rows = null;
  /** The row of each node that is to be seen. @type {Map<Node, number>} */
  #places = new Map();

  /** @param {Tree} tree of a text that matches */
  constructor(tree) {
    /** What the production is within; nothing ends where it does. @type {Node} */
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

  /** Adds what was hidden within a node. @param {Node} node @param {Tree} tree the answer for what it hides */
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

  /** The nodes that stand for the character at an offset, from the outside in. @param {number} at */
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
    /** Where the walk is in the children of the nodes around it. @type {{ children: Node[], next: number, of: Node | null }[]} */
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
 * A node and those within it, as long as there is one alone that stands for the same
 * text. What a character is by the grammar begins a chain of its own.
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
 * Puts the nodes of an answer into a node, after those that it has.
 * @param {Node} into @param {Tree} tree @param {number} from index of the answer's first node in the whole tree
 */
function grow(into, { rules, nodes, hidden }, from) {
  let index = from;
  /** The nodes around the next one, and the index in nodes where each ends. */
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
      // A list that names itself at its end: what is within it goes on the list.
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
