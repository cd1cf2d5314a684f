import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import type { MouseEvent, ReactNode } from "react";
import { useToolStyle } from "./toolStyle.ts";

interface Props {
  icon: ReactNode;
  label: string;
  opens?: "menu" | "dialog";
  busy?: boolean;
  /** Whether the button has only its icon; otherwise also its label where the screen is wide. */
  short?: boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

/** A tool of a list: an icon with its label, or on a phone a line of the list's tools. */
export function ToolButton({ icon, label, opens, busy = false, short = false, onClick }: Props) {
  const style = useToolStyle();
  if (style === "line")
    return (
      <Button
        color="inherit"
        startIcon={icon}
        aria-haspopup={opens}
        loading={busy}
        loadingPosition="start"
        onClick={onClick}
        sx={{ justifyContent: "flex-start", px: 1.5 }}
      >
        {label}
      </Button>
    );
  if (short)
    return (
      <Tooltip title={label}>
        <IconButton
          size="small"
          aria-label={label}
          aria-haspopup={opens}
          sx={{ "& svg": { fontSize: 16 } }}
          onClick={onClick}
        >
          {icon}
        </IconButton>
      </Tooltip>
    );
  return (
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
}
