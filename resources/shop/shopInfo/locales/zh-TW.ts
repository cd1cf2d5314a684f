import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { shopInfo } from "../shopInfo.ts";

const documents = {
  type: "商店類型",
  realname: "真實姓名",
  company: "公司名稱",
  certType: "證件類型",
  idNo: "證件號碼",
  cardImgs: "證件照片",
  licence: "營業執照",
  brandImg: "品牌授權書",
};
const details = {
  names: "商店名稱",
  addresses: "地址",
  logo: "商店標誌",
  thumb: "封面圖",
  produce: "商店簡介",
  country: "國家/地區",
  city: "城市",
  category: "主營分類",
  point: "地圖位置",
  owner: "聯絡人",
  phone: "電話",
  email: "電子郵件",
  weixin: "微信號",
  payAddress: "收款地址",
  referrer: "推薦人",
  exclusiveCode: "邀請碼",
  businessHours: "營業時間",
  showId: "顯示商店編號",
  showEmail: "顯示電子郵件",
  showPhone: "顯示電話",
  showWeixin: "顯示微信號",
};
export const applicationFields = {
  ...documents,
  ...details,
  status: "狀態",
  reason: "原因",
  reasonText: "詳細說明",
  submittedAt: "提交時間",
  deadline: "審核截止",
  reviewedAt: "審核時間",
};
export const applicationChoices = {
  type: {
    individual: "個人店",
    enterprise: "企業店",
    flagship: "旗艦店",
  },
  certType: {
    idCard: "身分證",
    passport: "護照",
    driverLicence: "駕照",
    abn: "ABN（澳洲商業號碼）",
    acn: "ACN（澳洲公司號碼）",
    creditCode: "統一社會信用代碼",
  },
  status: {
    documents: "資質驗證",
    details: "商店資料",
    reviewing: "審核中",
    approved: "已通過",
    rejected: "已駁回",
  },
  reason: {
    companyName: "名稱與證件不一致",
    number: "證件號碼有誤",
    imageUnclear: "圖片不清晰",
    imageRules: "圖片違反規定",
    other: "其他",
  },
};
export const applicationHelp = {
  idNo: "須與證件完全一致，空格不影響。",
  cardImgs: "正反兩面，清晰完整：JPG 或 PNG，每張不超過 5 MB。",
  licence: "整頁清晰的照片：JPG 或 PNG，不超過 5 MB。",
  brandImg: "商標註冊證，或允許使用該品牌的授權書。",
  names: "英文必填；缺少其他語言時，買家看到英文名稱。",
  logo: "正方形，至少 200 × 200 像素。",
  thumb: "顯示在商店清單中，建議 460 × 210 像素。",
  produce: "用幾句話介紹您販售的商品。",
  category: "選擇您大部分商品所屬的分類。",
  point: "以度為單位，例如雪梨市中心為 -33.8688 和 151.2093。",
  owner: "平台將與此人聯絡商店事宜。",
  payAddress: "您的錢包地址，沒有可不填。",
  exclusiveCode: "4 至 20 位字母、數字和連字號，由平台發給受邀商店。",
};

const messages: ResourceMessages<typeof shopInfo> = {
  name: "商店資訊 |||| 商店資訊",
  listName: "商店資訊",
  fields: {
    ...applicationFields,
    abn: "ABN 號碼",
    gstRegistered: "已登記 GST",
    gstFrom: "登記日期",
    reviewer: "審核人",
  },
  choices: applicationChoices,
  actions: {
    applyShopCert: "儲存資質",
    applyShopDetail: "儲存商店資料",
    submitShopInfo: "提交審核",
  },
  titles: {
    applyShopCert: "修改資質",
    applyShopDetail: "修改商店資料",
    submitShopInfo: "提交審核？",
  },
  consequences: { submitShopInfo: "平台將審核您填寫的資料，審核期間不能修改。" },
  done: {
    applyShopCert: "資質已儲存",
    applyShopDetail: "商店資料已儲存",
    submitShopInfo: "已提交審核",
  },
  inputs: { applyShopCert: documents, applyShopDetail: details },
  inputChoices: {
    applyShopCert: { type: applicationChoices.type, certType: applicationChoices.certType },
  },
  groups: {
    shop: "商店",
    place: "所在地",
    contact: "聯絡方式",
    hours: "營業時間",
    tax: "ABN 與 GST",
    display: "對買家顯示",
    more: "收款與推薦",
    qualification: "資質驗證",
  },
  help: {
    ...applicationHelp,
    abn: "11 位澳洲商業號碼，會印在發票上。",
    gstRegistered: "開啟後價格含 GST，買家會收到稅務發票；未登記的商店不收取 GST。",
    gstFrom: "從這一天起，新訂單的價格含 GST。",
  },
  errors: {
    documentsMissing: "請先完成資質，再填寫商店資料",
    notApproved: "商店尚未通過審核：請在入駐流程中填寫資料",
  },
  validation: {
    certType: "這種商店不能使用此證件認證",
    abn: "ABN 不正確：11 位數字未通過校驗",
    acn: "ACN 不正確：9 位數字未通過校驗",
    creditCode: "統一社會信用代碼不正確：18 位字元未通過校驗",
    idCard: "身分證號碼不正確：18 位字元未通過校驗",
    disabled: "%{field}不對新商店開放，請另選",
    cityElsewhere: "該城市不在所選國家",
  },
  empty: "商店通過審核時的資料。",
};
export default messages;
