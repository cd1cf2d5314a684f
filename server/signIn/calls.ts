import { rowId, text } from "../../framework/schema/index.ts";
import type { CallGroup } from "../../framework/server/http/openapi.ts";
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
      ["GET", "/common/captcha", "A picture to read before a code is sent, and its token"],
      ["POST", "/common/sendCode", "Sends a code to an e-mail address", emailCode],
      ["POST", "/common/sendPhoneCode", "Sends a code to a phone", phoneCode],
      ["POST", "/common/login", "Signs in by password; answers a token, or the ticket of a second step", byPassword],
      ["POST", "/common/loginByPhone", "Signs in by a code sent to a phone", byPhone],
      ["POST", "/common/loginTwoStep", "The second step, by the code of an app", byTwoStep],
      ["GET", "/common/thirdParty", "The other services by which people may sign in"],
      [
        "GET",
        "/common/thirdParty/start",
        "Sends the browser to another service",
        { provider: text(), redirect: text() },
      ],
      [
        "GET",
        "/common/thirdParty/callback",
        "Where another service sends the browser back to",
        { code: text(), state: text() },
      ],
      ["POST", "/common/loginByTicket", "Signs in by what another service has said", byChallenge],
      ["POST", "/common/register", "A new account, by e-mail", registerByEmail],
      ["POST", "/common/registerByPhone", "A new account, by phone", registerByPhone],
      ["POST", "/common/forgetPassword", "A new password, by a code sent to an e-mail address", recoverByEmail],
      ["POST", "/common/forgetPasswordByPhone", "A new password, by a code sent to a phone", recoverByPhone],
      ["POST", "/common/logout", "Ends the session of the token"],
    ],
  },
  {
    name: "account",
    calls: [
      ["GET", "/member/shop/get", "Who one is: roles, permissions, shop"],
      ["GET", "/member/getUser", "The same"],
      ["GET", "/member/getAllRole", "The roles that one holds"],
      ["POST", "/member/changeRole", "Goes on in another of them", { roleId: rowId({ required: true, min: 1 }) }],
      ["GET", "/member/info", "One's account"],
      ["POST", "/member/updateInfo", "What one calls oneself", about],
      [
        "POST",
        "/member/updateEmail",
        "Another e-mail address, by a code sent to it, the password and the second step",
        newEmail,
      ],
      [
        "POST",
        "/member/updatePhone",
        "Another phone, by a code sent to it, the password and the second step",
        newPhone,
      ],
      ["POST", "/member/setPassword", "Another password", newOwnPassword],
      ["GET", "/member/payPassword", "Whether one has a pay password, or an app that makes codes"],
      [
        "POST",
        "/member/updatePayPassword",
        "The password asked for before money is withdrawn, by the old one or a code",
        newPayPassword,
      ],
      ["GET", "/member/preferences", "How one likes the screens"],
      ["POST", "/member/preferences", "Changes some of it; null forgets", preferences],
      ["GET", "/member/session/getList", "Where one is signed in"],
      ["POST", "/member/session/end", "Signs out there", one],
      ["POST", "/member/session/endOthers", "Signs out everywhere else"],
      ["GET", "/member/twoStep", "Whether sign-in takes a second step"],
      [
        "POST",
        "/member/twoStep/begin",
        "The secret for an app that makes codes, by the password and the pay password",
        beginEnrolment,
      ],
      ["POST", "/member/twoStep/confirm", "Turns the second step on; answers recovery codes", confirmed],
      ["POST", "/member/twoStep/end", "Turns it off", ended],
    ],
  },
];
