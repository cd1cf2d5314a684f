import { sql } from "kysely";
import type { CallOutput } from "../../../../framework/schema/index.ts";
import { notFound } from "../../../../framework/server/domainError.ts";
import type { Calculated, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { shops } from "../shops.ts";
import type { WaitingKind } from "../waitingKinds.ts";

type Overview = CallOutput<typeof shops, "getOverview">;
type Money = Calculated<{
  balance: number;
  frozen: number;
  pending: number;
  termsId: TableRow<"shop_terms">["id"] | null;
  commissionRate: number | null;
  settlement: "realtime" | "day" | "month" | null;
  withdrawBlocked: boolean;
}>;
type Waiting = Calculated<{
  kind: WaitingKind;
  id: number;
  title: string;
  amount: number | null;
  since: string;
  count: number;
}>;
/** What waits the longest is enough for one page. */
const maxWaiting = 10;

/** Reads the balances and terms of a shop, and what of it waits for a decision, oldest first. */
export async function readOverview(tx: Tx, shopId: number): Promise<Overview> {
  const money = await tx.first<Money>(sql`
    select coalesce((select balance from ledger_balances where account = 'balance' and holder = s.id), 0)::bigint as balance,
      coalesce((select balance from ledger_balances where account = 'frozen' and holder = s.id), 0)::bigint as frozen,
      coalesce((select balance from ledger_balances where account = 'pending' and holder = s.id), 0)::bigint as pending,
      t.id as "termsId", t.commission_rate::float8 as "commissionRate", t.settlement,
      coalesce(t.withdraw_blocked, false) as "withdrawBlocked"
    from shops s left join shop_terms t on t.shop = s.id where s.id = ${shopId}`);
  if (!money) throw notFound();
  const waiting = await tx.run(sql<Waiting>`
    select w.kind, w.id, w.title, w.amount, w.count, to_char(w.since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since from (
      select 'refundInterventions' as kind, id, number as title, refund_amount as amount, platform_asked_time as since, 1::bigint as count
        from refunds where shop_id = ${shopId} and status = 'intervention' and pay_state = 'none'
      union all
      select 'withdrawAccountReviews', id, coalesce(nullif(realname, ''), kind), null, upd_time, 1
        from withdraw_accounts where shop_id = ${shopId} and status = 'pending' and deleted_at is null
      union all
      select 'payouts', id, short_no, actual, apply_time, 1
        from withdrawals where shop_id = ${shopId} and status in ('applying', 'underReview', 'awaitingPayout')
      union all
      -- The products are one line, which leads to the oldest of them.
      select 'goodsReviews', (array_agg(id order by upd_time, id))[1],
          string_agg(coalesce(title ->> 'en', ''), ', ' order by upd_time, id), null, min(upd_time), count(*)
        from goods where shop_id = ${shopId} and status = 'pendingReview' and deleted_at is null) w
    where w.since is not null
    order by w.since limit ${maxWaiting}`);
  return { ...money, waiting };
}
