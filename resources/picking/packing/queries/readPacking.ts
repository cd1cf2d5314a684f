import { sql } from "kysely";
import type { Localized } from "../../../../framework/fields/localized/schema.ts";
import type { AppContext } from "../../../../framework/server/defineRules.ts";
import type { Calculated, CamelRow, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { OrderUnits } from "../packingCall.ts";

type Sender = Pick<CamelRow<"shop_config">, "senderName" | "senderPhone"> &
  Calculated<{ senderAddress: string | null; thanks: string | null }>;
/** The parcel of an order; its weight is that of the units that have one. */
type Parcel = Calculated<{
  orderId: TableRow<"orders_lines">["parent_id"];
  weightKg: number;
  isWhole: number;
}>;
type PickedUnits = Pick<CamelRow<"orders_lines">, "skuId" | "skuName" | "skuCode"> &
  Calculated<{
    goodsName: Localized;
    collection: string | null;
    qty: number;
    orders: OrderUnits[];
  }>;
export type Packing = Sender & {
  parcels: Parcel[];
  picks: PickedUnits[];
  pickedOrders: number;
};
const noSender: Sender = {
  senderName: null,
  senderPhone: null,
  senderAddress: null,
  thanks: null,
};
const keys: Readonly<Record<string, string>> = { en: "en", "zh-CN": "zhCN", "zh-TW": "zhTW" };

/**
 * Reads what packing slips and a pick list need of the orders with these ids, as far as they are of
 * the shop in the tenant scope.
 */
export async function readPacking(
  { tx, locale }: Reader,
  orderIds: readonly number[],
): Promise<Packing> {
  const ids = sql`any(${[...orderIds]}::bigint[])`;
  const key = keys[locale] ?? "en";
  const inLanguage = (column: string) => sql`coalesce(
    nullif(${sql.ref(column)} ->> ${key}, ''), nullif(${sql.ref(column)} ->> 'en', ''),
    nullif(${sql.ref(column)} ->> 'zhCN', ''), nullif(${sql.ref(column)} ->> 'zhTW', ''), nullif(${sql.ref(column)} ->> 'km', ''))`;
  const sender = await tx.first<Sender>(sql`
    select sender_name as "senderName", sender_phone as "senderPhone", ${inLanguage("thanks")} as thanks,
      nullif(concat_ws(', ', nullif(sender_address, ''), nullif(concat_ws(' ', sender_city, sender_state, sender_postcode), '')), '')
        as "senderAddress"
    from shop_config where shop_id = current_shop_id() limit 1`);
  const parcels = await tx.run(sql<Parcel>`
    select l.parent_id as "orderId", coalesce(sum(n.num * k.weight_kg), 0)::float8 as "weightKg",
      (count(*) filter (where k.weight_kg is null) = 0)::int as "isWhole"
    from orders_lines l
    join orders o on o.id = l.parent_id
    cross join lateral (
      select case o.status when 'unshipped' then l.qty - l.shipped_qty - l.released_qty
        else l.qty - l.refunded_qty end as num
    ) n
    left join skus k on k.id = l.sku_id
    where l.parent_id = ${ids} and n.num > 0
    group by l.parent_id`);
  const picks = await tx.run(sql<PickedUnits>`
    select l.sku_id as "skuId", (array_agg(l.goods_name order by l.id desc))[1] as "goodsName", max(l.sku_name) as "skuName",
      max(l.sku_code) as "skuCode", ${inLanguage("c.name")} as collection, sum(l.qty - l.shipped_qty - l.released_qty)::int as qty,
      json_agg(json_build_object('number', o.number, 'qty', l.qty - l.shipped_qty - l.released_qty) order by o.id) as orders
    from orders_lines l
    join orders o on o.id = l.parent_id
    left join goods g on g.id = l.goods_id
    left join shop_categories c on c.id = g.shop_category
    where o.id = ${ids} and l.qty > l.shipped_qty + l.released_qty and o.status = 'unshipped' and not o.waits_for_group
      and o.refund_status <> 'refunding'
    group by l.sku_id, c.id, c.sort, c.name
    order by c.sort nulls last, c.id, max(l.sku_code) nulls last, l.sku_id`);
  const numbers = picks.flatMap(({ orders }) => orders.map(({ number }) => number));
  return {
    ...(sender ?? noSender),
    parcels,
    picks,
    pickedOrders: new Set(numbers).size,
  };
}
type Reader = Pick<AppContext, "tx" | "locale">;
