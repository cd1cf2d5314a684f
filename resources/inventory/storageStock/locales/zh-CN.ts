import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { storageStock } from "../storageStock.ts";

const messages: ResourceMessages<typeof storageStock> = {
  inputs: {
    getPlaces: { id: "编号" },
    synStock: { skuIds: "规格" },
  },
  name: "仓库库存 |||| 仓库库存",
  fields: {
    goodsId: "商品",
    skuId: "规格",
    warehouse: "仓库",
    status: "库存状态",
    onHand: "在库",
    reserved: "已占用",
    available: "可用",
    incoming: "在途",
    warnStock: "预警库存",
    maxStock: "最大库存",
    listed: "显示",
  },
  choices: { status: { ok: "正常", low: "偏低", out: "缺货", over: "超储" } },
  groups: { places: "库位", levels: "库存上下限" },
  help: {
    warnStock: "库存不多于此数时为偏低。",
    maxStock: "库存超过此数时为超储。",
  },
  filters: { category: "分类" },
  validation: { aboveWarning: "最大库存必须大于预警库存" },
  actions: { synStock: "同步库存" },
  did: { synStock: "同步了库存" },
  screen: {
    syn: {
      open: "同步库存",
      title: "同步可售库存",
      intro: "可售库存为各库位的在库数减去未完成订单占用数。确认应用前不会有任何改动。",
      none: "可售库存与仓库一致，无需改动。",
      item: "商品",
      onHand: "在库",
      held: "订单占用",
      before: "当前可售",
      after: "同步后",
      apply: "应用 %{smart_count} 项改动",
      done: "已更改 %{smart_count} 个规格的库存",
    },
    noPlaces: "该仓库没有库存。",
  },
  empty: "有仓库和库存商品后，库存会显示在这里。",
};
export default messages;
