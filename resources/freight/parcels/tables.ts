import type { Generated } from "kysely";
import type { Courier } from "../couriers/courier.ts";

/** The parcels of orders, and the units of their lines in them. */
declare module "../../../framework/server/tables/DB.ts" {
  interface SystemTables {
    parcels: ParcelsTable;
    parcel_lines: ParcelLinesTable;
  }
}

interface ParcelsTable {
  id: Generated<number>;
  shop_id: number;
  order_id: number;
  /** Counted in its order from 1; the number of a parcel that was undone is not given again. */
  number: number;
  courier: Courier;
  /** Null for a parcel without one. */
  tracking_number: string | null;
  shipped_at: string;
  /** The member who shipped it; null for the system. */
  shipped_by: number | null;
  /** When its shipping was undone; null otherwise. */
  undone_at: string | null;
}

interface ParcelLinesTable {
  parcel_id: number;
  shop_id: number;
  line_id: number;
  qty: number;
}
