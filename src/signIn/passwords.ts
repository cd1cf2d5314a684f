import { findPasswordWeakness } from "../../framework/schema/findPasswordWeakness.ts";

interface Values {
  password: string;
  confirmPassword: string;
  /** Names of the account, where the form contains them: a password must not equal one of them. */
  username?: string;
  target?: string;
}
/** Validates a new password before it is sent; returns message keys. */
export function checkPasswords({ password, confirmPassword, username, target }: Values) {
  const weakness = password ? findPasswordWeakness(password, [username, target]) : null;
  const problem =
    password && password.length < 8 ? "markethall.signIn.passwordShort" : weakness?.key;
  return {
    ...(problem ? { password: problem } : {}),
    ...(confirmPassword && password !== confirmPassword
      ? { confirmPassword: "markethall.signIn.passwordsDiffer" }
      : {}),
  };
}
