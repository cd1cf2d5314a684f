import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import { useEffect, useRef, useState } from "react";
import { useTranslate } from "react-admin";
import { Link, useNavigate, useSearchParams } from "react-router";
import { api } from "../connection.ts";
import { SecondStep } from "./SecondStep.tsx";
import { SignInPage } from "./SignInPage.tsx";
import { useEnter } from "./useEnter.ts";

/** Message keys of the error codes that the server returns in the URL. */
const sentences: Readonly<Record<string, string>> = {
  "thirdParty.failed": "errors.thirdParty.failed",
  "thirdParty.off": "errors.thirdParty.off",
};
const getSentence = (code: string) => sentences[code] ?? "errors.thirdParty.failed";

/** The page to which a third-party login redirects, with a ticket valid for one sign-in. */
export function AuthRedirect() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const enter = useEnter();
  const [failure, setFailure] = useState<string | null>(null);
  const error = search.get("error");
  const ticket = search.get("ticket");
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    if (!ticket) {
      if (!error) void navigate("/", { replace: true });
      return;
    }
    api
      .call("POST /common/loginByTicket", { ticket })
      .then((way) => {
        if (!way.register) return enter.enter(way);
        const next = new URLSearchParams({ view: "register", ticket: way.register });
        return navigate(`/login?${next}`, { replace: true });
      })
      .catch((error: unknown) =>
        setFailure(error instanceof Error ? error.message : String(error)),
      );
  });
  const failureMessage =
    failure ?? (error === null || ticket ? null : translate(getSentence(error)));
  return (
    <SignInPage
      title={translate(`markethall.signIn.${failureMessage ? "notSignedIn" : "redirecting"}`)}
    >
      {enter.ticket ? (
        <SecondStep enter={enter} ticket={enter.ticket} />
      ) : failureMessage ? (
        <>
          <Alert severity="error" role="alert" sx={{ my: 2 }}>
            {failureMessage}
          </Alert>
          <Button component={Link} to="/login" variant="contained">
            {translate("markethall.signIn.toLogin")}
          </Button>
        </>
      ) : (
        <LinearProgress sx={{ mt: 3 }} aria-label={translate("markethall.signIn.redirecting")} />
      )}
    </SignInPage>
  );
}
