import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { adminRoles } from "../adminRoles.ts";

const messages: ResourceMessages<typeof adminRoles> = {
  name: "Admin role |||| Admin roles",
  fields: { sort: "Position", remark: "Notes", permissions: "Permissions" },
  groups: { main: "Role", rights: "Permissions" },
  empty:
    "Roles decide what administrators can see and do. The main administrator can do everything.",
  screen: {
    presets: {
      moderator: "Moderator",
      treasurer: "Finance",
      editor: "Content editor",
      operator: "Operator",
    },
  },
};
export default messages;
