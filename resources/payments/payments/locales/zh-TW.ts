import { payChannelNames, payMethodNames, providerNames } from "../../../../core/payMethods.ts";
import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { payments } from "../payments.ts";

const messages: ResourceMessages<typeof payments> = {
  name: "收款記錄 |||| 收款記錄",
  listName: "收款記錄",
  recordTitle: "%{memberName} 付款 %{amount}",
  jobs: { reconcilePayments: "核對付款", readProviderStatements: "讀取管道帳單" },
  fields: {
    number: "編號",
    payOrderId: "付款單",
    payOrderNo: "付款單號",
    memberId: "買家 ID",
    memberName: "買家",
    provider: "付款管道",
    channel: "付款端",
    amount: "金額",
    paidAmount: "實收金額",
    status: "狀態",
    chargeId: "管道訂單編號",
    providerTxn: "交易號",
    payUrl: "付款頁面",
    error: "錯誤",
    openedAt: "發起時間",
    paidAt: "付款時間",
    surplus: "已退多付金額",
    reconcileAt: "下次核對",
    reconcileCount: "核對次數",
    cancelledAt: "管道關閉時間",
    sandbox: "測試付款",
    tenders: "其他付款部分",
    callbacks: "管道通知",
  },
  choices: {
    provider: providerNames["zh-TW"],
    channel: payChannelNames["zh-TW"],
    status: {
      open: "待付款",
      paid: "已付款",
      late: "逾期到帳",
      duplicate: "重複付款",
      mismatch: "金額不符",
      failed: "失敗",
      closed: "已關閉",
    },
  },
  groups: { main: "收款記錄" },
  rows: {
    tenders: { method: "付款方式", amount: "金額", status: "狀態", captured: "實付" },
    callbacks: { at: "時間", outcome: "結果", txn: "交易號", amount: "金額", bodyHash: "指紋" },
  },
  rowChoices: {
    tenders: {
      method: payMethodNames["zh-TW"],
      status: { held: "圈存中", captured: "已付款", released: "已退回" },
    },
    callbacks: {
      outcome: {
        paid: "已付款",
        partly: "部分入帳",
        late: "逾期到帳",
        duplicate: "重複付款",
        mismatch: "金額不符",
        failed: "失敗",
        again: "重複通知",
      },
    },
  },
  errors: {
    amountExceedsMax: "通知中的金額超過任何付款的上限。",
    signatureInvalid: "通知的簽章無效。",
    notFound: "找不到該筆收款。",
    providerUnavailable: "該付款方式暫不可用。",
    noMethodAvailable: "目前沒有可用的付款方式，您可以使用餘額付款。",
    notPayable: "該付款單已不能付款。",
    tenderExceedsDue: "餘額付款的部分必須小於應付金額 %{due}。",
    providerTimeout: "付款管道沒有回應，請稍後再試。",
    insufficientFunds: "餘額不足。",
    declined: "付款管道拒絕了該筆收款。",
  },
  screen: {
    dashboard: {
      failed: "付款失敗",
    },
  },
  empty: "微信支付和支付寶的收款會顯示在這裡，並附有管道的每則通知。",
};
export default messages;
