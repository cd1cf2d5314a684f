import type { ReactNode } from "react";
import { renderParts } from "../../../../framework/admin/list/renderParts.tsx";
import type { AdminRecord, AppDataProvider } from "../../../../framework/admin/provider.ts";
import type { Actor } from "../../../../framework/schema/index.ts";
import { resourceMessages } from "../../../../i18n/resourceMessages.ts";
import englishResources from "../locales/en.ts";
import screens from "../OrdersScreens.tsx";
import { orders } from "../orders.ts";

export const order = (
  id: number,
  more: Partial<AdminRecord<typeof orders>> = {},
): AdminRecord<typeof orders> => ({
  id,
  version: 1,
  number: `#${1000 + id}`,
  orderNo: `2026112100000000${1000 + id}`,
  type: "ordinary",
  group: null,
  waitsForGroup: false,
  memberName: "Wei",
  newOrOld: "repeat",
  status: "unshipped",
  refundStatus: "none",
  mergeStatus: "awaiting",
  selfLifting: false,
  goodsTotal: 7740,
  couponAmount: 0,
  priceAdjust: 0,
  freightFee: 950,
  payPrice: 8690,
  refundAmount: 0,
  commissionTotal: 387,
  payMethod: "wxPay",
  payTime: "2026-11-20T02:05:00.000Z",
  payEndTime: null,
  shipBy: null,
  deliveryTime: null,
  addTime: "2026-11-20T02:03:04.000Z",
  receiveName: "Wei Chen",
  receivePhone: "0412345678",
  receiveState: "NSW",
  receiveCity: "Sydney",
  receivePostcode: "2000",
  receiveAddress: `${id} George Street`,
  remark: null,
  shopRemark: null,
  lines: [
    {
      id: id * 10,
      goodsId: 5,
      skuId: 6,
      goodsName: { en: "Rolled oats", zhCN: "燕麦" },
      skuName: "500 g",
      skuCode: "HP-5",
      stockType: "onOrder",
      oriPrice: null,
      mainImg: null,
      listPrice: 2580,
      price: 2580,
      qty: 3,
      total: 7740,
      adjusted: 0,
      platformShare: 0,
      taxCode: "taxable",
      tax: 0,
      taxReversed: 0,
      freightShare: 950,
      paid: 7740,
      commissionRate: 5,
      commission: 387,
      commissionReturned: 0,
      shippedQty: 0,
      releasedQty: 0,
      refundedQty: 0,
      refundedAmount: 0,
      refundStatus: "none",
      commentStatus: "waiting",
    },
  ],
  priceLogs: [],
  events: [],
  ...more,
});

/** Renders children of the orders' screens within the admin app. */
export const renderOrders = (
  children: ReactNode,
  provider: AppDataProvider,
  actor?: Actor,
  at = "/order/list",
) =>
  renderParts({
    children,
    provider,
    resources: [orders],
    messages: { [orders.name]: resourceMessages(orders, englishResources) },
    screens,
    at,
    ...(actor && { actor }),
  });
