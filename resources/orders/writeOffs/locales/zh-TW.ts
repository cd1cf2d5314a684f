import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { writeOffs } from "../writeOffs.ts";

const messages: ResourceMessages<typeof writeOffs> = {
  name: "訂單核銷 |||| 訂單核銷",
  operations: { writeOff: "核銷" },
  fields: {
    verifyCode: "核銷碼",
    orderId: "訂單 ID",
    orderNo: "訂單號",
    memberName: "買家",
    operatorId: "核銷人",
    operatorName: "核銷人",
    total: "實付金額",
  },
  groups: { main: "核銷記錄" },
  inputs: { lookup: { verifyCode: "核銷碼" }, writeOff: { verifyCode: "核銷碼" } },
  screen: {
    code: "核銷碼",
    hint: "12 位數字，買家可出示數字或 QR 碼",
    find: "查詢",
    scan: "用相機掃碼",
    stop: "關閉相機",
    scanning: "請將碼對準相機。",
    noCamera: "僅在 https 安全連線下可使用相機，請手動輸入數字。",
    denied: "未取得相機權限。請在瀏覽器設定中允許，或輸入數字。",
    failed: "無法開啟相機，請輸入數字。",
    confirm: "交付並核銷",
    another: "換一個碼",
    done: "訂單 %{number} 已核銷。",
    buyer: "買家",
    note: "買家留言",
    refunded: "其中 %{smart_count} 件已退款，請勿交付",
    used: "此核銷碼已於 %{at} 使用。",
    closed: "該訂單%{state}，不可交付。",
    refunding: "該訂單有未處理的退款，請先處理。",
    today: "今日核銷",
    none: "今天還沒有核銷。",
    all: "全部核銷記錄",
    back: "核銷",
  },
  empty: "買家自取的訂單核銷後會顯示在這裡。",
};
export default messages;
