import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { Link as RouterLink, useSearchParams } from "react-router";
import { AccountLogin } from "./AccountLogin.tsx";
import { type By, ByTabs } from "./ByTabs.tsx";
import { PhoneLogin } from "./PhoneLogin.tsx";
import { RecoverForm } from "./RecoverForm.tsx";
import { RegisterForm } from "./RegisterForm.tsx";
import { SecondStep } from "./SecondStep.tsx";
import { SignInPage } from "./SignInPage.tsx";
import { ThirdParties } from "./ThirdParties.tsx";
import { useEnter } from "./useEnter.ts";

type AuthContext = "login" | "register" | "recover";
const toAuthContext = (view: string | null): AuthContext =>
  view === "register" || view === "recover" ? view : "login";

/** The login, registration and password recovery. The path to return to is preserved throughout. */
export function Login() {
  const translate = useTranslate();
  const t = (key: string) => translate(`markethall.signIn.${key}`);
  const [search, setSearch] = useSearchParams();
  const enter = useEnter();
  const [by, setBy] = useState<By>("email");
  const auth = toAuthContext(search.get("view"));
  const to = (view: AuthContext) => {
    const next = new URLSearchParams(search);
    next.delete("done");
    if (view === "login") next.delete("view");
    else next.set("view", view);
    return { search: next.toString() };
  };
  if (enter.ticket)
    return (
      <SignInPage title={t("secondStep")}>
        <SecondStep enter={enter} ticket={enter.ticket} />
      </SignInPage>
    );
  const link = (view: AuthContext, key: string) => (
    <Link component={RouterLink} to={to(view)} sx={{ py: 1 }}>
      {t(key)}
    </Link>
  );
  return (
    <SignInPage
      title={auth === "login" ? translate("markethall.shell.login.welcome") : t(`${auth}Title`)}
      lead={auth === "login" ? translate("markethall.shell.login.lead") : t(`${auth}Lead`)}
    >
      {auth === "login" && search.get("done") === "recovered" && (
        <Alert severity="success" sx={{ mb: 1.5 }}>
          {t("recovered")}
        </Alert>
      )}
      <ByTabs value={by} onChange={setBy} label={t(`${auth}By`)} />
      {auth === "login" &&
        (by === "email" ? <AccountLogin enter={enter} /> : <PhoneLogin enter={enter} />)}
      {auth === "register" && (
        <RegisterForm key={by} by={by} enter={enter} link={search.get("ticket") ?? undefined} />
      )}
      {auth === "recover" && (
        <RecoverForm
          key={by}
          by={by}
          onDone={() => {
            const next = new URLSearchParams(search);
            next.delete("view");
            next.set("done", "recovered");
            setSearch(next);
          }}
        />
      )}
      {auth === "login" && <ThirdParties />}
      <Box
        sx={{ display: "flex", justifyContent: "space-between", flexWrap: "wrap", gap: 2, mt: 2 }}
      >
        {auth === "login" ? (
          <>
            {link("register", "toRegister")}
            {link("recover", "toRecover")}
          </>
        ) : (
          link("login", "toLogin")
        )}
      </Box>
    </SignInPage>
  );
}
