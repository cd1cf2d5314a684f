import type { Generated, GeneratedAlways } from "kysely";
import type { DefaultTimestamp } from "../../framework/server/tables/columnTypes.ts";

/** Shops, what buyers see of them, and what they sold on each day. */
declare module "../../framework/server/tables/DB.ts" {
  interface SystemTables {
    shops: ShopsTable;
    shop_fronts: ShopFrontsView;
    shop_days: ShopDaysTable;
  }
}

interface ShopsTable {
  id: Generated<number>;
  name: string | null;
  logo: string | null;
  owner_id: number | null;
  time_zone: Generated<string>;
  status: Generated<"open" | "closed" | "terminated">;
  add_time: DefaultTimestamp;
  type: "individual" | "enterprise" | "flagship" | null;
  self_operated: Generated<boolean>;
  closed_reason: string | null;
}

/** The shops that buyers can see. */
interface ShopFrontsView {
  id: GeneratedAlways<number>;
  name: GeneratedAlways<string>;
  logo: GeneratedAlways<string | null>;
  self_status: GeneratedAlways<"self" | "other">;
  status: GeneratedAlways<"open" | "closed">;
  add_time: GeneratedAlways<string>;
  add_by: GeneratedAlways<null>;
  search_text: GeneratedAlways<string>;
}

/** What a shop sold on a day, by the time its orders were placed, and how it was rated. */
interface ShopDaysTable {
  shop_id: number;
  day: string;
  orders: Generated<number>;
  sales: Generated<number>;
  commission: Generated<number>;
  refunded_orders: Generated<number>;
  /** Orders with a deadline that were shipped, and those of them that were shipped in time. */
  shipped_orders: Generated<number>;
  punctual_orders: Generated<number>;
  comments: Generated<number>;
  stars: Generated<number>;
  /** Whether something of the day has changed since it was summed up. */
  stale: Generated<boolean>;
}
