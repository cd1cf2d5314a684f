import { defineErrors } from "../framework/server/defineErrors.ts";

/** Error codes of sign-in, sessions and the limits of calls. */
export const signInErrors = defineErrors({
  "member.rateLimited": { status: 429, params: { seconds: "number" } },
  "login.rateLimited": { status: 429, params: { seconds: "number" } },
  "code.rateLimited": {
    status: 429,
    params: { seconds: "number" },
    message: "errors.login.rateLimited",
  },
  "storefront.rateLimited": {
    status: 429,
    params: { seconds: "number" },
    message: "errors.login.rateLimited",
  },
  "login.failed": { status: 422 },
  "captcha.wrong": { status: 422 },
  "code.wrong": { status: 422 },
  "challenge.expired": { status: 422 },
  "account.frozen": { status: 422, params: { reason: "text" } },
  "account.disabled": { status: 422 },
  "session.notFresh": { status: 403, params: { minutes: "number" } },
  "password.mustChange": { status: 403 },
  "password.wrong": { status: 422 },
  "password.unchanged": { status: 422 },
  "payPassword.currentWrong": { status: 422 },
  "payPassword.sameAsPassword": { status: 422 },
  "twoStep.mustSetUp": { status: 403 },
  "twoStep.wrong": { status: 422 },
  "twoStep.codeUsed": { status: 422 },
  "twoStep.alreadyOn": { status: 422 },
  "twoStep.off": { status: 422 },
  "role.notHeld": { status: 422 },
  "thirdParty.failed": { status: 422 },
  "preferences.tooLarge": { status: 422 },
  "thirdParty.off": { status: 422 },
});
