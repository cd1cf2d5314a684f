import { sql } from "kysely";
import { addDays } from "../../core/server/transactionContext.ts";
import { queryPool } from "../../framework/server/database/queryPool.ts";
import { writePool } from "../../framework/server/database/writePool.ts";
import { DomainError } from "../../framework/server/domainError.ts";
import type { Engine } from "../../framework/server/engine.ts";
import type { JobContext } from "../../framework/server/jobs/defineJob.ts";
import type { TableRow } from "../../framework/server/tables/DB.ts";
import type { PayProvider, StatementLine } from "../../resources/payments/index.ts";
import { getPaymentProviders } from "./paymentProviders.ts";
import { receiveCharge } from "./receiveCharge.ts";
import { receiveRefund } from "./receiveRefund.ts";

/** A day's statement may still grow on the following day. */
const lookbackDays = 2;
/**
 * Days for which a line that could not be applied is retried; afterwards only the audit reports it.
 */
const retentionDays = 90;

/**
 * Compares the providers' settlement statements with our books. Payments and refunds that are
 * unknown here are applied as if their webhook had arrived; lines that match none of our records
 * remain for the audit to report.
 */
export async function readProviderStatements({ engine, now, progress }: JobContext): Promise<void> {
  const from = addDays(now, -lookbackDays);
  for (const name of getPaymentProviders(engine).names)
    await progress.handle(name, async () => {
      const lines = await getPaymentProviders(engine).call(
        name,
        "readStatement",
        from.toISOString(),
        (provider, signal) => provider.readStatement({ from, to: now }, signal),
      );
      await storeLines(engine, name, lines);
      for (const line of await findUnknown(engine, name, addDays(now, -retentionDays)))
        await checkLine(engine, name, line, now);
    });
}

/** Stores the lines of a statement; a line that is known is replaced. */
const storeLines = (engine: Engine, provider: PayProvider, lines: readonly StatementLine[]) =>
  writePool(
    engine.database.pool,
    sql`
      insert into provider_statement_lines (provider, kind, number, txn, amount, at)
      select ${provider}, kind, number, txn, amount, at
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as l (kind text, number text, txn text, amount bigint, at timestamptz)
      on conflict (provider, kind, txn) do update
      set number = excluded.number, amount = excluded.amount, at = excluded.at`,
  );
async function findUnknown(
  engine: Engine,
  provider: PayProvider,
  from: Date,
): Promise<StatementLine[]> {
  const rows = await queryPool(
    engine.database.pool,
    sql<Pick<TableRow<"provider_statement_lines">, "kind" | "number" | "txn" | "amount" | "at">>`
      select kind, number, txn, amount, at from provider_statement_lines s
      where provider = ${provider} and at >= ${from} and case kind
        when 'payment' then not exists (
          select 1 from payments p where p.provider = s.provider and p.provider_txn = s.txn)
        else exists (
          select 1 from money_backs b where b.provider = s.provider and b.number = s.number
            and (b.status <> 'done' or (b.paid_by <> b.provider and not b.paid_twice))) end
      order by at`,
  );
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}
/** Applies a line; ignores one that matches none of our records. */
async function checkLine(
  engine: Engine,
  provider: PayProvider,
  line: StatementLine,
  now: Date,
): Promise<void> {
  const { kind, number, txn, amount } = line;
  const work =
    kind === "payment"
      ? receiveCharge(engine, provider, { number, status: "paid", txn, amount }, "statement", {
          now,
        })
      : receiveRefund(engine, provider, { number, status: "done", refundNo: txn }, now);
  await work.catch((error: unknown) => {
    if (!(error instanceof DomainError) || error.type !== "notFound") throw error;
  });
}
