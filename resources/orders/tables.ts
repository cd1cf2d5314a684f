import type { Generated } from "kysely";
import type { DefaultStructure } from "../../framework/server/tables/columnTypes.ts";

/** Group selections of unpaid orders, and the ratings of shops. */
declare module "../../framework/server/tables/DB.ts" {
  interface SystemTables {
    group_intents: GroupIntentsTable;
    shop_stars: ShopStarsTable;
  }
}

interface GroupIntentsTable {
  order_id: number;
  shop_id: number;
  member_id: number;
  activity_id: number;
  goods_id: number;
  group_order_id: number | null;
  group_type: "ordinary" | "ladder";
  group_num: number;
  discounts: number | null;
  hours: number;
  original_price: number;
  sku_prices: DefaultStructure<Readonly<Record<string, number>>>;
}

interface ShopStarsTable {
  shop_id: number;
  comments: Generated<number>;
  goods_star: Generated<number>;
  delivery_star: Generated<number>;
  shop_star: Generated<number>;
  logistic_star: Generated<number>;
}
