import { registerCaptcha } from "./captcha.ts";
import { registerCodes } from "./codes.ts";
import { registerDescribe } from "./describe.ts";
import type { Door } from "./door.ts";
import { registerLogin } from "./login.ts";
import { registerPassword } from "./password.ts";
import { registerRecover } from "./recover.ts";
import { registerRegister } from "./register.ts";

/** Everything between a person and the screens. */
export function registerSignIn(door: Door): void {
  registerCaptcha(door);
  registerCodes(door);
  registerLogin(door);
  registerRegister(door);
  registerRecover(door);
  registerPassword(door);
  registerDescribe(door);
}
