import { compiler } from "../../../../framework/server/tables/compiler.ts";
import type { CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

export type Level = Pick<
  CamelRow<"buyer_levels">,
  "id" | "name" | "minPoints" | "pointsRate" | "discount"
>;

/** Selects the levels that buyers can reach, the lowest first. */
export const selectLevels = () =>
  compiler
    .selectFrom("buyer_levels")
    .select(["id", "name", "min_points as minPoints", "points_rate as pointsRate", "discount"])
    .where("status", "=", "enabled")
    .orderBy("min_points");

/** Reads the level of a buyer, and the next one. */
export async function readOwnLevel(
  tx: Tx,
  buyerId: number,
): Promise<{ level: Level | null; next: Level | null }> {
  const levels = await tx.run(selectLevels());
  const buyer = await tx.first(
    tx.db
      .selectFrom("buyers")
      .select(["level", "points_earned as earned"])
      .where("id", "=", buyerId),
  );
  return {
    level: levels.find(({ id }) => id === buyer?.level) ?? null,
    next: levels.find(({ minPoints }) => minPoints > (buyer?.earned ?? 0)) ?? null,
  };
}
