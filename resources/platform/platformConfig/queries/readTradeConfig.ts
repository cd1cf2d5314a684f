import type { CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

/** Time limits of trade, and the platform's default commission rates. Rates are percent. */
export type TradeConfig = Pick<
  CamelRow<"platform_config">,
  | "unpaidMinutes"
  | "receiveDays"
  | "refundDays"
  | "commentDays"
  | "agreeDays"
  | "returnDays"
  | "confirmDays"
  | "commissionRate"
>;
/** The configuration of trade until the platform changes it. */
export const defaultTradeConfig: TradeConfig = {
  unpaidMinutes: 30,
  receiveDays: 7,
  refundDays: 7,
  commentDays: 7,
  agreeDays: 7,
  returnDays: 7,
  confirmDays: 7,
  commissionRate: 5,
};

/** Returns the platform's trade settings, or the defaults while it has none. */
export async function readTradeConfig(tx: Tx): Promise<TradeConfig> {
  const stored = await tx.first(
    tx.db
      .selectFrom("platform_config")
      .select(["unpaid_minutes as unpaidMinutes", "receive_days as receiveDays"])
      .select(["refund_days as refundDays", "comment_days as commentDays"])
      .select(["agree_days as agreeDays", "return_days as returnDays"])
      .select(["confirm_days as confirmDays", "commission_rate as commissionRate"])
      .limit(1),
  );
  return stored ?? defaultTradeConfig;
}
