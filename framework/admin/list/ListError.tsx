import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useTranslate } from "react-admin";
import { useFailure } from "./useFailure.ts";

/** The list could not be read: why, and a way to try again. */
export function ListError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const translate = useTranslate();
  const failure = useFailure();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {translate("markethall.list.retry")}
        </Button>
      }
    >
      {failure(error)}
    </Alert>
  );
}
