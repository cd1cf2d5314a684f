import { type RawBuilder, sql } from "kysely";
import {
  findField,
  getDefaultLanguage,
  type Locale,
  listContentLanguages,
  type Resource,
  toContentLanguage,
} from "../../schema/index.ts";
import { columnRef, tableRef } from "../sql/columns.ts";
import type { Calculated, StandardRow } from "../tables/DB.ts";
import type { Tx } from "../transaction.ts";

/** Separator of a tree path: `Pantry > Tea`. */
const between = " > ";
export const isPath = (text: string): boolean => /\S\s*[>›]\s*\S/.test(text);
export const splitSteps = (text: string): string[] => text.split(/[>›]/).map((step) => step.trim());

type Node = Pick<StandardRow, "id"> & Calculated<{ parent: number | null; label: unknown }>;
const textIn = (label: unknown, language: string): string =>
  String(
    (label !== null && typeof label === "object"
      ? (label as Record<string, unknown>)[language]
      : label) ?? "",
  );

function toPath(nodes: ReadonlyMap<number, Node>, node: Node, language: string): string {
  const steps: string[] = [];
  for (
    let at: Node | undefined = node;
    at && steps.length < 20;
    at = at.parent ? nodes.get(at.parent) : undefined
  )
    steps.unshift(textIn(at.label, language) || textIn(at.label, getDefaultLanguage()));
  return steps.join(between);
}
async function loadNodes(
  tx: Tx,
  tree: Resource,
  where: RawBuilder<unknown>,
): Promise<Map<number, Node>> {
  const nodes = await tx.run<Node>(
    sql`select t.id, ${columnRef(tree.parent ?? "id")} as parent, ${columnRef(tree.label)} as label from ${tableRef(tree)} t where ${where} order by t.id`,
  );
  return new Map(nodes.map((node) => [node.id, node]));
}
const listLanguages = (tree: Resource): readonly string[] =>
  findField(tree, tree.label)?.type.traits.localized
    ? listContentLanguages()
    : [getDefaultLanguage()];

/**
 * Returns the rows of a tree by their paths and by their own names, in every language; the first of
 * several with the same name.
 */
export async function loadPaths(
  tx: Tx,
  tree: Resource,
  where: RawBuilder<unknown>,
): Promise<Map<string, number>> {
  const nodes = await loadNodes(tx, tree, where);
  const ids = new Map<string, number>();
  const know = (name: string, id: number) => name !== "" && !ids.has(name) && ids.set(name, id);
  for (const language of listLanguages(tree))
    for (const node of nodes.values()) know(toPath(nodes, node, language).toLowerCase(), node.id);
  for (const language of listLanguages(tree))
    for (const node of nodes.values()) know(textIn(node.label, language).toLowerCase(), node.id);
  return ids;
}
/** Returns the paths of all rows of a tree in the reader's language, by id. */
export async function listPathsById(
  tx: Tx,
  tree: Resource,
  locale: Locale,
): Promise<Map<number, string>> {
  const nodes = await loadNodes(tx, tree, sql`true`);
  const language = toContentLanguage(locale);
  return new Map([...nodes.values()].map((node) => [node.id, toPath(nodes, node, language)]));
}
