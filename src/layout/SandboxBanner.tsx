import Alert from "@mui/material/Alert";
import { useTranslate } from "react-admin";
import { useIsPhone } from "../../framework/admin/theme/useIsPhone.ts";
import { useHealth } from "../session/useHealth.ts";

/**
 * Shows on every screen of the platform that payments are tests while the sandbox is active: on a
 * phone in a slim line, because the list is what the screen is for.
 */
export function SandboxBanner() {
  const translate = useTranslate();
  const health = useHealth();
  const isPhone = useIsPhone();
  if (!health?.sandbox) return null;
  return (
    <Alert
      severity="warning"
      square
      icon={isPhone ? false : undefined}
      sx={
        isPhone
          ? { px: 2, py: 0, typography: "caption", "& .MuiAlert-message": { py: 0.25 } }
          : { py: 0 }
      }
    >
      {translate(`markethall.shell.sandbox.${health.demo ? "demo" : "on"}`)}
    </Alert>
  );
}
