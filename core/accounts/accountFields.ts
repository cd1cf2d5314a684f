import {
  boolean,
  choice,
  dateTime,
  email,
  image,
  phone,
  text,
} from "../../framework/schema/index.ts";

/**
 * Fields that a shop's sub-accounts and the platform's administrators share; the pattern of their
 * usernames differs.
 */
export const buildAccountFields = (pattern: RegExp) => ({
  username: text({
    required: true,
    unique: true,
    createOnly: true,
    search: true,
    sortable: true,
    max: 100,
    pattern,
    help: true,
  }),
  realname: text({ required: true, search: true, max: 60 }),
  avatar: image(),
  phone: phone({ search: true }),
  email: email({ search: true }),
  status: choice(["normal", "deactivated", "frozen", "closed"], {
    default: "normal",
    filter: true,
    readOnly: true,
  }),
  freezeReason: text({ readOnly: true, visibleWhen: { status: "frozen" }, max: 200 }),
  main: boolean({ readOnly: true, filter: true }),
  registerTime: dateTime({ readOnly: true, sortable: true }),
  registerIp: text({ readOnly: true }),
  lastLoginTime: dateTime({ readOnly: true }),
  lastLoginIp: text({ readOnly: true }),
});

/** State changes of an account: closed is final, and none of them apply to the main account. */
export const accountActions = {
  freeze: {
    from: ["normal"],
    to: "frozen",
    bulk: true,
    tone: "danger",
    if: { main: false },
    input: { reason: text({ required: true, max: 200 }) },
  },
  unfreeze: {
    from: ["frozen"],
    to: "normal",
    bulk: true,
    tone: "primary",
    if: { main: false },
  },
  disable: { from: ["normal"], to: "deactivated", bulk: true, confirm: true, if: { main: false } },
  enable: {
    from: ["deactivated"],
    to: "normal",
    bulk: true,
    tone: "primary",
    if: { main: false },
  },
  invite: {
    from: ["normal"],
    confirm: true,
    if: { main: false, lastLoginTime: null },
    output: { link: text({ required: true }) },
  },
  forceLogout: { bulk: true, confirm: true, if: { main: false } },
  resetPassword: {
    from: ["normal", "frozen", "deactivated"],
    confirm: true,
    if: { main: false },
    output: { password: text({ required: true }) },
  },
  resetTwoStep: {
    from: ["normal", "frozen", "deactivated"],
    confirm: true,
    if: { main: false },
  },
  close: {
    from: ["normal", "frozen", "deactivated"],
    to: "closed",
    tone: "danger",
    confirm: true,
    if: { main: false },
  },
} as const;
