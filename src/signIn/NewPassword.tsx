import { useEffect } from "react";
import { useTranslate } from "react-admin";
import { loadCommonPasswords } from "../../framework/schema/passwordStrength.ts";
import { PasswordLine } from "./PasswordLine.tsx";

type Bound = Parameters<typeof PasswordLine>[0];
type Line = Pick<Bound, "name" | "value" | "onChange" | "error" | "helperText" | "required">;

interface Props {
  bind(name: "password" | "confirmPassword"): Line;
  /** The first one of an account. */
  first?: boolean;
}

/** A password, typed twice. */
export function NewPassword({ bind, first = false }: Props) {
  const translate = useTranslate();
  // Read while somebody types; without it the server alone refuses the most used ones.
  useEffect(() => void loadCommonPasswords().catch(() => {}), []);
  return (
    <>
      <PasswordLine
        {...bind("password")}
        label={translate(`markethall.signIn.${first ? "password" : "newPassword"}`)}
        autoComplete="new-password"
      />
      <PasswordLine
        {...bind("confirmPassword")}
        label={translate(`markethall.signIn.${first ? "passwordAgain" : "confirmPassword"}`)}
        autoComplete="new-password"
      />
    </>
  );
}
