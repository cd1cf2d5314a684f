import { sql } from "kysely";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { SourceFinder } from "../../../pricing/server.ts";
import { categoryPaths } from "../../scope/queries/categoryPaths.ts";
import { createFreeDeliverySource } from "../freeDeliverySource.ts";

type Found = Pick<
  CamelRow<"free_deliveries">,
  "id" | "shopId" | "name" | "minAmount" | "regions" | "startsAt" | "endsAt"
> &
  Calculated<{ goodsIds: number[] }>;

/**
 * Finds the rules of free delivery of a cart's shops. An item says whether its shop has any, so
 * that other carts need no query; what is picked up has no freight.
 */
export const findFreeDeliverySources: SourceFinder = async (
  tx,
  { items, address, asker, trial },
) => {
  const covered = items.filter(({ freeDelivery }) => freeDelivery);
  if (!address || covered.length === 0) return [];
  const found = await tx.run(sql<Found>`
    with recursive ${categoryPaths(covered.map(({ goodsId }) => goodsId))}
    select d.id, d.shop_id as "shopId", d.name, d.min_amount as "minAmount", d.regions,
      d.starts_at as "startsAt", d.ends_at as "endsAt",
      array(
        select distinct p.goods_id from paths p
        where p.shop_id = d.shop_id and (
          not exists (select from free_deliveries_cate_ids k where k.parent_id = d.id)
          or exists (select from free_deliveries_cate_ids k where k.parent_id = d.id and k.target_id = p.category)
        )
      ) as "goodsIds"
    from free_deliveries d
    where d.shop_id = any(${covered.map(({ shopId }) => shopId)}::bigint[]) and d.status in ('planned', 'running')
    order by d.id`);
  const now = asker?.now ?? new Date();

  return found.map(({ startsAt, endsAt, goodsIds, regions, ...rule }) =>
    createFreeDeliverySource(
      {
        ...rule,
        regions: regions ?? [],
        goodsIds: new Set(goodsIds),
        startsAt: new Date(trial?.early ? 0 : (startsAt ?? 0)),
        endsAt: endsAt === null ? null : new Date(endsAt),
      },
      { address, now },
    ),
  );
};
