import ViewColumn from "@mui/icons-material/ViewColumn";
import { useTranslate } from "react-admin";
import type { Resource } from "../../../schema/index.ts";
import { createLazyComponent } from "../../lazy/createLazyComponent.tsx";
import { PanelButton } from "../PanelButton.tsx";

const LazyColumnPanel = createLazyComponent(
  async () => (await import("./ColumnPanel.tsx")).ColumnPanel,
);

/** Opens the choice of columns and row density. */
export function ColumnMenu({ resource }: { resource: Resource }) {
  const label = useTranslate()("framework.list.columns");
  return (
    <PanelButton resource={resource} label={label} icon={<ViewColumn />} Panel={LazyColumnPanel} />
  );
}
