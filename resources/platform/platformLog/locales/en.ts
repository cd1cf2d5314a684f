import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { platformLog } from "../platformLog.ts";

const messages: ResourceMessages<typeof platformLog> = {
  name: "Platform log |||| Platform log",
  fields: {
    resource: "Where",
    recordId: "Record",
    label: "What",
    memberName: "Who",
    ip: "IP address",
  },
  groups: { main: "Entry" },
  inputs: { clean: { days: "Older than (days)" } },
  empty: "Whatever somebody changes is written down here.",
};
export default messages;
