import Alert from "@mui/material/Alert";
import { useTranslate } from "react-admin";
import { useHealth } from "../session/useHealth.ts";

/** Shows on every screen of the platform that payments are tests while the sandbox is active. */
export function SandboxBanner() {
  const translate = useTranslate();
  const health = useHealth();
  if (!health?.sandbox) return null;
  return (
    <Alert severity="warning" square sx={{ py: 0 }}>
      {translate(`markethall.shell.sandbox.${health.demo ? "demo" : "on"}`)}
    </Alert>
  );
}
