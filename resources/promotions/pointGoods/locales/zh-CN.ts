import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { pointGoods } from "../pointGoods.ts";

const messages: ResourceMessages<typeof pointGoods> = {
  name: "积分商品 |||| 积分商品",
  fields: {
    mainImg: "图片",
    goods: "商品",
    points: "积分",
    money: "另付金额",
    quantity: "数量",
    limitNum: "每人限购",
    remark: "备注",
    status: "状态",
    sold: "已售",
  },
  choices: { status: { running: "进行中", closed: "已结束" } },
  groups: { main: "商品", price: "单件价格", limits: "限制", outcome: "每售出一件" },
  help: {
    goods: "所有规格价格相同。商品参加秒杀或拼团期间不能用积分购买。",
    money: "买家除积分外另付的金额；0 表示仅需积分。",
    limitNum: "已付款和待付款的订单都计入；0 表示不限。",
  },
  inputs: {},
  actions: { close: "立即结束", reopen: "恢复" },
  titles: { close: "立即结束积分商品？", reopen: "恢复积分商品？" },
  consequences: { close: "买家不能再用积分购买。已下单的买家仍按原价成交。" },
  done: { close: "积分商品已结束", reopen: "积分商品已恢复" },
  doneNamed: { close: "“%{name}”的积分购买已结束", reopen: "“%{name}”的积分购买已恢复" },
  did: { close: "结束了“%{name}”的积分购买", reopen: "恢复了“%{name}”的积分购买" },
  undeletable: "该积分商品已有订单：请改为结束",
  errors: {
    notOffered: "该商品不能用积分购买",
    soldOut: "该积分商品刚刚结束或已售完，请重新确认订单",
    limitReached: "该积分商品每人限购 %{smart_count} 件，您还可购买 %{left} 件",
    exclusive: "积分商品不能与优惠券、代金券或其他积分抵扣同时使用",
  },
  validation: {
    fewerThanSold: "已售出 %{sold} 件",
    priceTooHigh: "积分与金额的总价值须低于售价",
  },
  screen: {
    outcomeEmpty: "填写积分后，可查看实收金额。",
    byPoints: "积分支付",
    byMoney: "买家支付",
    youReceive: "实收",
    note: "未扣佣金。积分的价值由平台随订单付给您。",
  },
  empty: "积分商品：买家用积分，或积分加金额购买商品。请创建第一个积分商品。",
};
export default messages;
