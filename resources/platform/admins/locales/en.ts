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
  help: { username: "One word. The administrator signs in with it." },
  empty:
    "Administrators will appear here. Add one, assign roles, then reset their password so they can sign in.",
};
export default messages;
