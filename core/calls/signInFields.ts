import {
  choice,
  email,
  image,
  json,
  password,
  phone,
  rowId,
  text,
} from "../../framework/schema/index.ts";

/**
 * A username differs from an e-mail address by the missing @, from a phone number by a letter, and
 * from a sub-account's name by the missing colon.
 */
export const usernameField = text({
  required: true,
  min: 3,
  max: 60,
  pattern: /^(?![+\d]+$)[^\s:@]+$/,
});
export const emailField = email({ required: true, max: 255 });
export const phoneField = phone({ required: true });
export const codeField = text({ required: true, max: 20 });
const ticketField = text({ required: true, max: 100 });
/** Both have the same length rule, so that each reports its own error. */
export const newPassword = {
  password: password({ required: true, max: 200 }),
  confirmPassword: password({ required: true, min: 1, max: 200 }),
} as const;
/**
 * Fields by which a signed-in member proves its identity again, before it changes recovery or
 * payout details.
 */
const identityFields = {
  oldPassword: password({ min: 1, max: 1000 }),
  twoStepCode: text({ max: 20 }),
} as const;

const proofOfWork = {
  cToken: text({ required: true, max: 100 }),
  captcha: text({ required: true, max: 2000 }),
} as const;
export const emailCode = {
  email: emailField,
  sendType: choice(["register", "recover", "bind", "payPassword"], { required: true }),
  ...proofOfWork,
} as const;
export const phoneCode = {
  phone: phoneField,
  sendType: choice(["register", "recover", "bind", "login", "payPassword"], { required: true }),
  ...proofOfWork,
} as const;

export const loginByPassword = {
  username: text({ required: true, max: 255 }),
  password: password({ required: true, min: 1, max: 1000 }),
  brandId: text(),
} as const;
export const loginByPhone = { phone: phoneField, code: codeField } as const;
export const loginByTicket = { ticket: ticketField } as const;
export const secondStep = { ticket: ticketField, code: codeField } as const;

const registration = {
  username: usernameField,
  code: codeField,
  ...newPassword,
  inviteCode: text({ max: 60 }),
  /**
   * Token that `loginByTicket` returned to a user whom the provider knows, but who has no account
   * here.
   */
  ticket: text({ max: 100 }),
} as const;
export const registerByEmail = { ...registration, email: emailField } as const;
export const registerByPhone = { ...registration, phone: phoneField } as const;
export const recoverByEmail = { email: emailField, code: codeField, ...newPassword } as const;
export const recoverByPhone = { phone: phoneField, code: codeField, ...newPassword } as const;

const invitationToken = text({ required: true, max: 100 });
export const invitation = { token: invitationToken } as const;
export const acceptInvitation = { token: invitationToken, ...newPassword } as const;

export const profile = {
  realname: text({ max: 60 }),
  nickname: text({ max: 60 }),
  avatar: image(),
} as const;
export const newEmail = { email: emailField, code: codeField, ...identityFields } as const;
export const newPhone = { phone: phoneField, code: codeField, ...identityFields } as const;
export const newOwnPassword = {
  oldPassword: password({ min: 1, max: 1000 }),
  ...newPassword,
} as const;
/**
 * Fields of a new pay password: the sign-in password, and the old pay password or, if it is
 * forgotten, a code sent to the account holder.
 */
export const newPayPassword = {
  ...newOwnPassword,
  ...identityFields,
  oldPayPassword: password({ min: 1, max: 200 }),
  code: text({ max: 20 }),
} as const;

/**
 * The password and, if a pay password is set, the pay password or a code sent to the account
 * holder: MFA replaces the pay password.
 */
export const twoStepBegin = {
  oldPassword: identityFields.oldPassword,
  oldPayPassword: password({ min: 1, max: 200 }),
  code: text({ max: 20 }),
} as const;
export const twoStepConfirm = { code: codeField } as const;
export const twoStepEnd = {
  password: password({ required: true, min: 1, max: 1000 }),
  code: codeField,
} as const;

export const oneSession = { id: rowId({ required: true, min: 1 }) } as const;
export const heldRole = { roleId: rowId({ required: true, min: 1 }) } as const;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const preferenceChanges = {
  changes: json<Record<string, unknown>>({ required: true, check: isObject }),
} as const;
