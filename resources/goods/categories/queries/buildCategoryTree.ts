import { localText } from "../../../../core/calls/answerShapes.ts";
import { getText } from "../../../../core/server/storefront/languages.ts";
import {
  type ContentLanguage,
  type PlainShape,
  type Properties,
  shapes,
} from "../../../../framework/schema/index.ts";
import type { Calculated, TableRow } from "../../../../framework/server/tables/DB.ts";

/** A category as the tree reads it: its name in every language. */
export type CategoryRow = Pick<TableRow<"categories">, "id" | "parent" | "name">;
/** The number of goods of a category itself. */
export type Counted = Calculated<{ id: TableRow<"goods">["category"]; n: number }>;
/** A category with its subcategories. */
export type Branch<T> = Omit<T, "parent" | "name"> & {
  name: string | null;
  count: number;
  children: Branch<T>[];
};

/**
 * Builds a tree from rows; each node counts the goods of its branch. Descendants of a missing row
 * are left out.
 */
export function buildCategoryTree<T extends CategoryRow>(
  rows: readonly T[],
  counts: readonly Counted[],
  language: ContentLanguage,
): Branch<T>[] {
  const own = new Map(counts.map(({ id, n }) => [id, n]));
  const below = new Map<number | null, T[]>();
  for (const row of rows) below.set(row.parent, [...(below.get(row.parent) ?? []), row]);
  const buildBranches = (parent: number | null): Branch<T>[] =>
    (below.get(parent) ?? []).map(({ parent: _above, name, ...row }) => {
      const children = buildBranches(row.id);
      const count = children.reduce((sum, child) => sum + child.count, own.get(row.id) ?? 0);
      return { ...row, name: getText(name, language), count, children };
    });
  return buildBranches(null);
}

/** How many levels the categories of the platform and of a shop have. */
const depth = 3;

/** Describes the tree that `buildCategoryTree` returns, of nodes with these properties. */
export function describeTree<P extends Readonly<Record<string, PlainShape>>>(
  properties: P,
): PlainShape<Branch<Properties<P>>[]> {
  const { anything, integer, list, object } = shapes;
  const describeLevel = (level: number): PlainShape<unknown[]> =>
    list(
      object({
        ...properties,
        name: localText,
        count: integer("Products on sale in this category and below"),
        children: level < depth ? describeLevel(level + 1) : list(anything(), "Empty"),
      }),
    );
  return { describe: describeLevel(1).describe };
}
