import { unauthenticated } from "../../../../framework/server/domainError.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

/** Reads the points of a buyer; those that unpaid orders hold are not available. */
export async function readPoints(
  tx: Tx,
  buyerId: number,
): Promise<{ points: number; available: number; owed: number; earned: number }> {
  const found = await tx.first(
    tx.db
      .selectFrom("buyers")
      .select(["points", "points_held as held", "points_owed as owed", "points_earned as earned"])
      .where("id", "=", buyerId),
  );
  if (!found) throw unauthenticated();
  const { held, ...rest } = found;
  return { ...rest, available: rest.points - held };
}
