import { useTranslate } from "react-admin";
import { PasswordLine } from "./PasswordLine.tsx";

type Bound = Parameters<typeof PasswordLine>[0];
type Line = Pick<Bound, "name" | "value" | "onChange" | "error" | "helperText" | "required">;

/** A new password, typed twice. */
export function NewPassword({ bind }: { bind: (name: "password" | "confirmPassword") => Line }) {
  const translate = useTranslate();
  return (
    <>
      <PasswordLine
        {...bind("password")}
        label={translate("markethall.signIn.newPassword")}
        autoComplete="new-password"
      />
      <PasswordLine
        {...bind("confirmPassword")}
        label={translate("markethall.signIn.confirmPassword")}
        autoComplete="new-password"
      />
    </>
  );
}
