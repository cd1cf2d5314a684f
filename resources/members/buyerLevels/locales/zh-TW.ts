import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { buyerLevels } from "../buyerLevels.ts";

const messages: ResourceMessages<typeof buyerLevels> = {
  name: "買家等級 |||| 買家等級",
  fields: {
    name: "名稱",
    minPoints: "所需累計點數",
    pointsRate: "購物點數倍率",
    discount: "折扣",
    platformPercent: "平台承擔比例",
    buyerCount: "買家數",
    status: "狀態",
  },
  help: {
    minPoints: "累計獲得的點數達到此數即為該等級。已使用或已到期的點數仍計算在內，退款扣回的不計。",
    pointsRate: "100% 為一般點數；150% 表示購物可得 1.5 倍點數。",
    discount: "每筆訂單的商品金額減去此比例，先於優惠券計算。修改僅適用於新訂單。",
    platformPercent: "其餘折扣由商店承擔。",
  },
  choices: { status: { enabled: "啟用", disabled: "停用" } },
  actions: { enable: "啟用", disable: "停用" },
  titles: { enable: "啟用此等級？", disable: "停用此等級？" },
  consequences: {
    enable: "累計點數達到要求的買家將升至此等級。",
    disable: "該等級的買家將歸入下一級。之後可以重新啟用。",
  },
  done: { enable: "已啟用 %{smart_count} 個等級", disable: "已停用 %{smart_count} 個等級" },
  groups: { main: "買家等級", discount: "折扣" },
  empty: "新增買家等級，回饋常購買家。系統會自動評定等級。",
};
export default messages;
