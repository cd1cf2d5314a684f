import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { roles } from "../roles.ts";

const messages: ResourceMessages<typeof roles> = {
  name: "Role |||| Roles",
  fields: { permissions: "Rights" },
  groups: { main: "Role", rights: "What it may do" },
  refusals: { unknownRight: "There is no such right: %{rights}" },
  empty: "A role says what its holders may do. Make one for each kind of work, then give it to accounts.",
};
export default messages;
