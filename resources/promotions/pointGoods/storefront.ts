import { amount, localText, namedShop, optionalPicture } from "../../../core/calls/answerShapes.ts";
import { getText, langField } from "../../../core/server/storefront/languages.ts";
import { toThumbnail } from "../../../core/server/storefront/pictures.ts";
import { isPurchasable, readAllShops } from "../../../core/server/storefront/purchasable.ts";
import {
  checkShop,
  shopDependencies,
  storeCall,
  toDependencies,
  toShopDependencies,
} from "../../../core/server/storefront/storeCall.ts";
import { reference, type ShapeValue, shapes, toAmount } from "../../../framework/schema/index.ts";
import { readPointGoods } from "./queries/readPointGoods.ts";

const { integer, list, object } = shapes;
const offerShape = object({
  id: integer("`pointGoodsId` of a quote and of an order"),
  points: integer("The points of one unit"),
  money: { ...amount, description: "The money of one unit, beside the points" },
  left: integer("Units that are left"),
  limit: integer("Units that one buyer may order; 0 without a limit"),
  goods: object({ id: integer(), title: localText, ...optionalPicture, price: amount }),
  shop: namedShop,
});
const example: ShapeValue<typeof offerShape> = {
  id: 7,
  points: 2000,
  money: 4.5,
  left: 18,
  limit: 2,
  goods: { id: 101, title: "Jasmine tea", img: null, thumbnail: null, price: 12.5 },
  shop: { id: 1, name: "Harbour Pantry" },
};

/** The products for points of all shops, or of one. */
export const pointGoodsChannel = storeCall({
  method: "GET",
  path: "/pointGoods",
  summary:
    "List the products that buyers buy with points, or with points and money, those with the fewest points first; at most 100",
  fields: { shop: reference("shops"), lang: langField },
  response: object({ offers: list(offerShape) }),
  async answer(context, { shop }) {
    const { pool, language, onlyShop } = context;
    if (shop != null) checkShop(context, shop);
    const shopId = onlyShop ?? shop ?? null;
    const found = await readAllShops(pool, (tx) => readPointGoods(tx, { shopId, isPurchasable }));
    const resources = ["pointGoods", "goods", "skus", "orders"] as const;
    return {
      data: {
        offers: found.map(({ offer, title, mainImg, price, shopName, shopNames }) => ({
          id: offer.id,
          points: offer.points,
          money: toAmount(offer.money),
          left: offer.left,
          limit: offer.limit,
          goods: {
            id: offer.goodsId,
            title: getText(title, language),
            img: mainImg,
            thumbnail: toThumbnail(mainImg),
            price: toAmount(price),
          },
          shop: { id: offer.shopId, name: getText(shopNames, language) ?? shopName },
        })),
      },
      dependencies: [
        ...shopDependencies,
        ...(shopId === null
          ? toDependencies(...resources)
          : toShopDependencies(shopId, ...resources)),
      ],
    };
  },
  example: { input: { shop: 1 }, answer: { offers: [example] } },
});
