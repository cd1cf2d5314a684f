import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { domainEvents } from "../domainEvents.ts";
import { topicNames } from "./topicNames.ts";

const messages: ResourceMessages<typeof domainEvents> = {
  name: "事件 |||| 事件",
  fields: {
    topic: "事件类型",
    shop: "店铺",
    key: "记录 ID",
    payload: "内容",
    actorKind: "触发方",
    actorName: "名称",
  },
  choices: {
    actorKind: { buyer: "买家", staff: "店铺", platform: "平台", system: "系统" },
  },
  screen: { topics: topicNames["zh-CN"] },
  groups: { main: "事件" },
  jobs: { catchUpEvents: "补处理事件" },
  queues: { consumeEvents: "处理新事件", handleEvent: "重新处理事件" },
  empty: "订单、退款、商品或库存发生变化时，事件会显示在这里。",
};
export default messages;
