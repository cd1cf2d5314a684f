import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { roles } from "../roles.ts";

const messages: ResourceMessages<typeof roles> = {
  name: "Role |||| Roles",
  fields: { sort: "Position", remark: "Notes", permissions: "Permissions" },
  groups: { main: "Role", rights: "Permissions" },
  errors: {
    permissionUnknown: "Unknown permission: %{rights}",
  },
  empty:
    "Roles decide what your staff can see and do. Create one for each job, then assign it to staff.",
  screen: {
    presets: {
      packer: "Packer",
      service: "Customer service",
      accountant: "Accountant",
      editor: "Catalogue editor",
    },
  },
};
export default messages;
