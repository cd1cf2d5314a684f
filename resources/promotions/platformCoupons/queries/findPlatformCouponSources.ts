import { sql } from "kysely";
import { app } from "../../../../core/app.ts";
import { invalid } from "../../../../framework/server/domainError.ts";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { CartSource, SourceFinder } from "../../../pricing/server.ts";
import { createCouponError } from "../../coupons/queries/createCouponError.ts";
import { categoryPaths } from "../../scope/queries/categoryPaths.ts";
import { buildPieceUse, lockUnusedPiece } from "../commands/usePlatformCoupon.ts";
import { createPlatformCouponSource } from "../platformCouponSource.ts";

type Held = Pick<
  CamelRow<"received_platform_coupons">,
  | "id"
  | "name"
  | "status"
  | "validFrom"
  | "validTo"
  | "type"
  | "amount"
  | "discount"
  | "fullAmount"
  | "platformPercent"
> &
  Calculated<{ goodsIds: number[]; fromDay: string }>;

/** The most pieces of one buyer that a quote offers. */
const maxOffered = 50;

interface Wanted {
  chosen: number | null;
  offers: boolean;
  goodsIds: readonly number[];
}
/** Reads pieces of a buyer, with the products of the cart that each is for. */
const readHeld = (tx: Tx, buyerId: number, { chosen, offers, goodsIds }: Wanted): Promise<Held[]> =>
  tx.run(sql<Held>`
    with recursive ${categoryPaths(goodsIds)}
    select r.id, r.name, r.status, r.valid_from as "validFrom", r.valid_to as "validTo",
      to_char(r.valid_from at time zone ${app.timeZone}, 'YYYY-MM-DD') as "fromDay",
      r.type, r.amount, r.discount, r.full_amount as "fullAmount", r.platform_percent as "platformPercent",
      array(
        select distinct p.goods_id from paths p
        where (r.shop_scope is null or r.shop_scope @> to_jsonb(p.shop_id))
          and (r.cate_scope is null or r.cate_scope @> to_jsonb(p.category))
      ) as "goodsIds"
    from received_platform_coupons r
    where r.member_id = ${buyerId} and (r.id = ${chosen} or (${offers} and r.status = 'unused'))
    order by r.id is not distinct from ${chosen}::bigint desc, r.valid_to nulls last, r.id
    limit ${maxOffered}`);

/**
 * Finds the platform's coupon that a buyer has chosen for a cart, and with `offers` the others that
 * could be chosen.
 *
 * @throws {DomainError} `input.invalid` when the chosen coupon is not the buyer's.
 */
export const findPlatformCouponSources: SourceFinder = async (tx, { items, coupons, asker }) => {
  const chosen = coupons?.platform ?? null;
  if (!asker || !coupons || (chosen === null && !coupons.offers)) return [];
  const held = await readHeld(tx, asker.buyerId, {
    chosen,
    offers: coupons.offers,
    goodsIds: items.map(({ goodsId }) => goodsId),
  });
  if (chosen !== null && !held.some(({ id }) => id === chosen))
    throw invalid({ platformCouponId: { key: "validation.referenceMissing" } });
  return held.map((row): CartSource => {
    const coupon = {
      ...row,
      platformPercent: Number(row.platformPercent),
      validFrom: new Date(row.validFrom),
      validTo: row.validTo === null ? null : new Date(row.validTo),
      goodsIds: new Set(row.goodsIds),
    };
    return {
      ...createPlatformCouponSource(coupon, { now: asker.now, offered: row.id !== chosen }),
      refuse: (verdict) => createCouponError(row, verdict),
      claim: (lockTx, memberId) =>
        lockUnusedPiece(lockTx, { id: row.id, name: row.name, memberId }),
      reserve: (order) => buildPieceUse(row.id, order),
    };
  });
};
