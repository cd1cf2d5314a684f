import type { Generated } from "kysely";

/** The table of the codes of vouchers, which no member can read. */
declare module "../../../framework/server/tables/DB.ts" {
  interface SystemTables {
    voucher_codes: VoucherCodesTable;
  }
}

interface VoucherCodesTable {
  id: Generated<number>;
  shop_id: number;
  voucher_id: number;
  batch_id: number;
  hash: string;
  /** How many orders it is for; null for any number. */
  quantity: number | null;
  /** The orders that use it, if their number is limited. */
  used: Generated<number>;
}
