import LinearProgress from "@mui/material/LinearProgress";
import { keyframes } from "@mui/material/styles";
import { useIsFetching } from "@tanstack/react-query";
import { useTranslate } from "react-admin";
import { useNavigation } from "react-router";

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** A thin progress bar at the top while a page or its data loads; not shown for short loads. */
export function ProgressBar() {
  const translate = useTranslate();
  const navigating = useNavigation().state !== "idle";
  const fetching = useIsFetching() > 0;
  if (!navigating && !fetching) return null;
  return (
    <LinearProgress
      aria-label={translate("markethall.shell.loading")}
      sx={{
        position: "fixed",
        inset: "0 0 auto",
        height: 3,
        zIndex: "tooltip",
        opacity: 0,
        animation: `${appear} 150ms 200ms forwards`,
      }}
    />
  );
}
