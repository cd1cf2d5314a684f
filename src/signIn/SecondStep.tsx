import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { api } from "../connection.ts";
import { AuthTextInput } from "./AuthTextInput.tsx";
import { SubmitForm } from "./SubmitForm.tsx";
import { useCallForm } from "./useCallForm.ts";
import type { Enter } from "./useEnter.ts";

/** The second factor: a code of the authenticator app, or a recovery code. */
export function SecondStep({ enter, ticket }: { enter: Enter; ticket: string }) {
  const translate = useTranslate();
  const form = useCallForm({
    start: { code: "" },
    required: ["code"],
    async send({ code }) {
      const input = { ticket, code: code.trim() };
      await enter.enter(await api.call("POST /common/loginTwoStep", input));
    },
  });
  return (
    <SubmitForm
      form={form}
      label={translate("markethall.shell.login.submit")}
      below={
        <Button onClick={enter.forget} sx={{ mt: 2 }}>
          {translate("markethall.signIn.back")}
        </Button>
      }
    >
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {translate("markethall.signIn.secondStepHelp")}
      </Typography>
      <AuthTextInput
        {...form.bind("code")}
        label={translate("markethall.signIn.appCode")}
        autoComplete="one-time-code"
        autoFocus
      />
    </SubmitForm>
  );
}
