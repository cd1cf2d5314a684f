import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { ScanQrCode } from "lucide";
import { useEffect, useRef, useState } from "react";
import { useEvent } from "react-admin";
import { createIcon } from "../../../../framework/admin/icons/createIcon.tsx";
import { canScan, scan } from "./scanner.ts";
import { useMessages } from "./useMessages.ts";

const ScanIcon = createIcon(ScanQrCode);

/**
 * Scans a code with the camera. Where there is no camera, or no permission, it shows a message, and
 * the code can still be typed.
 */
export function Camera({ onCode }: { onCode: (code: string) => void }) {
  const t = useMessages();
  const [on, setOn] = useState(false);
  const [problem, setProblem] = useState<"noCamera" | "denied" | "failed" | null>(null);
  const video = useRef<HTMLVideoElement>(null);
  const found = useEvent(onCode);
  useEffect(() => {
    const screen = video.current;
    if (!on || !screen) return;
    const stop = new AbortController();
    scan(screen, stop.signal)
      .then((code) => {
        if (code) found(code);
      })
      .catch((error: unknown) => {
        if (!stop.signal.aborted)
          setProblem(
            error instanceof DOMException && error.name === "NotAllowedError" ? "denied" : "failed",
          );
      })
      .finally(() => setOn(false));
    return () => stop.abort();
  }, [on, found]);
  const start = () => {
    if (!canScan()) return setProblem("noCamera");
    setProblem(null);
    setOn(true);
  };
  return (
    <Box>
      {on && (
        <Box sx={{ mb: 1 }}>
          <video
            ref={video}
            muted
            playsInline
            style={{ width: "100%", maxHeight: 320, borderRadius: 8, background: "#000" }}
          />
          <Typography variant="body2" role="status">
            {t("scanning")}
          </Typography>
        </Box>
      )}
      {problem && (
        <Alert severity="info" role="alert" sx={{ mb: 1 }}>
          {t(problem)}
        </Alert>
      )}
      <Button
        fullWidth
        size="large"
        variant="outlined"
        startIcon={<ScanIcon />}
        onClick={on ? () => setOn(false) : start}
        sx={{ minHeight: 48 }}
      >
        {t(on ? "stop" : "scan")}
      </Button>
    </Box>
  );
}
