import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { Maximize, Minimize } from "lucide";
import { useTranslate } from "react-admin";
import { createIcon } from "../../framework/admin/icons/createIcon.tsx";
import { useFullscreen } from "./useFullscreen.ts";

const FullscreenIcon = createIcon(Maximize);
const FullscreenExitIcon = createIcon(Minimize);

/** Toggles full screen, where the browser supports it. */
export function FullscreenButton() {
  const translate = useTranslate();
  const { isFull, toggle } = useFullscreen();
  const label = translate(`markethall.shell.fullscreen.${isFull ? "leave" : "enter"}`);
  return (
    <Tooltip title={label}>
      <IconButton size="medium" aria-label={label} onClick={() => void toggle()}>
        {isFull ? <FullscreenExitIcon /> : <FullscreenIcon />}
      </IconButton>
    </Tooltip>
  );
}
