import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { settlementLines } from "../settlementLines.ts";

const messages: ResourceMessages<typeof settlementLines> = {
  name: "即時結算 |||| 即時結算",
  jobs: { settle: "結算" },
  fields: {
    kind: "類型",
    cause: "訂單",
    orderNo: "訂單編號",
    orderId: "訂單",
    refId: "來源編號",
    gross: "訂單金額",
    freight: "含運費",
    coupon: "平台優惠補貼",
    commission: "佣金",
    net: "結算淨額",
    earnedAt: "產生時間",
    settleAt: "可結算時間",
    settledAt: "結算時間",
    day: "結算日",
    month: "結算月",
    remark: "備註",
  },
  choices: {
    kind: {
      order: "訂單",
      refund: "退款",
      adjust: "調整",
      fee: "費用",
    },
  },
  groups: {
    main: "明細",
  },
  tabs: {
    waiting: "待結算",
    settled: "已結算",
  },
  screen: {
    skipped: {
      openRefunds: "部分訂單有未處理完的退款，處理後再結算。",
      schedule: "未到該商店的結算週期，當日或當月結束後結算。",
    },
    waiting: "待結算",
    today: "今日已結算",
    thisMonth: "本月已結算",
  },
  empty: "訂單完成後顯示在這裡，退款期限結束後淨額轉入餘額。",
};
export default messages;
