import { sql } from "kysely";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { invalid } from "../../../framework/server/domainError.ts";
import { wireQuote } from "./freight/wireQuote.ts";
import { freightTemplates } from "./freightTemplates.ts";
import { ruleSentence, translateFreight } from "./ruleSentence.ts";
import { quoteFreight } from "./server/quoteFreight.ts";
import { templateIssues } from "./templateIssues.ts";
import { isMethod, toRule } from "./toTemplate.ts";

export default defineRules(freightTemplates, {
  beforeSave({ record }) {
    const issues = templateIssues(record);
    if (Object.keys(issues).length > 0) throw invalid(issues);
  },
  async read({ engine, tx, locale, rows }) {
    const ids = rows.flatMap(({ id }) => (id === undefined ? [] : [id]));
    if (ids.length === 0) return;
    // Rows of a list lack the columns that the sentence is built from.
    const rules = await tx.run<Record<string, unknown> & { id: number }>(sql`
      select id, valuate_type as "valuateType", first_num as "firstNum", first_price as "firstPrice",
        second_num as "secondNum", second_price as "secondPrice"
      from freight_templates where id = any(${ids}::bigint[])`);
    const t = translateFreight((key, params) => engine.translate(locale, key, params));
    for (const row of rows) {
      const values = rules.find(({ id }) => id === row.id);
      const rule = values && toRule(values);
      row.defaultRule =
        rule && isMethod(values.valuateType) ? ruleSentence(t, rule, values.valuateType) : null;
    }
  },
  calls: {
    async calculate({ tx, actor, locale, input: { items, address } }) {
      if (!address || actor.shopId === null)
        throw invalid({ address: { key: "validation.required" } });
      return wireQuote(await quoteFreight(tx, actor.shopId, items, address, locale));
    },
  },
});
