import { sql } from "kysely";
import type { Issues } from "../../../../framework/schema/index.ts";
import { invalid } from "../../../../framework/server/domainError.ts";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { domainError } from "../../errors.ts";
import type { CartItem, Item } from "../cartItem.ts";
import { commissionRateSql } from "./commissionRateSql.ts";

type Sku = CamelRow<"skus">;
type Goods = CamelRow<"goods">;
type StoredItem = {
  skuId: Sku["id"];
  goodsId: Goods["id"];
  shopId: Goods["shopId"];
  skuName: Sku["attrName"];
  skuCode: Sku["code"];
  stockType: Goods["stockType"];
} & Pick<Sku, "stock" | "price" | "oriPrice" | "weightKg" | "volumeM3"> &
  Pick<Goods, "freightTemplate" | "taxCode"> &
  Calculated<
    Pick<
      CartItem,
      | "shopName"
      | "goodsName"
      | "mainImg"
      | "type"
      | "listPrice"
      | "commissionRate"
      | "gstRegistered"
      | "onSale"
      | "freeDelivery"
      | "combination"
    >
  >;

/**
 * Reads the items of a cart as they are sold at a time, in its order and without duplicates; the
 * error of an item that does not exist or is not on sale names its index.
 *
 * @throws {DomainError} `goods.notPurchasable` when a product is not on sale.
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export async function readItems(tx: Tx, items: readonly Item[], now: Date): Promise<CartItem[]> {
  const found = await tx.run(sql<StoredItem>`
    select k.id as "skuId", t.id as "goodsId", t.shop_id as "shopId", s.name as "shopName", t.title as "goodsName",
      k.attr_name as "skuName", k.code as "skuCode", coalesce(k.img, t.main_img) as "mainImg", t.stock_type as "stockType",
      k.stock, k.price, k.ori_price as "oriPrice", t.type,
      case when t.type = 'group' then coalesce(k.ori_price, k.price) else k.price end as "listPrice",
      ${commissionRateSql} as "commissionRate", t.tax_code as "taxCode",
      coalesce(i.gst_registered and i.gst_from <= (${now.toISOString()}::timestamptz at time zone s.time_zone)::date, false) as "gstRegistered",
      (t.status = 'onSale' and t.deleted_at is null and k.deleted_at is null and s.status = 'open' and s.name is not null) as "onSale",
      exists (select from free_deliveries d where d.shop_id = s.id and d.status in ('planned', 'running')) as "freeDelivery",
      t.freight_template as "freightTemplate", k.weight_kg as "weightKg", k.volume_m3 as "volumeM3",
      coalesce(f.freight_combination, 'overlay') as combination
    from skus k join goods t on t.id = k.goods join shops s on s.id = t.shop_id
    left join shop_config f on f.shop_id = s.id
    left join shop_info i on i.shop_id = s.id
    where k.id = any(${items.map(({ skuId }) => skuId)}::bigint[])`);
  const issues: Issues = {};
  const cartItems = new Map<number, CartItem>();
  for (const [place, { skuId, qty }] of items.entries()) {
    const one = found.find((cartItem) => cartItem.skuId === skuId);
    if (!one) issues[`items.${place}.skuId`] = { key: "validation.referenceMissing" };
    else cartItems.set(skuId, { ...one, qty: qty + (cartItems.get(skuId)?.qty ?? 0) });
  }
  if (Object.keys(issues).length > 0) throw invalid(issues);
  const notOnSale = [...cartItems.values()].filter(({ onSale }) => !onSale);
  if (notOnSale.length > 0)
    throw domainError("goods.notPurchasable", {
      goods: notOnSale.map(({ goodsName }) => goodsName.en ?? "").join(", "),
    });
  return [...cartItems.values()];
}
