import { sortForMenu } from "../framework/schema/index.ts";
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
  "pointGoods",
  "freeDeliveries",
  "groupActivities",
  "goodsRelations",
  "skus",
  "storageStock",
  "stockEdits",
  "stockCounts",
  "stockMovements",
  "orderMerges",
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

export { sectionNames } from "./sections.ts";

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
