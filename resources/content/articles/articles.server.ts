import { defineRules } from "../../../framework/server/defineRules.ts";
import { loadLabels } from "../../../framework/server/sql/loadLabels.ts";
import { articleCates } from "../articleCates/articleCates.ts";
import { articles } from "./articles.ts";

export default defineRules(articles, {
  async read({ tx, locale, rows }) {
    const ids = rows.flatMap(({ cateId }) => cateId ?? []);
    const names = await loadLabels(tx, articleCates, locale, [...new Set(ids)]);
    for (const row of rows) row.cateName = names.get(row.cateId ?? 0) ?? null;
  },
});
