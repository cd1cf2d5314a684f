import { activityMessages } from "../../../../core/logs/locales/zh-CN.ts";
import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { operationLog } from "../operationLog.ts";

const messages: ResourceMessages<typeof operationLog> = {
  ...activityMessages,
  name: "操作日志 |||| 操作日志",
  empty: "所有变更都会记录在这里。",
};
export default messages;
