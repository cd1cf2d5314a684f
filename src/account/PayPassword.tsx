import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNotify, useTranslate } from "react-admin";
import { useActor } from "../../framework/admin/resources.tsx";
import { SectionCard } from "../../framework/admin/show/SectionCard.tsx";
import { loadCommonPasswords } from "../../framework/schema/findPasswordWeakness.ts";
import { can } from "../../framework/schema/index.ts";
import { withdrawals } from "../../resources/finance/index.ts";
import { api } from "../connection.ts";
import { PasswordInput } from "../signIn/PasswordInput.tsx";
import { checkPasswords } from "../signIn/passwords.ts";
import { SubmitForm } from "../signIn/SubmitForm.tsx";
import { useCallForm } from "../signIn/useCallForm.ts";
import { VerificationCodeInput } from "../signIn/VerificationCodeInput.tsx";
import type { AccountInfo } from "./accountInfo.ts";
import { IdentityInputs, identityRequired } from "./IdentityInputs.tsx";
import { twoStepKey } from "./StartMfa.tsx";

const key = ["account", "payPassword"] as const;
const start = {
  oldPassword: "",
  twoStepCode: "",
  oldPayPassword: "",
  code: "",
  password: "",
  confirmPassword: "",
};

/** Sets the pay password that withdrawals require, for members who may withdraw. */
export function PayPassword({ info }: { info: AccountInfo }) {
  const translate = useTranslate();
  const t = (name: string) => translate(`markethall.signIn.info.${name}`);
  const notify = useNotify();
  const queries = useQueryClient();
  const allowed = can(useActor(), withdrawals, "apply");
  const [forgotten, setForgotten] = useState(false);
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => api.call("GET /member/payPassword"),
    enabled: allowed,
  });
  useEffect(() => void (allowed && loadCommonPasswords().catch(() => {})), [allowed]);
  // With MFA, a code replaces the old pay password, which may be forgotten; without MFA, a code is
  // sent to the holder.
  const needsOldPassword = data?.set === true && !info.twoStep;
  const reach =
    info.email && info.emailVerified
      ? ({ by: "email", target: info.email } as const)
      : info.phone && info.phoneVerified
        ? ({ by: "phone", target: info.phone } as const)
        : null;
  const proof = needsOldPassword
    ? forgotten
      ? (["code"] as const)
      : (["oldPayPassword"] as const)
    : [];
  const form = useCallForm({
    start,
    required: [...identityRequired(info), ...proof, "password", "confirmPassword"],
    check: checkPasswords,
    async send({ code, oldPayPassword, ...values }) {
      const given = !needsOldPassword ? {} : forgotten ? { code: code.trim() } : { oldPayPassword };
      await api.call("POST /member/updatePayPassword", { ...values, ...given });
      form.setValues(start);
      setForgotten(false);
      // Turning on MFA requires the pay password from now on.
      await Promise.all(
        [key, twoStepKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
      );
      notify(t("payPasswordSaved"), { type: "success" });
    },
  });
  if (!allowed) return null;
  return (
    <SectionCard title={t("payPassword")}>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t("payPasswordText")} {data?.set === false && t("payPasswordUnset")} {t("changeHolds")}
      </Typography>
      <Box sx={{ maxWidth: 420 }}>
        <SubmitForm form={form} label={t("savePayPassword")}>
          <IdentityInputs info={info} bind={form.bind} />
          {needsOldPassword && !forgotten && (
            <PasswordInput
              {...form.bind("oldPayPassword")}
              label={t("oldPayPassword")}
              autoComplete="current-password"
            />
          )}
          {needsOldPassword && forgotten && reach && (
            <VerificationCodeInput
              by={reach.by}
              purpose="payPassword"
              target={reach.target}
              code={form.bind("code")}
            />
          )}
          {needsOldPassword && reach && (
            <Button size="small" onClick={() => setForgotten(!forgotten)} sx={{ mb: 1 }}>
              {t(forgotten ? "payPasswordKnown" : "payPasswordForgotten")}
            </Button>
          )}
          <PasswordInput
            {...form.bind("password")}
            label={t("newPayPassword")}
            autoComplete="new-password"
          />
          <PasswordInput
            {...form.bind("confirmPassword")}
            label={t("payPasswordAgain")}
            autoComplete="new-password"
          />
        </SubmitForm>
      </Box>
    </SectionCard>
  );
}
