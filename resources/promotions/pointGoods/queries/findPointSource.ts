import type { SourceFinder } from "../../../pricing/server.ts";
import { domainError } from "../../errors.ts";
import { assertWithinLimit, claimPointGoods } from "../commands/claimPointGoods.ts";
import { createPointSource } from "../createPointSource.ts";
import { toPointShare } from "../pointOffer.ts";
import { countBought, readOffer } from "./readOffers.ts";

/**
 * Finds the offer for points that a buyer takes, whose product is the only item of the cart.
 *
 * @throws {DomainError} `pointGoods.notOffered` when it does not run, or is of another product.
 * @throws {DomainError} `pointGoods.soldOut` when fewer units are left.
 * @throws {DomainError} `pointGoods.limitReached` when the buyer would exceed the limit.
 */
export const findPointSource: SourceFinder = async (tx, { items, pointGoodsId, asker }) => {
  if (pointGoodsId === null) return [];
  const offer = await readOffer(tx, pointGoodsId);
  const [item] = items;
  const isOffered =
    offer?.goodsId === item?.goodsId &&
    items.length === 1 &&
    // A flash sale and a group have prices of their own.
    item?.type === "ordinary" &&
    offer?.rate !== 0;
  if (!offer || !item || !isOffered) throw domainError("pointGoods.notOffered");
  const { qty } = item;
  if (offer.left < qty) throw domainError("pointGoods.soldOut");
  if (asker && offer.limit > 0)
    assertWithinLimit(offer, await countBought(tx, offer.id, asker.buyerId), qty);
  return [
    {
      ...createPointSource(offer),
      points: toPointShare(offer, qty),
      refuse: () => domainError("pointGoods.notOffered"),
      claim: (claiming, buyerId) => claimPointGoods(claiming, offer, { qty, buyerId }),
    },
  ];
};
