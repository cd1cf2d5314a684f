import { sql } from "kysely";
import { formatMoney } from "../../../../framework/schema/index.ts";
import type { DomainError } from "../../../../framework/server/domainError.ts";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { CartItem, Verdict } from "../../../pricing/index.ts";
import type { CartSource, SourceFinder } from "../../../pricing/server.ts";
import { domainError } from "../../errors.ts";
import { maskCode } from "../../giftCards/codes.ts";
import { categoryPaths } from "../../scope/queries/categoryPaths.ts";
import { claimVoucher } from "../commands/claimVoucher.ts";
import { buildUseStatement } from "../commands/releaseVoucher.ts";
import { hashVoucherCode } from "../voucherCodes.ts";
import { createVoucherSource } from "../voucherSource.ts";
import { findCodeFault } from "./findCodes.ts";

type Found = Pick<
  CamelRow<"vouchers">,
  | "id"
  | "shopId"
  | "name"
  | "type"
  | "valueType"
  | "amount"
  | "discount"
  | "minAmount"
  | "startsAt"
  | "endsAt"
  | "limitNum"
  | "status"
> &
  Calculated<{
    hash: string;
    codeId: number;
    quantity: number | null;
    isUsedUp: boolean;
    ownUses: number;
    goodsIds: number[];
  }>;

/** Reads the vouchers of codes, with the products of the cart that each is for. */
const readEntered = (
  tx: Tx,
  hashes: readonly string[],
  { buyerId, items }: { buyerId: number; items: readonly CartItem[] },
): Promise<Found[]> =>
  tx.run(sql<Found>`
    with recursive ${categoryPaths(items.map(({ goodsId }) => goodsId))}
    select c.hash, c.id as "codeId", c.quantity, coalesce(c.used >= c.quantity, false) as "isUsedUp",
      (select count(*)::integer from voucher_uses u
        where u.voucher = v.id and u.member_id = ${buyerId} and u.status = 'used') as "ownUses",
      v.id, v.shop_id as "shopId", v.name, v.type, v.value_type as "valueType", v.amount, v.discount,
      v.min_amount as "minAmount", v.starts_at as "startsAt", v.ends_at as "endsAt",
      v.limit_num as "limitNum", v.status,
      array(
        select distinct p.goods_id from paths p
        where p.shop_id = v.shop_id and (
          v.type <> 'goods'
          or exists (select from vouchers_goods_ids g where g.parent_id = v.id and g.target_id = p.goods_id)
          or exists (select from vouchers_cate_ids k where k.parent_id = v.id and k.target_id = p.category)
        )
      ) as "goodsIds"
    from voucher_codes c join vouchers v on v.id = c.voucher_id
    where c.hash = any(${[...hashes]}::text[])
    order by v.id`);

/** Whether the buyer has used a voucher as often as each may, which they know. */
const isLimited = ({ limitNum, ownUses }: Found) => limitNum > 0 && ownUses >= limitNum;

/** Returns the error of an order with a voucher that does not apply to it. */
function refuse({ name, limitNum }: Found, verdict: Exclude<Verdict, { ok: true }>): DomainError {
  switch (verdict.reason) {
    case "minimum":
      return domainError("voucher.minimum", {
        voucher: name,
        missing: formatMoney(verdict.missing),
      });
    case "notYet":
    case "expired":
      return domainError("voucher.notUsable");
    case "used":
      return domainError("voucher.limitReached", { voucher: name, smart_count: limitNum });
    case "scope":
      return domainError("voucher.otherProducts", { voucher: name });
    case "beaten":
      return domainError("voucher.beaten", { voucher: name });
    case "noSaving":
    case "region":
    case "soldOut":
    case "limit":
    case "notHeld":
      return domainError("voucher.noSaving", { voucher: name });
  }
}

/**
 * Finds the vouchers whose codes a buyer has entered for a cart.
 *
 * @throws {DomainError} `voucher.notUsable` when no voucher has one of the codes, nothing in the
 * cart is of its shop, or no order can use it now.
 * @throws {DomainError} `voucher.onePerShop` when two are of one shop.
 */
export const findVoucherSources: SourceFinder = async (tx, { items, voucherCodes, asker }) => {
  if (!asker || voucherCodes.length === 0) return [];
  const entered = new Map(voucherCodes.map((code) => [hashVoucherCode(code), code]));
  const { buyerId, now } = asker;
  const found = await readEntered(tx, [...entered.keys()], { buyerId, items });
  const used = found.filter(({ shopId }) => items.some((item) => item.shopId === shopId));
  for (const hash of entered.keys()) {
    const row = used.find((one) => one.hash === hash);
    if (!row || (!isLimited(row) && findCodeFault({ ...row, isUsed: row.isUsedUp }, now) !== null))
      throw domainError("voucher.notUsable");
  }
  if (new Set(used.map(({ shopId }) => shopId)).size < used.length)
    throw domainError("voucher.onePerShop");
  return used.map((row): CartSource => {
    const source = createVoucherSource(
      {
        ...row,
        startsAt: new Date(row.startsAt ?? 0),
        endsAt: row.endsAt === null ? null : new Date(row.endsAt),
        closed: row.status === "closed",
        used: isLimited(row),
        goodsIds: new Set(row.goodsIds),
      },
      now,
    );
    return {
      ...source,
      refuse: (verdict) => refuse(row, verdict),
      claim: (lockTx, memberId) => claimVoucher(lockTx, row, memberId),
      reserve: (order) =>
        buildUseStatement(
          { codeId: row.codeId, code: maskCode(entered.get(row.hash) ?? ""), at: now },
          order,
        ),
    };
  });
};
