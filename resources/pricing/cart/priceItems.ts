import { type Adjustment, type LineAdjustment, type Stage, stages } from "./adjustment.ts";
import type { CartItem } from "./cartItem.ts";
import { chooseWinner, type SourceVerdict } from "./chooseWinner.ts";
import type { PricedOrder } from "./pricedOrder.ts";
import type { PricingSource, StagedCart } from "./pricingSource.ts";
import { sumOrder } from "./sumOrder.ts";

/**
 * Calculates the freight of one shop's lines from their amounts after the unit price, if the lines
 * of the indexes in `free` are delivered for free.
 */
export type FreightQuote = (
  amounts: readonly number[],
  free: ReadonlySet<number>,
) => readonly number[];

export interface UnpricedCart<S extends PricingSource> {
  items: readonly CartItem[];
  sources: readonly S[];
  /** The freight by shop id. */
  freight: ReadonlyMap<number, FreightQuote>;
}

/**
 * The lines among which a stage has one winner: those of a product, of a shop, or of the whole
 * cart.
 */
interface Scope {
  shopId: number | null;
  goodsId?: number;
  /** Indexes of the cart. */
  places: readonly number[];
}

/** What the pipeline knows of a cart between two stages. Amounts are cents, one per cart item. */
interface State<S> {
  amounts: number[];
  /** The amounts after the unit price. */
  totals: readonly number[];
  freight: number[];
  adjustments: LineAdjustment[];
  winners: { source: S; places: readonly number[] }[];
  verdicts: (SourceVerdict & { shopId: number | null })[];
}

/**
 * Prices a cart, shop by shop: list price, the stages of the sources, freight, tax, totals. It is
 * pure: the same cart and sources have the same price.
 *
 * @throws {RangeError} when a source makes a line cost less than nothing, or its units unequal.
 */
export function priceItems<S extends PricingSource>({
  items,
  sources,
  freight,
}: UnpricedCart<S>): PricedOrder<S>[] {
  const amounts = items.map(({ listPrice, qty }) => listPrice * qty);
  const zeros = items.map(() => 0);
  const state: State<S> = {
    amounts,
    totals: [...amounts],
    freight: zeros,
    adjustments: [],
    winners: [],
    verdicts: [],
  };
  const shops = listShops(items);
  const cart: Scope = { shopId: null, places: items.map((_, place) => place) };
  const quote = ({ shopId, places }: Scope, free: ReadonlySet<number>) =>
    freight.get(shopId ?? 0)?.(
      places.map((place) => state.totals[place] ?? 0),
      free,
    ) ?? places.map(() => 0);

  for (const stage of stages) {
    const scopes =
      stage === "unitPrice"
        ? listProducts(items, shops)
        : stage === "platformCoupon"
          ? [cart]
          : shops;
    for (const scope of scopes)
      runStage(state, { items, sources, stage, scope, quote: (free) => quote(scope, free) });
    // Freight depends on what the goods cost before coupons, and free delivery on the freight.
    if (stage !== "unitPrice") continue;
    state.totals = [...state.amounts];
    for (const scope of shops)
      quote(scope, new Set()).forEach((fee, index) => {
        state.freight[scope.places[index] ?? 0] = fee;
      });
  }

  return shops.map(({ shopId, places }) =>
    sumOrder({
      items: places.flatMap((place) => items[place] ?? []),
      totals: places.map((place) => state.totals[place] ?? 0),
      amounts: places.map((place) => state.amounts[place] ?? 0),
      freight: places.map((place) => state.freight[place] ?? 0),
      adjustments: state.adjustments.flatMap((adjustment) =>
        places.includes(adjustment.line)
          ? [{ ...adjustment, line: places.indexOf(adjustment.line) }]
          : [],
      ),
      sources: state.winners
        .filter((winner) => winner.places.some((place) => places.includes(place)))
        .map(({ source }) => source)
        .filter((source, place, all) => all.indexOf(source) === place),
      verdicts: state.verdicts.flatMap(({ shopId: of, ...verdict }) =>
        of === null || of === shopId ? [verdict] : [],
      ),
    }),
  );
}

const listShops = (items: readonly CartItem[]): (Scope & { shopId: number })[] => {
  const shops = new Map<number, number[]>();
  for (const [place, { shopId }] of items.entries())
    shops.set(shopId, [...(shops.get(shopId) ?? []), place]);
  return [...shops]
    .map(([shopId, places]) => ({ shopId, places }))
    .sort((one, other) => one.shopId - other.shopId);
};

/** The products of each shop, by their ids: sources of prices are locked in this order. */
const listProducts = (
  items: readonly CartItem[],
  shops: readonly (Scope & { shopId: number })[],
): Scope[] =>
  shops.flatMap(({ shopId, places }) => {
    const products = new Map<number, number[]>();
    for (const place of places) {
      const goodsId = items[place]?.goodsId ?? 0;
      products.set(goodsId, [...(products.get(goodsId) ?? []), place]);
    }
    return [...products]
      .map(([goodsId, own]) => ({ shopId, goodsId, places: own }))
      .sort((one, other) => one.goodsId - other.goodsId);
  });

interface Run<S> {
  items: readonly CartItem[];
  sources: readonly S[];
  stage: Stage;
  scope: Scope;
  quote: StagedCart["quoteFreight"];
}
function runStage<S extends PricingSource>(
  state: State<S>,
  { items, sources, stage, scope, quote }: Run<S>,
): void {
  const rivals = sources.filter(
    (source) =>
      source.stage === stage &&
      source.shopId === scope.shopId &&
      (scope.goodsId === undefined || (source.goodsId ?? scope.goodsId) === scope.goodsId),
  );
  if (rivals.length === 0) return;

  const cart: StagedCart = {
    quoteFreight: quote,
    lines: scope.places.flatMap((place) => {
      const item = items[place];
      const [amount = 0, freight = 0] = [state.amounts[place], state.freight[place]];
      return item ? [{ item, amount, freight }] : [];
    }),
  };
  const { winner, verdicts } = chooseWinner(rivals, cart);
  state.verdicts.push(...verdicts.map((verdict) => ({ ...verdict, shopId: scope.shopId })));
  if (!winner) return;

  const target = stage === "freeDelivery" ? state.freight : state.amounts;
  const places = winner.apply(cart).map((adjustment) => {
    const line = scope.places[adjustment.line] ?? Number.NaN;
    adjust(target, { ...adjustment, line });
    if (adjustment.amount !== 0) state.adjustments.push(freeze(winner, { ...adjustment, line }));
    return line;
  });
  state.winners.push({ source: winner, places });
}

function adjust(amounts: number[], { line, amount }: Adjustment): void {
  const after = (amounts[line] ?? Number.NaN) + amount;
  if (!(after >= 0)) throw new RangeError(`line ${line} would cost ${after}`);
  amounts[line] = after;
}

const freeze = (
  { type, id, stage, label }: PricingSource,
  { line, amount, platformAmount = 0 }: Adjustment,
): LineAdjustment => ({
  line,
  amount,
  platformAmount,
  kind: stage,
  source: type,
  sourceId: id,
  label,
});
