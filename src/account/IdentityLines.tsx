import { useTranslate } from "react-admin";
import { PasswordLine } from "../signIn/PasswordLine.tsx";
import { TextLine } from "../signIn/TextLine.tsx";
import { WhoseLine } from "../signIn/WhoseLine.tsx";
import type { AccountInfo } from "./accountInfo.ts";

type Line = Pick<Parameters<typeof PasswordLine>[0], "name" | "value" | "onChange" | "error" | "required"> & {
  helperText: string;
};
interface Props {
  info: Pick<AccountInfo, "hasPassword" | "twoStep">;
  bind(name: "oldPassword" | "twoStepCode"): Line;
}

/** Required fields of `IdentityLines`. */
export const identityRequired = ({ hasPassword, twoStep }: Props["info"]) => [
  ...(hasPassword ? (["oldPassword"] as const) : []),
  ...(twoStep ? (["twoStepCode"] as const) : []),
];

/**
 * The password, and an MFA code where MFA is on: required before an address or a secret of the
 * account changes.
 */
export function IdentityLines({ info, bind }: Props) {
  const translate = useTranslate();
  return (
    <>
      <WhoseLine />
      {info.hasPassword && (
        <PasswordLine
          {...bind("oldPassword")}
          label={translate("markethall.signIn.info.oldPassword")}
          autoComplete="current-password"
        />
      )}
      {info.twoStep && (
        <TextLine
          {...bind("twoStepCode")}
          label={translate("markethall.signIn.appCode")}
          autoComplete="one-time-code"
        />
      )}
    </>
  );
}
