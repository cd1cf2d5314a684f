import { useTranslate } from "react-admin";
import { api } from "../connection.ts";
import { AuthTextInput } from "./AuthTextInput.tsx";
import { SubmitForm } from "./SubmitForm.tsx";
import { useCallForm } from "./useCallForm.ts";
import type { Enter } from "./useEnter.ts";
import { VerificationCodeInput } from "./VerificationCodeInput.tsx";

/** Login with a verified phone number and a code sent to it. */
export function PhoneLogin({ enter }: { enter: Enter }) {
  const translate = useTranslate();
  const form = useCallForm({
    start: { phone: "", code: "" },
    required: ["phone", "code"],
    async send({ phone, code }) {
      const input = { phone: phone.trim(), code: code.trim() };
      await enter.enter(await api.call("POST /common/loginByPhone", input));
    },
  });
  return (
    <SubmitForm form={form} label={translate("markethall.shell.login.submit")}>
      <AuthTextInput
        {...form.bind("phone")}
        label={translate("markethall.signIn.phone")}
        autoComplete="tel"
        inputMode="tel"
        autoFocus
      />
      <VerificationCodeInput
        by="phone"
        purpose="login"
        target={form.values.phone}
        code={form.bind("code")}
      />
    </SubmitForm>
  );
}
