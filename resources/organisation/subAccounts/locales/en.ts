import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { subAccounts } from "../subAccounts.ts";

const messages: ResourceMessages<typeof subAccounts> = {
  name: "Account |||| Accounts",
  fields: {
    username: "Account name",
    realname: "Name",
    main: "Main account",
    roles: "Roles",
    registerTime: "Registered",
    registerIp: "Registered from",
    lastLoginTime: "Last sign-in",
    lastLoginIp: "Last sign-in IP",
  },
  consequences: {
    freeze:
      "The account is signed out at once and cannot sign in until you unfreeze it. Its holder is told the reason.",
    disable: "The account is signed out and cannot sign in until you enable it again.",
    forceLogout: "The account is signed out on every device at once. It can sign in again.",
    resetPassword:
      "A random password takes the place of the present one and is shown to you once. Its holder is signed out everywhere, and chooses another at the next sign-in.",
    resetTwoStep:
      "Two-step sign-in is turned off for this account, which is signed out everywhere. Its holder is told, and cannot withdraw money for 24 hours.",
    close: "The account is signed out and can never sign in again. This cannot be undone.",
  },
  actions: {
    disable: "Deactivate",
    forceLogout: "Sign out everywhere",
    resetPassword: "Initialise password",
    resetTwoStep: "Reset two-step sign-in",
    close: "Close for good",
  },
  inputs: { freeze: { reason: "Reason" }, resetPassword: { password: "New password" } },
  groups: { main: "Account", roles: "Roles" },
  help: {
    username:
      "One word, like mia. The main account's name and a colon are put before it. It can sign in once you have initialised its password.",
  },
  refusals: {
    twoStepOff: "This account has no two-step sign-in",
    twoStepByMain: "Only the main account decides this",
    twoStepOwnFirst: "Turn on two-step sign-in for your own account first, under Account information",
    stronger: "This account has rights that you lack: %{rights}. Ask somebody who has them.",
    strongerHolder: "An account with this role has rights that you lack: %{rights}. Ask somebody who has them.",
    main: "The main account is protected: its holder changes it under Account information",
    ownAddress: "You change your own e-mail address and phone number under Account information",
    self: "You cannot do this to your own account",
    username: "An account's name is one word without colons; %{prefix} is put before it",
  },
  empty: "Nobody but you can sign in yet. Add an account, give it roles, then initialise its password.",
};
export default messages;
