import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { skuMessages } from "../../skus/locales/en.ts";
import type { goods } from "../goods.ts";
import { matrixMessages } from "../matrix/locales/en.ts";
import { goodsMessages } from "./screen/en.ts";

const messages: ResourceMessages<typeof goods> = {
  name: "Product |||| Goods",
  listName: "Goods on sale",
  fields: {
    title: "Title",
    description: "Selling point",
    category: "Category",
    shopCategory: "Shop category",
    tagIds: "Tags",
    sort: "Rank",
    mainImg: "Main picture",
    imgs: "Album",
    video: "Video",
    attributes: "Attributes",
    skus: "Variants",
    stockType: "Stock is taken",
    freightTemplate: "Freight template",
    detail: "Details",
    params: "Parameters",
    type: "Type",
    status: "Status",
    rejectReason: "Reason of refusal",
    languages: "Languages",
    price: "Price",
    maxPrice: "Highest price",
    stock: "Stock",
    skuCount: "Variants for sale",
    commissionRate: "Commission %",
    sellNum: "Sold",
    clickNum: "Clicks",
    payNum: "Payers",
    commentNum: "Comments",
    goodCommentNum: "Good comments",
    badCommentNum: "Bad comments",
    collectNum: "Favourites",
  },
  choices: {
    languages: { en: "English", zhCN: "简体", zhTW: "繁體", km: "ខ្មែរ" },
    stockType: {
      onOrder: "When ordered",
      onPayment: "When paid",
    },
    type: {
      ordinary: "Ordinary",
      seckill: "Flash sale",
      group: "Group buying",
    },
    status: {
      onSale: "On sale",
      inWarehouse: "In warehouse",
      pendingReview: "Pending review",
      rejected: "Rejected",
    },
  },
  actions: {
    shangjia: "Put on sale",
    xiajia: "Take down",
  },
  views: {
    outlist: "Goods in warehouse",
    publish: "Publish goods",
  },
  consequences: {
    shangjia: "Buyers see it and can order it at once, or, where the platform reviews goods, once it is approved.",
    xiajia: "Buyers no longer find it. Orders that were placed stay as they are.",
  },
  groups: {
    main: "Product",
    pictures: "Pictures",
    specification: "Specification",
    delivery: "Stock and delivery",
    detail: "Details",
    params: "Parameters",
  },
  help: {
    sort: "The higher, the further up in the shop",
    stockType:
      "When ordered: an unpaid order holds its stock until it is closed. When paid: whoever pays first gets it.",
  },
  rows: {
    params: {
      name: "Name",
      value: "Value",
      sort: "Order",
    },
    skus: skuMessages,
  },
  inputs: {
    query: {
      goodsId: "Product",
    },
    addQuality: {
      id: "Number",
      goodsId: "Product",
      name: "Name",
      value: "Value",
      sort: "Order",
    },
    deleteQuality: {
      ids: "Numbers",
    },
    getPlatformList: {
      page: "Page",
      pageSize: "Rows of a page",
      title: "Title",
      cateId: "Category",
    },
  },
  screen: {
    ...goodsMessages,
    matrix: matrixMessages,
    import: "Products come into the warehouse: nothing goes on sale by itself.",
    columns: {
      attribute1: "Attribute 1",
      attribute2: "Attribute 2",
      attribute3: "Attribute 3",
      value1: "Value 1",
      value2: "Value 2",
      value3: "Value 3",
      expectedStock: "Stock when exported",
    },
  },
  refusals: {
    openOrders:
      "%{smart_count} order of this product is still open. Delete the product once the order is completed or cancelled and has no open refund request; until then, take it down. |||| %{smart_count} orders of this product are still open. Delete the product once they are completed or cancelled and have no open refund requests; until then, take it down.",
    variantOpenOrders:
      "%{smart_count} order of a removed variant is still open. Remove the variant once the order is completed or cancelled and has no open refund request; until then, set its stock to 0. |||| %{smart_count} orders of removed variants are still open. Remove the variants once the orders are completed or cancelled and have no open refund requests; until then, set their stock to 0.",
    sourceAddress: "That is no address of a page",
    sourcePrivate: "That address is not on the open web",
    sourceMissing: "There is no page at that address",
    sourceTooLarge: "The page is too large to be read",
    sourceUnreachable: "The other server cannot be reached, or took too long",
    sourceNoProduct: "The page does not say what it sells. Try the page of one product.",
    compareAtDropped: "The compare-at price %{compareAt} is below the price %{price} and was left out",
    stockBelowZero: "A stock of %{stock} is taken as 0",
    stockZero: "Stock is 0: it cannot be bought until there is some",
    priceZero: "The price is 0: this variant is left out",
    codeTwice: "The SKU %{code} is there twice: this variant gets a code of its own",
    picturesLeftOut: "Only the main picture and %{max} others are taken",
    tagsLeftOut: "A product has at most %{max} tags of 40 characters: the others were left out",
    tooManyValues: "The option %{name} has %{count} values; an option may have at most %{max}",
    variantUnknown: "Which variant this is cannot be told: give its SKU, or its options",
    notOnSale:
      "%{count} product is a draft, archived or hidden there. |||| %{count} products are drafts, archived or hidden there.",
    noStockNumber:
      "%{count} variant has no stock number. A new one starts with 0, an existing one keeps its stock. |||| %{count} variants have no stock number. New ones start with 0, existing ones keep their stock.",
    categoryLost:
      "The Shopify category of %{count} product is not imported. |||| The Shopify categories of %{count} products are not imported.",
    costLost: "The cost of %{count} variant is not imported. |||| The costs of %{count} variants are not imported.",
    taxableLost:
      "%{count} variant is free of tax there; here its price includes tax like all others. |||| %{count} variants are free of tax there; here their prices include tax like all others.",
    shippingLost:
      "%{count} variant needs no shipping there; here it is shipped. |||| %{count} variants need no shipping there; here they are shipped.",
    oversellLost:
      "%{count} variant may be sold without stock there; here it is sold out at 0. |||| %{count} variants may be sold without stock there; here they are sold out at 0.",
    giftCardLost:
      "%{count} gift card is imported as an ordinary product. |||| %{count} gift cards are imported as ordinary products.",
    altTextLost:
      "The alt text of %{count} image is not imported. |||| The alt texts of %{count} images are not imported.",
    seoLost:
      "The SEO title and description of %{count} product are not imported. |||| The SEO titles and descriptions of %{count} products are not imported.",
    compareAtLost:
      "%{count} compare-at price is below the price and is left out. |||| %{count} compare-at prices are below the price and are left out.",
    stockRaised: "%{count} stock below 0 is taken as 0. |||| %{count} stocks below 0 are taken as 0.",
    freeLost:
      "%{count} variant has the price 0 and is left out. |||| %{count} variants have the price 0 and are left out.",
    codesReplaced:
      "%{count} SKU is used twice in the file; the second variant gets a new one. |||| %{count} SKUs are used twice in the file; the later variants get new ones.",
    tagsLost:
      "%{count} product has more tags than a product may have. |||| %{count} products have more tags than a product may have.",
    picturesLost:
      "%{count} product has more images than a product may have. |||| %{count} products have more images than a product may have.",
    noSuchCombination: "This variant is no combination of the attributes' values",
    combinationTwice: "This combination is there twice",
    aboveOriginal: "The price is above the original price",
    noStock: "Nothing is in stock: give at least one variant a stock above 0",
    incomplete: "Before it goes on sale, the product still needs: %{fields}",
    tooManyParams: "A product has at most %{max} parameters",
  },
  empty:
    "Goods that buyers can order stand here. Publish one, bring them in from a file, or put on sale what is in the warehouse.",
};
export default messages;
