import Drawer from "@mui/material/Drawer";
import Popover from "@mui/material/Popover";
import type { ReactNode } from "react";

interface Props {
  title: string;
  anchor: Element;
  isPhone: boolean;
  onApply: () => void;
  onClose: () => void;
  children: ReactNode;
}
/**
 * What the editor of filters is on: a popover at its button, or a sheet at the bottom of a phone.
 */
export function FilterPaper({ title, anchor, isPhone, onApply, onClose, children }: Props) {
  const close = (_: unknown, reason: "backdropClick" | "escapeKeyDown") =>
    reason === "backdropClick" ? onApply() : onClose();
  const paper = { role: "dialog", "aria-label": title };
  if (!isPhone)
    return (
      <Popover
        open
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        slotProps={{ paper: { ...paper, sx: { mt: 0.5 } } }}
      >
        {children}
      </Popover>
    );
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={close}
      slotProps={{
        paper: { ...paper, sx: { borderRadius: "12px 12px 0 0", maxHeight: "85dvh" } },
      }}
    >
      {children}
    </Drawer>
  );
}
