import type { ResourceWords } from "../../framework/schema/index.ts";
import { skuWords } from "../skus/zh-TW.ts";
import type { goods } from "./goods.ts";
import { matrixWords } from "./matrix/words/zh-TW.ts";
import { goodsWords } from "./words/zh-TW.ts";

const words: ResourceWords<typeof goods> = {
  name: "商品 |||| 商品",
  listName: "在售商品",
  fields: {
    title: "標題",
    description: "賣點",
    category: "平台分類",
    shopCategory: "店鋪分類",
    tagIds: "標籤",
    sort: "權重",
    mainImg: "主圖",
    imgs: "相簿",
    video: "影片",
    attributes: "規格屬性",
    skus: "規格明細",
    stockType: "扣庫存方式",
    freightTemplate: "運費範本",
    detail: "詳情",
    params: "參數",
    type: "類型",
    status: "狀態",
    rejectReason: "駁回原因",
    languages: "語言",
    price: "價格",
    maxPrice: "最高價",
    stock: "庫存",
    skuCount: "在售規格數",
    commissionRate: "佣金比例",
    sellNum: "銷量",
    clickNum: "點擊量",
    payNum: "付款人數",
    commentNum: "評論數",
    goodCommentNum: "好評數",
    badCommentNum: "負評數",
    collectNum: "收藏數",
  },
  choices: {
    languages: { en: "英文", zhCN: "簡體", zhTW: "繁體", km: "高棉文" },
    stockType: {
      onOrder: "下單扣庫存",
      onPayment: "付款扣庫存",
    },
    type: {
      ordinary: "普通",
      seckill: "秒殺",
      group: "拼團",
    },
    status: {
      onSale: "販售中",
      inWarehouse: "倉庫中",
      pendingReview: "待審核",
      rejected: "已駁回",
    },
  },
  actions: {
    shangjia: "上架",
    xiajia: "下架",
  },
  views: {
    outlist: "倉庫商品",
    publish: "發布商品",
  },
  consequences: {
    shangjia: "買家立即可以看到並下單；若平台需審核商品，則在審核通過後生效。",
    xiajia: "買家將不再看到該商品。已下的訂單不受影響。",
  },
  groups: {
    main: "商品",
    pictures: "圖片",
    specification: "規格",
    delivery: "庫存與配送",
    detail: "詳情",
    params: "參數",
  },
  help: {
    sort: "數值越大，在店鋪中越靠前",
    stockType: "下單扣庫存：未付款訂單在關閉前佔用庫存。付款扣庫存：先付款者先得。",
  },
  rows: {
    params: {
      name: "名稱",
      value: "值",
      sort: "排序",
    },
    skus: skuWords,
  },
  inputs: {
    query: {
      goodsId: "商品",
    },
    addQuality: {
      id: "編號",
      goodsId: "商品",
      name: "名稱",
      value: "值",
      sort: "排序",
    },
    deleteQuality: {
      ids: "編號",
    },
    getPlatformList: {
      page: "頁碼",
      pageSize: "每頁筆數",
      title: "標題",
      cateId: "分類",
    },
  },
  screen: {
    ...goodsWords,
    matrix: matrixWords,
    import: "商品將進入倉庫，不會自動上架。",
    columns: {
      attribute1: "屬性1",
      attribute2: "屬性2",
      attribute3: "屬性3",
      value1: "屬性值1",
      value2: "屬性值2",
      value3: "屬性值3",
    },
  },
  refusals: {
    sourceAddress: "這不是一個網頁地址",
    sourcePrivate: "該地址不在公開網路上",
    sourceMissing: "該地址沒有頁面",
    sourceTooLarge: "頁面太大，無法讀取",
    sourceUnreachable: "無法連線對方伺服器，或回應逾時",
    sourceNoProduct: "頁面沒有說明所售商品。請改用單一商品的頁面。",
    compareAtDropped: "劃線價 %{compareAt} 低於價格 %{price}，已忽略",
    stockBelowZero: "庫存 %{stock} 以 0 計",
    stockZero: "庫存為 0：補貨後才能購買",
    codeTwice: "SKU %{code} 重複：該規格將使用新編碼",
    picturesLeftOut: "只保留主圖與另外 %{max} 張圖片",
    tagsLeftOut: "每個商品最多 %{max} 個標籤，每個不超過 40 字，其餘已忽略",
    noSuchCombination: "該規格不是屬性值的組合",
    combinationTwice: "該組合重複",
    aboveOriginal: "價格高於原價",
    noStock: "沒有庫存：請至少給一個規格填寫大於 0 的庫存",
    incomplete: "上架前請先補全標出的內容",
    tooManyParams: "一個商品最多 %{max} 個參數",
  },
  empty: "買家可下單的商品列在這裡。請發布商品、從檔案匯入，或上架倉庫中的商品。",
};
export default words;
