import type { Generated, GeneratedAlways } from "kysely";
import type {
  DefaultTimestamp,
  Structure,
  Timestamp,
} from "../../../framework/server/tables/columnTypes.ts";

/** The tables of the ledger. */
declare module "../../../framework/server/tables/DB.ts" {
  interface SystemTables {
    ledger_balances: LedgerBalancesTable;
    ledger_entries: LedgerEntriesTable;
    ledger_transactions: LedgerTransactionsTable;
    provider_statement_lines: ProviderStatementLinesTable;
    payout_parts: PayoutPartsTable;
  }
}

interface LedgerBalancesTable {
  account: string;
  holder: number;
  balance: number;
}

interface LedgerEntriesTable {
  id: Generated<number>;
  transaction_id: number;
  account: string;
  shop_id: number | null;
  buyer_id: number | null;
  provider: string | null;
  type: string;
  amount: number;
  income: GeneratedAlways<number | null>;
  expense: GeneratedAlways<number | null>;
  in_out: GeneratedAlways<"in" | "out" | null>;
  shop: GeneratedAlways<number | null>;
  before: number | null;
  after: number | null;
  order_no: string | null;
  ref_table: string;
  ref_id: number;
  ref_no: string | null;
  remark: string | null;
  ip: string | null;
  add_time: DefaultTimestamp;
  add_by: number | null;
}

interface LedgerTransactionsTable {
  id: Generated<number>;
  type: string;
  ref_table: string;
  ref_id: number;
  remark: string | null;
  ip: string | null;
  add_time: DefaultTimestamp;
  add_by: number | null;
}

interface ProviderStatementLinesTable {
  provider: string;
  kind: "payment" | "refund";
  number: string;
  txn: string;
  amount: number;
  at: Timestamp;
}

/** What explains the last payout of a shop. */
interface PayoutPartsTable {
  shop_id: number;
  entry: number;
  previous: number;
  parts: Structure<readonly { name: string; amount: number; lines: number }[]>;
}
