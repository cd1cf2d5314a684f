import type { ResourceWords } from "../../framework/schema/index.ts";
import type { admins } from "./admins.ts";

const words: ResourceWords<typeof admins> = {
  name: "Administrator |||| Administrators",
  fields: {
    username: "Account name",
    realname: "Name",
    main: "Main account",
    adminRoles: "Roles",
    registerTime: "Registered",
    lastLoginTime: "Last sign-in",
    lastLoginIp: "Last sign-in IP",
  },
  actions: {
    disable: "Deactivate",
    forceLogout: "Sign out everywhere",
    resetPassword: "Initialise password",
    close: "Close for good",
  },
  inputs: { freeze: { reason: "Reason" }, resetPassword: { password: "New password" } },
  groups: { main: "Account", roles: "Roles" },
  help: { username: "One word, with which the administrator signs in." },
  empty: "Nobody but you can sign in yet. Add an account, give it roles, then initialise its password.",
};
export default words;
