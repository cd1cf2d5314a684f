import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import { useEffect } from "react";
import { i18nProvider } from "../language.ts";
import { MessagePage } from "../pages/MessagePage.tsx";
import { useRetry } from "./useRetry.ts";

interface Props {
  /** The latest failure; a new one starts the next retry delay. */
  failure: Error;
  busy: boolean;
  onRetry: () => void;
}

/**
 * Full page shown while the server is unreachable. The session is retained, and the page opens when
 * the server responds again.
 */
export function Unreachable({ failure, busy, onRetry }: Props) {
  const t = (key: string) => i18nProvider.translate(`markethall.shell.unreachable.${key}`);
  const title = t("title");
  useRetry(failure, onRetry);
  useEffect(() => {
    document.title = `${title} · Markethall`;
  }, [title]);

  return (
    <div role="status">
      <MessagePage
        title={title}
        actions={
          <Button variant="outlined" onClick={onRetry} disabled={busy}>
            {t("retry")}
          </Button>
        }
      >
        <p>{t("retrying")}</p>
        <p>{t("content")}</p>
        <LinearProgress
          aria-hidden="true"
          sx={{
            width: 160,
            height: 3,
            mx: "auto",
            borderRadius: 2,
            visibility: busy ? "visible" : "hidden",
          }}
        />
      </MessagePage>
    </div>
  );
}
