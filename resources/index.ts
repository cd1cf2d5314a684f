import type { Locale } from "../framework/schema/index.ts";
import { adminRoles } from "./adminRoles/adminRoles.ts";
import { admins } from "./admins/admins.ts";
import { apiKeys } from "./apiKeys/apiKeys.ts";
import { articleCates } from "./articleCates/articleCates.ts";
import { articles } from "./articles/articles.ts";
import { banners } from "./banners/banners.ts";
import { buyers } from "./buyers/buyers.ts";
import { categories } from "./categories/categories.ts";
import { cities } from "./cities/cities.ts";
import { comments } from "./comments/comments.ts";
import { countries } from "./countries/countries.ts";
import { dayDisputes } from "./dayDisputes/dayDisputes.ts";
import { departments } from "./departments/departments.ts";
import { freightTemplates } from "./freightTemplates/freightTemplates.ts";
import { goods } from "./goods/goods.ts";
import { goodsRelations } from "./goodsRelations/goodsRelations.ts";
import { goodsReviews } from "./goodsReviews/goodsReviews.ts";
import { goodsTags } from "./goodsTags/goodsTags.ts";
import { groupActivities } from "./groupActivities/groupActivities.ts";
import { groupOrders } from "./groupOrders/groupOrders.ts";
import { jobRuns } from "./jobRuns/jobRuns.ts";
import { ledgerEntries } from "./ledgerEntries/ledgerEntries.ts";
import { libraryGoods } from "./libraryGoods/libraryGoods.ts";
import { loginLog } from "./loginLog/loginLog.ts";
import { materialFolders } from "./materialFolders/materialFolders.ts";
import { materials } from "./materials/materials.ts";
import { moneyBacks } from "./moneyBacks/moneyBacks.ts";
import { monthDisputes } from "./monthDisputes/monthDisputes.ts";
import { operationLog } from "./operationLog/operationLog.ts";
import { orders } from "./orders/orders.ts";
import { outbox } from "./outbox/outbox.ts";
import { payments } from "./payments/payments.ts";
import { payOrders } from "./payOrders/payOrders.ts";
import { payouts } from "./payouts/payouts.ts";
import { platformConfig } from "./platformConfig/platformConfig.ts";
import { platformLog } from "./platformLog/platformLog.ts";
import { platformLoginLog } from "./platformLoginLog/platformLoginLog.ts";
import { refundInterventions } from "./refundInterventions/refundInterventions.ts";
import { refunds } from "./refunds/refunds.ts";
import { roles } from "./roles/roles.ts";
import { settlementDays } from "./settlementDays/settlementDays.ts";
import { settlementLines } from "./settlementLines/settlementLines.ts";
import { settlementMonths } from "./settlementMonths/settlementMonths.ts";
import { shopCategories } from "./shopCategories/shopCategories.ts";
import { shopConfig } from "./shopConfig/shopConfig.ts";
import { shopInfo } from "./shopInfo/shopInfo.ts";
import { shopReviews } from "./shopReviews/shopReviews.ts";
import { shops } from "./shops/shops.ts";
import { shopTerms } from "./shopTerms/shopTerms.ts";
import { skus } from "./skus/skus.ts";
import { statement } from "./statement/statement.ts";
import { stockEntries } from "./stockEntries/stockEntries.ts";
import { subAccounts } from "./subAccounts/subAccounts.ts";
import { suppliers } from "./suppliers/suppliers.ts";
import { warehouses } from "./warehouses/warehouses.ts";
import { withdrawAccountReviews } from "./withdrawAccountReviews/withdrawAccountReviews.ts";
import { withdrawAccounts } from "./withdrawAccounts/withdrawAccounts.ts";
import { withdrawals } from "./withdrawals/withdrawals.ts";
import { writeOffs } from "./writeOffs/writeOffs.ts";

/** Every resource of the marketplace, in the order of the menu. */
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
  shopReviews,
  goodsReviews,
  refundInterventions,
  libraryGoods,
  shops,
  shopTerms,
  payouts,
  withdrawAccountReviews,
  dayDisputes,
  monthDisputes,
  ledgerEntries,
  buyers,
  payOrders,
  payments,
  moneyBacks,
  countries,
  cities,
  categories,
  platformConfig,
  articleCates,
  articles,
  banners,
  admins,
  adminRoles,
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

/** Tables of resources that are gone, which the next migration may destroy. */
export const droppedTables: readonly string[] = [];

/** The sections of the menu, by the first step of the route. */
export const sectionWords: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: {
    order: "Orders",
    goods: "Goods",
    cate: "Shop categories",
    freight: "Delivery",
    promotion: "Marketing",
    stock: "Stock",
    fund: "Finance",
    shop: "Shop",
    config: "Configuration",
    org: "Organisation",
    log: "Logs",
    platform: "Platform",
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
    platform: "平台",
  },
  "zh-TW": {
    order: "訂單",
    goods: "商品",
    cate: "店鋪分類",
    freight: "配送",
    promotion: "行銷",
    stock: "庫存",
    fund: "財務",
    shop: "店鋪",
    config: "設定",
    org: "組織",
    log: "日誌",
    platform: "平台",
  },
};
