import type { Part } from "../framework/server/migration/model.ts";
import { ledgerTables } from "../resources/ledger/tables.ts";
import { stockTables } from "../resources/stockEntries/tables.ts";

/** What the house writes in SQL beside its declarations, in the order in which it came. A released part is never changed. */
export const parts: readonly Part[] = [
  { name: "ledger", sql: ledgerTables },
  { name: "stock", sql: stockTables },
];
