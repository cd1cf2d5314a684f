import type { Address } from "../../../core/address.ts";
import { allocate } from "../../../core/allocate.ts";
import { containsAddress, type Region } from "../../freight/index.ts";
import type { CartItem, PricingSource, StagedCart, StagedLine } from "../../pricing/index.ts";

/** A rule of free delivery as a cart is priced. Amounts are cents. */
export interface FreeDelivery {
  id: number;
  shopId: number;
  name: string;
  minAmount: number;
  /** Empty for every region. */
  regions: readonly Region[];
  /** The products of the cart that it covers. */
  goodsIds: ReadonlySet<number>;
  startsAt: Date;
  /** Null without an end. */
  endsAt: Date | null;
}
interface Circumstances {
  address: Address;
  now: Date;
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/**
 * Lists the indexes of the lines that a rule delivers for free: the lines of a freight template of
 * which it covers every line. One parcel is not free in part.
 */
function listFree(lines: readonly StagedLine[], isCovered: (item: CartItem) => boolean) {
  const charged = new Set(
    lines.flatMap(({ item }) => (isCovered(item) ? [] : [item.freightTemplate])),
  );
  return new Set(
    lines.flatMap(({ item }, line) => (charged.has(item.freightTemplate) ? [] : [line])),
  );
}

/** The free delivery of a shop: a cart's freight is that of what the rule doesn't cover. */
export function createFreeDeliverySource(
  rule: FreeDelivery,
  { address, now }: Circumstances,
): PricingSource {
  const isCovered = ({ goodsId }: CartItem) => rule.goodsIds.has(goodsId);
  const reduce = (cart: StagedCart) => {
    const before = cart.lines.map(({ freight }) => freight);
    const left = sum(cart.quoteFreight(listFree(cart.lines, isCovered)));
    // Of several templates one may count: without it the fee could be higher.
    return { before, saves: Math.max(0, sum(before) - left) };
  };
  return {
    type: "freeDelivery",
    id: rule.id,
    shopId: rule.shopId,
    stage: "freeDelivery",
    label: rule.name,
    applicable(cart) {
      if (rule.endsAt && now >= rule.endsAt) return { ok: false, reason: "expired" };
      if (now < rule.startsAt) return { ok: false, reason: "notYet", from: rule.startsAt };
      if (rule.regions.length > 0 && !rule.regions.some((one) => containsAddress(one, address)))
        return { ok: false, reason: "region" };
      const covered = cart.lines.filter(({ item }) => isCovered(item));
      if (covered.length === 0) return { ok: false, reason: "scope" };
      const total = sum(covered.map(({ amount }) => amount));
      if (total < rule.minAmount)
        return { ok: false, reason: "minimum", missing: rule.minAmount - total };
      const { saves } = reduce(cart);
      return saves > 0 ? { ok: true, saves } : { ok: false, reason: "noSaving" };
    },
    apply(cart) {
      const { before, saves } = reduce(cart);
      const free = listFree(cart.lines, isCovered);
      const own = before.map((freight, line) => (free.has(line) ? freight : 0));
      // The lines that it covers first; the rest is of those that it makes cheaper.
      const first = Math.min(saves, sum(own));
      const shares = allocate(first, own);
      const others = before.map((freight, line) => freight - (own[line] ?? 0));
      const rest = allocate(saves - first, others);
      return shares.flatMap((share, line) => {
        const amount = share + (rest[line] ?? 0);
        return amount === 0 ? [] : [{ line, amount: -amount }];
      });
    },
  };
}
