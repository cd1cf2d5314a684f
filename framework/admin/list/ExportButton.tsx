import { Download } from "lucide";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { can, type Resource } from "../../schema/index.ts";
import { createIcon } from "../icons/createIcon.tsx";
import { createLazyComponent } from "../lazy/createLazyComponent.tsx";
import { useActor } from "../resources.tsx";
import { ToolButton } from "./ToolButton.tsx";

const DownloadIcon = createIcon(Download);
const LazyExportMenu = createLazyComponent(
  async () => (await import("./ExportMenu.tsx")).ExportMenu,
);

/** Exports all rows that match the filters, for actors who may export. */
export const ExportButton = ({ resource }: { resource: Resource }) =>
  can(useActor(), resource, "export") ? <Exporting resource={resource} /> : null;

function Exporting({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [running, setRunning] = useState(false);
  // An export goes on after its menu is closed.
  const [wasOpened, setOpened] = useState(false);
  return (
    <>
      <ToolButton
        icon={<DownloadIcon />}
        label={translate("framework.list.export")}
        opens="menu"
        busy={running}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setOpened(true);
        }}
      />
      {wasOpened && (
        <LazyExportMenu
          resource={resource}
          anchor={anchor}
          onClose={() => setAnchor(null)}
          onRunning={setRunning}
        />
      )}
    </>
  );
}
