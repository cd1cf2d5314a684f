import type { Generated, GeneratedAlways } from "kysely";
import type { DefaultTimestamp } from "../../framework/server/tables/columnTypes.ts";

/** Shops, and what buyers see of them. */
declare module "../../framework/server/tables/DB.ts" {
  interface SystemTables {
    shops: ShopsTable;
    shop_fronts: ShopFrontsView;
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
