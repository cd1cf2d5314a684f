import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { causeNames, entryTypeNames } from "../../ledger/names.ts";
import type { balanceTransactions } from "../balanceTransactions.ts";

const messages: ResourceMessages<typeof balanceTransactions> = {
  name: "對帳流水 |||| 對帳流水",
  fields: {
    account: "帳戶",
    type: "類型",
    inOut: "收支",
    cause: "憑據",
    orderNo: "訂單號",
    gross: "總額",
    fee: "佣金",
    amount: "淨額",
    income: "收入",
    expense: "支出",
    before: "變動前餘額",
    after: "變動後餘額",
    remark: "備註",
    refTable: "來源",
    refId: "來源編號",
    refNo: "單據號",
    ip: "IP 位址",
  },
  choices: {
    account: {
      balance: "餘額",
      pending: "待結算",
      frozen: "凍結",
    },
    type: entryTypeNames["zh-TW"],
    inOut: {
      in: "收入",
      out: "支出",
    },
    refTable: causeNames["zh-TW"],
  },
  groups: {
    main: "流水",
  },
  screen: {
    dashboard: {
      title: "餘額",
      available: "可用餘額",
      withdraw: "提領",
      next: "下一筆提領 %{sum}",
      to: "至 %{account} %{number}",
    },
    balance: "可以提領",
    pending: "來自尚未結算的訂單",
    frozen: "提領處理中，暫時凍結",
  },
  empty: "還沒有資金變動。買家支付的訂單款先顯示在「待結算」，結算後轉入餘額，即可提領。",
};
export default messages;
