import type { Generated } from "kysely";
import type {
  DefaultTimestamp,
  NullableTimestamp,
  Timestamp,
} from "../../framework/server/tables/columnTypes.ts";
import type { PayProvider } from "../../resources/payments/index.ts";

/** The tables of the sandbox provider. */
declare module "../../framework/server/tables/DB.ts" {
  interface SystemTables {
    sandbox_charges: SandboxChargesTable;
    sandbox_deliveries: SandboxDeliveriesTable;
    sandbox_refunds: SandboxRefundsTable;
    sandbox_settings: SandboxSettingsTable;
  }
}

interface SandboxChargesTable {
  id: string;
  provider: PayProvider;
  key: string;
  number: string;
  amount: number;
  paid_amount: number | null;
  status: Generated<"open" | "paid" | "failed" | "cancelled">;
  txn: string | null;
  refund_failures: Generated<number>;
  opened_at: DefaultTimestamp;
  paid_at: NullableTimestamp;
  refund_refused: Generated<boolean>;
  refund_delay_ms: number | null;
  refund_fails: Generated<boolean>;
  lost: Generated<boolean>;
}

interface SandboxDeliveriesTable {
  id: Generated<number>;
  provider: PayProvider;
  body: string;
  due_at: Timestamp;
  tries: Generated<number>;
  error: string | null;
}

interface SandboxRefundsTable {
  id: Generated<number>;
  charge: string;
  key: string;
  number: string;
  amount: number;
  at: DefaultTimestamp;
  status: Generated<"pending" | "done" | "refused">;
  due_at: NullableTimestamp;
  reason: string | null;
}

interface SandboxSettingsTable {
  one: Generated<boolean>;
  secret: string;
}
