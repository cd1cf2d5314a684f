import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { pastReviews } from "../pastReviews.ts";

const messages: ResourceMessages<typeof pastReviews> = {
  name: "原商店評價 |||| 原商店評價",
  listName: "原商店評價",
  empty: "您之前商店的評價會顯示在這裡。請匯入從原系統匯出的檔案。",
  recordTitle: "「%{product}」的評價 · %{reviewerName}",
  fields: {
    reference: "評價編號",
    source: "匯入來源",
    product: "商品",
    rating: "評分",
    title: "標題",
    content: "評價內容",
    reviewerName: "買家",
    reviewerEmail: "電子郵件",
    reviewedAt: "評價時間",
    reply: "回覆",
  },
  groups: {
    review: "評價",
    writer: "買家與來源",
  },
  importNotes: {
    picturesLost: "%{count} 則評價的圖片不會匯入。",
    hiddenShown: "%{count} 則評價在 %{program} 中已隱藏，匯入後與其他評價一併列出。",
  },
};
export default messages;
