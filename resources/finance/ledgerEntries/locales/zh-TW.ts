import { providerNames } from "../../../../core/payMethods.ts";
import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { causeNames, entryTypeNames } from "../../ledger/names.ts";
import type { ledgerEntries } from "../ledgerEntries.ts";

const messages: ResourceMessages<typeof ledgerEntries> = {
  name: "總帳分錄 |||| 總帳分錄",
  listName: "總帳",
  recordTitle: "總帳分錄 #%{id}",
  operations: { audit: "核對帳目" },
  jobs: { auditMoney: "帳目核對" },
  fields: {
    transactionId: "記帳號",
    account: "帳戶",
    shop: "商店",
    provider: "付款管道",
    buyerId: "買家",
    type: "類型",
    orderNo: "訂單編號",
    cause: "單據",
    amount: "金額",
    income: "增加",
    expense: "減少",
    after: "變動後餘額",
    refTable: "來源",
    refId: "來源編號",
    refNo: "單據號",
    remark: "備註",
    ip: "IP 位址",
  },
  choices: {
    account: {
      pending: "待結算",
      balance: "可用餘額",
      frozen: "凍結",
      wallet: "買家餘額",
      giftCards: "禮品卡餘額",
      points: "點數",
      clearing: "待退回",
      platform: "平台",
      provider: "付款管道",
      bank: "已撥款",
    },
    provider: providerNames["zh-TW"],
    type: entryTypeNames["zh-TW"],
    refTable: causeNames["zh-TW"],
  },
  groups: {
    main: "分錄",
  },
  inputs: { auditResult: { id: "核對" } },
  screen: {
    dashboard: {
      commission: "佣金收入",
    },
    audit: "核對帳目",
    running: "正在檢核資金與庫存，可能需要一分鐘……",
    stopped: "核對未完成即中斷，請重新核對。",
    again: "重新核對",
    holds: "資金與庫存的 %{asked} 項檢核全部通過。",
    broken: "%{asked} 項檢核中有 %{many} 項未通過。",
  },
  empty: "全平台的付款、退款、結算與撥款會以借貸平衡的分錄顯示在這裡。",
  errors: {
    insufficientFunds: "商店的待結算款項與可用餘額不足以支付該金額",
  },
};
export default messages;
