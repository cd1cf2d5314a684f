import {
  address,
  amount,
  localText,
  optionalPicture,
  picture,
} from "../../core/calls/answerShapes.ts";
import { localizedText } from "../../core/calls/localizedText.ts";
import { choiceName, type ShapeValue, shapes } from "../../framework/schema/index.ts";
import { goodsTags } from "../../resources/goods/index.ts";
import { flashSaleExample, flashSaleShape } from "../../resources/promotions/index.ts";
import { commentCounts } from "./comments.ts";
import { freightHint } from "./freightHint.ts";
import { cardExample, goodsCard, goodsType } from "./goodsRows.ts";
import { groupTermsExample, groupTermsShape } from "./groupTerms.ts";

const { boolean, integer, list, nullable, number, object, optional, string } = shapes;

const path = (description: string) => list(object({ id: integer(), name: localText }), description);
const attributeValue = object({
  id: integer(),
  name: string(),
  img: optional(nullable(address)),
});
const sku = object({
  id: integer(),
  name: nullable(string("The values of its attributes")),
  values: list(integer(), "Ids of the values of its attributes"),
  price: amount,
  oriPrice: nullable(amount),
  stock: integer(),
  weightKg: nullable(number()),
  ...optionalPicture,
});

/** A product as its page shows it. */
export const productShape = object({
  id: integer(),
  shop: object({
    id: integer(),
    name: nullable(string()),
    logo: nullable(address),
    logoThumbnail: nullable(address),
  }),
  type: goodsType,
  title: localText,
  description: localText,
  detail: nullable(string("HTML")),
  titles: optional(localizedText),
  descriptions: optional(nullable(localizedText)),
  details: optional(nullable(localizedText)),
  mainImg: nullable(address),
  thumbnail: nullable(address),
  album: list(picture),
  video: nullable(address),
  price: amount,
  maxPrice: amount,
  inStock: boolean(),
  sold: integer("Units sold"),
  comments: commentCounts,
  categoryPath: path("From the root; empty if one of them is hidden"),
  shopCategoryPath: path("From the root; empty if one of them is hidden"),
  attributes: list(object({ id: integer(), name: string(), values: list(attributeValue) })),
  skus: list(sku),
  group: nullable(groupTermsShape, "Of a product that is sold to groups"),
  flashSale: nullable(
    flashSaleShape,
    "Its present or next flash sale; from beginsAt until before endsAt its SKUs cost these prices",
  ),
  params: list(object({ name: string(), value: string() })),
  tags: list(
    object({ id: integer(), name: string(), colour: choiceName(goodsTags.fields.colour) }),
  ),
  freight: nullable(freightHint),
  associated: list(goodsCard, "Related products that the shop has chosen"),
});

const pictureExample = {
  img: "/files/1/0c4f1e2d3b4a59687f6e5d4c3b2a1908.jpg",
  thumbnail: "/files/1/0c4f1e2d3b4a59687f6e5d4c3b2a1908-small.webp",
};

export const productExample: ShapeValue<typeof productShape> = {
  id: 101,
  shop: { id: 1, name: "Harbour Pantry", logo: null, logoThumbnail: null },
  type: 1,
  title: "Jasmine tea",
  description: "First harvest",
  detail: "<p>Picked by hand.</p>",
  titles: { en: "Jasmine tea", zhCN: "茉莉花茶", zhTW: "茉莉花茶", km: "តែម្លិះ" },
  descriptions: { en: "First harvest", zhCN: null, zhTW: null, km: null },
  details: { en: "<p>Picked by hand.</p>", zhCN: null, zhTW: null, km: null },
  mainImg: cardExample.mainImg,
  thumbnail: cardExample.thumbnail,
  album: [pictureExample],
  video: null,
  price: 12.5,
  maxPrice: 20,
  inStock: true,
  sold: 31,
  comments: { total: 12, good: 10, average: 1, bad: 1, goodPercent: 83 },
  categoryPath: [
    { id: 3, name: "Food" },
    { id: 9, name: "Tea" },
  ],
  shopCategoryPath: [{ id: 4, name: "Breakfast" }],
  attributes: [
    {
      id: 1,
      name: "Size",
      values: [
        { id: 2, name: "100 g" },
        { id: 3, name: "200 g" },
      ],
    },
  ],
  skus: [
    {
      id: 501,
      name: "100 g",
      values: [2],
      price: 12.5,
      oriPrice: 14,
      stock: 12,
      weightKg: 0.12,
      img: cardExample.mainImg,
      thumbnail: cardExample.thumbnail,
    },
  ],
  group: groupTermsExample,
  flashSale: flashSaleExample,
  params: [{ name: "Origin", value: "Fujian" }],
  tags: [{ id: 2, name: "New", colour: "green" }],
  freight: {
    free: false,
    from: { state: "NSW", city: "Sydney" },
    sentWithin: "2 days",
    sentence: "A$8.00 for 1 piece + A$3.00 per piece",
    freeFrom: "free from A$60.00",
    undeliverable: ["NT"],
  },
  associated: [{ ...cardExample, id: 102, title: "Oolong tea" }],
};
