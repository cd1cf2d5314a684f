import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { buyerLevels } from "../buyerLevels.ts";

const messages: ResourceMessages<typeof buyerLevels> = {
  name: "买家等级 |||| 买家等级",
  fields: {
    name: "名称",
    minPoints: "所需累计积分",
    pointsRate: "购物积分倍率",
    discount: "折扣",
    platformPercent: "平台承担比例",
    buyerCount: "买家数",
    status: "状态",
  },
  help: {
    minPoints: "累计获得的积分达到此数即为该等级。已使用或已到期的积分仍计算在内，退款扣回的不计。",
    pointsRate: "100% 为普通积分；150% 表示购物可得 1.5 倍积分。",
    discount: "每笔订单的商品金额减去此比例，先于优惠券计算。修改仅适用于新订单。",
    platformPercent: "其余折扣由店铺承担。",
  },
  choices: { status: { enabled: "启用", disabled: "停用" } },
  actions: { enable: "启用", disable: "停用" },
  titles: { enable: "启用此等级？", disable: "停用此等级？" },
  consequences: {
    enable: "累计积分达到要求的买家将升至此等级。",
    disable: "该等级的买家将归入下一级。之后可以重新启用。",
  },
  done: { enable: "已启用 %{smart_count} 个等级", disable: "已停用 %{smart_count} 个等级" },
  groups: { main: "买家等级", discount: "折扣" },
  empty: "添加买家等级，回馈常购买家。系统会自动评定等级。",
};
export default messages;
