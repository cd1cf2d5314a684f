import { sql } from "kysely";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { inLanguage } from "../../../framework/server/sql/readListRequest.ts";
import type { Calculated, TableRow } from "../../../framework/server/tables/DB.ts";
import { type CategoryNode, categories } from "./categories.ts";

type CategoryRow = Pick<TableRow<"categories">, "id" | "parent" | "icon" | "cover"> &
  Calculated<{ name: string | null }>;
/** Builds the tree from rows. Descendants of a category that is not among the rows are left out. */
function buildTree(rows: readonly CategoryRow[]): CategoryNode[] {
  const below = new Map<number | null, CategoryRow[]>();
  for (const row of rows) below.set(row.parent, [...(below.get(row.parent) ?? []), row]);
  const buildBranch = (parent: number | null): CategoryNode[] =>
    (below.get(parent) ?? []).map(({ id, name, icon, cover }) => {
      return { id, name: name ?? `#${id}`, icon, cover, children: buildBranch(id) };
    });
  return buildBranch(null);
}

export default defineRules(categories, {
  calls: {
    tree: async ({ tx, locale, input }) => {
      const status = input.status ?? "enabled";
      const rows = await tx.run(
        tx.db
          .selectFrom("categories as t")
          .select(["t.id", "t.parent", "t.icon", "t.cover"])
          .select(inLanguage(sql`t.name`, locale).as("name"))
          .where("t.deleted_at", "is", null)
          .where("t.status", "=", status)
          .orderBy("t.sort", (sort) => sort.asc().nullsLast())
          .orderBy("t.id"),
      );
      if (status === "enabled") return { list: buildTree(rows) };
      // A disabled category may be a child of an enabled one, which is not among these rows; it
      // becomes a root.
      const known = new Set(rows.map(({ id }) => id));
      return {
        list: buildTree(
          rows.map((row) => (known.has(row.parent ?? 0) ? row : { ...row, parent: null })),
        ),
      };
    },
  },
});
