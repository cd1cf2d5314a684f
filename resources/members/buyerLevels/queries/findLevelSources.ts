import type { SourceFinder } from "../../../pricing/server.ts";
import { createLevelSource } from "../createLevelSource.ts";

/** Finds what the level of a buyer takes off the orders of a cart. */
export const findLevelSources: SourceFinder = async (tx, { items, asker }) => {
  if (!asker) return [];
  const level = await tx.first(
    tx.db
      .selectFrom("buyers as b")
      .innerJoin("buyer_levels as l", "l.id", "b.level")
      .select(["l.id", "l.name", "l.discount", "l.platform_percent as platformPercent"])
      .where("b.id", "=", asker.buyerId)
      .where("l.status", "=", "enabled")
      .where("l.discount", ">", 0),
  );
  if (!level) return [];
  const discount = {
    id: level.id,
    name: level.name.en ?? "",
    discount: Number(level.discount),
    platformPercent: Number(level.platformPercent),
  };
  return [...new Set(items.map(({ shopId }) => shopId))].map((shopId) =>
    createLevelSource(discount, shopId),
  );
};
