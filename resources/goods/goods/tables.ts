import type { Generated } from "kysely";

/** The sales that have not been added to the products yet. */
declare module "../../../framework/server/tables/DB.ts" {
  interface SystemTables {
    goods_changes: GoodsChangesTable;
  }
}

interface GoodsChangesTable {
  id: Generated<number>;
  goods_id: number;
  sold: Generated<number>;
  payers: Generated<number>;
}
