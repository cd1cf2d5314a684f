import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { domainEvents } from "../domainEvents.ts";
import { topicNames } from "./topicNames.ts";

const messages: ResourceMessages<typeof domainEvents> = {
  name: "事件 |||| 事件",
  fields: {
    topic: "事件類型",
    shop: "商店",
    key: "記錄 ID",
    payload: "內容",
    actorKind: "觸發方",
    actorName: "名稱",
  },
  choices: {
    actorKind: { buyer: "買家", staff: "商店", platform: "平台", system: "系統" },
  },
  screen: { topics: topicNames["zh-TW"] },
  groups: { main: "事件" },
  jobs: { catchUpEvents: "補處理事件" },
  queues: { consumeEvents: "處理新事件", handleEvent: "重新處理事件" },
  empty: "訂單、退款、商品或庫存有變動時，事件會顯示在這裡。",
};
export default messages;
