import { activityMessages } from "../../../../core/logs/locales/zh-CN.ts";
import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { platformLog } from "../platformLog.ts";

const messages: ResourceMessages<typeof platformLog> = {
  ...activityMessages,
  fields: { ...activityMessages.fields, shopName: "店铺" },
  filters: { shop: "店铺" },
  name: "操作日志 |||| 操作日志",
  empty: "管理员和店铺的操作会记录在这里。",
};
export default messages;
