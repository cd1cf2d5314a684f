import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { platformLog } from "../platformLog.ts";

const messages: ResourceMessages<typeof platformLog> = {
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
  empty: "Changes made by administrators will appear here.",
};
export default messages;
