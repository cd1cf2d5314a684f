import { type ReactNode, useState } from "react";
import type { Resource } from "../../schema/index.ts";
import type { LazyComponent } from "../lazy/createLazyComponent.tsx";
import { useLoadWhenIdle } from "../lazy/useLoadWhenIdle.ts";
import { ToolButton } from "./ToolButton.tsx";

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
      <ToolButton
        short
        icon={icon}
        label={label}
        opens={opens}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      {anchor && <Panel resource={resource} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
