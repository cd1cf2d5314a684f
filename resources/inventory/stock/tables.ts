import type { Generated } from "kysely";
import type { DefaultTimestamp } from "../../../framework/server/tables/columnTypes.ts";

/** Stock on hand by location, and the units that order lines reserve. */
declare module "../../../framework/server/tables/DB.ts" {
  interface SystemTables {
    stock_items: StockItemsTable;
    stock_locations: StockLocationsTable;
    stock_reservations: StockReservationsTable;
  }
}

/** The units of a SKU at a location, reserved ones included. */
interface StockItemsTable {
  shop_id: number;
  sku_id: number;
  location_id: number;
  on_hand: number;
}

/** A place where a shop keeps stock. Each shop begins with a default one. */
interface StockLocationsTable {
  id: Generated<number>;
  shop_id: number;
  is_default: Generated<boolean>;
  add_time: DefaultTimestamp;
}

/**
 * The reservation of an order line: `quantity` is the sum of the units that it holds, that were
 * shipped, that were released before shipping, and that were returned after it.
 */
interface StockReservationsTable {
  line_id: number;
  shop_id: number;
  sku_id: number;
  /** The location that the units are shipped from; null for the default one. */
  location_id: number | null;
  quantity: number;
  held: Generated<number>;
  shipped: Generated<number>;
  released: Generated<number>;
  returned: Generated<number>;
}
