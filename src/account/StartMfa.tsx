import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslate } from "react-admin";
import type { AppAnswer } from "../../framework/schema/index.ts";
import { api } from "../connection.ts";
import { PasswordInput } from "../signIn/PasswordInput.tsx";
import { SubmitForm } from "../signIn/SubmitForm.tsx";
import { useCallForm } from "../signIn/useCallForm.ts";
import { VerificationCodeInput } from "../signIn/VerificationCodeInput.tsx";
import { IdentityInputs, identityRequired } from "./IdentityInputs.tsx";

export const twoStepKey = ["account", "twoStep"] as const;

/** The secret that an authenticator app scans or is given. */
export type Enrolment = AppAnswer<"POST /member/twoStep/begin">;
export type TwoStepState = AppAnswer<"GET /member/twoStep">;
interface Props {
  state: TwoStepState;
  onDone(enrolment: Enrolment): void;
  onCancel(): void;
}

/**
 * Asks for the password, and for the pay password if one is set, before the MFA secret is shown.
 */
export function StartMfa({ state: { asks, reach }, onDone, onCancel }: Props) {
  const translate = useTranslate();
  const t = (name: string) => translate(`markethall.signIn.info.${name}`);
  const [forgotten, setForgotten] = useState(false);
  const identity = { hasPassword: asks.password, twoStep: false };
  const target = reach.email ?? reach.phone;
  const proof = !asks.payPassword
    ? []
    : forgotten
      ? (["code"] as const)
      : (["oldPayPassword"] as const);
  const form = useCallForm({
    start: { oldPassword: "", twoStepCode: "", oldPayPassword: "", code: "" },
    required: [...identityRequired(identity), ...proof],
    async send({ oldPassword, oldPayPassword, code }) {
      const given = !asks.payPassword ? {} : forgotten ? { code: code.trim() } : { oldPayPassword };
      onDone(await api.call("POST /member/twoStep/begin", { oldPassword, ...given }));
    },
  });
  return (
    <Box sx={{ maxWidth: 420 }}>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {translate("markethall.signIn.twoStep.proof")} {t("changeHolds")}
      </Typography>
      <SubmitForm
        form={form}
        label={translate("markethall.signIn.twoStep.next")}
        below={
          <Button fullWidth sx={{ mt: 1 }} onClick={onCancel}>
            {t("cancel")}
          </Button>
        }
      >
        <IdentityInputs info={identity} bind={form.bind} />
        {asks.payPassword && !forgotten && (
          <PasswordInput
            {...form.bind("oldPayPassword")}
            label={t("oldPayPassword")}
            autoComplete="current-password"
          />
        )}
        {asks.payPassword && forgotten && target && (
          <VerificationCodeInput
            by={reach.email ? "email" : "phone"}
            purpose="payPassword"
            target={target}
            code={form.bind("code")}
          />
        )}
        {asks.payPassword && target && (
          <Button size="small" onClick={() => setForgotten(!forgotten)} sx={{ mb: 1 }}>
            {t(forgotten ? "payPasswordKnown" : "payPasswordForgotten")}
          </Button>
        )}
      </SubmitForm>
    </Box>
  );
}
