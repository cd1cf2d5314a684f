import type { Door } from "./authContext.ts";
import { registerCaptcha } from "./captcha.ts";
import { registerCodes } from "./codes.ts";
import { registerDescribe } from "./describe.ts";
import { registerTwoStepEnrolment } from "./enrolTwoStep.ts";
import { registerInfo } from "./info.ts";
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

/** Everything between a person and the screens. */
export function registerSignIn(door: Door): void {
  registerCaptcha(door);
  registerCodes(door);
  registerLogin(door);
  registerRegister(door);
  registerRecover(door);
  registerPassword(door);
  registerPayPassword(door);
  registerDescribe(door);
  registerOwnSessions(door);
  registerPreferences(door);
  registerInfo(door);
  registerTwoStep(door);
  registerTwoStepEnrolment(door);
  registerLoginTwoStep(door);
  registerThirdParty(door);
}
