import type { Generated } from "kysely";
import type { Timestamp } from "../../framework/server/tables/columnTypes.ts";

/** Columns of buyers that only the server reads: which of their addresses are verified. */
declare module "../../framework/server/tables/DB.ts" {
  interface AddedColumns {
    buyers: VerifiedAddresses;
  }
  interface SystemTables {
    point_lots: PointLotsTable;
    point_holds: PointHoldsTable;
    point_uses: PointUsesTable;
  }
}

interface VerifiedAddresses {
  email_verified: Generated<boolean>;
  phone_verified: Generated<boolean>;
}

/** Points that were added at once and expire at once. */
interface PointLotsTable {
  id: Generated<number>;
  member_id: number;
  entry_id: number;
  order_id: number | null;
  earned: number;
  remaining: number;
  expires_at: Timestamp;
}

/** Points that unpaid orders hold, and what has paid of them. Amounts are cents. */
interface PointHoldsTable {
  id: Generated<number>;
  member_id: number;
  pay_order_id: number;
  points: number;
  amount: number;
  captured_points: Generated<number>;
  captured: Generated<number>;
  status: Generated<"held" | "captured" | "released">;
}

/** The lots whose points have paid an order, with what refunds have returned to them. */
interface PointUsesTable {
  id: Generated<number>;
  member_id: number;
  order_id: number;
  lot_id: number;
  points: number;
  returned: Generated<number>;
}
