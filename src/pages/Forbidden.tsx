import Chip from "@mui/material/Chip";
import { useTranslate } from "react-admin";
import { BackToDashboard } from "./BackToDashboard.tsx";
import { MessagePage } from "./MessagePage.tsx";

/** Names the right that is missing, so that whoever is asked for it knows which. */
export function Forbidden({ right }: { right?: string }) {
  const translate = useTranslate();
  return (
    <MessagePage title={translate("markethall.shell.forbidden.title")} actions={<BackToDashboard />}>
      <p>{translate("markethall.shell.forbidden.content")}</p>
      {right && <Chip variant="outlined" label={translate("markethall.shell.forbidden.right", { right })} />}
    </MessagePage>
  );
}
