import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { withdrawMessages } from "../../withdrawals/locales/zh-TW.ts";
import type { payouts } from "../payouts.ts";

const messages: ResourceMessages<typeof payouts> = {
  ...withdrawMessages,
  name: "提領撥款 |||| 提領撥款",
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
  screen: {
    show: "顯示完整帳號",
  },
  empty: "商店的提領申請在此等待：審核、通過、撥款並確認到帳。",
};
export default messages;
