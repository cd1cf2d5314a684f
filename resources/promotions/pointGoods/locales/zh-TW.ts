import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { pointGoods } from "../pointGoods.ts";

const messages: ResourceMessages<typeof pointGoods> = {
  name: "點數商品 |||| 點數商品",
  fields: {
    mainImg: "圖片",
    goods: "商品",
    points: "點數",
    money: "另付金額",
    quantity: "數量",
    limitNum: "每人限購",
    remark: "備註",
    status: "狀態",
    sold: "已售",
  },
  choices: { status: { running: "進行中", closed: "已結束" } },
  groups: { main: "商品", price: "單件價格", limits: "限制", outcome: "每售出一件" },
  help: {
    goods: "所有規格價格相同。商品參加秒殺或拼團期間不能用點數購買。",
    money: "買家除點數外另付的金額；0 表示僅需點數。",
    limitNum: "已付款和待付款的訂單都計入；0 表示不限。",
  },
  inputs: {},
  actions: { close: "立即結束", reopen: "恢復" },
  titles: { close: "立即結束點數商品？", reopen: "恢復點數商品？" },
  consequences: { close: "買家不能再用點數購買。已下單的買家仍按原價成交。" },
  done: { close: "點數商品已結束", reopen: "點數商品已恢復" },
  doneNamed: { close: "「%{name}」的點數購買已結束", reopen: "「%{name}」的點數購買已恢復" },
  did: { close: "結束了「%{name}」的點數購買", reopen: "恢復了「%{name}」的點數購買" },
  undeletable: "該點數商品已有訂單：請改為結束",
  errors: {
    notOffered: "該商品不能用點數購買",
    soldOut: "該點數商品剛剛結束或已售完，請重新確認訂單",
    limitReached: "該點數商品每人限購 %{smart_count} 件，您還可購買 %{left} 件",
    exclusive: "點數商品不能與優惠券、代金券或其他點數折抵同時使用",
  },
  validation: {
    fewerThanSold: "已售出 %{sold} 件",
    priceTooHigh: "點數與金額的總價值須低於售價",
  },
  screen: {
    outcomeEmpty: "填寫點數後，可查看實收金額。",
    byPoints: "點數支付",
    byMoney: "買家支付",
    youReceive: "實收",
    note: "未扣佣金。點數的價值由平台隨訂單付給您。",
  },
  empty: "點數商品：買家用點數，或點數加金額購買商品。請建立第一個點數商品。",
};
export default messages;
