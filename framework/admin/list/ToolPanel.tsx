import Popover from "@mui/material/Popover";
import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";
import type { PanelProps } from "./PanelButton.tsx";

interface Props extends Pick<PanelProps, "anchor" | "onClose"> {
  label: string;
  /** Pixels, where the window is wide enough. */
  width: number;
  children: ReactNode;
}
/** The panel of a `PanelButton`, as a dialog below the button. */
export const ToolPanel = ({ label, anchor, onClose, width, children }: Props) => (
  <Popover
    open
    anchorEl={anchor}
    onClose={onClose}
    anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
    transformOrigin={{ vertical: "top", horizontal: "right" }}
    slotProps={{ paper: { role: "dialog", "aria-label": label } }}
  >
    <Stack spacing={1} sx={{ p: 1.5, width, maxWidth: "calc(100vw - 32px)" }}>
      {children}
    </Stack>
  </Popover>
);
