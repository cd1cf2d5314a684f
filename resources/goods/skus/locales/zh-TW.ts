import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { skus } from "../skus.ts";

/** Also used as the labels of SKU fields within a product. */
export const skuMessages = {
  attrPath: "規格組合",
  attrName: "規格",
  code: "編碼",
  barCode: "條碼",
  price: "價格",
  oriPrice: "原價",
  stock: "庫存",
  weightKg: "重量",
  volumeM3: "體積",
  img: "圖片",
};

const messages: ResourceMessages<typeof skus> = {
  name: "規格 |||| 規格",
  listName: "商品庫存",
  fields: {
    ...skuMessages,
    goods: "商品",
    position: "位置",
    picture: "圖片",
    onHand: "在庫",
    reserved: "已佔用",
  },
  inputs: {
    getStockList: {
      page: "頁碼",
      pageSize: "每頁筆數",
      goodsName: "商品",
      code: "編碼",
      cateId: "分類",
    },
    getReservations: {
      skuId: "規格",
    },
    updateStock: {
      stockJson: "庫存",
    },
  },
  tabs: { low: "庫存緊張", soldOut: "售罄" },
  groups: { main: "規格" },
  screen: {
    importShopify: "匯入 Shopify 庫存",
    dashboard: {
      title: "庫存吃緊",
      left: "剩 %{smart_count} 件",
      days: "可售 %{smart_count} 天",
      perWeek: "每週售出 %{smart_count} 件",
      soldOut: "已售完",
      none: "上架商品庫存充足。",
    },
    reserved: {
      title: "佔用庫存的訂單",
      stock: "在庫 %{onHand} 件，已佔用 %{reserved} 件，可售 %{stock} 件。",
      none: "目前沒有訂單佔用此規格的庫存。",
      more: "僅顯示最早的 %{smart_count} 筆訂單。",
      show: "查看佔用 %{smart_count} 件庫存的訂單",
      order: "訂單",
      placed: "下單時間",
      status: "狀態",
      qty: "件數",
    },
    edit: "修改本頁庫存",
    title: "本頁庫存",
    now: "現有",
    next: "新庫存",
    save: "儲存 %{smart_count} 處修改",
    noChanges: "沒有修改",
    undone: "庫存已改回",
    saved: "已修改 %{smart_count} 個規格的庫存",
    hint: "輸入新的數量，或用 +5、−3 增減。Enter 到下一列。",
    exceedsStock: "庫存僅有 %{smart_count} 件",
    wrong: "請輸入不小於 0 的整數",
    changedTo: "現為 %{stock}，原為 %{before}。",
    columns: { expectedStock: "匯出時庫存" },
    none: "清單為空，沒有可修改的內容",
  },
  errors: {
    expectedMissing:
      "第 %{line} 列：目前庫存為 %{stock}。如需改為其他數量，請同時在 expected 中提供您看到的庫存",
    stockChanged: "庫存在您開啟後已變動，未儲存任何修改。現有：%{list}。",
    stockInsufficient: "庫存不足，無法減去這麼多。現有：%{list}。",
  },
  validation: {
    skuMissing: "第 %{line} 列：請在 skuId 中提供 SKU 的編號",
    deltaExpected: "第 %{line} 列：增減數量不能帶 expected",
    skuTwice: "第 %{line} 列：每個 SKU 只能出現一次",
    stockAndDelta: "第 %{line} 列：新庫存與增減數量只能提供一個",
    stockMissing: "第 %{line} 列：請提供新庫存或增減數量",
    stockNotWhole: "第 %{line} 列：庫存必須是整數",
    stockNegative: "第 %{line} 列：庫存不能為負數",
    stockTooLarge: "第 %{line} 列：庫存最多為 100,000,000",
  },
  empty: "所有販售規格及其庫存都列在這裡。請先發布商品。",
};
export default messages;
