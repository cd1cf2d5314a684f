import { sql } from "kysely";
import { app } from "../../../core/app.ts";
import { toTransactionContext } from "../../../core/server/transactionContext.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { invalid } from "../../../framework/server/domainError.ts";
import { isSave } from "../../../framework/server/operations/operationContext.ts";
import { setClaimDays } from "../coupons/commands/setClaimDays.ts";
import { findTermIssues } from "../coupons/coupons.server.ts";
import { formatTerms } from "../coupons/formatTerms.ts";
import { presentPlatformCoupon } from "./commands/presentPlatformCoupon.ts";
import { platformCoupons } from "./platformCoupons.ts";
import { readAllBuyers } from "./queries/readAllBuyers.ts";
import { readPlatformResults } from "./queries/readPlatformResults.ts";

export default defineRules(platformCoupons, {
  async beforeChange({ tx, operation, record, before }) {
    if (!isSave(operation)) return;
    const issues = findTermIssues(record);
    if (Object.keys(issues).length > 0) throw invalid(issues);
    await setClaimDays(tx, { record, before }, sql`${app.timeZone}`);
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
  actions: {
    present: {
      manual: true,
      run: async (context) => {
        const { record, input } = context;
        const ctx = toTransactionContext(context);
        await presentPlatformCoupon(ctx, record.id, input.memberIds ?? []);
        return undefined;
      },
    },
  },
  calls: {
    getBuyers: async ({ tx, input }) => ({ list: await readAllBuyers(tx, input.name ?? null) }),
  },
});
