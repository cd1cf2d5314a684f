import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { loginLog } from "../loginLog.ts";

const messages: ResourceMessages<typeof loginLog> = {
  name: "Login log |||| Login log",
  fields: {
    username: "Account name",
    event: "Event",
    ok: "Succeeded",
    way: "Way",
    reason: "Reason",
    ip: "IP address",
    agent: "Browser",
    memberId: "Account number",
  },
  choices: {
    event: {
      signIn: "Sign in",
      signOut: "Sign out",
      register: "Register",
      roleChanged: "Role changed",
      passwordChanged: "Password changed",
      payPasswordChanged: "Pay password changed",
      passwordRecovered: "Password recovered",
      emailChanged: "E-mail changed",
      phoneChanged: "Phone changed",
      twoStepOn: "Two-step sign-in on",
      twoStepOff: "Two-step sign-in off",
      sessionEnded: "Session ended",
      twoStepReset: "Two-step sign-in reset",
      forcedOut: "Forced out",
      frozen: "Frozen",
      disabled: "Deactivated",
    },
    way: {
      password: "Password",
      phoneCode: "Code by phone",
      register: "Registration",
      thirdParty: "Third party",
    },
  },
  refusals: {
    loginFailed: "Wrong name or password",
    accountFrozen: "The account is frozen",
    accountDisabled: "The account cannot sign in",
    codeWrong: "Wrong or expired code",
    twoStepWrong: "Wrong code of the second step",
    ticketGone: "The second step took too long",
    fault: "A fault of the server",
  },
  inputs: { clean: { days: "Older than (days)" } },
  groups: { main: "Entry" },
  empty: "Whoever signs in or out, or fails to, is written down here.",
};
export default messages;
