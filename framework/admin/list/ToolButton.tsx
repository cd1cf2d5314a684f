import Button from "@mui/material/Button";
import type { MouseEvent, ReactNode } from "react";

interface Props {
  icon: ReactNode;
  label: string;
  opens: "menu" | "dialog";
  busy?: boolean;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A button with icon and label; on a narrow screen only the icon. */
export const ToolButton = ({ icon, label, opens, busy = false, onClick }: Props) => (
  <Button
    color="inherit"
    loading={busy}
    aria-label={label}
    aria-haspopup={opens}
    title={label}
    onClick={onClick}
    sx={{
      color: "text.secondary",
      gap: 0.75,
      minWidth: 36,
      px: { xs: 0.75, md: 1.25 },
      "& svg": { fontSize: { xs: 18, md: 16 } },
      "& .word": { display: { xs: "none", md: "inline" } },
    }}
  >
    {icon}
    <span className="word">{label}</span>
  </Button>
);
