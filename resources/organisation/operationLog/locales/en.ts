import { activityMessages } from "../../../../core/logs/locales/en.ts";
import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { operationLog } from "../operationLog.ts";

const messages: ResourceMessages<typeof operationLog> = {
  ...activityMessages,
  name: "Activity log |||| Activity log",
  empty: "Changes made by your team will appear here.",
};
export default messages;
