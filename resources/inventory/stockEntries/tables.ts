import type { Generated } from "kysely";
import type { DefaultTimestamp } from "../../../framework/server/tables/columnTypes.ts";
import type { StockCause } from "./stockEntries.ts";

/** The stock movements. */
declare module "../../../framework/server/tables/DB.ts" {
  interface SystemTables {
    stock_entries: StockEntriesTable;
  }
}

interface StockEntriesTable {
  id: Generated<number>;
  shop_id: number;
  sku_id: number;
  goods_id: number;
  cause: StockCause;
  ref_table: "orders" | "refunds" | null;
  ref_id: number | null;
  num: number;
  before: number;
  after: number;
  add_time: DefaultTimestamp;
  add_by: number | null;
}
