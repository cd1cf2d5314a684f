import type { WithdrawKind } from "../withdrawAccounts/bankCodes.ts";

/** Returns the kind of each withdrawal as `method` too. */
export function addMethod(
  rows: { kind?: WithdrawKind | null; method?: WithdrawKind | null }[],
): void {
  for (const row of rows) if (row.kind !== undefined) row.method = row.kind;
}
