import type { GoodsWords } from "./en.ts";

export const goodsWords: GoodsWords = {
  missing: "%{language}：還缺 %{fields}",
  stock: {
    edit: "修改本頁庫存",
    title: "本頁庫存",
    now: "現有",
    next: "新庫存",
    save: "儲存 %{smart_count} 處修改",
    saved: "已修改 %{smart_count} 個規格的庫存",
    hint: "輸入新的數量，或用 +5、−3 增減。Enter 到下一列。",
    wrong: "請輸入不小於 0 的整數",
    none: "清單為空，沒有可修改的內容",
  },
};
