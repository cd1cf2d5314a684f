import type { ResourceWords } from "../../framework/schema/index.ts";
import { bankNames, kindNames } from "../withdrawAccounts/words/banks.ts";
import type { payouts } from "./payouts.ts";

const words: ResourceWords<typeof payouts> = {
  name: "提现打款 |||| 提现打款",
  fields: {
    withdrawNo: "提现单号",
    shopName: "店铺",
    kind: "提现方式",
    realname: "收款人",
    bank: "银行",
    bsb: "BSB 号码",
    bankSub: "支行",
    number: "账号",
    qr: "收款码",
    amount: "提现金额",
    fee: "手续费",
    actual: "实际到账",
    remark: "备注",
    rejectReason: "驳回原因",
    failNote: "打款失败说明",
    applyTime: "申请时间",
    reviewTime: "审核时间",
    reviewer: "审核人",
    payTime: "打款时间",
    payNo: "打款流水号",
    payVoucher: "打款凭证",
    status: "状态",
  },
  choices: {
    kind: kindNames["zh-CN"],
    bank: bankNames["zh-CN"],
    status: {
      applying: "申请中",
      underReview: "审核中",
      awaitingPayout: "待打款",
      inProgress: "打款中",
      completed: "已完成",
      rejected: "已驳回",
      cancelled: "已取消",
    },
  },
  actions: {
    setReviewing: "开始审核",
    approve: "通过",
    reject: "驳回",
    setDoing: "已发起打款",
    setPaid: "确认到账",
    setPayFailed: "打款失败",
    giveUp: "退回店铺",
  },
  consequences: {
    reject: "全部金额退回店铺余额。",
    setPaid: "金额从店铺账户扣除，手续费计入平台收入。",
    setPayFailed: "将等待再次打款。",
    giveUp: "全部金额退回店铺余额。",
  },
  inputs: {
    reject: {
      reason: "原因",
    },
    setPaid: {
      payNo: "打款流水号",
      payVoucher: "打款凭证",
    },
    setPayFailed: {
      note: "失败说明",
    },
    giveUp: {
      reason: "原因",
    },
    showNumber: {
      id: "提现",
    },
  },
  groups: {
    main: "提现",
    where: "收款账户",
    course: "处理过程",
  },
  screen: {
    show: "显示完整账号",
  },
  empty: "店铺的提现申请在此等待：审核、通过、打款并确认到账。",
};
export default words;
