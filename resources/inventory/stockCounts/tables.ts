import type { Timestamp } from "../../../framework/server/tables/columnTypes.ts";

/** What was counted, apart from the lines: members' queries cannot read it. */
declare module "../../../framework/server/tables/DB.ts" {
  interface SystemTables {
    stock_count_entries: StockCountEntriesTable;
  }
}

/** The last number that a counter has entered for a line in a round. */
interface StockCountEntriesTable {
  shop_id: number;
  line_id: number;
  round: number;
  counted: number;
  counted_at: Timestamp;
  counter_id: number;
  counter_name: string;
}
