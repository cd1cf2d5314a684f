import type { PricedOrder } from "../../../pricing/index.ts";
import { listMissed } from "./listMissed.ts";
import { toVerdictRow } from "./toVerdictRow.ts";
import { findName, type TriedOrder } from "./triedOrder.ts";

type Order = PricedOrder;
type AdjustmentRow = Order["adjustments"][number];

/** Adds up the adjustments of each promotion over the lines of an order. */
function listReductions({ lines, adjustments }: Order) {
  const reductions = new Map<string, AdjustmentRow[]>();
  for (const one of adjustments) {
    const key = `${one.kind} ${one.source} ${one.sourceId}`;
    reductions.set(key, [...(reductions.get(key) ?? []), one]);
  }
  return [...reductions.values()].flatMap((parts) => {
    const [first] = parts;
    if (!first || first.kind === "priceEdit") return [];
    return [
      {
        stage: first.kind,
        source: first.source,
        sourceId: first.sourceId,
        name: findName({ lines }, { label: first.label, goodsId: lines[first.line]?.goodsId }),
        amount: parts.reduce((sum, { amount }) => sum + amount, 0),
        shares: lines.map((_, place) =>
          parts.reduce((sum, { line, amount }) => (line === place ? sum + amount : sum), 0),
        ),
      },
    ];
  });
}

/** Serializes the price of a tried cart: its arithmetic, and a verdict for each promotion. */
export function serializeTrial(tried: TriedOrder) {
  const { order, scope } = tried;
  const { lines, goodsTotal, freightFee, payPrice, gstRegistered, tax } = order;
  const add = (of: (line: (typeof lines)[number]) => number) =>
    lines.reduce((sum, line) => sum + of(line), 0);
  const [platformShare, commission] = [
    add((one) => one.platformShare),
    add((one) => one.commission),
  ];
  const reductions = listReductions(order);
  const freed = reductions
    .filter(({ stage }) => stage === "freeDelivery")
    .reduce((sum, { amount }) => sum - amount, 0);
  return {
    at: scope.now.toISOString(),
    lines: lines.map((line) => ({
      skuId: line.skuId,
      goodsId: line.goodsId,
      name: line.goodsName,
      skuName: line.skuName,
      img: line.mainImg,
      listPrice: line.listPrice,
      price: line.price,
      qty: line.qty,
      total: line.total,
      paid: line.paid,
    })),
    reductions,
    listTotal: add((one) => one.listPrice * one.qty),
    goodsTotal,
    goodsPaid: add(({ paid }) => paid),
    freightBefore: freightFee + freed,
    freightFee,
    payPrice,
    gstRegistered,
    tax,
    platformShare,
    commission,
    net: payPrice + platformShare - commission,
    verdicts: [
      ...order.verdicts.map((verdict) => toVerdictRow(verdict, tried)),
      ...listMissed(tried),
    ],
  };
}
