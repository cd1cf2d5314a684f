import type { Generated } from "kysely";
import type { Timestamp } from "../../framework/server/tables/columnTypes.ts";

/** Columns of buyers that only the server reads: which of their addresses are verified. */
declare module "../../framework/server/tables/DB.ts" {
  interface AddedColumns {
    buyers: VerifiedAddresses;
  }
  interface SystemTables {
    point_lots: PointLotsTable;
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
