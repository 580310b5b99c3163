/**
 * The examples that documents print, each with the link to the room that shows its case; and the rooms' lists of
 * examples, by spec: ours, and the documents'.
 */
import { chosen, linkTo, start, write } from "../run/link.js";
import { besideOf, labelOf } from "../texts/naming.js";

/** @import { Edition, Example } from "../run/engine.js" */
/** @import { Engine } from "../run/tolerant.js" */
/** @import { Group, Item } from "../views/dialogs/lists.js" */

/** The base for an example that is only a path: core/explain/board.go. */
const dotsBase = "x:";

/** @param {Example} example @param {string} edition its id @param {import("../run/engine.js").Option[]} options */
export function linkOf(example, edition, options) {
  const { id, kind, base = "", input, want, of = null } = example;
  if (kind === "client") return linkTo("schemes", { reference: input, edition });
  if (kind === "encode") return linkTo("encoding", { data: input, component: "path", charset: of, edition });
  if (kind === "different") return linkTo("compare", { a: input, b: want[0], edition });
  if (kind === "extract") return linkTo("documents", { part: "text", example: id, edition });
  const texts =
    kind === "resolve"
      ? { base, reference: input }
      : kind === "dots" || kind === "buffers"
        ? { base: dotsBase, reference: input }
        : { base: start.base, reference: kind === "part" ? base + input : input }; // the grammar works on the reference
  return write({ ...start, ...texts, edition, options: chosen(example, options), step: null });
}

/**
 * A room's examples, one group per spec, the current spec first.
 * @param {{ engine: Engine, editions: Edition[], words: import("../words/words.js").Words }} of @param {string} first id of the current spec
 * @param {(edition: string) => Item[]} ours @param {string} kind the kind of printed result
 * @returns {Group[]}
 */
export function byEdition({ engine, editions, words }, first, ours, kind) {
  const ordered = editions.toSorted((a, b) => Number(b.id === first) - Number(a.id === first));
  const groups = ordered.map((edition) => {
    const all = engine.examples({ edition: edition.id });
    const printed = (Array.isArray(all) ? all : [])
      .filter((example) => example.kind === kind)
      .map((example) => ({
        text: kind === "different" ? `${example.input} – ${example.want[0]}` : example.input,
        link: linkOf(example, edition.id, []),
      }));
    const own = ours(edition.id);
    const fresh = printed.filter(({ link }) => !own.some((one) => one.link === link));
    return {
      name: `${edition.year} ${besideOf(words, edition) || labelOf(words, edition)}`,
      items: [...own, ...fresh],
    };
  });
  return groups.filter(({ items }) => items.length > 0);
}
