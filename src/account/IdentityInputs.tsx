import { useTranslate } from "react-admin";
import { AccountNameInput } from "../signIn/AccountNameInput.tsx";
import { AuthTextInput } from "../signIn/AuthTextInput.tsx";
import { PasswordInput } from "../signIn/PasswordInput.tsx";
import type { AccountInfo } from "./accountInfo.ts";

type Line = Pick<
  Parameters<typeof PasswordInput>[0],
  "name" | "value" | "onChange" | "error" | "required"
> & {
  helperText: string;
};
interface Props {
  info: Pick<AccountInfo, "hasPassword" | "twoStep">;
  bind(name: "oldPassword" | "twoStepCode"): Line;
}

/** Required fields of `IdentityInputs`. */
export const identityRequired = ({ hasPassword, twoStep }: Props["info"]) => [
  ...(hasPassword ? (["oldPassword"] as const) : []),
  ...(twoStep ? (["twoStepCode"] as const) : []),
];

/**
 * The password, and an MFA code where MFA is on: required before an address or a secret of the
 * account changes.
 */
export function IdentityInputs({ info, bind }: Props) {
  const translate = useTranslate();
  return (
    <>
      <AccountNameInput />
      {info.hasPassword && (
        <PasswordInput
          {...bind("oldPassword")}
          label={translate("markethall.signIn.info.oldPassword")}
          autoComplete="current-password"
        />
      )}
      {info.twoStep && (
        <AuthTextInput
          {...bind("twoStepCode")}
          label={translate("markethall.signIn.appCode")}
          autoComplete="one-time-code"
        />
      )}
    </>
  );
}
