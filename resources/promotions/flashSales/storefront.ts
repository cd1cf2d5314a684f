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
import {
  type ContentLanguage,
  reference,
  type ShapeValue,
  shapes,
  toAmount,
} from "../../../framework/schema/index.ts";
import { flashSaleExample, flashSaleShape, serializeFlashSale } from "./flashSaleShape.ts";
import { type ChannelSale, readChannel } from "./queries/readChannel.ts";

const { integer, list, object } = shapes;
const channelSale = object({
  sale: flashSaleShape,
  goods: object({ id: integer(), title: localText, ...optionalPicture, price: amount }),
  shop: namedShop,
});
const example: ShapeValue<typeof channelSale> = {
  sale: flashSaleExample,
  goods: { id: 101, title: "Jasmine tea", img: null, thumbnail: null, price: 12.5 },
  shop: { id: 1, name: "Harbour Pantry" },
};

const serialize = (
  { plan, title, mainImg, price, shopName, shopNames }: ChannelSale,
  language: ContentLanguage,
) => ({
  sale: serializeFlashSale(plan),
  goods: {
    id: plan.goodsId,
    title: getText(title, language),
    img: mainImg,
    thumbnail: toThumbnail(mainImg),
    price: toAmount(price),
  },
  shop: { id: plan.shopId, name: getText(shopNames, language) ?? shopName },
});

/** The flash sales of all shops, or of one. */
export const flashChannel = storeCall({
  method: "GET",
  path: "/flashSales",
  summary:
    "List what is in a flash sale now, the first to end first, and what comes next; at most 100 of each",
  fields: { shop: reference("shops"), lang: langField },
  response: object({ running: list(channelSale), upcoming: list(channelSale) }),
  async answer(context, { shop }) {
    const { pool, language, onlyShop } = context;
    if (shop != null) checkShop(context, shop);
    const shopId = onlyShop ?? shop ?? null;
    const sales = await readAllShops(pool, (tx) =>
      readChannel(tx, { shopId, now: new Date(), isPurchasable }),
    );
    const resources = ["flashSales", "goods", "skus", "orders"] as const;
    return {
      data: {
        running: sales.running.map((sale) => serialize(sale, language)),
        upcoming: sales.upcoming.map((sale) => serialize(sale, language)),
      },
      dependencies: [
        ...shopDependencies,
        ...(shopId === null
          ? toDependencies(...resources)
          : toShopDependencies(shopId, ...resources)),
      ],
    };
  },
  example: { input: { shop: 1 }, answer: { running: [example], upcoming: [] } },
});
