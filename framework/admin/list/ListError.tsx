import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useTranslate } from "react-admin";
import { useFailure } from "./useFailure.ts";

/** Shows why the list could not be loaded, with a retry button. */
export function ListError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const translate = useTranslate();
  const failure = useFailure();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {translate("framework.list.retry")}
        </Button>
      }
    >
      {failure(error)}
    </Alert>
  );
}
