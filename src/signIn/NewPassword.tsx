import { useEffect } from "react";
import { useTranslate } from "react-admin";
import { loadCommonPasswords } from "../../framework/schema/findPasswordWeakness.ts";
import { PasswordInput } from "./PasswordInput.tsx";

type Bound = Parameters<typeof PasswordInput>[0];
type Line = Pick<Bound, "name" | "value" | "onChange" | "error" | "helperText" | "required">;

interface Props {
  bind(name: "password" | "confirmPassword"): Line;
  /** Whether it is the account's first password. */
  first?: boolean;
}

/** A new password, entered twice. */
export function NewPassword({ bind, first = false }: Props) {
  const translate = useTranslate();
  const password = bind("password");
  // Loaded while the user types; without it, only the server rejects common passwords.
  useEffect(() => void loadCommonPasswords().catch(() => {}), []);
  return (
    <>
      <PasswordInput
        {...password}
        // The rule is read before it is broken.
        helperText={password.helperText || translate("markethall.signIn.passwordShort")}
        label={translate(`markethall.signIn.${first ? "password" : "newPassword"}`)}
        autoComplete="new-password"
      />
      <PasswordInput
        {...bind("confirmPassword")}
        label={translate(`markethall.signIn.${first ? "passwordAgain" : "confirmPassword"}`)}
        autoComplete="new-password"
      />
    </>
  );
}
