import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { bankNames, kindNames } from "../../withdrawAccounts/locales/banks.ts";
import type { withdrawals } from "../withdrawals.ts";

/** Messages of withdrawals, which the platform's view uses too. */
export const withdrawMessages = {
  fields: {
    shortNo: "提領",
    withdrawNo: "提領單號",
    shopName: "商店",
    kind: "提領方式",
    method: "提領管道",
    realname: "收款人",
    bank: "銀行",
    bsb: "BSB 號碼",
    bankSub: "分行",
    number: "帳號",
    qr: "收款碼",
    amount: "提領金額",
    fee: "手續費",
    balance: "申請時餘額",
    actual: "實際到帳",
    remark: "備註",
    rejectReason: "駁回原因",
    failNote: "撥款失敗說明",
    applyTime: "申請時間",
    applyIp: "申請 IP",
    reviewTime: "審核時間",
    reviewer: "審核人",
    payTime: "撥款時間",
    payNo: "撥款流水號",
    payVoucher: "撥款憑證",
    status: "狀態",
  },
  choices: {
    kind: kindNames["zh-TW"],
    method: kindNames["zh-TW"],
    bank: bankNames["zh-TW"],
    status: {
      applying: "申請中",
      underReview: "審核中",
      awaitingPayout: "待撥款",
      inProgress: "撥款中",
      completed: "已完成",
      rejected: "已駁回",
      cancelled: "已取消",
    },
  },
  groups: {
    main: "提領",
    where: "收款帳戶",
    course: "處理過程",
  },
};

const messages: ResourceMessages<typeof withdrawals> = {
  ...withdrawMessages,
  name: "提領 |||| 提領",
  operations: { apply: "申請提領" },
  fields: {
    ...withdrawMessages.fields,
    account: "收款帳戶",
    payTo: "完整帳號",
  },
  actions: {
    cancel: "取消提領",
  },
  titles: {
    cancel: "取消此提領？",
  },
  done: {
    cancel: "提領已取消",
  },
  consequences: {
    cancel: "全部金額將退回可用餘額。",
  },
  inputs: {
    count: {
      amount: "金額",
      kind: "方式",
    },
    getLast: {
      kind: "方式",
    },
    apply: {
      account: "提領到",
      amount: "提領金額",
      remark: "備註",
      payPassword: "支付密碼",
    },
  },
  inputChoices: {
    count: {
      kind: kindNames["zh-TW"],
    },
    getLast: {
      kind: kindNames["zh-TW"],
    },
  },
  errors: {
    amountBelowMin: "提領金額不得低於 %{min}。",
    amountExceedsMax: "提領金額不得超過 %{max}。",
    held: "您帳號的電子郵件、手機號碼或支付密碼在 24 小時內設定或變更過，%{until} 起可以再次提領。",
    alreadyOpen: "提領 %{number} 尚未完結。請取消該申請，或等待完結後再次申請。",
    amountExceedsBalance: "超過可用餘額（%{balance}）。",
    amountBelowFee: "提領金額須大於手續費 %{fee}。",
    dailyLimitReached: "每天最多提領 %{smart_count} 次，請明天再試。",
    blocked: "平台已禁止本店提領：%{reason}",
    payPasswordMissing: "請先在個人帳戶中設定支付密碼，提領時需要驗證。",
    payPasswordWrong: "支付密碼或驗證碼錯誤",
    disabled: "提領暫未開放。",
    kindDisabled: "該提領方式暫未開放。",
    accountNotApproved: "該帳戶尚未通過平台審核。",
    amountIncludesSandbox: "餘額中有 %{amount} 來自測試支付，不能提領。",
  },
  screen: {
    again: "重新申請",
    showOpen: "查看",
    payPassword: "支付密碼，或驗證器動態碼",
    setPayPassword: "設定支付密碼",
    noProof: "提領前需要驗證支付密碼，請先設定。",
    apply: "申請提領",
    title: "申請提領",
    available: "可提領 %{amount}",
    all: "全部提領",
    fee: "手續費（%{rate}，最低 %{least}）",
    arrives: "實際到帳",
    left: "提領後餘額",
    rules: "單次 %{min} 至 %{max} · 今天還可提領 %{left} 次（每天 %{times} 次）",
    onHold: "平台已暫停提領：%{reason}",
    underWay: "提領 %{number} 尚未完結，完結後才能再次申請。",
    open: "提領 %{number} 尚未完結。請取消該申請，或等待完結後再次申請。",
    noAccount: "請先新增收款帳戶。",
    addAccount: "新增帳戶",
    waiting: "您的帳戶尚未通過平台審核。",
    done: "已申請提領，您將收到 %{actual}。",
    to: "提領到",
    amount: "提領金額",
    remark: "備註",
  },
  empty: "提領申請及其進度顯示在這裡。提領需要已通過審核的收款帳戶。",
};
export default messages;
