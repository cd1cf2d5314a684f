import { stateNames } from "../../../../core/places.ts";
import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { freightTemplates } from "../freightTemplates.ts";
import { freightMessages } from "./screen/zh-TW.ts";

const rule = {
  firstNum: "首件（重、體積）",
  firstPrice: "首費",
  secondNum: "續件（重、體積）",
  secondPrice: "續費",
  freeOverNum: "免運數量",
  freeOverAmount: "免運金額",
};
const messages: ResourceMessages<typeof freightTemplates> = {
  name: "運費範本 |||| 運費範本",
  fields: {
    name: "範本名稱",
    shipFromState: "出貨地：州",
    shipFromCity: "出貨地：城市",
    shipFromPostcode: "出貨地：郵遞區號",
    deliveryTime: "出貨時間",
    type: "是否免運",
    valuateType: "計價方式",
    ...rule,
    areas: "地區運費",
    undeliverable: "不配送地區",
    defaultRule: "預設運費",
  },
  choices: {
    shipFromState: stateNames["zh-TW"],
    deliveryTime: {
      h8: "8 小時內",
      h12: "12 小時內",
      h16: "16 小時內",
      h20: "20 小時內",
      d1: "1 天內",
      d2: "2 天內",
      d3: "3 天內",
      d5: "5 天內",
      d7: "7 天內",
      d8: "8 天內",
      d10: "10 天內",
    },
    type: { custom: "買家付費", free: "免運" },
    valuateType: { pieces: "按件數", weight: "按重量", volume: "按體積" },
  },
  groups: { main: "範本資訊", pricing: "運費", areas: "地區運費", undeliverable: "不配送地區" },
  rows: { areas: { regions: "地區", ...rule } },
  inputs: { calculate: { items: "商品", address: "收件地址" } },
  errors: {
    undeliverable: "以下商品不配送到該地址：%{goods}",
  },
  validation: {
    wholePieces: "件數必須為整數",
    regionTwice: "%{region}已在規則 %{rule} 中：一個地區只能屬於一條規則",
    neverDelivered: "%{region}的規則不會生效，因為不配送到%{barred}",
    undeliverableTwice: "%{region}重複了",
    postcodesElsewhere: "%{region}不是該州的郵遞區號區間",
  },
  screen: freightMessages,
  empty: "運費範本決定配送費用。請為計價方式相同的包裹建立一個範本，再於商品中選用。",
};
export default messages;
