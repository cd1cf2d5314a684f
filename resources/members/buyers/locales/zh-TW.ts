import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { buyers } from "../buyers.ts";

const messages: ResourceMessages<typeof buyers> = {
  name: "買家 |||| 買家",
  fields: {
    nickname: "暱稱",
    avatar: "頭像",
    email: "電子郵件",
    phone: "手機號碼",
    status: "狀態",
    freezeReason: "凍結原因",
    lastLoginTime: "最近登入",
    points: "點數",
    pointsHeld: "未付款訂單占用點數",
    pointsValue: "點數價值",
    pointsEarned: "累計獲得點數",
    pointsOwed: "待扣回點數",
    orderCount: "訂單數",
    spent: "消費金額",
  },
  choices: { status: { normal: "正常", frozen: "已凍結" } },
  filters: { hasOrders: "下過單", totalSpent: "累計消費" },
  actions: {
    adjustPoints: "調整點數",
    freeze: "凍結",
    unfreeze: "解除凍結",
    showPhone: "查看手機號碼",
  },
  titles: {
    adjustPoints: "調整此買家的點數？",
    freeze: "凍結 %{what}？",
    unfreeze: "解除凍結 %{what}？",
    showPhone: "查看手機號碼？",
  },
  questions: {
    adjustPoints: "調整%{nickname}的點數",
    freeze: "凍結 %{nickname}？",
    unfreeze: "解除凍結 %{nickname}？",
  },
  done: {
    adjustPoints: "點數已調整",
    freeze: "已凍結 %{smart_count} 位買家",
    unfreeze: "已解除凍結 %{smart_count} 位買家",
    showPhone: "已顯示手機號碼",
  },
  consequences: {
    adjustPoints: "負數表示扣減。買家會在點數明細中看到此變動。",
    unfreeze: "買家可立即重新登入並下單。",
    freeze: "該買家立即從所有商城登出，解除凍結前不能登入、下單或付款；已付款的訂單照常進行。",
    showPhone: "完整號碼只向您顯示一次，並記入日誌。",
  },
  inputs: {
    adjustPoints: { change: "點數", reason: "原因" },
    freeze: { reason: "原因" },
    showPhone: { phone: "手機號碼" },
  },
  groups: { main: "買家" },
  errors: {
    pointsInsufficient: "此買家只有 %{smart_count} 點。",
    pointsNotAccepted: "目前無法使用點數付款",
    pointsAlreadySignedIn: "今天已經簽到過了",
    loginFailed: "電子郵件、手機號碼或密碼錯誤",
    idempotencyKeyRequired: "請傳送 1 至 255 個字元的 idempotency-key 標頭，每個操作各用一個",
    idempotencyKeyReused: "該 idempotency-key 已用於另一個請求",
  },
  validation: {
    pointsUnchanged: "請輸入不為 0 的數字",
    oneOf: "請填寫電子郵件或手機號碼",
  },
  screen: {
    dashboard: {
      new: "新買家",
    },
  },
  empty: "在商城註冊的買家會顯示在這裡。",
};
export default messages;
