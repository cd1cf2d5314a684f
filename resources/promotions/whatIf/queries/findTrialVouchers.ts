import { sql } from "kysely";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { CartSource } from "../../../pricing/server.ts";
import { categoryPaths } from "../../scope/queries/categoryPaths.ts";
import { createVoucherSource } from "../../vouchers/voucherSource.ts";
import { toInstant } from "./holding.ts";
import { type Fault, maxTried, shownDays, type TrialQuery, toTrialSource } from "./trialQuery.ts";

type Found = Pick<
  CamelRow<"vouchers">,
  | "id"
  | "name"
  | "type"
  | "valueType"
  | "amount"
  | "discount"
  | "minAmount"
  | "startsAt"
  | "endsAt"
  | "closedTime"
> &
  Calculated<{ isClosed: boolean; isUsedUp: boolean; isFull: boolean; goodsIds: number[] }>;

/** Reads the vouchers of a shop, with what their codes have left. */
const readVouchers = (tx: Tx, { scope, items }: TrialQuery): Promise<Found[]> =>
  tx.run(sql<Found>`
    with recursive ${categoryPaths(items.map(({ goodsId }) => goodsId))}
    select v.id, v.name, v.type, v.value_type as "valueType", v.amount, v.discount,
      v.min_amount as "minAmount", v.starts_at as "startsAt", v.ends_at as "endsAt",
      v.closed_time as "closedTime", v.status = 'closed' as "isClosed",
      v.has_codes and not exists (select from voucher_codes c
        where c.voucher_id = v.id and (c.quantity is null or c.used < c.quantity)) as "isUsedUp",
      v.limit_num > 0 and (select count(*) from voucher_uses u where u.voucher = v.id
        and u.member_id = ${scope.buyerId} and u.status = 'used') >= v.limit_num as "isFull",
      array(
        select distinct p.goods_id from paths p where v.type <> 'goods'
          or exists (select from vouchers_goods_ids g where g.parent_id = v.id and g.target_id = p.goods_id)
          or exists (select from vouchers_cate_ids k where k.parent_id = v.id and k.target_id = p.category)
      ) as "goodsIds"
    from vouchers v
    where v.shop_id = ${scope.shopId}
      and coalesce(v.closed_time, v.ends_at, 'infinity') > now() - ${shownDays} * interval '1 day'
    order by v.id desc limit ${maxTried}`);

/** Finds the vouchers of a shop, as if the buyer had entered a code of each. */
export async function findTrialVouchers(tx: Tx, query: TrialQuery): Promise<readonly CartSource[]> {
  const { shopId, now, early } = query.scope;
  const found = await readVouchers(tx, query);
  return found.map((row) => {
    const startsAt = toInstant(row.startsAt);
    const endsAt = row.closedTime ?? row.endsAt;
    const source = createVoucherSource(
      {
        ...row,
        shopId,
        startsAt: early && startsAt > now ? now : startsAt,
        endsAt: row.endsAt === null ? null : new Date(row.endsAt),
        closed: row.isClosed,
        used: row.isUsedUp,
        goodsIds: new Set(row.goodsIds),
      },
      now,
    );
    const limit: Fault = { ok: false, reason: "limit" };
    return toTrialSource(source, query, {
      fault: row.isFull && !row.isClosed ? limit : null,
      isScheduled: startsAt > new Date(),
      endsAt: endsAt === null ? null : new Date(endsAt),
    });
  });
}
