import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import account from "../../../organisation/subAccounts/locales/en.ts";
import type { admins } from "../admins.ts";

const { roles, ...fields } = account.fields ?? {};
/** Messages of administrators, the platform's accounts. */
const messages: ResourceMessages<typeof admins> = {
  ...account,
  name: "Administrator |||| Administrators",
  fields: { ...fields, adminRoles: roles ?? "Roles" },

  help: { username: "One word. The administrator signs in with it." },
};
export default messages;
