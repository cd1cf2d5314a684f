import Box from "@mui/material/Box";
import { useQueryClient } from "@tanstack/react-query";
import { useNotify, useTranslate } from "react-admin";
import { SectionCard } from "../../framework/admin/show/SectionCard.tsx";
import { api } from "../connection.ts";
import { AccountNameInput } from "../signIn/AccountNameInput.tsx";
import { NewPassword } from "../signIn/NewPassword.tsx";
import { PasswordInput } from "../signIn/PasswordInput.tsx";
import { checkPasswords } from "../signIn/passwords.ts";
import { SubmitForm } from "../signIn/SubmitForm.tsx";
import { useCallForm } from "../signIn/useCallForm.ts";
import { devicesKey } from "./Devices.tsx";

/** Changes the password, which signs out every other device. */
export function ChangePassword() {
  const translate = useTranslate();
  const t = (key: string) => translate(`markethall.signIn.info.${key}`);
  const notify = useNotify();
  const queries = useQueryClient();
  const start = { oldPassword: "", password: "", confirmPassword: "" };
  const form = useCallForm({
    start,
    required: ["oldPassword", "password", "confirmPassword"],
    check: checkPasswords,
    async send(values) {
      await api.call("POST /member/setPassword", values);
      form.setValues(start);
      await queries.invalidateQueries({ queryKey: devicesKey });
      notify(t("passwordChanged"), { type: "success" });
    },
  });
  return (
    <SectionCard title={t("password")}>
      <Box sx={{ maxWidth: 420 }}>
        <SubmitForm form={form} label={t("changePassword")}>
          <AccountNameInput />
          <PasswordInput
            {...form.bind("oldPassword")}
            label={t("oldPassword")}
            autoComplete="current-password"
          />
          <NewPassword bind={form.bind} />
        </SubmitForm>
      </Box>
    </SectionCard>
  );
}
