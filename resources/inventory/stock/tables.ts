import type { Generated } from "kysely";

/** Stock on hand by location, and the units that order lines reserve. */
declare module "../../../framework/server/tables/DB.ts" {
  interface SystemTables {
    sku_costs: SkuCostsTable;
    stock_items: StockItemsTable;
    stock_reservations: StockReservationsTable;
  }
}

/** All units of a SKU on hand, what they cost together, and one of them when there were some. */
interface SkuCostsTable {
  sku_id: number;
  shop_id: number;
  quantity: Generated<number>;
  cents: Generated<number>;
  unit_cents: Generated<number>;
}

/** The units of a SKU at a location, reserved ones included. */
interface StockItemsTable {
  shop_id: number;
  sku_id: number;
  location_id: number;
  on_hand: number;
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
