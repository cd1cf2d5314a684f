import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { suppliers } from "../suppliers.ts";

const messages: ResourceMessages<typeof suppliers> = {
  name: "供应商 |||| 供应商",
  fields: {
    name: "名称",
    contact: "联系人",
    phone: "电话",
    email: "邮箱",
    address: "地址",
    abn: "澳洲商业编号",
    supplies: "供应品类",
    creditLimit: "信用额度",
    paymentDays: "账期",
    status: "状态",
    pauseReason: "暂停原因",
    contacts: "更多联系人",
    arrears: "欠款",
    notDue: "未到期",
    due30: "逾期 1–30 天",
    due60: "逾期 31–60 天",
    due90: "逾期 61–90 天",
    dueLonger: "逾期 90 天以上",
    remark: "备注",
  },
  choices: {
    status: {
      active: "合作中",
      paused: "已暂停",
    },
    supplies: {
      fresh: "生鲜",
      pantry: "粮油干货",
      drinks: "饮品",
      books: "图书",
      stationery: "文具",
      packaging: "包装",
      other: "其他",
    },
  },
  actions: {
    pay: "登记付款",
    pause: "暂停",
    resume: "恢复",
  },
  titles: {
    pay: "登记给%{what}的付款",
    pause: "暂停与%{what}合作？",
    resume: "恢复与%{what}合作？",
  },
  consequences: {
    pay: "优先支付最早到期的采购单。",
    pause: "恢复前不能修改其信用额度。",
  },
  done: {
    pay: "付款已登记",
    pause: "已暂停 %{smart_count} 个供应商",
    resume: "已恢复 %{smart_count} 个供应商",
  },
  did: {
    pay: "登记了给 %{name} 的付款",
  },
  groups: {
    ageing: "欠款账龄",
    main: "供应商",
    terms: "合作条款",
    contacts: "联系人",
  },
  locked: { creditLimit: "供应商暂停期间信用额度保持不变，恢复合作后方可修改。" },
  help: {
    abn: "11 位澳洲商业编号（ABN）",
  },
  rows: {
    contacts: {
      name: "姓名",
      role: "职务",
      phone: "电话",
    },
  },
  inputs: {
    pay: {
      amount: "金额",
      method: "付款方式",
      paidOn: "付款日期",
      reference: "付款参考号",
    },
    pause: {
      reason: "原因",
    },
  },
  inputChoices: {
    pay: {
      method: { transfer: "银行转账", card: "银行卡", cash: "现金", creditNote: "贷记单抵扣" },
    },
  },
  empty: "供应商是您进货的来源。请添加，或从表格导入。",
};
export default messages;
