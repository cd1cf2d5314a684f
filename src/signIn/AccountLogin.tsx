import { useTranslate } from "react-admin";
import { api } from "../connection.ts";
import { AuthTextInput } from "./AuthTextInput.tsx";
import { DemoLogins } from "./DemoLogins.tsx";
import { PasswordInput } from "./PasswordInput.tsx";
import { SubmitForm } from "./SubmitForm.tsx";
import { useCallForm } from "./useCallForm.ts";
import type { Enter } from "./useEnter.ts";

/**
 * Login with name or e-mail and password. All errors show the same message, which does not reveal
 * whether the account exists.
 */
export function AccountLogin({ enter }: { enter: Enter }) {
  const translate = useTranslate();
  const t = (key: string) => translate(`markethall.shell.login.${key}`);
  const form = useCallForm({
    start: { username: "", password: "" },
    required: ["username", "password"],
    enterKeys: { username: "account" },
    async send({ username, password }) {
      const input = { username: username.trim(), password };
      await enter.enter(await api.call("POST /common/login", input));
    },
  });
  return (
    <SubmitForm
      form={form}
      label={t("submit")}
      below={
        <DemoLogins
          onChoose={(username, known) =>
            form.setValues({ username, password: known ?? form.values.password })
          }
        />
      }
    >
      <AuthTextInput
        {...form.bind("username")}
        label={translate("markethall.signIn.account")}
        autoComplete="username"
        autoFocus
      />
      <PasswordInput
        {...form.bind("password")}
        label={t("password")}
        autoComplete="current-password"
      />
    </SubmitForm>
  );
}
