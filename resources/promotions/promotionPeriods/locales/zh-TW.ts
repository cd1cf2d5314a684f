import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { promotionPeriods } from "../promotionPeriods.ts";
import { whatIf } from "./screen/zh-TW.ts";

const messages: ResourceMessages<typeof promotionPeriods> = {
  name: "活動有效期 |||| 活動有效期",
  fields: {
    name: "促銷活動",
    kind: "類型",
    sourceId: "活動編號",
    status: "狀態",
    startsAt: "開始時間",
    endsAt: "結束時間",
    endsSoon: "一週內結束",
    conflicts: "重疊",
  },
  choices: {
    kind: {
      coupon: "優惠券",
      voucher: "抵用券",
      freeDelivery: "免運活動",
      flashSale: "秒殺",
      groupActivity: "拼團",
      giftCard: "禮品卡批次",
    },
    status: { planned: "未開始", running: "進行中", ended: "已結束", closed: "提前結束" },
  },
  views: { whatIf: "優惠試算" },
  tabs: { endingSoon: "即將結束", running: "進行中", planned: "未開始", over: "已結束" },
  actions: { extend: "延期", endNow: "立即結束" },
  titles: { extend: "延長%{what}", endNow: "立即結束%{what}？" },
  consequences: {
    endNow: "買家不能再享受該活動。已下的訂單價格不變，已領取的優惠券仍可使用。",
  },
  done: { extend: "活動已延期", endNow: "活動已結束" },
  doneNamed: { extend: "「%{name}」已延期", endNow: "「%{name}」已結束" },
  did: { extend: "延長了「%{name}」", endNow: "結束了「%{name}」" },
  inputs: {
    extend: { end: "新的結束日期" },
    getWhatIf: { cart: "訂單" },
    getPastOrder: { number: "訂單編號" },
  },
  errors: { withoutEnd: "該活動沒有結束日期" },
  validation: { notLater: "請選擇目前結束日期之後的日期" },
  screen: {
    whatIf,
    noEnd: "長期有效",
    left: { today: "今天結束", days: "%{smart_count} 天後結束" },
    conflict: {
      oneOfBoth: "每筆訂單只適用其一：「%{name}」",
      both: "與「%{name}」疊加",
      more: "另有 %{smart_count} 個",
    },
    calendar: {
      title: "促銷日曆",
      days: "日期按商店所在時區計算。",
      earlier: "往前",
      later: "往後",
      today: "今天",
      range: "%{from} 至 %{to}",
      none: "這幾週沒有促銷活動。",
      bar: "%{name}，%{kind}，%{from} 至 %{to}",
      barNoEnd: "%{name}，%{kind}，%{from} 起長期有效",
      overlaps: "與其他活動重疊",
    },
    extend: {
      now: "目前結束日期為 %{day}。",
      days: "%{smart_count} 天",
      week: "1 週",
      until: "至 %{day}",
      submit: "延期至 %{day}",
      claimed: "已領取的優惠券有效期不變。",
    },
  },
  empty: "優惠券、抵用券、秒殺等促銷活動及其日期會顯示在這裡。",
};
export default messages;
