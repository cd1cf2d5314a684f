import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { groupActivities } from "../groupActivities.ts";

const messages: ResourceMessages<typeof groupActivities> = {
  name: "拼團活動 |||| 拼團活動",
  fields: {
    goods: "商品",
    groupType: "類型",
    groupNum: "成團人數",
    groupJson: "階梯",
    groupLimitHours: "成團時限",
    groupLimitBuy: "每人限購（單）",
    groupSingleBuy: "可單獨購買",
    remark: "備註",
    people: "成團人數",
    ongoing: "進行中",
    succeeded: "已成團",
  },
  choices: { groupType: { ordinary: "普通團", ladder: "階梯團" } },
  groups: { main: "拼團", limits: "限制", simulator: "拼團收益", share: "分享" },
  help: {
    groupType:
      "普通團：固定人數，按商品售價成交。階梯團：團長開團時選擇一檔，全團按該檔的折扣比例付款。",
    groupJson: "每一檔的人數要多於上一檔，付款比例要低於上一檔。",
    groupLimitHours: "最多 720 小時（30 天）。",
    groupLimitBuy: "每位買家可有幾個該商品的拼團訂單；0 表示不限。",
    groupSingleBuy: "單獨購買按規格的原價付款，沒有原價的按售價。",
  },
  rows: { groupJson: { num: "人數", discounts: "付款比例" } },
  errors: {
    goodsGroupOngoing: "該商品有進行中的團：結束後才能下架",
  },
  validation: {
    inFlashSale: "該商品正在參加秒殺：請先結束秒殺",
    numRises: "每一檔的人數要多於上一檔",
    discountFalls: "每一檔的付款比例要低於上一檔",
  },
  inputs: {
    getProduct: {
      goodsId: "商品",
    },
  },
  screen: {
    simulator: {
      empty: "選擇商品和成團人數後，可查看收益。",
      of: "原價 %{price} · 佣金 %{rate}",
      ofVariant: "最低原價 %{price}（%{variant}）· 佣金 %{rate}",
      cost: "單件成本",
      badCost: "請填寫金額，例如 21.40",
      noCost: "填寫單件成本可查看毛利，成本不會儲存。",
      breakEven: "涵蓋成本和佣金的最低價：%{amount}",
      steps: "單件收益",
      from: "起始人數",
      each: "價格",
      commission: "佣金",
      receive: "實收",
      margin: "單件毛利",
      percent: "毛利率",
      people: "%{smart_count} 人",
      ifOnly: "如果只來",
      come: "人",
      slider: "參團人數",
      customersPay: "買家支付",
      costs: "成本",
      youReceive: "實收",
      youEarn: "毛利",
      alone: "按原價出售",
      difference: "活動讓利",
      fails: "未成團：%{smart_count} 小時後拼團結束，全部款項退回，商品重新上架。",
      loss: "此團虧損 %{amount}。",
    },
    share: {
      help: "買家在商店前台的此頁面發起拼團。",
      copy: "複製連結",
      afterSaving: "儲存後，連結和 QR Code 會顯示在這裡。",
    },
    tier: "%{people} %{rate} 折",
    noLimit: "不限",
  },
  empty: "讓幾位買家一起以更優惠的價格購買。請為第一個商品設定拼團活動。",
};
export default messages;
