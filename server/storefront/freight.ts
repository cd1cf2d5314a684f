import type { InferResult } from "kysely";
import { type Address, isAddress, isPostcode } from "../../core/address.ts";
import { isState, states } from "../../core/places.ts";
import { getText, langField } from "../../core/server/storefront/languages.ts";
import { isPurchasable, readAllShops, readShop } from "../../core/server/storefront/purchasable.ts";
import { type StorefrontContext, storeCall } from "../../core/server/storefront/storeCall.ts";
import {
  type ContentLanguage,
  type Issues,
  integer,
  json,
  reference,
  rows,
  toAmount,
} from "../../framework/schema/index.ts";
import { invalid } from "../../framework/server/domainError.ts";
import { anyId } from "../../framework/server/tables/anyId.ts";
import { compiler } from "../../framework/server/tables/compiler.ts";
import {
  describeRule,
  type Quote,
  type Region,
  toWireQuote,
  translateFreight,
} from "../../resources/freight/index.ts";
import { quoteFreight } from "../../resources/freight/server.ts";
import { freightExample, quotedFreight } from "./freightShape.ts";

type Values = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Parses an address; reports errors by the name of each part.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export function parseAddress(address: Values): Address {
  if (isAddress(address)) return address;
  const issues: Issues = {};
  const known = ["state", "city", "postcode"];
  for (const name of Object.keys(address))
    if (!known.includes(name))
      issues[`address.${name}`] = {
        key: "validation.unknownField",
        params: { field: `address.${name}` },
      };
  const { state, postcode } = address;
  if (state === undefined || state === null || state === "")
    issues["address.state"] = { key: "validation.required" };
  else if (!isState(state))
    issues["address.state"] = {
      key: "validation.oneOf",
      params: { choices: states.join(", ") },
    };
  if (postcode != null && !isPostcode(postcode))
    issues["address.postcode"] = { key: "validation.pattern" };
  if (Object.keys(issues).length === 0)
    issues["address.city"] = { key: "validation.maxLength", params: { max: 60 } };
  throw invalid(issues);
}

interface Item {
  skuId: number;
  qty: number;
}
/** Selects SKUs `k` of products that are on sale, with the shop that buyers see. */
const selectPurchasableSkus = () =>
  compiler
    .selectFrom("skus as k")
    .innerJoin("goods as t", "t.id", "k.goods")
    .innerJoin("shop_fronts as s", "s.id", "t.shop_id")
    .leftJoin("shop_info as i", (join) =>
      join.onRef("i.shop_id", "=", "s.id").on("i.status", "=", "approved"),
    )
    .select(["k.id", "k.shop_id as shopId", "s.name as shopName", "i.names as shopNames"])
    .select(["k.stock", "t.title", "k.attr_name as attrName"])
    .where("k.deleted_at", "is", null)
    .where(isPurchasable);
type PurchasableSku = InferResult<ReturnType<typeof selectPurchasableSkus>>[number];
/** Finds each requested item that is on sale; reports the others by their position. */
async function findItems(
  { pool, onlyShop }: StorefrontContext,
  items: readonly Item[],
): Promise<Map<number, PurchasableSku>> {
  const found = await readAllShops(pool, (tx) =>
    tx.run(
      selectPurchasableSkus()
        .where("k.id", "=", anyId(items.map(({ skuId }) => skuId)))
        .$if(onlyShop !== null, (query) => query.where("k.shop_id", "=", onlyShop)),
    ),
  );
  const byId = new Map(found.map((one) => [one.id, one]));
  const issues: Issues = {};
  for (const [place, { skuId }] of items.entries())
    if (!byId.has(skuId)) issues[`items.${place}.skuId`] = { key: "validation.referenceMissing" };
  if (Object.keys(issues).length > 0) throw invalid(issues);
  return byId;
}
const formatGoodsName = ({ title, attrName }: PurchasableSku, language: ContentLanguage) => {
  const name = getText(title, language) ?? "";
  return attrName ? `${name} (${attrName})` : name;
};

const serializeRegion = (region: Region) =>
  "postcodes" in region ? { ...region, postcodes: [...region.postcodes] } : region;

