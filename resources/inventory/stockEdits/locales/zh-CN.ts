import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { stockEdits } from "../stockEdits.ts";

const messages: ResourceMessages<typeof stockEdits> = {
  locked: {
    warehouse: "已处理的调整不能更改，请新建调整。",
    reason: "已处理的调整不能更改，请新建调整。",
    lines: "已处理的调整不能更改，请新建调整。",
  },
  name: "库存调整 |||| 库存调整",
  fields: {
    number: "单号",
    warehouse: "仓库",
    reason: "原因",
    status: "状态",
    lines: "调整明细",
    units: "调整数量",
    remark: "备注",
    authorName: "调整人",
    reviewer: "审核人",
    reviewedAt: "审核时间",
    rejectReason: "驳回原因",
  },
  choices: {
    reason: {
      correction: "更正",
      count: "盘点",
      received: "收货",
      returned: "退货入库",
      damaged: "损坏",
      theft: "丢失或被盗",
      promotion: "赠品或样品",
    },
    status: { pending: "待审核", done: "已生效", rejected: "已驳回", cancelled: "已取消" },
  },
  rows: {
    lines: { skuId: "规格", locationId: "库位", num: "增减数量", counted: "或实点数量" },
  },
  rowCounts: { lines: "%{smart_count} 项" },
  groups: { main: "调整", lines: "调整明细", notes: "备注" },
  actions: { approve: "通过", reject: "驳回", cancel: "取消调整" },
  inputs: { reject: { reason: "原因" } },
  titles: { approve: "通过%{what}？", reject: "驳回%{what}？", cancel: "取消%{what}？" },
  consequences: {
    approve: "各库位的库存将按这些数量增减。",
    reject: "库存保持不变。",
    cancel: "库存保持不变。",
  },
  done: { approve: "库存调整已生效", reject: "库存调整已驳回", cancel: "库存调整已取消" },
  did: {
    approve: "通过了库存调整 %{name}",
    reject: "驳回了库存调整 %{name}",
    cancel: "取消了库存调整 %{name}",
  },
  toDo: { pending: "%{smart_count} 个库存调整待审核" },
  validation: {
    otherWarehouse: "请选择该仓库的库位",
    repeated: "该规格在此库位已有调整",
    numOrCounted: "请填写增减数量或实点数量",
    noChange: "增减数量不能为 0",
  },
  errors: {
    ownReview: "您的调整须由其他人审核。",
    notAuthor: "只有调整人或店主可以取消此调整。",
  },
  empty: "在这里按原因调整库存，由其他人审核后生效。",
};
export default messages;
