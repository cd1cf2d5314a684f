import { rowId, text } from "../../framework/schema/index.ts";
import type { CallGroup } from "../../framework/server/http/openApi/describeGroup.ts";
import { emailCode, phoneCode } from "./codes.ts";
import { beginEnrolment, confirmed } from "./enrolTwoStep.ts";
import { about, newEmail, newPhone } from "./info.ts";
import { byPassword, byPhone } from "./login.ts";
import { fields as byTwoStep } from "./loginTwoStep.ts";
import { one } from "./ownSessions.ts";
import { fields as newOwnPassword } from "./password.ts";
import { newPayPassword } from "./payPassword.ts";
import { fields as preferences } from "./preferences.ts";
import { byEmail as recoverByEmail, byPhone as recoverByPhone } from "./recover.ts";
import { byEmail as registerByEmail, byPhone as registerByPhone } from "./register.ts";
import { byChallenge } from "./thirdParty.ts";
import { ended } from "./twoStep.ts";

/** API documentation of sign-in and account calls. */
export const signInCalls: readonly CallGroup[] = [
  {
    name: "signIn",
    open: true,
    calls: [
      ["GET", "/common/captcha", "Create a captcha"],
      ["POST", "/common/sendCode", "Send a code to an email address", emailCode],
      ["POST", "/common/sendPhoneCode", "Send a code to a phone number", phoneCode],
      [
        "POST",
        "/common/login",
        "Sign in with a password; returns a token, or a ticket for two-step authentication",
        byPassword,
      ],
      ["POST", "/common/loginByPhone", "Sign in with a code sent to a phone number", byPhone],
      ["POST", "/common/loginTwoStep", "Complete two-step authentication", byTwoStep],
      ["GET", "/common/thirdParty", "List third-party sign-in providers"],
      [
        "GET",
        "/common/thirdParty/start",
        "Redirect the browser to a third-party sign-in provider",
        { provider: text(), redirect: text() },
      ],
      [
        "GET",
        "/common/thirdParty/callback",
        "Receive the redirect of a third-party sign-in provider",
        { code: text(), state: text() },
      ],
      [
        "POST",
        "/common/loginByTicket",
        "Sign in with the ticket of a third-party sign-in",
        byChallenge,
      ],
      ["POST", "/common/register", "Create an account with an email address", registerByEmail],
      ["POST", "/common/registerByPhone", "Create an account with a phone number", registerByPhone],
      [
        "POST",
        "/common/forgetPassword",
        "Reset a forgotten password with a code sent to an email address",
        recoverByEmail,
      ],
      [
        "POST",
        "/common/forgetPasswordByPhone",
        "Reset a forgotten password with a code sent to a phone number",
        recoverByPhone,
      ],
      ["POST", "/common/logout", "Sign out"],
    ],
  },
  {
    name: "account",
    calls: [
      ["GET", "/member/shop/get", "Retrieve the signed-in member with roles, permissions and shop"],
      ["GET", "/member/getUser", "Retrieve the signed-in member; same as /member/shop/get"],
      ["GET", "/member/getAllRole", "List the member's roles"],
      [
        "POST",
        "/member/changeRole",
        "Switch to another role",
        { roleId: rowId({ required: true, min: 1 }) },
      ],
      ["GET", "/member/info", "Retrieve the member's account"],
      ["POST", "/member/updateInfo", "Update the member's profile", about],
      [
        "POST",
        "/member/updateEmail",
        "Change the email address; requires a code sent to it, the password and two-step authentication",
        newEmail,
      ],
      [
        "POST",
        "/member/updatePhone",
        "Change the phone number; requires a code sent to it, the password and two-step authentication",
        newPhone,
      ],
      ["POST", "/member/setPassword", "Change the password", newOwnPassword],
      [
        "GET",
        "/member/payPassword",
        "Retrieve whether a payment password and an authenticator app are set up",
      ],
      [
        "POST",
        "/member/updatePayPassword",
        "Set the payment password; requires the current one or a code",
        newPayPassword,
      ],
      ["GET", "/member/preferences", "Retrieve the member's preferences"],
      ["POST", "/member/preferences", "Update preferences; null removes one", preferences],
      ["GET", "/member/session/getList", "List the member's sessions"],
      ["POST", "/member/session/end", "End a session", one],
      ["POST", "/member/session/endOthers", "End all other sessions"],
      ["GET", "/member/twoStep", "Retrieve the two-step authentication status"],
      [
        "POST",
        "/member/twoStep/begin",
        "Begin setting up two-step authentication; returns the secret for an authenticator app",
        beginEnrolment,
      ],
      [
        "POST",
        "/member/twoStep/confirm",
        "Turn on two-step authentication; returns recovery codes",
        confirmed,
      ],
      ["POST", "/member/twoStep/end", "Turn off two-step authentication", ended],
    ],
  },
];
