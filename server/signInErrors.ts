import { defineErrors } from "../framework/server/defineErrors.ts";

/** Error codes of sign-in, sessions and the limits of calls. */
export const signInErrors = defineErrors({
  "member.rateLimited": { type: "rateLimited", params: { seconds: "number" } },
  "code.rateLimited": {
    type: "rateLimited",
    params: { seconds: "number" },
    message: "errors.login.rateLimited",
  },
  "storefront.rateLimited": {
    type: "rateLimited",
    params: { seconds: "number" },
    message: "errors.login.rateLimited",
  },
  "captcha.wrong": { type: "rejected" },
  "code.wrong": { type: "rejected" },
  "challenge.expired": { type: "rejected" },
  "account.frozen": { type: "rejected", params: { reason: "text" } },
  "account.disabled": { type: "rejected" },
  "session.notFresh": { type: "forbidden", params: { minutes: "number" } },
  "password.mustChange": { type: "forbidden" },
  "password.wrong": { type: "rejected" },
  "password.unchanged": { type: "rejected" },
  "payPassword.currentWrong": { type: "rejected" },
  "payPassword.sameAsPassword": { type: "rejected" },
  "twoStep.mustSetUp": { type: "forbidden" },
  "twoStep.wrong": { type: "rejected" },
  "twoStep.codeUsed": { type: "rejected" },
  "twoStep.alreadyOn": { type: "rejected" },
  "twoStep.off": { type: "rejected" },
  "role.notHeld": { type: "rejected" },
  "thirdParty.failed": { type: "rejected" },
  "preferences.tooLarge": { type: "rejected" },
  "thirdParty.off": { type: "rejected" },
});
