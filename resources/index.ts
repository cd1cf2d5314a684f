import type { Locale } from "../framework/schema/index.ts";
import { articleCates } from "./content/articleCates/articleCates.ts";
import { articles } from "./content/articles/articles.ts";
import { banners } from "./content/banners/banners.ts";
import { dayDisputes } from "./finance/dayDisputes/dayDisputes.ts";
import { ledgerEntries } from "./finance/ledgerEntries/ledgerEntries.ts";
import { monthDisputes } from "./finance/monthDisputes/monthDisputes.ts";
import { payouts } from "./finance/payouts/payouts.ts";
import { settlementDays } from "./finance/settlementDays/settlementDays.ts";
import { settlementLines } from "./finance/settlementLines/settlementLines.ts";
import { settlementMonths } from "./finance/settlementMonths/settlementMonths.ts";
import { shopTerms } from "./finance/shopTerms/shopTerms.ts";
import { statement } from "./finance/statement/statement.ts";
import { withdrawAccountReviews } from "./finance/withdrawAccountReviews/withdrawAccountReviews.ts";
import { withdrawAccounts } from "./finance/withdrawAccounts/withdrawAccounts.ts";
import { withdrawals } from "./finance/withdrawals/withdrawals.ts";
import { freightTemplates } from "./freight/freightTemplates/freightTemplates.ts";
import { categories } from "./goods/categories/categories.ts";
import { goods } from "./goods/goods/goods.ts";
import { goodsRelations } from "./goods/goodsRelations/goodsRelations.ts";
import { goodsReviews } from "./goods/goodsReviews/goodsReviews.ts";
import { goodsTags } from "./goods/goodsTags/goodsTags.ts";
import { libraryGoods } from "./goods/libraryGoods/libraryGoods.ts";
import { shopCategories } from "./goods/shopCategories/shopCategories.ts";
import { skus } from "./goods/skus/skus.ts";
import { stockEntries } from "./inventory/stockEntries/stockEntries.ts";
import { suppliers } from "./inventory/suppliers/suppliers.ts";
import { warehouses } from "./inventory/warehouses/warehouses.ts";
import { buyers } from "./members/buyers/buyers.ts";
import { comments } from "./orders/comments/comments.ts";
import { groupOrders } from "./orders/groupOrders/groupOrders.ts";
import { orders } from "./orders/orders/orders.ts";
import { refundInterventions } from "./orders/refundInterventions/refundInterventions.ts";
import { refunds } from "./orders/refunds/refunds.ts";
import { writeOffs } from "./orders/writeOffs/writeOffs.ts";
import { departments } from "./organisation/departments/departments.ts";
import { loginLog } from "./organisation/loginLog/loginLog.ts";
import { operationLog } from "./organisation/operationLog/operationLog.ts";
import { roles } from "./organisation/roles/roles.ts";
import { subAccounts } from "./organisation/subAccounts/subAccounts.ts";
import { moneyBacks } from "./payments/moneyBacks/moneyBacks.ts";
import { payments } from "./payments/payments/payments.ts";
import { payOrders } from "./payments/payOrders/payOrders.ts";
import { adminRoles } from "./platform/adminRoles/adminRoles.ts";
import { admins } from "./platform/admins/admins.ts";
import { cities } from "./platform/cities/cities.ts";
import { countries } from "./platform/countries/countries.ts";
import { jobRuns } from "./platform/jobRuns/jobRuns.ts";
import { outbox } from "./platform/outbox/outbox.ts";
import { platformConfig } from "./platform/platformConfig/platformConfig.ts";
import { platformLog } from "./platform/platformLog/platformLog.ts";
import { platformLoginLog } from "./platform/platformLoginLog/platformLoginLog.ts";
import { shops } from "./platform/shops/shops.ts";
import { groupActivities } from "./promotions/groupActivities/groupActivities.ts";
import { apiKeys } from "./shop/apiKeys/apiKeys.ts";
import { materialFolders } from "./shop/materialFolders/materialFolders.ts";
import { materials } from "./shop/materials/materials.ts";
import { shopConfig } from "./shop/shopConfig/shopConfig.ts";
import { shopInfo } from "./shop/shopInfo/shopInfo.ts";
import { shopReviews } from "./shop/shopReviews/shopReviews.ts";

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
  statement,
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
  moneyBacks,
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
] as const;

declare module "../framework/schema/register.ts" {
  interface Register {
    resources: typeof resources;
  }
}

/** Tables of removed resources, which the next migration may drop. */
export const droppedTables: readonly string[] = [];

/** Names of the menu's sections. */
export const sectionNames: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: {
    order: "Orders",
    goods: "Products",
    cate: "Collections",
    freight: "Shipping",
    promotion: "Marketing",
    stock: "Inventory",
    fund: "Finance",
    shop: "Shop",
    config: "Settings",
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
    cate: "店铺分类",
    freight: "配送",
    promotion: "营销",
    stock: "库存",
    fund: "财务",
    shop: "店铺",
    config: "配置",
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
    cate: "商店分類",
    freight: "配送",
    promotion: "行銷",
    stock: "庫存",
    fund: "財務",
    shop: "商店",
    config: "設定",
    org: "組織",
    log: "日誌",
    merchants: "商家",
    catalogue: "商品目錄",
    content: "內容",
    people: "人員",
    system: "系統",
  },
};
