import { sql } from "kysely";
import { toTransactionContext } from "../../../core/server/transactionContext.ts";
import type { Issues } from "../../../framework/schema/index.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { invalid } from "../../../framework/server/domainError.ts";
import { isSave } from "../../../framework/server/operations/operationContext.ts";
import type { Calculated, CamelRow } from "../../../framework/server/tables/DB.ts";
import { presentCoupon } from "./commands/presentCoupon.ts";
import { setClaimDays } from "./commands/setClaimDays.ts";
import { coupons } from "./coupons.ts";
import { formatTerms } from "./formatTerms.ts";
import { readBuyers } from "./queries/readBuyers.ts";
import { readDrawList } from "./queries/readDrawList.ts";
import { readResults } from "./queries/readResults.ts";

type Coupon = CamelRow<"coupons">;

interface Draft {
  totalNum?: number | null;
  drawNum?: number | null;
  limitNum?: number | null;
  activity?: { from: string; to: string } | null;
  fixedRange?: { from: string; to: string } | null;
}
/** Finds terms that contradict each other. */
export function findTermIssues({
  totalNum,
  drawNum,
  limitNum,
  activity,
  fixedRange,
}: Draft): Issues {
  const issues: Issues = {};
  if ((totalNum ?? 0) < (drawNum ?? 0))
    issues.totalNum = {
      key: "resources.coupons.validation.fewerThanClaimed",
      params: { claimed: drawNum ?? 0 },
    };
  if ((limitNum ?? 0) > (totalNum ?? 0))
    issues.limitNum = { key: "resources.coupons.validation.limitAboveTotal" };
  // Whoever claims on the last day would have nothing left of it.
  if (activity && fixedRange && fixedRange.to < activity.to)
    issues.fixedRange = { key: "resources.coupons.validation.endsBeforeClaiming" };
  return issues;
}

export default defineRules(coupons, {
  async beforeChange({ tx, operation, record, before, actor }) {
    if (!isSave(operation)) return;
    const issues = findTermIssues(record);
    if (Object.keys(issues).length > 0) throw invalid(issues);
    await setClaimDays(
      tx,
      { record, before },
      sql`(select s.time_zone from shops s where s.id = ${actor.tenantId})`,
    );
  },
  async read({ tx, rows }) {
    const results = await readResults(
      tx,
      rows.flatMap(({ id }) => id ?? []),
    );
    for (const row of rows) {
      const found = results.get(row.id ?? 0);
      Object.assign(row, {
        usedNum: found?.used ?? 0,
        unusedNum: found?.unused ?? 0,
        oldTerms: found?.oldTerms ?? 0,
        saved: found?.saved ?? 0,
        netSales: found?.netSales ?? 0,
        terms: formatTerms(row),
      });
    }
  },
  actions: {
    close: async ({ tx, record, actor }) => {
      const now = new Date();
      const today = await tx.first(sql<Calculated<{ day: Coupon["addTime"] }>>`
        select to_char(${now.toISOString()}::timestamptz at time zone s.time_zone, 'YYYY-MM-DD') as day
        from shops s where s.id = ${actor.tenantId}`);
      const from = record.activity?.from ?? "";
      const to = today?.day ?? from;
      return { endsAt: now.toISOString(), activity: { from, to: to < from ? from : to } };
    },
    present: {
      manual: true,
      run: async (context) => {
        const { record, input } = context;
        await presentCoupon(toTransactionContext(context), record.id, input.memberIds ?? []);
        return undefined;
      },
    },
  },
  calls: {
    getDrawList: async ({ tx, input }) => ({ list: await readDrawList(tx, input.couponConfigId) }),
    getBuyers: async ({ tx, input }) => ({ list: await readBuyers(tx, input.name ?? null) }),
  },
});
