import type { ResourceWords } from "../../framework/schema/index.ts";
import { skuWords } from "../skus/en.ts";
import type { goods } from "./goods.ts";
import { matrixWords } from "./matrix/words/en.ts";
import { goodsWords } from "./words/en.ts";

const words: ResourceWords<typeof goods> = {
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
    skus: skuWords,
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
    ...goodsWords,
    matrix: matrixWords,
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
    sourceAddress: "That is no address of a page",
    sourcePrivate: "That address is not on the open web",
    sourceMissing: "There is no page at that address",
    sourceTooLarge: "The page is too large to be read",
    sourceUnreachable: "The other server cannot be reached, or took too long",
    sourceNoProduct: "The page does not say what it sells. Try the page of one product.",
    compareAtDropped: "The compare-at price %{compareAt} is below the price %{price} and was left out",
    stockBelowZero: "A stock of %{stock} is taken as 0",
    stockZero: "Stock is 0: it cannot be bought until there is some",
    codeTwice: "The SKU %{code} is there twice: this variant gets a code of its own",
    picturesLeftOut: "Only the main picture and %{max} others are taken",
    tagsLeftOut: "A product has at most %{max} tags of 40 characters: the others were left out",
    noSuchCombination: "This variant is no combination of the attributes' values",
    combinationTwice: "This combination is there twice",
    aboveOriginal: "The price is above the original price",
    noStock: "Nothing is in stock: give at least one variant a stock above 0",
    incomplete: "Before it goes on sale, the product still needs what is marked",
    tooManyParams: "A product has at most %{max} parameters",
  },
  empty:
    "Goods that buyers can order stand here. Publish one, bring them in from a file, or put on sale what is in the warehouse.",
};
export default words;
