/**
 * The examples that documents print, each with the link to the room that shows its case; and the
 * lists of examples that the rooms open, by edition: ours, and what the document prints.
 */
import { chosen, linkTo, start, write } from "../run/link.js";
import { nameOf } from "../texts/naming.js";

/** @import { Edition, Example } from "../run/engine.js" */
/** @import { Engine } from "../run/tolerant.js" */
/** @import { Group, Item } from "../views/dialogs/lists.js" */

/** The base on which an example that is only a path is run: core/explain/board.go. */
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
        : { base: start.base, reference: kind === "part" ? base + input : input }; // the grammar is asked for a reference
  return write({ ...start, ...texts, edition, options: chosen(example, options), step: null });
}

/**
 * The examples of a room, a group for each edition, the chosen one first.
 * @param {{ engine: Engine, editions: Edition[] }} of @param {string} first id of the chosen edition
 * @param {(edition: string) => Item[]} ours @param {string} kind of what documents print
 * @returns {Group[]}
 */
export function byEdition({ engine, editions }, first, ours, kind) {
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
    return { name: `${edition.year} ${nameOf(edition)}`, items: [...own, ...fresh] };
  });
  return groups.filter(({ items }) => items.length > 0);
}
