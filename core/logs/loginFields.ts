import { boolean, choice, type Resource, rowId, text } from "../../framework/schema/index.ts";

export const loginEvents = [
  "signIn",
  "signOut",
  "register",
  "roleChanged",
  "passwordChanged",
  "payPasswordChanged",
  "passwordRecovered",
  "emailChanged",
  "phoneChanged",
  "twoStepOn",
  "twoStepOff",
  "twoStepReset",
  "sessionEnded",
  "forcedOut",
  "frozen",
  "disabled",
] as const;
export type LoginEvent = (typeof loginEvents)[number];

/** Fields of a login log entry: the shop's log and the platform's use the same table. */
export const loginFields = {
  username: text({ readOnly: true, filter: true }),
  event: choice(loginEvents, { readOnly: true, filter: true }),
  ok: boolean({ readOnly: true, filter: true }),
  way: choice(["password", "phoneCode", "register", "thirdParty"], {
    readOnly: true,
    filter: true,
  }),
  reason: text({ readOnly: true }),
  ip: text({ readOnly: true, filter: true }),
  agent: text({ readOnly: true }),
  memberId: rowId({ readOnly: true, filter: true }),
} as const;
/** A resource of login log entries. */
export type LoginLog = Resource<string, typeof loginFields>;
export const loginList = {
  columns: ["addTime", "username", "event", "ok", "way", "reason", "ip", "agent"],
  // The event says why a sign-in failed.
  hidden: ["reason"],
  select: ["reason", "memberId"],
  sort: ["id", "desc"],
} as const;
