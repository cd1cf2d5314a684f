import { type Locale, sortForMenu } from "../framework/schema/index.ts";
import { colour } from "./content/index.ts";
import * as declarations from "./declarations.ts";
import { discountRate } from "./promotions/index.ts";

/**
 * Resources in the order of the menu. One that is not named follows the last named one of its
 * section.
 */
const menuOrder = [
  "orders",
  "groupOrders",
  "refunds",
  "comments",
  "writeOffs",
  "pastOrders",
  "pastBuyers",
  "pastReviews",
  "goods",
  "goodsTags",
  "shopCategories",
  "freightTemplates",
  "shopBuyers",
  "buyerTags",
  "promotionPeriods",
  "coupons",
  "receivedCoupons",
  "vouchers",
  "voucherUses",
  "giftCards",
  "giftCardSales",
  "flashSales",
  "freeDeliveries",
  "groupActivities",
  "goodsRelations",
  "skus",
  "storageStock",
  "stockMovements",
  "purchases",
  "purchaseReceipts",
  "suppliers",
  "warehouses",
  "stockLocations",
  "balanceTransactions",
  "withdrawals",
  "withdrawAccounts",
  "invoices",
  "settlementLines",
  "settlementDays",
  "settlementMonths",
  "shopInfo",
  "materials",
  "materialFolders",
  "shopConfig",
  "apiKeys",
  "webhooks",
  "webhookDeliveries",
  "departments",
  "roles",
  "subAccounts",
  "loginLog",
  "operationLog",
  "refundInterventions",
  "payOrders",
  "payments",
  "moneyBacks",
  "shopReviews",
  "shops",
  "shopTerms",
  "payouts",
  "withdrawAccountReviews",
  "dayDisputes",
  "monthDisputes",
  "platformCoupons",
  "receivedPlatformCoupons",
  "ledgerEntries",
  "goodsReviews",
  "libraryGoods",
  "categories",
  "articleCates",
  "articles",
  "banners",
  "buyers",
  "pointEntries",
  "buyerLevels",
  "admins",
  "adminRoles",
  "countries",
  "cities",
  "platformConfig",
  "platformLog",
  "platformLoginLog",
  "outbox",
  "jobRuns",
  "failedTasks",
  "domainEvents",
] as const;

/** Every resource of the marketplace, in menu order. */
export const resources = sortForMenu(Object.values(declarations), menuOrder);

/** The kinds of fields that resources define themselves. */
export const kinds = [colour, discountRate] as const;

declare module "../framework/schema/register.ts" {
  interface Register {
    resources: typeof resources;
    kinds: typeof kinds;
  }
}

/** Tables of removed resources, which the next migration may drop. */
export const droppedTables: readonly string[] = [];

/** Names of the menu's sections. */
export const sectionNames: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: {
    order: "Orders",
    goods: "Products",
    freight: "Shipping",
    member: "Customers",
    promotion: "Marketing",
    stock: "Inventory",
    fund: "Finance",
    shop: "Store",
    org: "Team",
    log: "Logs",
    merchants: "Merchants",
    catalogue: "Catalogue",
    content: "Content",
    people: "People",
    system: "System",
  },
  "zh-CN": {
    order: "订单",
    goods: "商品",
    freight: "配送",
    member: "买家",
    promotion: "营销",
    stock: "库存",
    fund: "财务",
    shop: "店铺",
    org: "组织",
    log: "日志",
    merchants: "商家",
    catalogue: "商品目录",
    content: "内容",
    people: "人员",
    system: "系统",
  },
  "zh-TW": {
    order: "訂單",
    goods: "商品",
    freight: "配送",
    member: "買家",
    promotion: "行銷",
    stock: "庫存",
    fund: "財務",
    shop: "商店",
    org: "組織",
    log: "日誌",
    merchants: "商家",
    catalogue: "商品目錄",
    content: "內容",
    people: "人員",
    system: "系統",
  },
};
