import { defineRules } from "../../../framework/server/defineRules.ts";
import { invalid } from "../../../framework/server/domainError.ts";
import { isSave } from "../../../framework/server/operations/operationContext.ts";
import { anyId } from "../../../framework/server/tables/anyId.ts";
import { describeRule, translateFreight } from "./describeRule.ts";
import { findTemplateIssues } from "./findTemplateIssues.ts";
import { toWireQuote } from "./freight/toWireQuote.ts";
import { freightTemplates } from "./freightTemplates.ts";
import { quoteFreight } from "./queries/quoteFreight.ts";
import { isMethod, toRule } from "./toTemplate.ts";

export default defineRules(freightTemplates, {
  beforeChange({ operation, record }) {
    if (!isSave(operation)) return;
    const issues = findTemplateIssues(record);
    if (Object.keys(issues).length > 0) throw invalid(issues);
  },
  async read({ engine, tx, locale, rows }) {
    const ids = rows.flatMap(({ id }) => (id === undefined ? [] : [id]));
    if (ids.length === 0) return;
    // Rows of a list lack the columns that the sentence is built from.
    const rules = await tx.run(
      tx.db
        .selectFrom("freight_templates")
        .select([
          "id",
          "valuate_type as valuateType",
          "first_num as firstNum",
          "first_price as firstPrice",
          "second_num as secondNum",
          "second_price as secondPrice",
        ])
        .where("id", "=", anyId(ids)),
    );
    const t = translateFreight((key, params) => engine.translate(locale, key, params));
    for (const row of rows) {
      const values = rules.find(({ id }) => id === row.id);
      const rule = values && toRule(values);
      row.defaultRule =
        rule && isMethod(values.valuateType) ? describeRule(t, rule, values.valuateType) : null;
    }
  },
  calls: {
    async calculate({ tx, actor, locale, input: { items, address } }) {
      if (!address || actor.tenantId === null)
        throw invalid({ address: { key: "validation.required" } });
      return toWireQuote(await quoteFreight(tx, actor.tenantId, items, address, locale));
    },
  },
});
