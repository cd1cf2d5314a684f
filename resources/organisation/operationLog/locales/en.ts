import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { operationLog } from "../operationLog.ts";

const messages: ResourceMessages<typeof operationLog> = {
  name: "Activity log |||| Activity log",
  fields: {
    operation: "Activity",
    resource: "Section",
    recordId: "Record ID",
    label: "Item",
    memberName: "User",
    ip: "IP address",
  },
  choices: {
    operation: {
      create: "Created",
      edit: "Edited",
      delete: "Deleted",
      restore: "Restored",
      purge: "Permanently deleted",
      action: "Action",
      import: "Imported",
      export: "Exported",
      signIn: "Signed in",
      signOut: "Signed out",
    },
  },
  groups: { main: "Entry" },
  inputs: { clean: { days: "Older than (days)" } },
  empty: "Changes made by your team will appear here.",
};
export default messages;
