import { activityMessages } from "../../../../core/logs/locales/en.ts";
import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { platformLog } from "../platformLog.ts";

const messages: ResourceMessages<typeof platformLog> = {
  ...activityMessages,
  fields: { ...activityMessages.fields, shopName: "Shop" },
  filters: { shop: "Shop" },
  name: "Activity log |||| Activity log",
  empty: "Changes made by administrators and shops will appear here.",
};
export default messages;
