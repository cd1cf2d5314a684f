import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { freeDeliveries } from "../freeDeliveries.ts";

const messages: ResourceMessages<typeof freeDeliveries> = {
  name: "包邮活动 |||| 包邮活动",
  fields: {
    name: "名称",
    minAmount: "最低消费",
    regions: "地区",
    cateIds: "分类",
    begin: "开始日期",
    end: "结束日期",
    remark: "备注",
    status: "状态",
    startsAt: "开始时间",
    endsAt: "结束时间",
    closedTime: "提前结束时间",
    dueTime: "下次状态变更",
    usedNum: "订单数",
    saved: "已减免运费",
  },
  choices: {
    status: { planned: "未开始", running: "进行中", ended: "已结束", closed: "提前结束" },
  },
  groups: { main: "优惠内容", scope: "适用范围", period: "活动时间", example: "买家看到的内容" },
  help: {
    name: "买家会在订单的运费旁看到该名称。",
    minAmount: "适用商品在优惠后须达到的金额；0 表示不设门槛。",
    cateIds: "包含下级分类。一起配送的商品须全部适用才包邮。",
    end: "留空则持续有效，直到您结束活动。",
  },
  locked: {
    regions: "活动已结束。",
    minAmount: "活动已结束。",
    cateIds: "活动已结束。",
    begin: "活动已结束。",
    end: "活动已结束。",
  },
  actions: { close: "立即结束", reopen: "恢复" },
  titles: { close: "立即结束包邮活动？", reopen: "恢复包邮活动？" },
  consequences: { close: "买家需重新支付运费。已下的订单仍然包邮。" },
  done: { close: "包邮活动已结束", reopen: "包邮活动已恢复" },
  doneNamed: { close: "包邮活动“%{name}”已结束", reopen: "包邮活动“%{name}”已恢复" },
  did: { close: "结束了包邮活动“%{name}”", reopen: "恢复了包邮活动“%{name}”" },
  jobs: { moveFreeDeliveries: "开始和结束包邮活动" },
  validation: {
    endBeforeBegin: "结束日期不能早于开始日期",
    endPast: "结束日期不能是过去的日期",
  },
  screen: {
    everywhere: "所有地区",
    noEnd: "长期有效",
    regionsTitle: "包邮地区",
    regionsHelp: "留空则适用于所有可配送的地区。",
    fromAmount: "满 %{amount} 包邮",
    always: "包邮",
    missing: "再买 %{amount} 即可包邮。",
    overlaps:
      "“%{name}”同期进行。每个订单只适用一个活动：减免最多的那个。 |||| “%{name}”等 %{others} 个以上活动同期进行。每个订单只适用一个活动：减免最多的那个。",
    view: "查看活动",
  },
  empty: "包邮活动可按金额、地区或分类免除运费。请创建第一个包邮活动。",
};
export default messages;
