import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useEvent } from "react-admin";
import { useMessages } from "./useMessages.ts";

interface Props {
  /** Null without permission to upload. */
  onFiles: ((files: File[]) => void) | null;
  /** Name of the target folder. */
  into: string;
  children: ReactNode;
}
const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest("input, textarea, [contenteditable=true]") !== null;

/** Accepts files that are dropped anywhere on it, or pasted while it is shown. */
export function DropArea({ onFiles, into, children }: Props) {
  const t = useMessages();
  const area = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);
  const paste = useEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    // Ignores files that are pasted into a dialog above it.
    const covered = area.current?.closest("[aria-hidden=true]") !== null;
    if (!onFiles || files.length === 0 || covered || isTyping(event.target)) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [paste]);
  return (
    <Box
      ref={area}
      onDragOver={(event) => {
        if (!onFiles || !holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget))
          setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        if (!onFiles || !holdsFiles(event)) return;
        event.preventDefault();
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onFiles(files);
      }}
      sx={{
        position: "relative",
        minWidth: 0,
        flex: 1,
        display: "flex",
        flexDirection: "column",
        gap: 1.5,
      }}
    >
      {children}
      {over && (
        <Paper
          elevation={0}
          sx={{
            position: "absolute",
            inset: 0,
            zIndex: 4,
            display: "flex",
            justifyContent: "center",
            pt: 12,
            border: "2px dashed",
            borderColor: "primary.main",
            opacity: 0.94,
            pointerEvents: "none",
          }}
        >
          <Typography variant="h5" component="p" color="primary">
            {t("dropHere", { name: into })}
          </Typography>
        </Paper>
      )}
    </Box>
  );
}
