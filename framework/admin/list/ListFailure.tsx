import Button from "@mui/material/Button";
import { Unplug, WifiOff } from "lucide";
import { useEffect, useState } from "react";
import { useTranslate } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import { joinSentences } from "../display/joinSentences.ts";
import { createIcon } from "../icons/createIcon.tsx";
import { RefreshIcon } from "../icons/RefreshIcon.ts";
import { useResourceMessages } from "../useResourceMessages.ts";
import { ListMessage } from "./ListMessage.tsx";
import { useFailure } from "./useFailure.ts";

const FailedIcon = createIcon(Unplug);
const OfflineIcon = createIcon(WifiOff);

interface Props {
  resource: Resource;
  error: unknown;
  onRetry: () => void;
}
/** What failed, what is safe, and a second try, in the place of rows that could not be loaded. */
export function ListFailure({ resource, error, onRetry }: Props) {
  const translate = useTranslate();
  const failure = useFailure();
  const messages = useResourceMessages(resource);
  const isOffline = useOffline(onRetry);
  const name = messages.title;
  return (
    <ListMessage
      role="alert"
      icon={isOffline ? OfflineIcon : FailedIcon}
      title={translate(isOffline ? "framework.list.offlineTitle" : "framework.list.failedTitle", {
        name,
      })}
      actions={
        <Button variant="contained" startIcon={<RefreshIcon />} onClick={onRetry}>
          {translate("framework.list.retry")}
        </Button>
      }
    >
      {joinSentences(
        translate,
        isOffline ? translate("framework.list.offline") : failure(error),
        translate("framework.list.nothingLost"),
      )}
    </ListMessage>
  );
}

/** Whether the browser has no connection; `onReturn` is called once it has one again. */
function useOffline(onReturn: () => void): boolean {
  const [isOffline, setOffline] = useState(() => navigator.onLine === false);
  useEffect(() => {
    const leave = () => setOffline(true);
    const come = () => {
      setOffline(false);
      onReturn();
    };
    window.addEventListener("offline", leave);
    window.addEventListener("online", come);
    return () => {
      window.removeEventListener("offline", leave);
      window.removeEventListener("online", come);
    };
  }, [onReturn]);
  return isOffline;
}
