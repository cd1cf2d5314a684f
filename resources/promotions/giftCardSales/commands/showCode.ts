import { publishChanges } from "../../../../core/server/publishChanges.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { notFound } from "../../../../framework/server/domainError.ts";
import { domainError } from "../../errors.ts";
import { generateCode, hashCode, maskCode } from "../../giftCards/codes.ts";

/**
 * Returns the code of a card that a buyer has bought, once. It is generated now, so that nobody has
 * stored it before, and only its hash is stored.
 *
 * @throws {DomainError} `record.notFound` when the buyer has bought no such card.
 * @throws {DomainError} `giftCard.codeShown` when the code was shown before.
 */
export async function showCode(
  ctx: TransactionContext,
  {
    buyerId,
    number,
    onlyShop = null,
  }: { buyerId: number; number: string; onlyShop?: number | null },
): Promise<string> {
  const { tx } = ctx;
  const sale = await tx.first(
    tx.db
      .selectFrom("gift_card_sales")
      .select(["id", "shop_id as shopId", "gift_card_id as cardId", "status"])
      .select("code_shown_at as shownAt")
      .where("number", "=", number)
      .where("member_id", "=", buyerId)
      .forUpdate(),
  );
  if (!sale || (onlyShop !== null && sale.shopId !== onlyShop)) throw notFound();
  const { id, shopId, cardId, status, shownAt } = sale;
  if (status !== "paid" || cardId === null) throw domainError("giftCard.notUsable");
  if (shownAt !== null) throw domainError("giftCard.codeShown");
  const code = generateCode();
  const masked = maskCode(code);
  await tx.run(
    tx.db
      .updateTable("gift_card_codes")
      .set({ hash: hashCode(code) })
      .where("gift_card_id", "=", cardId),
  );
  await updateRows(ctx, "giftCards", cardId, { code: masked });
  await updateRows(ctx, "giftCardSales", id, {
    code: masked,
    code_shown_at: ctx.now.toISOString(),
  });
  await publishChanges(ctx, [shopId], ["giftCards", "giftCardSales"]);
  return code;
}
