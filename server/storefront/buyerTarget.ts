import type { Target } from "../../framework/server/session/throttle.ts";
import type { Tx } from "../../framework/server/transaction.ts";

/**
 * Returns the account whose failures are counted, by either of its addresses; for an unknown
 * address, the address.
 */
export const toThrottleTarget = (buyer: { id: number } | null, name: string): Target =>
  buyer
    ? { key: `buyer ${buyer.id}`, knownAddresses: (tx) => knownAddresses(tx, buyer.id) }
    : { key: `buyer name ${name}` };

/** Addresses from which a buyer is signed in, or was within a month. */
async function knownAddresses(tx: Tx, buyerId: number): Promise<string[]> {
  const found = await tx.run(
    tx.db
      .selectFrom("buyer_sessions")
      .select(({ ref }) => ref("ip").$notNull().as("ip"))
      .distinct()
      .where("buyer_id", "=", buyerId)
      .where("ip", "is not", null)
      .limit(1000),
  );
  return found.map(({ ip }) => ip);
}
