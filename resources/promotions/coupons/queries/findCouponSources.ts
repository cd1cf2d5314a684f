import { sql } from "kysely";
import { invalid } from "../../../../framework/server/domainError.ts";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { CartItem } from "../../../pricing/index.ts";
import type { CartSource, SourceFinder } from "../../../pricing/server.ts";
import { domainError } from "../../errors.ts";
import { categoryPaths } from "../../scope/queries/categoryPaths.ts";
import { lockUnused } from "../commands/lockUnused.ts";
import { buildUseStatement } from "../commands/releaseCoupons.ts";
import { createCouponSource, type HeldCoupon } from "../couponSource.ts";
import { createCouponError } from "./createCouponError.ts";

type Held = Pick<
  CamelRow<"received_coupons">,
  | "id"
  | "shopId"
  | "name"
  | "status"
  | "validFrom"
  | "validTo"
  | "type"
  | "amount"
  | "discount"
  | "fullAmount"
> &
  Calculated<{ goodsIds: number[]; fromDay: string }>;

/** The most pieces of one buyer that a quote offers. */
const maxOffered = 50;

/** Reads pieces of a buyer, with the products of the cart that each is for. */
const readHeld = (
  tx: Tx,
  buyerId: number,
  {
    ids,
    offerShopIds,
    goodsIds,
  }: { ids: readonly number[]; offerShopIds: readonly number[]; goodsIds: readonly number[] },
): Promise<Held[]> =>
  tx.run(sql<Held>`
    with recursive ${categoryPaths(goodsIds)}
    select r.id, r.shop_id as "shopId", r.name, r.status, r.valid_from as "validFrom", r.valid_to as "validTo",
      to_char(r.valid_from at time zone s.time_zone, 'YYYY-MM-DD') as "fromDay",
      r.type, r.amount, r.discount, r.full_amount as "fullAmount",
      array(
        select distinct p.goods_id from paths p
        where p.shop_id = r.shop_id and case r.use_type when 'goods' then r.scope @> to_jsonb(p.goods_id)
          when 'category' then r.scope @> to_jsonb(p.category) else true end
      ) as "goodsIds"
    from received_coupons r join shops s on s.id = r.shop_id
    where r.member_id = ${buyerId} and (r.id = any(${[...ids]}::bigint[])
      or (r.status = 'unused' and r.shop_id = any(${[...offerShopIds]}::bigint[])))
    order by r.id = any(${[...ids]}::bigint[]) desc, r.valid_to nulls last, r.id limit ${ids.length + maxOffered}`);

/**
 * Finds the coupons that a buyer has chosen for a cart, and with `offer` the others that could be
 * chosen.
 *
 * @throws {DomainError} `input.invalid` when a chosen coupon is not the buyer's.
 * @throws {DomainError} `coupon.otherShop` when nothing in the cart is of its shop.
 * @throws {DomainError} `coupon.onePerShop` when two are of one shop.
 */
export const findCouponSources: SourceFinder = async (tx, { items, coupons, asker }) => {
  if (!asker || !coupons || (coupons.chosen.length === 0 && !coupons.offers)) return [];
  const shopIds = [...new Set(items.map(({ shopId }) => shopId))];
  const held = await readHeld(tx, asker.buyerId, {
    ids: coupons.chosen,
    offerShopIds: coupons.offers ? shopIds : [],
    goodsIds: items.map(({ goodsId }) => goodsId),
  });
  checkChosen(coupons.chosen, held, items);
  return held.map((row): CartSource => {
    const coupon: HeldCoupon = {
      ...row,
      validFrom: new Date(row.validFrom),
      validTo: row.validTo === null ? null : new Date(row.validTo),
      goodsIds: new Set(row.goodsIds),
    };
    return {
      ...createCouponSource(coupon, {
        now: asker.now,
        offered: !coupons.chosen.includes(row.id),
      }),
      refuse: (verdict) => createCouponError(row, verdict),
      claim: (lockTx, memberId) => lockUnused(lockTx, { id: row.id, name: row.name, memberId }),
      reserve: (order) => buildUseStatement(row.id, order),
    };
  });
};

function checkChosen(
  chosen: readonly number[],
  held: readonly Held[],
  items: readonly CartItem[],
): void {
  const shops = new Set<number>();
  for (const [place, id] of chosen.entries()) {
    const coupon = held.find((one) => one.id === id);
    if (!coupon) throw invalid({ [`couponIds.${place}`]: { key: "validation.referenceMissing" } });
    if (!items.some(({ shopId }) => shopId === coupon.shopId))
      throw domainError("coupon.otherShop", { coupon: coupon.name });
    if (shops.has(coupon.shopId)) throw domainError("coupon.onePerShop");
    shops.add(coupon.shopId);
  }
}
