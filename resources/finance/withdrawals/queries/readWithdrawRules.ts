import { sql } from "kysely";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { FeeRule } from "../withdrawFee.ts";

type Config = CamelRow<"platform_config">;
/** The platform's rules for withdrawals. Amounts are cents. */
export interface WithdrawRules {
  enabled: Config["withdrawEnabled"];
  reviewed: Config["withdrawReviewed"];
  min: Config["withdrawMin"];
  max: Config["withdrawMax"];
  times: Config["withdrawTimes"];
  kinds: readonly FeeRule[];
}
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
  const config = await tx.first(
    tx.db
      .selectFrom("platform_config")
      .select(["withdraw_enabled as enabled", "withdraw_reviewed as reviewed"])
      .select(["withdraw_min as min", "withdraw_max as max", "withdraw_times as times"])
      .select(["bank_allowed as bankAllowed", "bank_rate as bankRate"])
      .select(["bank_min_fee as bankMinFee", "alipay_allowed as alipayAllowed"])
      .select(["alipay_rate as alipayRate", "alipay_min_fee as alipayMinFee"])
      .select(["wechat_allowed as wechatAllowed", "wechat_rate as wechatRate"])
      .select("wechat_min_fee as wechatMinFee")
      .limit(1),
  );
  if (!config) return defaults;
  const { enabled, reviewed, min, max, times } = config;
  return {
    ...{ enabled, reviewed, min, max, times },
    kinds: [
      {
        kind: "bank",
        allowed: config.bankAllowed,
        rate: config.bankRate,
        minFee: config.bankMinFee,
      },
      {
        kind: "alipay",
        allowed: config.alipayAllowed,
        rate: config.alipayRate,
        minFee: config.alipayMinFee,
      },
      {
        kind: "wechat",
        allowed: config.wechatAllowed,
        rate: config.wechatRate,
        minFee: config.wechatMinFee,
      },
    ],
  };
}

/**
 * A shop's eligibility for a payout: whether the platform blocks it, its requests of today, and its
 * open one.
 */
export type PayoutEligibility = Pick<CamelRow<"shop_terms">, "blockReason"> &
  Calculated<{ blocked: boolean; today: number; openNo: string | null }>;
/**
 * Reads what decides whether a shop may withdraw: a block by the platform, which closing the shop
 * is too, the number of withdrawals today in the shop's time zone, and the one that is open.
 */
export const readPayoutEligibility = (
  tx: Tx,
  shopId: number,
  now: Date,
): Promise<PayoutEligibility> =>
  tx.asSystem(async () => {
    const found = await tx.first(sql<PayoutEligibility>`
      select coalesce(t.withdraw_blocked, false) or s.status <> 'open' as blocked,
        case when s.status = 'open' then t.block_reason else s.closed_reason end as "blockReason",
        (select count(*)::integer from withdrawals w where w.shop_id = s.id and w.status not in ('cancelled', 'rejected')
          and w.apply_time >= date_trunc('day', ${now.toISOString()}::timestamptz at time zone s.time_zone) at time zone s.time_zone) as today,
        (select short_no from withdrawals w where w.shop_id = s.id
          and w.status in ('applying', 'underReview', 'awaitingPayout', 'inProgress') limit 1) as "openNo"
      from shops s left join shop_terms t on t.shop = s.id where s.id = ${shopId}`);
    return found ?? { blocked: false, blockReason: null, today: 0, openNo: null };
  });
