import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { voucherUses } from "../voucherUses.ts";

const messages: ResourceMessages<typeof voucherUses> = {
  name: "Used voucher |||| Used vouchers",
  fields: {
    voucher: "Voucher ID",
    name: "Voucher",
    code: "Code",
    codeId: "Code ID",
    batchId: "Batch ID",
    memberId: "Customer ID",
    memberName: "Customer",
    status: "Status",
    usedAt: "Used",
    orderId: "Order ID",
    orderNumber: "Order",
    saved: "Discount given",
    releaseCause: "Returned because",
    type: "Takes off",
    valueType: "Discount type",
    amount: "Amount off",
    discount: "Discount rate",
    minAmount: "Minimum spend",
    terms: "Discount",
  },
  choices: {
    status: { used: "Used", released: "Returned" },
    releaseCause: { cancelled: "Order cancelled", refunded: "Order refunded" },
    type: { order: "The whole order", goods: "Selected products", freight: "Shipping" },
    valueType: { fixed: "Amount off", percent: "Percentage" },
  },
  groups: { main: "Used voucher" },
  empty: "Vouchers will appear here once customers use them.",
};
export default messages;
