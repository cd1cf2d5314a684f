import { useTranslate } from "react-admin";
import { api } from "../connection.ts";
import { AuthTextInput } from "./AuthTextInput.tsx";
import type { By } from "./ByTabs.tsx";
import { NewPassword } from "./NewPassword.tsx";
import { checkPasswords } from "./passwords.ts";
import { SubmitForm } from "./SubmitForm.tsx";
import { useCallForm } from "./useCallForm.ts";
import type { Enter } from "./useEnter.ts";
import { VerificationCodeInput } from "./VerificationCodeInput.tsx";

interface Props {
  by: By;
  enter: Enter;
  /** Ticket of a third-party login that identified the user. */
  link?: string | undefined;
}

/** Creates a merchant's account, from which the shop's application starts. */
export function RegisterForm({ by, enter, link }: Props) {
  const translate = useTranslate();
  const t = (key: string) => translate(`markethall.signIn.${key}`);
  const form = useCallForm({
    by,
    start: {
      username: "",
      target: "",
      code: "",
      password: "",
      confirmPassword: "",
      inviteCode: "",
    },
    required: ["username", "target", "code", "password", "confirmPassword"],
    check: checkPasswords,
    async send({ target, inviteCode, ...values }) {
      const input = {
        ...values,
        username: values.username.trim(),
        code: values.code.trim(),
        ...(inviteCode.trim() ? { inviteCode: inviteCode.trim() } : {}),
        ...(link ? { ticket: link } : {}),
      };
      const address = target.trim();
      const grant =
        by === "email"
          ? await api.call("POST /common/register", { ...input, email: address })
          : await api.call("POST /common/registerByPhone", { ...input, phone: address });
      await enter.enter(grant);
    },
  });
  return (
    <SubmitForm form={form} label={t("register")}>
      <AuthTextInput
        {...form.bind("username")}
        label={t("username")}
        autoComplete="username"
        autoFocus
      />
      <AuthTextInput
        {...form.bind("target")}
        label={t(by)}
        autoComplete={by === "email" ? "email" : "tel"}
        inputMode={by === "email" ? "email" : "tel"}
      />
      <VerificationCodeInput
        by={by}
        purpose="register"
        target={form.values.target}
        code={form.bind("code")}
      />
      <NewPassword bind={form.bind} first />
      <AuthTextInput {...form.bind("inviteCode")} label={t("inviteCode")} autoComplete="off" />
    </SubmitForm>
  );
}
