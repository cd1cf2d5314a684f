import type { Tx } from "../../framework/server/transaction.ts";

/** Before the platform has saved its settings: A$3.00. */
const defaultValue = 300;

/** Reads what 1,000 points pay now, in cents. */
export async function readPointsValue(tx: Tx): Promise<number> {
  const config = await tx.first(
    tx.db.selectFrom("platform_config").select("points_value as value"),
  );
  return config?.value ?? defaultValue;
}
