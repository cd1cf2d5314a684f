import { type AppCalls, shapes } from "../../framework/schema/index.ts";
import {
  heldRole,
  newEmail,
  newOwnPassword,
  newPayPassword,
  newPhone,
  oneSession,
  preferenceChanges,
  profile,
  twoStepBegin,
  twoStepConfirm,
  twoStepEnd,
} from "./signInFields.ts";

const { anything, boolean, integer, list, map, nullable, object, oneOf, string } = shapes;
const realm = oneOf(["shop", "platform"]);

/** The signed-in member, with the permissions of its active role, and its shop. */
const session = object({
  roles: list(string()),
  permissions: list(string()),
  member: object({
    id: integer(),
    name: string(),
    realname: nullable(string()),
    avatar: nullable(string()),
    username: string(),
    realm,
    main: boolean(),
  }),
  shopInfo: nullable(
    object({
      id: integer(),
      name: nullable(string()),
      logo: nullable(string()),
      memberId: nullable(integer()),
      timeZone: string(),
      review: nullable(string("State of the shop's application")),
      status: oneOf(["open", "closed", "terminated"]),
      closedReason: nullable(string("Why the platform has closed the shop")),
    }),
  ),
  wsId: string(),
  roleId: nullable(integer()),
  roleName: nullable(string()),
  deptId: nullable(integer()),
  deptName: nullable(string()),
  mustChangePassword: boolean("The password must be changed before any other operation"),
  mustSetUpTwoStep: boolean(),
});
const account = object({
  id: integer(),
  username: string(),
  realname: nullable(string()),
  nickname: nullable(string()),
  avatar: nullable(string()),
  email: nullable(string()),
  emailVerified: boolean(),
  phone: nullable(string()),
  phoneVerified: boolean(),
  main: boolean(),
  realm,
  registerTime: nullable(string()),
  lastLoginTime: nullable(string()),
  lastLoginIp: nullable(string()),
  hasPassword: boolean("False if a provider is the only way to sign in"),
  passwordTime: nullable(string()),
  twoStep: boolean(),
  shopName: nullable(string()),
});
const device = object({
  id: integer(),
  ip: nullable(string()),
  agent: nullable(string()),
  device: nullable(string("Name of the device, if its user agent contains one")),
  way: string(),
  addTime: string(),
  lastUsed: string(),
  current: boolean(),
});

/** The calls of a member's own account. */
export const accountCalls = {
  "GET /member/shop/get": {
    summary: "Retrieve the signed-in member with roles, permissions and shop",
    answer: session,
  },
  "GET /member/getUser": {
    summary: "Retrieve the signed-in member; same as /member/shop/get",
    answer: session,
  },
  "GET /member/getAllRole": {
    summary: "List the member's roles",
    answer: list(
      object({
        roleId: integer(),
        roleName: string(),
        deptId: integer(),
        deptName: string(),
        permissions: list(string()),
      }),
    ),
  },
  "POST /member/changeRole": {
    summary: "Switch to another role",
    input: heldRole,
    answer: session,
  },
  "GET /member/info": { summary: "Retrieve the member's account", answer: account },
  "POST /member/updateInfo": {
    summary: "Update the member's profile",
    input: profile,
    answer: account,
  },
  "POST /member/updateEmail": {
    summary:
      "Change the email address; requires a code sent to it, the password and two-step authentication",
    input: newEmail,
    answer: account,
  },
  "POST /member/updatePhone": {
    summary:
      "Change the phone number; requires a code sent to it, the password and two-step authentication",
    input: newPhone,
    answer: account,
  },
  "POST /member/setPassword": {
    summary: "Change the password",
    input: newOwnPassword,
    answer: object({ token: string() }),
  },
  "GET /member/payPassword": {
    summary: "Retrieve whether a payment password and an authenticator app are set up",
    answer: object({ set: boolean(), codes: boolean() }),
  },
  "POST /member/updatePayPassword": {
    summary: "Set the payment password; requires the current one or a code",
    input: newPayPassword,
  },
  "GET /member/preferences": {
    summary: "Retrieve the member's preferences",
    answer: map(anything()),
  },
  "POST /member/preferences": {
    summary: "Update preferences; null removes one",
    input: preferenceChanges,
    answer: map(anything()),
  },
  "GET /member/session/getList": { summary: "List the member's sessions", answer: list(device) },
  "POST /member/session/end": { summary: "End a session", input: oneSession },
  "POST /member/session/endOthers": {
    summary: "End all other sessions",
    answer: object({ count: integer() }),
  },
  "GET /member/twoStep": {
    summary: "Retrieve the two-step authentication status",
    answer: object({
      on: boolean(),
      since: nullable(string()),
      recoveryCodesLeft: integer(),
      asks: object(
        { password: boolean(), payPassword: boolean() },
        "Secrets to enter before two-step authentication is turned on",
      ),
      reach: object(
        { email: nullable(string()), phone: nullable(string()) },
        "Addresses that receive a code in place of a forgotten payment password",
      ),
    }),
  },
  "POST /member/twoStep/begin": {
    summary:
      "Begin setting up two-step authentication; returns the secret for an authenticator app",
    input: twoStepBegin,
    answer: object({ secret: string(), uri: string(), qr: string("Picture as a data URL") }),
  },
  "POST /member/twoStep/confirm": {
    summary: "Turn on two-step authentication; returns recovery codes",
    input: twoStepConfirm,
    answer: object({ recoveryCodes: list(string()) }),
  },
  "POST /member/twoStep/end": { summary: "Turn off two-step authentication", input: twoStepEnd },
} as const satisfies AppCalls;
