import type { Locale } from "../framework/schema/index.ts";
import { articleCates, articles, banners, colour } from "./content/index.ts";
import {
  balanceTransactions,
  dayDisputes,
  ledgerEntries,
  monthDisputes,
  payouts,
  settlementDays,
  settlementLines,
  settlementMonths,
  shopTerms,
  withdrawAccountReviews,
  withdrawAccounts,
  withdrawals,
} from "./finance/index.ts";
import { freightTemplates } from "./freight/index.ts";
import {
  categories,
  goods,
  goodsRelations,
  goodsReviews,
  goodsTags,
  libraryGoods,
  shopCategories,
  skus,
} from "./goods/index.ts";
import { stockEntries, suppliers, warehouses } from "./inventory/index.ts";
import { buyers } from "./members/index.ts";
import {
  comments,
  groupOrders,
  orders,
  refundInterventions,
  refunds,
  writeOffs,
} from "./orders/index.ts";
import { departments, loginLog, operationLog, roles, subAccounts } from "./organisation/index.ts";
import { payments, payOrders, providerRefunds } from "./payments/index.ts";
import {
  adminRoles,
  admins,
  cities,
  countries,
  failedTasks,
  jobRuns,
  outbox,
  platformConfig,
  platformLog,
  platformLoginLog,
  shops,
} from "./platform/index.ts";
import { groupActivities } from "./promotions/index.ts";
import {
  apiKeys,
  materialFolders,
  materials,
  shopConfig,
  shopInfo,
  shopReviews,
} from "./shop/index.ts";

/** Every resource of the marketplace, in menu order. */
export const resources = [
  orders,
  groupOrders,
  refunds,
  comments,
  writeOffs,
  goods,
  goodsTags,
  shopCategories,
  freightTemplates,
  groupActivities,
  goodsRelations,
  skus,
  stockEntries,
  suppliers,
  warehouses,
  balanceTransactions,
  withdrawals,
  withdrawAccounts,
  settlementLines,
  settlementDays,
  settlementMonths,
  shopInfo,
  materials,
  materialFolders,
  shopConfig,
  apiKeys,
  departments,
  roles,
  subAccounts,
  loginLog,
  operationLog,
  refundInterventions,
  payOrders,
  payments,
  providerRefunds,
  shopReviews,
  shops,
  shopTerms,
  payouts,
  withdrawAccountReviews,
  dayDisputes,
  monthDisputes,
  ledgerEntries,
  goodsReviews,
  libraryGoods,
  categories,
  articleCates,
  articles,
  banners,
  buyers,
  admins,
  adminRoles,
  countries,
  cities,
  platformConfig,
  platformLog,
  platformLoginLog,
  outbox,
  jobRuns,
  failedTasks,
] as const;

/** The kinds of fields that resources define themselves. */
export const kinds = [colour] as const;

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
