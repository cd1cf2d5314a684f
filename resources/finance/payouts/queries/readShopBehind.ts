import { sql } from "kysely";
import type { CallOutput } from "../../../../framework/schema/index.ts";
import { notFound } from "../../../../framework/server/domainError.ts";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { isSameName } from "../isSameName.ts";
import type { payouts } from "../payouts.ts";

type ShopBehind = CallOutput<typeof payouts, "getShop">;
type Found = Pick<CamelRow<"withdrawals">, "realname"> &
  Calculated<Omit<ShopBehind, "holderMatches">>;

/**
 * Reads what decides whether a payout can be approved: what its shop has available now, what was
 * paid to it before, since when the account is in use, and whether its holder is the verified
 * owner.
 */
export async function readShopBehind(tx: Tx, payoutId: number): Promise<ShopBehind> {
  const found = await tx.asSystem(() =>
    tx.first(sql<Found>`
      select coalesce(b.balance, 0)::bigint as balance, w.realname,
        coalesce(nullif(i.company, ''), nullif(i.realname, '')) as "legalName",
        coalesce(nullif(m.realname, ''), m.username) as owner,
        to_char(a.add_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "accountAdded",
        p.count as "paidCount", p.sum as "paidTotal",
        to_char(p.last at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "lastPaid"
      from withdrawals w
      left join ledger_balances b on b.account = 'balance' and b.holder = w.shop_id
      left join shop_info i on i.shop_id = w.shop_id and i.status = 'approved'
      left join lateral (
        select realname, username from members where shop_id = w.shop_id and main order by id limit 1
      ) m on true
      left join withdraw_accounts a on a.id = w.account
      cross join lateral (
        select count(*)::integer as count, coalesce(sum(o.actual), 0)::bigint as sum, max(o.pay_time) as last
        from withdrawals o where o.shop_id = w.shop_id and o.id <> w.id and o.status = 'completed'
      ) p
      where w.id = ${payoutId}`),
  );
  if (!found) throw notFound();
  const { realname: holder, ...shop } = found;
  const known = [shop.legalName, shop.owner].flatMap((name) => name ?? []);
  return {
    ...shop,
    holderMatches:
      holder && known.length > 0 ? known.some((name) => isSameName(name, holder)) : null,
  };
}
