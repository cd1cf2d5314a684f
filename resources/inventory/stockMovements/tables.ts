import type { Generated } from "kysely";
import type { DefaultTimestamp } from "../../../framework/server/tables/columnTypes.ts";
import type { StockCause, StockSource } from "./stockMovements.ts";

/** The stock movements. */
declare module "../../../framework/server/tables/DB.ts" {
  interface SystemTables {
    stock_movements: StockMovementsTable;
  }
}

interface StockMovementsTable {
  id: Generated<number>;
  shop_id: number;
  sku_id: number;
  goods_id: number;
  cause: StockCause;
  ref_table: StockSource | null;
  ref_id: number | null;
  num: number;
  before: number;
  after: number;
  add_time: DefaultTimestamp;
  add_by: number | null;
  location_id: number | null;
  on_hand_num: number | null;
  on_hand_after: number | null;
  /** What the units on hand cost, and all units of the SKU with their cost after the movement. */
  cents: number | null;
  pool_quantity: number | null;
  pool_cents: number | null;
}
