import { activityMessages } from "../../../../core/logs/locales/zh-TW.ts";
import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { operationLog } from "../operationLog.ts";

const messages: ResourceMessages<typeof operationLog> = {
  ...activityMessages,
  name: "操作日誌 |||| 操作日誌",
  empty: "所有變更都會記錄在這裡。",
};
export default messages;
