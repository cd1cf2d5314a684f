import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { withdrawMessages } from "../../withdrawals/locales/zh-CN.ts";
import type { payouts } from "../payouts.ts";

const messages: ResourceMessages<typeof payouts> = {
  ...withdrawMessages,
  name: "提现 |||| 提现",
  recordTitle: "%{shortNo} · %{shopName}",
  tabs: { toDo: "待处理", ...withdrawMessages.choices.status },
  toDo: {
    applying: "%{smart_count} 笔提现申请待审核",
    underReview: "%{smart_count} 笔提现待批准",
    awaitingPayout: "%{smart_count} 笔提现待打款",
  },
  fields: {
    ...withdrawMessages.fields,
    sellerId: "店铺 ID",
    blockReason: "该店铺的提现已被限制",
    termsId: "协议 ID",
  },
  filters: { shop: "店铺" },
  groups: {
    ...withdrawMessages.groups,
    main: "申请信息",
    sum: "金额明细",
    shop: "店铺",
  },
  actions: {
    setReviewing: "开始审核",
    approve: "通过",
    reject: "驳回",
    setDoing: "已发起打款",
    setPaid: "确认到账",
    setPayFailed: "打款失败",
    giveUp: "退回店铺",
    showNumber: "查看了完整账号",
  },
  titles: {
    setReviewing: "开始审核 %{what}？",
    approve: "通过 %{what}？",
    reject: "驳回 %{what}？",
    setDoing: "将 %{what} 标记为已发起打款？",
    setPaid: "确认 %{what} 到账？",
    setPayFailed: "将 %{what} 标记为打款失败？",
    giveUp: "将款项退回店铺？",
  },
  questions: {
    setReviewing: "开始审核 %{shopName} 的 %{amount} 提现？",
    approve: "通过向 %{shopName} 打款 %{actual}？",
    reject: "驳回 %{shopName} 的 %{amount} 提现？",
    setDoing: "已向 %{realname}（%{number}）发起打款 %{actual}？",
    setPaid: "确认 %{realname}（%{number}）的 %{actual} 已到账？",
    setPayFailed: "将向 %{realname}（%{number}）打款 %{actual} 标记为失败？",
    giveUp: "将 %{amount} 退回 %{shopName}？",
  },
  done: {
    setReviewing: "已开始审核",
    approve: "已通过 %{smart_count} 笔提现",
    reject: "已驳回 %{smart_count} 笔提现",
    setDoing: "已将 %{smart_count} 笔标记为已发起打款",
    setPaid: "已确认 %{smart_count} 笔到账",
    setPayFailed: "已将 %{smart_count} 笔标记为打款失败",
    giveUp: "款项已退回店铺",
  },
  doneNamed: {
    approve: "已通过提现 %{name}",
    reject: "已驳回提现 %{name}",
    setDoing: "提现 %{name} 已标记为已发起打款",
    setPaid: "已确认提现 %{name} 到账",
  },
  consequences: {
    approve: "店铺将看到申请已通过。请随后打款，并标记为已发起打款。",
    setDoing: "请在实际发起打款后再标记：店铺将看到款项正在途中。",
    reject: "全部金额退回店铺余额。",
    setPaid: "金额从店铺账户扣除，手续费计入平台收入。",
    setPayFailed: "提现将回到“待打款”，可再次打款。",
    giveUp: "全部金额退回店铺余额。",
  },
  inputs: {
    getShop: { id: "提现" },
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
  errors: { blocked: "店铺 %{shop} 的提现已被限制：%{reason} 请先在店铺协议中解除限制。" },
  screen: {
    blocked: "该店铺的提现已被限制。请先在店铺协议中解除限制。",
    changeTerms: "店铺协议",
    shop: {
      view: "查看店铺",
      balance: "当前可用余额",
      legalName: "主体名称",
      owner: "店主",
      holder: "账户户名",
      matches: "与店主一致",
      differs: "与店主不一致",
      accountAdded: "账户添加时间",
      earlier: "过往提现",
      paidBefore: "已打款 %{smart_count} 笔",
      lastPaid: "最近打款",
    },
    reasons: {
      holder: {
        label: "户名不符",
        text: "账户户名与店铺登记的主体不一致。",
      },
      details: {
        label: "账户信息有误",
        text: "银行退回了打款，请核对账户信息。",
      },
      disputes: {
        label: "有未结纠纷",
        text: "请先处理未结的纠纷，再重新申请提现。",
      },
    },
    pays: "向%{account} 打款 %{amount}",
    dashboard: {
      title: "待打款",
      none: "没有待打款的提现",
    },
    show: "显示完整账号",
  },
  empty: "店铺的提现申请会显示在这里，供您审核和打款。",
};
export default messages;
