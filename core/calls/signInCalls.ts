import { type AppCalls, shapes, text } from "../../framework/schema/index.ts";
import {
  acceptInvitation,
  emailCode,
  invitation,
  loginByPassword,
  loginByPhone,
  loginByTicket,
  phoneCode,
  recoverByEmail,
  recoverByPhone,
  registerByEmail,
  registerByPhone,
  secondStep,
} from "./signInFields.ts";

const { integer, list, nullable, object, oneOf, optional, string } = shapes;

/** A proof of work in the format of ALTCHA. */
const challenge = object({
  algorithm: oneOf(["SHA-256"]),
  challenge: string("SHA-256 of the salt followed by the number, in hexadecimal digits"),
  salt: string(),
  maxnumber: integer("Largest possible number"),
  signature: string(),
});
const token = object({ token: string() });
/** What every sign-in grants: a token, or a ticket for the second step. */
const grant = object({
  token: optional(string()),
  ticket: optional(string("For two-step authentication")),
});
const sentCode = object({ wait: integer("Seconds until another code can be requested") });

/** The calls that sign members in and out, and create their accounts. */
export const signInCalls = {
  "GET /common/captcha": {
    summary: "Create a captcha",
    open: true,
    answer: object({ cToken: string(), challenge }),
  },
  "POST /common/sendCode": {
    summary: "Send a code to an email address",
    open: true,
    input: emailCode,
    answer: sentCode,
  },
  "POST /common/sendPhoneCode": {
    summary: "Send a code to a phone number",
    open: true,
    input: phoneCode,
    answer: sentCode,
  },
  "POST /common/login": {
    summary: "Sign in with a password; returns a token, or a ticket for two-step authentication",
    open: true,
    input: loginByPassword,
    answer: grant,
  },
  "POST /common/loginByPhone": {
    summary: "Sign in with a code sent to a phone number",
    open: true,
    input: loginByPhone,
    answer: grant,
  },
  "POST /common/loginTwoStep": {
    summary: "Complete two-step authentication",
    open: true,
    input: secondStep,
    answer: token,
  },
  "GET /common/thirdParty": {
    summary: "List third-party sign-in providers",
    open: true,
    answer: list(object({ key: string(), name: string() })),
  },
  "GET /common/thirdParty/start": {
    summary: "Redirect the browser to a third-party sign-in provider",
    open: true,
    redirects: true,
    input: { provider: text(), redirect: text() },
  },
  "GET /common/thirdParty/callback": {
    summary: "Receive the redirect of a third-party sign-in provider",
    open: true,
    redirects: true,
    input: { code: text(), state: text() },
  },
  "POST /common/loginByTicket": {
    summary: "Sign in with the ticket of a third-party sign-in",
    open: true,
    input: loginByTicket,
    answer: object({
      token: optional(string()),
      ticket: optional(string("For two-step authentication")),
      register: optional(string("Ticket to create an account with")),
      name: optional(nullable(string())),
      email: optional(nullable(string())),
    }),
  },
  "POST /common/register": {
    summary: "Create an account with an email address",
    open: true,
    input: registerByEmail,
    answer: token,
  },
  "POST /common/registerByPhone": {
    summary: "Create an account with a phone number",
    open: true,
    input: registerByPhone,
    answer: token,
  },
  "POST /common/forgetPassword": {
    summary: "Reset a forgotten password with a code sent to an email address",
    open: true,
    input: recoverByEmail,
  },
  "POST /common/forgetPasswordByPhone": {
    summary: "Reset a forgotten password with a code sent to a phone number",
    open: true,
    input: recoverByPhone,
    answer: nullable(grant, "Signs in as well, unless the account cannot"),
  },
  "POST /common/invitation": {
    summary: "Read who is invited to which account, by the token of the invitation",
    open: true,
    input: invitation,
    answer: object({
      username: string(),
      name: nullable(string()),
      shop: nullable(string("Name of the shop; null for an administrator of the platform")),
    }),
  },
  "POST /common/acceptInvitation": {
    summary: "Choose the first password of an account, and sign in",
    open: true,
    input: acceptInvitation,
    answer: grant,
  },
  "POST /common/logout": { summary: "Sign out", open: true },
} as const satisfies AppCalls;
