import Button from "@mui/material/Button";
import { useTranslate } from "react-admin";
import { useNavigate } from "react-router";
import { TwoStep } from "../account/TwoStep.tsx";
import { session } from "../connection.ts";
import { useSignOut } from "../session/useSignOut.ts";
import { SignInPage } from "./SignInPage.tsx";

/**
 * Shown instead of every page while the shop or the platform requires MFA and the account does not
 * use it.
 */
export function MustSetUpTwoStep() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const goOn = async () => {
    session.clear();
    await navigate("/dashboard", { replace: true });
  };
  return (
    <SignInPage
      title={translate("markethall.signIn.mustSetUpTwoStep")}
      lead={translate("markethall.signIn.mustSetUpTwoStepLead")}
    >
      <TwoStep onStored={() => void goOn()} />
      <Button onClick={() => void signOut()} fullWidth>
        {translate("markethall.shell.signOut")}
      </Button>
    </SignInPage>
  );
}
