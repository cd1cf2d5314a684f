import { providerNames } from "../../../../core/payMethods.ts";
import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { causeNames, entryTypeNames } from "../../ledger/names.ts";
import type { ledgerEntries } from "../ledgerEntries.ts";

const messages: ResourceMessages<typeof ledgerEntries> = {
  name: "总账分录 |||| 总账分录",
  listName: "总账",
  recordTitle: "总账分录 #%{id}",
  operations: { audit: "核对账目" },
  jobs: { auditMoney: "账目核对" },
  fields: {
    transactionId: "凭证号",
    account: "账户",
    shop: "店铺",
    provider: "支付渠道",
    buyerId: "买家",
    type: "类型",
    orderNo: "订单号",
    cause: "单据",
    amount: "金额",
    income: "增加",
    expense: "减少",
    after: "变动后余额",
    refTable: "来源",
    refId: "来源编号",
    refNo: "单据号",
    remark: "备注",
    ip: "IP 地址",
  },
  choices: {
    account: {
      pending: "待结算",
      balance: "可用余额",
      frozen: "冻结",
      wallet: "买家余额",
      giftCards: "礼品卡余额",
      points: "积分",
      clearing: "待退回",
      platform: "平台",
      provider: "支付渠道",
      bank: "已打款",
    },
    provider: providerNames["zh-CN"],
    type: entryTypeNames["zh-CN"],
    refTable: causeNames["zh-CN"],
  },
  groups: {
    main: "分录",
  },
  inputs: { auditResult: { id: "核对" } },
  screen: {
    dashboard: {
      commission: "佣金收入",
    },
    audit: "核对账目",
    running: "正在校验资金与库存，可能需要一分钟……",
    stopped: "核对未完成即中断，请重新核对。",
    again: "重新核对",
    holds: "资金与库存的 %{asked} 项校验全部通过。",
    broken: "%{asked} 项校验中有 %{many} 项未通过。",
  },
  empty: "全平台的付款、退款、结算与打款会以借贷平衡的分录显示在这里。",
  errors: {
    insufficientFunds: "店铺的待结算款项与可用余额不足以支付该金额",
  },
};
export default messages;
