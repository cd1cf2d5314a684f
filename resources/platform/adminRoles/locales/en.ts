import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { adminRoles } from "../adminRoles.ts";

const messages: ResourceMessages<typeof adminRoles> = {
  name: "Admin role |||| Admin roles",
  fields: { permissions: "Rights" },
  groups: { main: "Role", rights: "What it may do" },
  empty: "A role says what administrators may do who are not the main one.",
};
export default messages;
