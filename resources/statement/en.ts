import type { ResourceWords } from "../../framework/schema/index.ts";
import type { statement } from "./statement.ts";

const words: ResourceWords<typeof statement> = {
  name: "Statement |||| Statement",
  fields: {
    account: "Account",
    type: "Type",
    inOut: "In or out",
    orderNo: "Order no.",
    income: "Income",
    expense: "Expense",
    before: "Balance before",
    after: "Balance after",
    remark: "Remark",
    refTable: "Of",
    refId: "Number of it",
    refNo: "Document",
    ip: "Address",
  },
  choices: {
    account: {
      balance: "Balance",
      pending: "On the way",
      frozen: "Frozen",
    },
    type: {
      payment: "Payment",
      goods: "Goods sold",
      freight: "Freight",
      coupon: "Coupon borne by the platform",
      commission: "Commission",
      refund: "Refund",
      freightRefund: "Freight refunded",
      commissionReturned: "Commission returned",
      couponReturned: "Coupon share returned",
      settle: "Settled",
      withdrawApply: "Withdrawal asked for",
      withdrawBack: "Withdrawal returned",
      withdrawPaid: "Withdrawal paid",
      withdrawFee: "Withdrawal fee",
      moneyBack: "Money sent back",
      latePayment: "Late payment",
      duplicate: "Paid twice",
      mismatch: "Wrong amount",
      outOfStock: "Out of stock",
      recharge: "Recharge",
      adjust: "Adjustment",
    },
    inOut: {
      in: "Income",
      out: "Expense",
    },
    refTable: {
      orders: "Order",
      refunds: "Refund",
      withdrawals: "Withdrawal",
      settlement_lines: "Settlement",
      payments: "Payment",
      money_backs: "Money back",
      pay_orders: "Payment of orders",
      shop_terms: "Shop terms",
    },
  },
  groups: {
    main: "Movement",
  },
  empty:
    "Nothing has moved yet. What buyers pay for orders stands under “On the way” until it is settled; then it is balance, and can be withdrawn.",
};
export default words;
