import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { suppliers } from "../suppliers.ts";

const messages: ResourceMessages<typeof suppliers> = {
  name: "供應商 |||| 供應商",
  fields: {
    name: "名稱",
    contact: "聯絡人",
    phone: "電話",
    email: "電子郵件",
    address: "地址",
    abn: "澳洲商業編號",
    supplies: "供應品項",
    creditLimit: "信用額度",
    paymentDays: "帳期",
    status: "狀態",
    pauseReason: "暫停原因",
    contacts: "更多聯絡人",
    arrears: "欠款",
    notDue: "未到期",
    due30: "逾期 1–30 天",
    due60: "逾期 31–60 天",
    due90: "逾期 61–90 天",
    dueLonger: "逾期 90 天以上",
    remark: "備註",
  },
  choices: {
    status: {
      active: "合作中",
      paused: "已暫停",
    },
    supplies: {
      fresh: "生鮮",
      pantry: "糧油乾貨",
      drinks: "飲品",
      books: "圖書",
      stationery: "文具",
      packaging: "包裝",
      other: "其他",
    },
  },
  actions: {
    pay: "登記付款",
    pause: "暫停",
    resume: "恢復",
  },
  titles: {
    pay: "登記給%{what}的付款",
    pause: "暫停與%{what}合作？",
    resume: "恢復與%{what}合作？",
  },
  consequences: {
    pay: "優先支付最早到期的採購單。",
    pause: "恢復前不能修改其信用額度。",
  },
  done: {
    pay: "付款已登記",
    pause: "已暫停 %{smart_count} 個供應商",
    resume: "已恢復 %{smart_count} 個供應商",
  },
  did: {
    pay: "登記了給 %{name} 的付款",
  },
  groups: {
    ageing: "欠款帳齡",
    main: "供應商",
    terms: "合作條款",
    contacts: "聯絡人",
  },
  locked: { creditLimit: "供應商暫停期間信用額度維持不變，恢復合作後方可修改。" },
  help: {
    abn: "11 位澳洲商業編號（ABN）",
  },
  rows: {
    contacts: {
      name: "姓名",
      role: "職務",
      phone: "電話",
    },
  },
  inputs: {
    pay: {
      amount: "金額",
      method: "付款方式",
      paidOn: "付款日期",
      reference: "付款參考號",
    },
    pause: {
      reason: "原因",
    },
  },
  inputChoices: {
    pay: {
      method: { transfer: "銀行轉帳", card: "銀行卡", cash: "現金", creditNote: "折讓單抵扣" },
    },
  },
  empty: "供應商是您進貨的來源。請新增，或從試算表匯入。",
};
export default messages;
