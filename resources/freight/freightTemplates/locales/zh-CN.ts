import { stateNames } from "../../../../core/places.ts";
import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { freightTemplates } from "../freightTemplates.ts";
import { freightMessages } from "./screen/zh-CN.ts";

const rule = {
  firstNum: "首件（重、体积）",
  firstPrice: "首费",
  secondNum: "续件（重、体积）",
  secondPrice: "续费",
  freeOverNum: "包邮数量",
  freeOverAmount: "包邮金额",
};
const messages: ResourceMessages<typeof freightTemplates> = {
  name: "运费模板 |||| 运费模板",
  fields: {
    name: "模板名称",
    shipFromState: "发货地：州",
    shipFromCity: "发货地：城市",
    shipFromPostcode: "发货地：邮编",
    deliveryTime: "发货时间",
    type: "是否包邮",
    valuateType: "计价方式",
    ...rule,
    areas: "地区运费",
    undeliverable: "不配送地区",
    defaultRule: "默认运费",
  },
  choices: {
    shipFromState: stateNames["zh-CN"],
    deliveryTime: {
      h8: "8 小时内",
      h12: "12 小时内",
      h16: "16 小时内",
      h20: "20 小时内",
      d1: "1 天内",
      d2: "2 天内",
      d3: "3 天内",
      d5: "5 天内",
      d7: "7 天内",
      d8: "8 天内",
      d10: "10 天内",
    },
    type: { custom: "买家付费", free: "包邮" },
    valuateType: { pieces: "按件数", weight: "按重量", volume: "按体积" },
  },
  groups: { main: "模板信息", pricing: "运费", areas: "地区运费", undeliverable: "不配送地区" },
  rows: { areas: { regions: "地区", ...rule } },
  inputs: { calculate: { items: "商品", address: "收货地址" } },
  errors: {
    undeliverable: "以下商品不配送到该地址：%{goods}",
  },
  validation: {
    wholePieces: "件数必须为整数",
    regionTwice: "%{region}已在规则 %{rule} 中：一个地区只能属于一条规则",
    neverDelivered: "%{region}的规则不会生效，因为不配送到%{barred}",
    undeliverableTwice: "%{region}重复了",
    postcodesElsewhere: "%{region}不是该州的邮编区间",
  },
  screen: freightMessages,
  empty: "运费模板决定配送费用。请为计价方式相同的包裹建立一个模板，再在商品中选用。",
};
export default messages;
