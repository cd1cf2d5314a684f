import type { ResourceWords } from "../../framework/schema/index.ts";
import { bankNames, kindNames } from "../withdrawAccounts/words/banks.ts";
import type { payouts } from "./payouts.ts";

const words: ResourceWords<typeof payouts> = {
  name: "提領撥款 |||| 提領撥款",
  fields: {
    withdrawNo: "提領單號",
    shopName: "商店",
    kind: "提領方式",
    realname: "收款人",
    bank: "銀行",
    bsb: "BSB 號碼",
    bankSub: "分行",
    number: "帳號",
    qr: "收款碼",
    amount: "提領金額",
    fee: "手續費",
    actual: "實際到帳",
    remark: "備註",
    rejectReason: "駁回原因",
    failNote: "撥款失敗說明",
    applyTime: "申請時間",
    reviewTime: "審核時間",
    reviewer: "審核人",
    payTime: "撥款時間",
    payNo: "撥款流水號",
    payVoucher: "撥款憑證",
    status: "狀態",
  },
  choices: {
    kind: kindNames["zh-TW"],
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
  actions: {
    setReviewing: "開始審核",
    approve: "通過",
    reject: "駁回",
    setDoing: "已發起撥款",
    setPaid: "確認到帳",
    setPayFailed: "撥款失敗",
    giveUp: "退回商店",
  },
  consequences: {
    reject: "全部金額退回商店餘額。",
    setPaid: "金額從商店帳戶扣除，手續費計入平台收入。",
    setPayFailed: "將等待再次撥款。",
    giveUp: "全部金額退回商店餘額。",
  },
  inputs: {
    reject: {
      reason: "原因",
    },
    setPaid: {
      payNo: "撥款流水號",
      payVoucher: "撥款憑證",
    },
    setPayFailed: {
      note: "失敗說明",
    },
    giveUp: {
      reason: "原因",
    },
    showNumber: {
      id: "提領",
    },
  },
  groups: {
    main: "提領",
    where: "收款帳戶",
    course: "處理過程",
  },
  screen: {
    show: "顯示完整帳號",
  },
  empty: "商店的提領申請在此等待：審核、通過、撥款並確認到帳。",
};
export default words;
