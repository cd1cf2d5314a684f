import { useTranslate } from "react-admin";
import { BackToDashboard } from "./BackToDashboard.tsx";
import { MessagePage } from "./MessagePage.tsx";

export function NotFound() {
  const translate = useTranslate();
  return (
    <MessagePage title={translate("markethall.shell.notFound.title")} actions={<BackToDashboard />}>
      {translate("markethall.shell.notFound.content")}
    </MessagePage>
  );
}
