import { findPasswordWeakness } from "../../framework/schema/passwordStrength.ts";

interface Values {
  password: string;
  confirmPassword: string;
  /** Names of the account, where the form asks for them: a password is not one of them. */
  username?: string;
  target?: string;
}
/** What can be said about a new password before it is sent, as keys of the words. */
export function checkPasswords({ password, confirmPassword, username, target }: Values) {
  const weakness = password ? findPasswordWeakness(password, [username, target]) : null;
  const problem = password && password.length < 8 ? "markethall.signIn.passwordShort" : weakness?.key;
  return {
    ...(problem ? { password: problem } : {}),
    ...(confirmPassword && password !== confirmPassword
      ? { confirmPassword: "markethall.signIn.passwordsDiffer" }
      : {}),
  };
}
