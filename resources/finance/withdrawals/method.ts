import type { WithdrawKind } from "../withdrawAccounts/bankCodes.ts";

/** Answers the kind of each withdrawal as its `method` too. */
export function addMethod(rows: { kind?: WithdrawKind | null; method?: WithdrawKind | null }[]): void {
  for (const row of rows) if (row.kind !== undefined) row.method = row.kind;
}
