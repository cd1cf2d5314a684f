import { readPointsValue } from "../../../../core/server/readPointsValue.ts";
import type { Locale } from "../../../../framework/schema/index.ts";
import { invalid } from "../../../../framework/server/domainError.ts";
import type { Engine } from "../../../../framework/server/engine.ts";
import { anyId } from "../../../../framework/server/tables/anyId.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { priceCart } from "../../../pricing/server.ts";
import { readOwnBuyer } from "../../giftCards/queries/readOwnBuyer.ts";
import { shareTenders } from "../shareTenders.ts";
import { type TriedCart, toPromotionKey } from "../whatIfCart.ts";
import { createTrialFinders, type TrialScope, type TriedPromotions } from "./createTrialFinders.ts";
import { listPromotions } from "./listPromotions.ts";
import { serializeTrial } from "./serializeTrial.ts";

interface Trial {
  engine: Engine;
  tx: Tx;
  shopId: number;
  locale: Locale;
}

/**
 * Rejects products of other shops as not found.
 *
 * @throws {DomainError} `input.invalid` when one is not of the shop.
 */
async function checkOwn(tx: Tx, items: TriedCart["items"], shopId: number): Promise<void> {
  const own = await tx.run(
    tx.db
      .selectFrom("skus")
      .select("id")
      .where("id", "=", anyId(items.map(({ skuId }) => skuId)))
      .where("shop_id", "=", shopId)
      .where("deleted_at", "is", null),
  );
  if (items.every(({ skuId }) => own.some(({ id }) => id === skuId))) return;
  throw invalid({ cart: { key: "validation.referenceMissing" } });
}

/**
 * Prices a cart of a shop as an order at that time would be, by the same pipeline, and says of each
 * promotion of the shop what it does and why. It writes nothing.
 *
 * @throws {DomainError} `input.invalid` when a product is not the shop's, or the buyer has never
 * ordered from it.
 * @throws {DomainError} `freight.undeliverable` when the shop does not deliver there.
 * @throws {DomainError} `goods.notPurchasable` when a product is not on sale.
 */
export async function readWhatIf({ engine, tx, shopId, locale }: Trial, cart: TriedCart) {
  const { items, memberId, address, at, early, without, giftCard = 0, points = 0 } = cart;
  await checkOwn(tx, items, shopId);
  if (memberId !== null) await readOwnBuyer(tx, { shopId, memberId });
  const now = at === null ? new Date() : new Date(at);
  const scope: TrialScope = {
    shopId,
    buyerId: memberId,
    now,
    early,
    isLeftOut: (source, id) => without.includes(toPromotionKey(source, id)),
  };
  const found: TriedPromotions = new Map();
  // What the platform offers, and what a buyer has of it, are not rows of the shop.
  return tx.asSystem(async () => {
    const [order] = await priceCart(
      { engine, tx },
      {
        items,
        address,
        locale,
        asker: { buyerId: memberId ?? 0, now },
        trial: { early, finders: createTrialFinders(scope, found) },
      },
    );
    if (!order) throw new Error("a cart with items has an order");
    const listed = await listPromotions(tx, shopId);
    const tenders = { giftCard, points, rate: await readPointsValue(tx) };
    return {
      ...serializeTrial({ order, scope, found, listed }),
      ...shareTenders(order.payPrice, tenders),
    };
  });
}
