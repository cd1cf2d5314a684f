import { activityMessages } from "../../../../core/logs/locales/zh-TW.ts";
import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { platformLog } from "../platformLog.ts";

const messages: ResourceMessages<typeof platformLog> = {
  ...activityMessages,
  fields: { ...activityMessages.fields, shopName: "商店" },
  filters: { shop: "商店" },
  name: "操作日誌 |||| 操作日誌",
  empty: "管理員和商店的操作會記錄在這裡。",
};
export default messages;
