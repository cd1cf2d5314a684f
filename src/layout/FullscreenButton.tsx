import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { Maximize, Minimize } from "lucide";
import { useSyncExternalStore } from "react";
import { useNotify, useTranslate } from "react-admin";
import { createIcon } from "../../framework/admin/icons/createIcon.tsx";

const FullscreenIcon = createIcon(Maximize);
const FullscreenExitIcon = createIcon(Minimize);

const subscribe = (listener: () => void) => {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
};

/** Toggles full screen, where the browser supports it. */
export function FullscreenButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const isFull = useSyncExternalStore(subscribe, () => Boolean(document.fullscreenElement));
  const label = translate(`markethall.shell.fullscreen.${isFull ? "leave" : "enter"}`);
  const cannot = () => notify("markethall.shell.fullscreen.unsupported", { type: "warning" });
  const toggle = async () => {
    if (!document.fullscreenEnabled) return cannot();
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen().catch(cannot);
  };
  return (
    <Tooltip title={label}>
      <IconButton size="medium" aria-label={label} onClick={() => void toggle()}>
        {isFull ? <FullscreenExitIcon /> : <FullscreenIcon />}
      </IconButton>
    </Tooltip>
  );
}
