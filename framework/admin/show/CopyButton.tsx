import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { useNotify } from "react-admin";
import { CopyIcon } from "../icons/CopyIcon.ts";

/** Copies a text to the clipboard, where the browser provides one for this page. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const notify = useNotify();
  if (!navigator.clipboard) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    notify("framework.action.copied", { type: "success" });
  };
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={() => void copy()}>
        <CopyIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
