import { useTranslate } from "react-admin";
import { api } from "../connection.ts";
import { AuthTextInput } from "./AuthTextInput.tsx";
import type { By } from "./ByTabs.tsx";
import { NewPassword } from "./NewPassword.tsx";
import { checkPasswords } from "./passwords.ts";
import { SubmitForm } from "./SubmitForm.tsx";
import { useCallForm } from "./useCallForm.ts";
import { useEnter } from "./useEnter.ts";
import { VerificationCodeInput } from "./VerificationCodeInput.tsx";

/** Sets a new password, authorized by a code sent to the account. */
export function RecoverForm({ by, onDone }: { by: By; onDone(): void }) {
  const translate = useTranslate();
  const t = (key: string) => translate(`markethall.signIn.${key}`);
  const { enter } = useEnter();
  const form = useCallForm({
    by,
    start: { target: "", code: "", password: "", confirmPassword: "" },
    required: ["target", "code", "password", "confirmPassword"],
    check: checkPasswords,
    async send({ target, code, ...passwords }) {
      const input = { ...passwords, code: code.trim() };
      const address = target.trim();
      const answer =
        by === "email"
          ? await api.call("POST /common/forgetPassword", { ...input, email: address })
          : await api.call("POST /common/forgetPasswordByPhone", { ...input, phone: address });
      // A code sent to a phone also signs the user in, unless MFA is required.
      if (answer?.token) await enter(answer);
      else onDone();
    },
  });
  return (
    <SubmitForm form={form} label={t("setPassword")}>
      <AuthTextInput
        {...form.bind("target")}
        label={t(by)}
        autoComplete={by === "email" ? "email" : "tel"}
        inputMode={by === "email" ? "email" : "tel"}
        autoFocus
      />
      <VerificationCodeInput
        by={by}
        purpose="recover"
        target={form.values.target}
        code={form.bind("code")}
      />
      <NewPassword bind={form.bind} />
    </SubmitForm>
  );
}
