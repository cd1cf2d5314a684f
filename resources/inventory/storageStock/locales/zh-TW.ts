import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { storageStock } from "../storageStock.ts";

const messages: ResourceMessages<typeof storageStock> = {
  inputs: {
    getPlaces: { id: "編號" },
    synStock: { skuIds: "規格" },
  },
  name: "倉庫庫存 |||| 倉庫庫存",
  fields: {
    goodsId: "商品",
    skuId: "規格",
    warehouse: "倉庫",
    status: "庫存狀態",
    onHand: "在庫",
    reserved: "已占用",
    available: "可用",
    incoming: "在途",
    warnStock: "預警庫存",
    maxStock: "最大庫存",
    listed: "顯示",
  },
  choices: { status: { ok: "正常", low: "偏低", out: "缺貨", over: "超儲" } },
  groups: { places: "庫位", levels: "庫存上下限" },
  help: {
    warnStock: "庫存不多於此數時為偏低。",
    maxStock: "庫存超過此數時為超儲。",
  },
  filters: { category: "分類" },
  validation: { aboveWarning: "最大庫存必須大於預警庫存" },
  actions: { synStock: "同步庫存" },
  did: { synStock: "同步了庫存" },
  screen: {
    syn: {
      open: "同步庫存",
      title: "同步可售庫存",
      intro: "可售庫存為各庫位的在庫數減去未完成訂單占用數。確認套用前不會有任何變更。",
      none: "可售庫存與倉庫一致，無需變更。",
      item: "商品",
      onHand: "在庫",
      held: "訂單占用",
      before: "目前可售",
      after: "同步後",
      apply: "套用 %{smart_count} 項變更",
      done: "已變更 %{smart_count} 個規格的庫存",
    },
    noPlaces: "該倉庫沒有庫存。",
  },
  empty: "有倉庫和庫存商品後，庫存會顯示在這裡。",
};
export default messages;
