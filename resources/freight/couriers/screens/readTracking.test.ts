import { expect, it } from "vitest";
import { courierNames } from "../locales/courierNames.ts";
import { formatTrackingTemplate, readTracking } from "./readTracking.ts";

const labels = {
  en: {
    orderNo: "Order no.",
    receiveName: "Recipient",
    deliveryType: "Courier",
    deliveryNo: "Tracking no.",
  },
  "zh-CN": {
    orderNo: "订单号",
    receiveName: "收货人",
    deliveryType: "快递公司",
    deliveryNo: "快递单号",
  },
  "zh-TW": {
    orderNo: "訂單編號",
    receiveName: "收件人",
    deliveryType: "快遞公司",
    deliveryNo: "快遞單號",
  },
} as const;

it.each(["en", "zh-CN", "zh-TW"] as const)("reads its own template in %s", (language) => {
  const orders = [{ number: "#1042", receiveName: "Mia 123456" }];
  const sheet = formatTrackingTemplate((field) => labels[language][field], orders);
  const names = courierNames[language];
  const line = { line: 2, orderNo: "#1042", unknown: null };
  expect(readTracking(sheet, names)).toEqual([{ ...line, courier: null, number: "" }]);

  const filled = sheet.with(1, ["#1042", "Mia 123456", names.auspost, "AP123"]);
  expect(readTracking(filled, names)).toEqual([{ ...line, courier: "auspost", number: "AP123" }]);
});
