import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { causeNames, entryTypeNames } from "../../ledger/names.ts";
import type { balanceTransactions } from "../balanceTransactions.ts";

const messages: ResourceMessages<typeof balanceTransactions> = {
  name: "对账流水 |||| 对账流水",
  fields: {
    account: "账户",
    type: "类型",
    inOut: "收支",
    cause: "凭据",
    orderNo: "订单号",
    gross: "总额",
    fee: "佣金",
    amount: "净额",
    income: "收入",
    expense: "支出",
    before: "变动前余额",
    after: "变动后余额",
    remark: "备注",
    refTable: "来源",
    refId: "来源编号",
    refNo: "单据号",
    ip: "IP 地址",
  },
  choices: {
    account: {
      balance: "余额",
      pending: "待结算",
      frozen: "冻结",
    },
    type: entryTypeNames["zh-CN"],
    inOut: {
      in: "收入",
      out: "支出",
    },
    refTable: causeNames["zh-CN"],
  },
  groups: {
    main: "流水",
  },
  screen: {
    dashboard: {
      title: "余额",
      available: "可用余额",
      withdraw: "提现",
      next: "下一笔提现 %{sum}",
      to: "至 %{account} %{number}",
    },
    balance: "可以提现",
    pending: "来自尚未结算的订单",
    frozen: "提现处理中，暂时冻结",
  },
  empty: "还没有资金变动。买家支付的订单款先显示在“待结算”，结算后转入余额，即可提现。",
};
export default messages;
