import { Columns3 } from "lucide";
import { useTranslate } from "react-admin";
import type { Resource } from "../../../schema/index.ts";
import { createIcon } from "../../icons/createIcon.tsx";
import { createLazyComponent } from "../../lazy/createLazyComponent.tsx";
import { PanelButton } from "../PanelButton.tsx";

const ColumnsIcon = createIcon(Columns3);

const LazyColumnPanel = createLazyComponent(
  async () => (await import("./ColumnPanel.tsx")).ColumnPanel,
);

/** Opens the choice of columns and row density. */
export function ColumnMenu({ resource }: { resource: Resource }) {
  const label = useTranslate()("framework.list.columns");
  return (
    <PanelButton resource={resource} label={label} icon={<ColumnsIcon />} Panel={LazyColumnPanel} />
  );
}
