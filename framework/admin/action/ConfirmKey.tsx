import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { KeyCap } from "../keys/KeyCap.tsx";
import { tokens } from "../theme/tokens.ts";

const control = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl";

/** At the foot of a dialog with inputs: the keys that confirm it. */
export function ConfirmKey() {
  const translate = useTranslate();
  return (
    <Typography
      variant="caption"
      aria-hidden
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 0.5,
        mr: "auto",
        color: tokens.ink3,
        "@media (pointer: coarse)": { display: "none" },
      }}
    >
      <KeyCap>{control}</KeyCap>
      <KeyCap>Enter</KeyCap>
      {translate("framework.action.confirmKey")}
    </Typography>
  );
}
