import { isState } from "../../../../core/places.ts";
import type { TriedAddress } from "../../../freight/screens.ts";
import { type TriedState, toKey } from "./useTriedCart.ts";
import type { PastOrder } from "./useWhatIf.ts";

/** The cart of a past order, at the time of its purchase. */
export function toTriedState(order: PastOrder): {
  state: Partial<TriedState>;
  address: TriedAddress | null;
} {
  const { items, memberId, memberName, selfLifting, at, state, city, postcode } = order;
  return {
    state: {
      lines: (items ?? []).map(({ skuId, goodsId, name, qty }) => ({
        key: toKey(),
        goods: { id: goodsId, name: name.en ?? "" },
        skuId,
        qty,
      })),
      customer: { id: memberId, name: memberName ?? "" },
      pickup: selfLifting,
      at,
      early: false,
      without: [],
      giftCard: null,
      points: null,
    },
    address: isState(state) ? { state, city: city ?? "", postcode: postcode ?? "" } : null,
  };
}
