import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { i18nProvider } from "../language.ts";
import { getErrorReference } from "./getErrorReference.ts";
import { MessagePage } from "./MessagePage.tsx";

/**
 * Shown when rendering or loading fails: what is safe, a way to try again, and a reference for
 * support. The error itself is folded. It may be above react-admin's contexts, so the page uses
 * none of them.
 */
export function Failure({ error, onRetry }: { error: Error; onRetry?: () => void }) {
  const t = (key: string, options?: Record<string, unknown>) =>
    i18nProvider.translate(`markethall.shell.failure.${key}`, options);
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
        <Box component="p" sx={{ mb: 0 }}>
          {t("reference", { reference: getErrorReference(error) })}
        </Box>
        <Box
          component="details"
          sx={{
            mt: 1,
            textAlign: "start",
            "& summary": { textAlign: "center", cursor: "pointer" },
          }}
        >
          <summary>{t("details")}</summary>
          <Box
            component="pre"
            sx={{
              mt: 1,
              mb: 0,
              typography: "caption",
              fontFamily: "monospace",
              whiteSpace: "pre-wrap",
              overflowWrap: "anywhere",
            }}
          >
            {`${error.name}: ${error.message}\n${window.location.pathname}`}
          </Box>
        </Box>
      </MessagePage>
    </div>
  );
}
