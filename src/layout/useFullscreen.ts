import { useSyncExternalStore } from "react";
import { useNotify } from "react-admin";

const subscribe = (listener: () => void) => {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
};

/** Returns whether the page fills the screen, and a function that toggles it. */
export function useFullscreen(): { isFull: boolean; toggle: () => Promise<void> } {
  const notify = useNotify();
  const isFull = useSyncExternalStore(subscribe, () => Boolean(document.fullscreenElement));
  const cannot = () => notify("markethall.shell.fullscreen.unsupported", { type: "warning" });
  const toggle = async () => {
    if (!document.fullscreenEnabled) return cannot();
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen().catch(cannot);
  };
  return { isFull, toggle };
}
