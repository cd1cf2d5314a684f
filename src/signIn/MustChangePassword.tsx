import Button from "@mui/material/Button";
import { useTranslate } from "react-admin";
import { useNavigate } from "react-router";
import { api, session } from "../connection.ts";
import { useSignOut } from "../session/useSignOut.ts";
import { AccountNameInput } from "./AccountNameInput.tsx";
import { NewPassword } from "./NewPassword.tsx";
import { checkPasswords } from "./passwords.ts";
import { SignInPage } from "./SignInPage.tsx";
import { SubmitForm } from "./SubmitForm.tsx";
import { useCallForm } from "./useCallForm.ts";

/** Shown instead of every page while the password is one that another member has set. */
export function MustChangePassword() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const form = useCallForm({
    start: { password: "", confirmPassword: "" },
    required: ["password", "confirmPassword"],
    check: checkPasswords,
    async send(passwords) {
      await api.call("POST /member/setPassword", passwords);
      session.clear();
      await navigate("/dashboard", { replace: true });
    },
  });
  return (
    <SignInPage
      title={translate("markethall.signIn.mustChange")}
      lead={translate("markethall.signIn.mustChangeLead")}
    >
      <SubmitForm
        form={form}
        label={translate("markethall.signIn.setPassword")}
        below={
          <Button onClick={() => void signOut()} sx={{ mt: 2 }}>
            {translate("markethall.shell.signOut")}
          </Button>
        }
      >
        <AccountNameInput />
        <NewPassword bind={form.bind} />
      </SubmitForm>
    </SignInPage>
  );
}