/** Explains the quote to buyers, without the shop's internal template names. */
function describeGroups(
  { t }: StorefrontContext,
  quote: Quote,
  goods: readonly { skuId: number; goods: string }[],
) {
  return toWireQuote(quote).groups.map((group, index) => {
    const {
      template: _t,
      name: _n,
      area: _a,
      lines: _l,
      goods: _g,
      unmeasured: _u,
      ...details
    } = group;
    const { lines = [], rule = null, method = "pieces" } = quote.groups[index] ?? {};
    return {
      ...details,
      goods: lines.flatMap((place) => goods[place] ?? []),
      region: group.region && serializeRegion(group.region),
      amount: toAmount(group.amount),
      firstPrice: toAmount(group.firstPrice),
      secondPrice: toAmount(group.secondPrice),
      freeOverAmount: toAmount(group.freeOverAmount),
      furtherFee: toAmount(group.furtherFee),
      fee: toAmount(group.fee),
      sentence: rule && describeRule(translateFreight(t), rule, method),
    };
  });
}

/** Quotes delivery from one shop: its price, or the reason why it is impossible. */
async function quoteShop(
  context: StorefrontContext,
  items: readonly Item[],
  found: ReadonlyMap<number, PurchasableSku>,
  to: Address,
) {
  const [first] = items.flatMap(({ skuId }) => found.get(skuId) ?? []);
  if (!first) throw new Error("no shop has no items");
  const { language, locale } = context;
  const quote = await readShop(context.pool, first.shopId, (tx) =>
    quoteFreight(tx, first.shopId, items, to, locale),
  );
  const goods = items.flatMap(({ skuId }) => {
    const one = found.get(skuId);
    return one ? [{ skuId, goods: formatGoodsName(one, language) }] : [];
  });
  const undeliverable = quote.groups.flatMap(({ outcome, lines }) =>
    outcome === "undeliverable" ? lines.flatMap((place) => goods[place] ?? []) : [],
  );
  return {
    cents: quote.fee,
    answer: {
      shop: { id: first.shopId, name: getText(first.shopNames, language) ?? first.shopName },
      fee: toAmount(quote.fee),
      error: undeliverable.length > 0 ? ("freight.undeliverable" as const) : null,
      undeliverable,
      combination: quote.combination,
      groups: describeGroups(context, quote, goods),
      lines: goods.map((line, place) => ({ ...line, freight: toAmount(quote.lines[place] ?? 0) })),
    },
  };
}
/** Returns goods whose stock is below the total quantity requested in the order. */
function findShortages(
  items: readonly Item[],
  found: ReadonlyMap<number, PurchasableSku>,
  language: ContentLanguage,
) {
  return [...found.values()].flatMap((one) => {
    const wanted = items.reduce((sum, { skuId, qty }) => sum + (skuId === one.id ? qty : 0), 0);
    return wanted > one.stock
      ? [
          {
            skuId: one.id,
            goods: formatGoodsName(one, language),
            wanted,
            stock: one.stock,
            error: "goods.insufficientStock" as const,
          },
        ]
      : [];
  });
}

export const freightQuote = storeCall({
  method: "POST",
  path: "/freight",
  summary:
    "Calculate the shipping cost by shop, with its explanation; lists items that can't be shipped there or are out of stock",
  fields: {
    items: rows(
      {
        skuId: reference("skus", { required: true }),
        qty: integer({ required: true, min: 1, max: 99_999 }),
      },
      { required: true, min: 1, max: 200 },
    ),
    address: json<Values>({ required: true, check: isObject }),
    lang: langField,
  },
  response: quotedFreight,
  async answer(context, { items, address }) {
    const to = parseAddress(address ?? {});
    const found = await findItems(context, items);
    const byShop = new Map<number, Item[]>();
    for (const item of items) {
      const shopId = found.get(item.skuId)?.shopId ?? 0;
      byShop.set(shopId, [...(byShop.get(shopId) ?? []), item]);
    }
    const quotes: Awaited<ReturnType<typeof quoteShop>>[] = [];
    for (const own of byShop.values()) quotes.push(await quoteShop(context, own, found, to));
    const deliverable = quotes.every(({ cents }) => cents !== null);
    const fee = deliverable
      ? toAmount(quotes.reduce((sum, { cents }) => sum + (cents ?? 0), 0))
      : null;
    const shortages = findShortages(items, found, context.language);
    return {
      data: { deliverable, fee, shops: quotes.map(({ answer }) => answer), shortages },
      dependencies: [],
    };
  },
  example: {
    input: {
      items: [{ skuId: 501, qty: 2 }],
      address: { state: "WA", city: "Perth", postcode: "6000" },
    },
    answer: freightExample,
  },
});
