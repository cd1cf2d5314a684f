import { sql } from "kysely";
import { app } from "../../../core/app.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { invalid } from "../../../framework/server/domainError.ts";
import { isSave } from "../../../framework/server/operations/operationContext.ts";
import type { Calculated, CamelRow } from "../../../framework/server/tables/DB.ts";
import { findTermIssues } from "../coupons/coupons.server.ts";
import { formatTerms } from "../coupons/formatTerms.ts";
import { platformCoupons } from "./platformCoupons.ts";
import { readPlatformResults } from "./queries/readPlatformResults.ts";

type Coupon = CamelRow<"platform_coupons">;

export default defineRules(platformCoupons, {
  async beforeChange({ tx, operation, record, before }) {
    if (!isSave(operation)) return;
    const issues = findTermIssues(record);
    if (Object.keys(issues).length > 0) throw invalid(issues);
    const { activity } = record;
    if (!activity) return;
    const days = await tx.first(sql<Calculated<{ from: Coupon["addTime"]; to: Coupon["addTime"] }>>`
      select ${activity.from}::date::timestamp at time zone ${app.timeZone} as "from",
        (${activity.to}::date + 1)::timestamp at time zone ${app.timeZone} as "to"`);
    if (!days) return;
    const endsAt = new Date(days.to);
    if (endsAt <= new Date() && record.status !== "expired")
      throw invalid({ activity: { key: "resources.coupons.validation.ended" } });
    record.startsAt = new Date(days.from).toISOString();
    record.endsAt = endsAt.toISOString();
    if (before && record.status !== "expired")
      record.status = (record.drawNum ?? 0) < record.totalNum ? "distributing" : "allClaimed";
  },
  async read({ tx, rows }) {
    const results = await readPlatformResults(
      tx,
      rows.flatMap(({ id }) => id ?? []),
    );
    for (const row of rows) {
      const found = results.get(row.id ?? 0);
      Object.assign(row, {
        usedNum: found?.used ?? 0,
        saved: found?.saved ?? 0,
        borne: found?.borne ?? 0,
        netSales: found?.netSales ?? 0,
        terms: formatTerms(row),
      });
    }
  },
});
