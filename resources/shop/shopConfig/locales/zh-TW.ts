import { stateNames } from "../../../../core/places.ts";
import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { shopConfig } from "../shopConfig.ts";

const combination =
  "一筆訂單含兩個範本的商品，運費分別為 A$14.00 和 A$19.50 時：疊加為 A$33.50，取最低為 A$14.00，取最高為 A$19.50。免運範本不參與比較。";
const help = "儲存後不再顯示。留空則保留原來的內容。";
const messages: ResourceMessages<typeof shopConfig> = {
  name: "商店設定 |||| 商店設定",
  listName: "商店設定",
  fields: {
    cateStyle: "分類展示樣式",
    freightCombination: "運費組合方式",
    senderName: "寄件人",
    senderPhone: "電話",
    senderState: "州",
    senderCity: "城市",
    senderAddress: "街道地址",
    senderPostcode: "郵遞區號",
    thanks: "感謝語",
    printKey: "金鑰（key）",
    printSecret: "金鑰（secret）",
    printAccount: "電子託運單帳號",
    printPassword: "電子託運單密碼",
    printDevice: "列印設備編號",
    printTemplate: "託運單範本編號",
    printReady: "金鑰、設備和範本已填寫完整",
    requireTwoStep: "所有帳號須啟用兩步驟驗證",
    stockEditsAtOnce: "庫存調整無需審核，立即生效",
    giftCardsSold: "在商店前台販售禮品卡",
    mailWithdrawals: "提領已撥款或退回",
    mailDisputes: "退款爭議：買家申請平台介入，以及平台的裁決",
    mailWebhooks: "Webhook 因推送失敗被停用",
  },
  choices: {
    cateStyle: { bigPicture: "一級大圖", grid: "一級宮格", second: "二級分類", multi: "多級分類" },
    freightCombination: { overlay: "疊加", lowest: "取最低", highest: "取最高" },
    senderState: stateNames["zh-TW"],
  },
  groups: {
    stock: "庫存",
    categories: "商店分類樣式",
    freight: "多個運費範本的組合",
    sender: "寄件資訊",
    packing: "裝箱單",
    giftCards: "禮品卡",
    printing: "雲端列印",
    mails: "給店主的電子郵件",
    security: "安全",
  },
  help: {
    stockEditsAtOnce: "否則每次調整須由其他人審核後才生效。只有店主可以更改此項。",
    giftCardsSold: "由買家選擇面額，A$5 至 A$1,000；有效期 3 年，不收取任何費用。",
    freightCombination: combination,
    thanks: "印在裝箱單末尾，使用列印者的語言；缺少該語言時使用其他語言。",
    printSecret: help,
    printPassword: help,
    requireTwoStep:
      "未啟用兩步驟驗證的帳號須先完成設定，才能進行其他操作。請先為您自己的帳號啟用。",
    mailWebhooks: "傳送到店主已驗證的電子郵件地址；只有已驗證的手機號碼時，改發簡訊。",
  },
  validation: { ownerOnly: "只有店主可以更改此項" },
  empty: "商店的展示樣式、運費組合方式和寄件資訊。",
};
export default messages;
