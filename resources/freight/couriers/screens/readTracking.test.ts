import { expect, it } from "vitest";
import { courierNames } from "../locales/courierNames.ts";
import { listTrackingHeadings, readTracking } from "./readTracking.ts";

const labels = {
  en: { orderNo: "Order no.", deliveryType: "Courier", deliveryNo: "Tracking no." },
  "zh-CN": { orderNo: "订单号", deliveryType: "快递公司", deliveryNo: "快递单号" },
  "zh-TW": { orderNo: "訂單編號", deliveryType: "快遞公司", deliveryNo: "快遞單號" },
} as const;

it.each(["en", "zh-CN", "zh-TW"] as const)("reads its own template in %s", (language) => {
  const head = listTrackingHeadings((field) => labels[language][field]);
  const names = courierNames[language];
  expect(readTracking([head], names)).toEqual([]);
  expect(readTracking([head, ["100200", names.auspost, "AP123"]], names)).toEqual([
    { line: 2, orderNo: "100200", courier: "auspost", unknown: null, number: "AP123" },
  ]);
});
