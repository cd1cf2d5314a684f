import Alert from "@mui/material/Alert";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import type { AuditResult as Result } from "../parseAuditResult.ts";

interface Props {
  /** Undefined until the first response of the server. */
  result: Result | undefined;
  error: Error | null;
}
/** The state of an audit and, once it is done, the invariants that do not hold. */
export function AuditResult({ result, error }: Props) {
  const translate = useTranslate();
  const t = (key: string, options?: Record<string, unknown>) =>
    translate(`resources.ledgerEntries.screen.${key}`, options);
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!result || result.status === "running")
    return (
      <>
        <Typography id="audit-running" sx={{ mb: 1.5 }}>
          {t("running")}
        </Typography>
        <LinearProgress aria-labelledby="audit-running" />
      </>
    );
  const { status, asked, broken } = result;
  if (status === "failed") return <Alert severity="warning">{t("stopped")}</Alert>;
  if (broken.length === 0) return <Alert severity="success">{t("holds", { asked })}</Alert>;
  return (
    <>
      <Alert severity="error">{t("broken", { many: broken.length, asked })}</Alert>
      {broken.map(({ name, message }) => (
        <Typography key={name} sx={{ mt: 1.5, overflowWrap: "anywhere" }}>
          {translate("framework.form.labelled", { label: name, value: message })}
        </Typography>
      ))}
    </>
  );
}
