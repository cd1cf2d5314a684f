import type { AuthContext } from "./authContext.ts";
import { registerCaptcha } from "./captcha.ts";
import { registerCodes } from "./codes.ts";
import { registerDescribe } from "./describe.ts";
import { registerTwoStepEnrolment } from "./enrolTwoStep.ts";
import { registerInfo } from "./info.ts";
import { registerInvitation } from "./invitation.ts";
import { registerLogin } from "./login.ts";
import { registerLoginTwoStep } from "./loginTwoStep.ts";
import { registerOwnSessions } from "./ownSessions.ts";
import { registerPassword } from "./password.ts";
import { registerPayPassword } from "./payPassword.ts";
import { registerPreferences } from "./preferences.ts";
import { registerRecover } from "./recover.ts";
import { registerRegister } from "./register.ts";
import { registerThirdParty } from "./thirdParty.ts";
import { registerTwoStep } from "./twoStep.ts";

/** Registers all sign-in and account routes. */
export function registerSignIn(auth: AuthContext): void {
  registerCaptcha(auth);
  registerCodes(auth);
  registerLogin(auth);
  registerRegister(auth);
  registerRecover(auth);
  registerInvitation(auth);
  registerPassword(auth);
  registerPayPassword(auth);
  registerDescribe(auth);
  registerOwnSessions(auth);
  registerPreferences(auth);
  registerInfo(auth);
  registerTwoStep(auth);
  registerTwoStepEnrolment(auth);
  registerLoginTwoStep(auth);
  registerThirdParty(auth);
}
