import { sql } from "kysely";
import { publishChanges } from "../../../../core/server/publishChanges.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { publishChange } from "../../../../framework/server/publishChange.ts";
import { anyId } from "../../../../framework/server/tables/anyId.ts";
import type { CamelRow } from "../../../../framework/server/tables/DB.ts";

/**
 * Assigns buyers to the highest enabled level whose points they have earned, and shows it to their
 * shops; all buyers for null. A repeated call changes nothing, and a change raises no version, so
 * that no open edit becomes stale.
 */
export async function assignLevels(
  ctx: Pick<TransactionContext, "engine" | "tx" | "now">,
  buyerIds: readonly number[] | null,
): Promise<void> {
  const { engine, tx } = ctx;
  const chosen = buyerIds === null ? sql`true` : sql`b.id = ${anyId(buyerIds)}`;
  const changed = await tx.readValues(sql<CamelRow<"buyers">["id"]>`
    with reached as (
      select b.id, (select l.id from buyer_levels l
        where l.status = 'enabled' and l.min_points <= b.points_earned
        order by l.min_points desc limit 1) as level
      from buyers b where ${chosen}
    ), locked as (
      select b.id, r.level from buyers b join reached r on r.id = b.id
      where b.level is distinct from r.level order by b.id for no key update of b
    )
    update buyers b set level = l.level from locked l where l.id = b.id returning b.id`);
  if (changed.length === 0) return;
  const shops = await tx.readValues(sql<CamelRow<"shop_buyers">["shopId"]>`
    with locked as (
      select s.id, b.level from shop_buyers s join buyers b on b.id = s.member_id
      where s.member_id = ${anyId(changed.map(Number))} order by s.id for no key update of s
    )
    update shop_buyers s set level = l.level from locked l where l.id = s.id
    returning s.shop_id`);
  await publishChange(engine, tx, engine.resource("buyers"), {});
  await publishChange(engine, tx, engine.resource("buyerLevels"), {});
  await publishChanges(ctx, [...new Set(shops.map(Number))], ["shopBuyers"]);
}
