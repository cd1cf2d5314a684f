import type { Row } from "../../../../framework/schema/index.ts";
import { anyId } from "../../../../framework/server/tables/anyId.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { balanceTransactions } from "../balanceTransactions.ts";

type Explained = Partial<Row<typeof balanceTransactions>>;

/**
 * Fills in what the amount of an entry is made of: what the customer and the platform paid, and the
 * commission. Only earnings have a commission.
 */
export async function explainEntries(tx: Tx, rows: readonly Explained[]): Promise<void> {
  // The settlement line of an entry that moves earnings; null for every other entry.
  const entries = await tx.run(
    tx.db
      .selectFrom("ledger_entries as e")
      .leftJoin("settlement_lines as l", (join) =>
        join
          .onRef("l.id", "=", "e.ref_id")
          .on("e.type", "=", "settle")
          .on("e.ref_table", "=", "settlement_lines"),
      )
      .select(["e.id", "e.amount", "l.gross", "l.coupon", "l.commission", "l.net"])
      .where("e.id", "=", anyId(rows.flatMap(({ id }) => id ?? []))),
  );
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  for (const row of rows) {
    const entry = byId.get(row.id ?? 0);
    if (!entry) continue;
    const { amount, gross, coupon, commission, net } = entry;
    // The entry of the account that the earnings leave has the opposite sign.
    const sign = net === amount ? 1 : -1;
    row.gross = gross === null ? amount : sign * (gross + (coupon ?? 0));
    row.fee = commission ? -sign * commission : null;
  }
}
