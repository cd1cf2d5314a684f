import Button from "@mui/material/Button";
import { useTranslate } from "react-admin";
import { useSignOut } from "../session/useSignOut.ts";
import { MessagePage } from "./MessagePage.tsx";

export function Join() {
  const translate = useTranslate();
  const signOut = useSignOut();
  return (
    <MessagePage
      title={translate("markethall.shell.join.title")}
      actions={<Button onClick={() => void signOut()}>{translate("markethall.shell.signOut")}</Button>}
    >
      {translate("markethall.shell.join.content")}
    </MessagePage>
  );
}
