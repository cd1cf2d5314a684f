import { activityMessages } from "../../../../core/logs/locales/zh-CN.ts";
import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { platformLog } from "../platformLog.ts";

const messages: ResourceMessages<typeof platformLog> = {
  ...activityMessages,
  fields: { ...activityMessages.fields, shopName: "店铺" },
  filters: { shop: "店铺" },
  name: "平台日志 |||| 平台日志",
  empty: "所有变更都会记录在这里。",
};
export default messages;
