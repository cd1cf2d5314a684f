import { contentLanguages } from "../../../core/app.ts";
import { taxCodes } from "../../../core/tax.ts";
import {
  and,
  choice,
  choices,
  computed,
  defineResource,
  image,
  images,
  integer,
  localized,
  longText,
  money,
  percent,
  reference,
  references,
  rows,
  section,
  text,
  video,
} from "../../../framework/schema/index.ts";
import { maxImages, skuFields } from "../skus/skuFields.ts";
import { attributesField, maxSkus } from "./attributes.ts";
import { libraryCalls } from "./libraryCalls.ts";
import { qualityCalls } from "./qualityCalls.ts";
import { salesCalls } from "./salesCalls.ts";

const count = () => integer({ default: 0, min: 0, readOnly: true, sortable: true });

/**
 * The products of a shop. Each variant that can be bought is one of its `skus`; the product holds
 * what they share.
 */
export const goods = defineResource("goods", {
  api: "member/goods",
  route: "/goods/list",
  path: "/goods",
  goKey: "p",
  access: "goods:sell",
  owner: "shop",
  fields: {
    title: localized({
      required: true,
      requiredLocales: ["en"],
      search: true,
      sortable: true,
      filter: true,
    }),
    description: localized({ long: true, max: 500 }),
    category: reference("categories", { filter: true }),
    shopCategory: reference("shopCategories", { filter: true }),
    tagIds: references("goodsTags", { filter: true, max: 20 }),
    sort: integer({ default: 0, min: 0, max: 9999, sortable: true, help: true }),
    mainImg: image({ size: 4 }),
    imgs: images({ max: maxImages, size: 4 }),
    video: video({ size: 50 }),
    attributes: attributesField,
    skus: rows(skuFields, {
      storedIn: { resource: "skus", by: "goods", search: true },
      label: "attrName",
      mergeWith: "attributes",
      max: maxSkus,
    }),
    stockType: choice({ onOrder: 1, onPayment: 2 }, { default: "onOrder", help: true }),
    freightTemplate: reference("freightTemplates", { filter: true }),
    /** Frozen per line when an order is placed. */
    taxCode: choice(taxCodes, {
      default: "taxable",
      backfill: "taxable",
      filter: true,
      index: "unusual",
      help: true,
    }),
    detail: localized({ rich: true }),
    params: rows(
      {
        name: text({ required: true, max: 60 }),
        value: text({ required: true, max: 200 }),
        sort: integer({ default: 0, min: 0, max: 9999 }),
      },
      { max: 50 },
    ),
    type: choice(
      { ordinary: 1, seckill: 2, group: 3 },
      { default: "ordinary", readOnly: true, filter: true },
    ),
    status: choice(["inWarehouse", "onSale", "pendingReview", "rejected"], {
      default: "inWarehouse",
      filter: true,
      readOnly: true,
    }),
    rejectReason: longText({ max: 500, readOnly: true, visibleWhen: { status: "rejected" } }),
    languages: choices(contentLanguages, { readOnly: true, filter: true }),
    price: computed(money(), { stored: true, filter: true, sortable: true }),
    maxPrice: computed(money(), { stored: true }),
    stock: computed(integer(), { stored: true, filter: true, sortable: true }),
    skuCount: computed(integer(), { stored: true }),
    /** The platform's commission on sales of these goods, where it has set one. */
    commissionRate: percent({ access: "platform", readOnly: true, max: 50 }),
    sellNum: count(),
    clickNum: count(),
    payNum: count(),
    commentNum: count(),
    goodCommentNum: count(),
    badCommentNum: count(),
    collectNum: count(),
  },
  list: {
    columns: [
      "mainImg",
      "title",
      "status",
      "category",
      "price",
      "stock",
      "sellNum",
      "languages",
      "sort",
      "updTime",
      "type",
      "clickNum",
      "payNum",
      "commentNum",
      "collectNum",
    ],
    hidden: ["sort", "updTime", "type", "clickNum", "payNum", "commentNum", "collectNum"],
    priority: {
      stock: 1,
      updTime: 3,
      languages: 2,
      sort: 3,
      clickNum: 3,
      payNum: 3,
      commentNum: 3,
      collectNum: 3,
    },
    select: ["skuCount", "maxPrice"],
    sort: ["id", "desc"],
    tabs: {
      onSale: { status: "onSale" },
      inWarehouse: { status: "inWarehouse" },
      pendingReview: { status: "pendingReview" },
      rejected: { status: "rejected" },
      soldOut: (row) => and(row.status.is("onSale"), row.stock.atMost(0)),
    },
    inline: ["sort"],
    parameters: {
      title: "title_contains",
      goodsName: "title_contains",
      sn: "q",
      targetIds: "ids",
      categoryPath: (path) => ({ category_under: path.split(",").at(-1) ?? "" }),
      marketEnable: { UPPER: { status: "onSale" }, DOWN: { status: "inWarehouse" } },
      authFlag: {
        PASS: { status_in: "onSale,inWarehouse" },
        TOBEAUDITED: { status_in: "pendingReview" },
        REFUSE: { status_in: "rejected" },
      },
    },
  },
  related: {
    comments: { by: "goodsId", columns: ["commentedAt", "rating", "content", "memberName"] },
    stockMovements: { by: "goodsId", columns: ["addTime", "cause", "refNo", "skuId", "num"] },
  },
  views: {
    outlist: {
      route: "/goods/outlist",
      access: "goods:undercarriage",
      tabs: ["inWarehouse", "pendingReview", "rejected"],
    },
    publish: { route: "/goods/publish", access: "goods:publish", screen: "create" },
  },
  deletableWhen: { type: "ordinary" },
  crossTenantIndexes: { status: "onSale", by: ["id", "category", "price", "sellNum", "sort"] },
  facts: ["skuCount", "stock", "sellNum"],
  stateReasons: { rejected: ["rejectReason"] },
  form: [
    section("main", ["title", "description"]),
    section("pictures", ["mainImg", "imgs", "video"]),
    section("specification", ["attributes", "skus"]),
    section("detail", ["detail"]),
    section("params", ["params"]),
    section("state", [], { place: "rail", leads: true }),
    section("readiness", [], { place: "rail", leads: true }),
    section("sales", [], { place: "rail" }),
    section("organisation", ["category", "shopCategory", "tagIds", "sort"], { place: "rail" }),
    section("delivery", ["freightTemplate", "stockType"], { place: "rail" }),
    section("tax", ["taxCode"], { place: "rail" }),
  ],
  actions: {
    shangjia: {
      saveAnd: true,
      from: ["inWarehouse", "rejected"],
      to: ["onSale", "pendingReview"],
      undo: "xiajia",
      bulk: true,
      tone: "primary",
    },
    xiajia: {
      from: ["onSale"],
      to: "inWarehouse",
      undo: "shangjia",
      bulk: true,
      optimistic: { status: "inWarehouse" },
    },
  },
  calls: { ...qualityCalls, ...libraryCalls, ...salesCalls },
});
