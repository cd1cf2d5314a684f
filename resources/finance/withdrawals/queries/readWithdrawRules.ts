import { sql } from "kysely";
import type { Calculated, CamelRow, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { FeeRule } from "../withdrawFee.ts";

/** The platform's rules for withdrawals. Amounts are cents. */
export type WithdrawRules = Calculated<{
  enabled: TableRow<"platform_config">["withdraw_enabled"];
  reviewed: TableRow<"platform_config">["withdraw_reviewed"];
  min: TableRow<"platform_config">["withdraw_min"];
  max: TableRow<"platform_config">["withdraw_max"];
  times: TableRow<"platform_config">["withdraw_times"];
  kinds: readonly FeeRule[];
}>;
const defaultFee = { allowed: true, rate: 0.6, minFee: 100 };
const defaults: WithdrawRules = {
  enabled: true,
  reviewed: true,
  min: 1000,
  max: 5_000_000,
  times: 3,
  kinds: [
    { kind: "bank", ...defaultFee },
    { kind: "alipay", ...defaultFee },
    { kind: "wechat", ...defaultFee },
  ],
};

/** Reads the platform's rules for withdrawals, or the defaults where none are set. */
export async function readWithdrawRules(tx: Tx): Promise<WithdrawRules> {
  const stored = await tx.first<WithdrawRules>(sql`
    select withdraw_enabled as enabled, withdraw_reviewed as reviewed, withdraw_min as min, withdraw_max as max, withdraw_times as times,
      json_build_array(
        json_build_object('kind', 'bank', 'allowed', bank_allowed, 'rate', bank_rate, 'minFee', bank_min_fee),
        json_build_object('kind', 'alipay', 'allowed', alipay_allowed, 'rate', alipay_rate, 'minFee', alipay_min_fee),
        json_build_object('kind', 'wechat', 'allowed', wechat_allowed, 'rate', wechat_rate, 'minFee', wechat_min_fee)
      ) as kinds from platform_config limit 1`);
  return stored ?? defaults;
}

/**
 * A shop's eligibility for a payout: whether the platform blocks it, its requests of today, and its
 * open one.
 */
export type PayoutEligibility = Pick<CamelRow<"shop_terms">, "blockReason"> &
  Calculated<{ blocked: boolean; today: number; openNo: string | null }>;
/**
 * Reads what decides whether a shop may withdraw: a block by the platform, the number of
 * withdrawals today in the shop's time zone, and the one that is open.
 */
export const readPayoutEligibility = (
  tx: Tx,
  shopId: number,
  now: Date,
): Promise<PayoutEligibility> =>
  tx.asSystem(async () => {
    const found = await tx.first<PayoutEligibility>(sql`
      select coalesce(t.withdraw_blocked, false) as blocked, t.block_reason as "blockReason",
        (select count(*)::integer from withdrawals w where w.shop_id = s.id and w.status not in ('cancelled', 'rejected')
          and w.apply_time >= date_trunc('day', ${now.toISOString()}::timestamptz at time zone s.time_zone) at time zone s.time_zone) as today,
        (select withdraw_no from withdrawals w where w.shop_id = s.id
          and w.status in ('applying', 'underReview', 'awaitingPayout', 'inProgress') limit 1) as "openNo"
      from shops s left join shop_terms t on t.shop = s.id where s.id = ${shopId}`);
    return found ?? { blocked: false, blockReason: null, today: 0, openNo: null };
  });
