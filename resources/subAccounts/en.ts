import type { ResourceWords } from "../../framework/schema/index.ts";
import type { subAccounts } from "./subAccounts.ts";

const words: ResourceWords<typeof subAccounts> = {
  name: "Account |||| Accounts",
  fields: {
    username: "Account name",
    realname: "Name",
    main: "Main account",
    roles: "Roles",
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
  help: { username: "One word, like mia. The main account's name and a colon are put before it." },
  refusals: {
    main: "The main account is protected: its holder changes it under Account information",
    self: "You cannot do this to your own account",
    username: "An account's name is one word without colons; %{prefix} is put before it",
  },
  empty: "Nobody but you can sign in yet. Add an account, give it roles, then initialise its password.",
};
export default words;
