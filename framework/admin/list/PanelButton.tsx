import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { type ReactNode, useState } from "react";
import type { Resource } from "../../schema/index.ts";
import type { LazyComponent } from "../lazy/createLazyComponent.tsx";
import { useLoadWhenIdle } from "../lazy/useLoadWhenIdle.ts";

export interface PanelProps {
  resource: Resource;
  /** The button that opened the panel. */
  anchor: Element;
  onClose: () => void;
}
interface Props {
  resource: Resource;
  label: string;
  icon: ReactNode;
  Panel: LazyComponent<PanelProps>;
  opens?: "dialog" | "menu";
}
/** A tool of the list that opens a panel below its button. */
export function PanelButton({ resource, label, icon, Panel, opens = "dialog" }: Props) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  useLoadWhenIdle(Panel);
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          size="small"
          aria-label={label}
          aria-haspopup={opens}
          sx={{ "& svg": { fontSize: 16 } }}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {icon}
        </IconButton>
      </Tooltip>
      {anchor && <Panel resource={resource} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
