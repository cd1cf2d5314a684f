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
import { FrontDoor } from "./SignInPage.tsx";
import { ThirdParties } from "./ThirdParties.tsx";
import { useEnter } from "./useEnter.ts";

type Door = "login" | "register" | "recover";
const doorOf = (view: string | null): Door => (view === "register" || view === "recover" ? view : "login");

/** The login, and what leads to one: registering, and a forgotten password. Where one wanted to go is kept all along. */
export function Login() {
  const translate = useTranslate();
  const say = (key: string) => translate(`markethall.signIn.${key}`);
  const [search, setSearch] = useSearchParams();
  const enter = useEnter();
  const [by, setBy] = useState<By>("email");
  const door = doorOf(search.get("view"));
  const to = (view: Door) => {
    const next = new URLSearchParams(search);
    next.delete("done");
    if (view === "login") next.delete("view");
    else next.set("view", view);
    return { search: next.toString() };
  };
  if (enter.ticket)
    return (
      <FrontDoor title={say("secondStep")}>
        <SecondStep enter={enter} ticket={enter.ticket} />
      </FrontDoor>
    );
  const link = (view: Door, key: string) => (
    <Link component={RouterLink} to={to(view)} sx={{ py: 1 }}>
      {say(key)}
    </Link>
  );
  return (
    <FrontDoor
      title={door === "login" ? translate("markethall.shell.login.welcome") : say(`${door}Title`)}
      lead={door === "login" ? translate("markethall.shell.login.lead") : say(`${door}Lead`)}
    >
      {door === "login" && search.get("done") === "recovered" && (
        <Alert severity="success" sx={{ mb: 1.5 }}>
          {say("recovered")}
        </Alert>
      )}
      <ByTabs value={by} onChange={setBy} label={say(`${door}By`)} />
      {door === "login" && (by === "email" ? <AccountLogin enter={enter} /> : <PhoneLogin enter={enter} />)}
      {door === "register" && <RegisterForm key={by} by={by} enter={enter} link={search.get("ticket") ?? undefined} />}
      {door === "recover" && (
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
      {door === "login" && <ThirdParties />}
      <Box sx={{ display: "flex", justifyContent: "space-between", flexWrap: "wrap", gap: 2, mt: 2 }}>
        {door === "login" ? (
          <>
            {link("register", "toRegister")}
            {link("recover", "toRecover")}
          </>
        ) : (
          link("login", "toLogin")
        )}
      </Box>
    </FrontDoor>
  );
}
