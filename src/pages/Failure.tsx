import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { i18nProvider } from "../language.ts";
import { MessagePage } from "./MessagePage.tsx";

/**
 * Shown when rendering or loading fails. The error may be above react-admin's contexts, so the page
 * uses none of them.
 */
export function Failure({ error, onRetry }: { error: Error; onRetry?: () => void }) {
  const t = (key: string) => i18nProvider.translate(`markethall.shell.failure.${key}`);
  return (
    <div role="alert">
      <MessagePage
        title={t("title")}
        actions={
          <>
            {onRetry && (
              <Button variant="contained" onClick={onRetry}>
                {t("retry")}
              </Button>
            )}
            <Button
              variant={onRetry ? "text" : "contained"}
              onClick={() => window.location.reload()}
            >
              {t("reload")}
            </Button>
          </>
        }
      >
        <p>{t("content")}</p>
        <Typography variant="caption" component="code">
          {error.message}
        </Typography>
      </MessagePage>
    </div>
  );
}
