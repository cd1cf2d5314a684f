import { accountMessages } from "../../../../core/accounts/locales/en.ts";
import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { admins } from "../admins.ts";

const { roles, ...fields } = accountMessages.fields;
/** Messages of administrators, the platform's accounts. */
const messages: ResourceMessages<typeof admins> = {
  ...accountMessages,
  name: "Administrator |||| Administrators",
  fields: { ...fields, adminRoles: roles },
  groups: { ...accountMessages.groups, main: "Administrator" },
  help: { username: "Used to sign in. No spaces." },
  empty:
    "Administrators will appear here. Add one, assign roles, then invite them to choose a password.",
};
export default messages;
