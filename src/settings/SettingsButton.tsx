import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { Settings } from "lucide";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { createIcon } from "../../framework/admin/icons/createIcon.tsx";
import { LazySettingsPanel } from "./LazySettingsPanel.tsx";

const SettingsIcon = createIcon(Settings);

/** Opens the settings panel, which is loaded on demand. */
export function SettingsButton() {
  const label = useTranslate()("markethall.shell.settings.title");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          size="medium"
          aria-label={label}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <SettingsIcon />
        </IconButton>
      </Tooltip>
      <LazySettingsPanel open={open} onClose={() => setOpen(false)} />
    </>
  );
}
