import { invalid } from "../../../../framework/server/domainError.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

/**
 * Reads a buyer who has ordered from a shop.
 *
 * @throws {DomainError} `input.invalid` when the buyer has never ordered from it.
 */
export async function readOwnBuyer(
  tx: Tx,
  { shopId, memberId }: { shopId: number; memberId: number },
): Promise<{ id: number; name: string | null }> {
  const found = await tx.first(
    tx.db
      .selectFrom("orders")
      .select(["member_id as id", "member_name as name"])
      .where("shop_id", "=", shopId)
      .where("member_id", "=", memberId)
      .orderBy("id", "desc")
      .limit(1),
  );
  if (!found) throw invalid({ memberId: { key: "resources.giftCards.validation.notOwnBuyer" } });
  return found;
}
