import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNotify, useTranslate } from "react-admin";
import { StatusChip } from "../../framework/admin/display/StatusChip.tsx";
import { SectionCard } from "../../framework/admin/show/SectionCard.tsx";
import { api } from "../connection.ts";
import { AuthTextInput } from "../signIn/AuthTextInput.tsx";
import type { By } from "../signIn/ByTabs.tsx";
import { SubmitForm } from "../signIn/SubmitForm.tsx";
import { useCallForm } from "../signIn/useCallForm.ts";
import { VerificationCodeInput } from "../signIn/VerificationCodeInput.tsx";
import { type AccountInfo, infoKey } from "./accountInfo.ts";
import { IdentityInputs, identityRequired } from "./IdentityInputs.tsx";

/** The e-mail address and phone number for signing in and for recovering the password. */
export function ContactDetails({ info }: { info: AccountInfo }) {
  const translate = useTranslate();
  const t = (key: string) => translate(`markethall.signIn.info.${key}`);
  const [changing, setChanging] = useState<By | null>(null);
  const lines = [
    { by: "email", value: info.email, verified: info.emailVerified },
    { by: "phone", value: info.phone, verified: info.phoneVerified },
  ] as const;
  return (
    <SectionCard title={t("reach")}>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {t("reachHelp")}
      </Typography>
      {lines.map(({ by, value, verified }) => {
        const operation = t(changing === by ? "cancel" : value ? "change" : "add");
        return (
          <Box key={by} sx={{ py: 1, borderTop: 1, borderColor: "divider" }}>
            <Box sx={{ display: "flex", alignItems: "center", gap: 1.5, flexWrap: "wrap" }}>
              <Typography sx={{ width: { xs: "100%", sm: 120 } }}>
                {translate(`markethall.signIn.${by}`)}
              </Typography>
              <Typography
                sx={{ flex: 1, overflowWrap: "anywhere" }}
                color={value ? undefined : "text.secondary"}
              >
                {value ?? t("none")}
              </Typography>
              {value && (
                <StatusChip tone={verified ? "success" : "neutral"}>
                  {t(verified ? "confirmed" : "unconfirmed")}
                </StatusChip>
              )}
              <Button
                size="small"
                aria-label={translate("framework.form.labelled", {
                  label: operation,
                  value: translate(`markethall.signIn.${by}`),
                })}
                onClick={() => setChanging(changing === by ? null : by)}
              >
                {operation}
              </Button>
            </Box>
            {changing === by && (
              <ChangeContact key={by} by={by} info={info} onDone={() => setChanging(null)} />
            )}
          </Box>
        );
      })}
    </SectionCard>
  );
}

function ChangeContact({ by, info, onDone }: { by: By; info: AccountInfo; onDone(): void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const form = useCallForm({
    by,
    start: { target: "", code: "", oldPassword: "", twoStepCode: "" },
    required: ["target", "code", ...identityRequired(info)],
    async send({ target, code, ...proof }) {
      const input = { ...proof, code: code.trim() };
      const address = target.trim();
      if (by === "email") await api.call("POST /member/updateEmail", { ...input, email: address });
      else await api.call("POST /member/updatePhone", { ...input, phone: address });
      await queries.invalidateQueries({ queryKey: infoKey });
      notify("markethall.signIn.info.saved", { type: "success" });
      onDone();
    },
  });
  return (
    <Box sx={{ maxWidth: 420 }}>
      <SubmitForm form={form} label={translate("markethall.signIn.info.confirm")}>
        <AuthTextInput
          {...form.bind("target")}
          label={translate(`markethall.signIn.${by}`)}
          autoComplete={by === "email" ? "email" : "tel"}
          inputMode={by === "email" ? "email" : "tel"}
          autoFocus
        />
        <VerificationCodeInput
          by={by}
          purpose="bind"
          target={form.values.target}
          code={form.bind("code")}
        />
        <IdentityInputs info={info} bind={form.bind} />
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {translate("markethall.signIn.info.changeHolds")}
        </Typography>
      </SubmitForm>
    </Box>
  );
}
