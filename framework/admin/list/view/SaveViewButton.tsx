import Button from "@mui/material/Button";
import { BookmarkPlus, Plus } from "lucide";
import { useState } from "react";
import { useTranslate } from "react-admin";
import type { Resource } from "../../../schema/index.ts";
import { createIcon } from "../../icons/createIcon.tsx";
import { createLazyComponent } from "../../lazy/createLazyComponent.tsx";
import { useLoadWhenIdle } from "../../lazy/useLoadWhenIdle.ts";
import { PanelButton } from "../PanelButton.tsx";
import { useToolStyle } from "../toolStyle.ts";

const SaveIcon = createIcon(BookmarkPlus);
const PlusIcon = createIcon(Plus);

const LazySaveViewPanel = createLazyComponent(
  async () => (await import("./SaveViewPanel.tsx")).SaveViewPanel,
);

/** Saves what the list shows as a view; shown once something is filtered or sorted. */
export function SaveViewButton({ resource }: { resource: Resource }) {
  const label = useTranslate()("framework.list.saveView");
  const style = useToolStyle();
  const [anchor, setAnchor] = useState<Element | null>(null);
  useLoadWhenIdle(LazySaveViewPanel);
  if (style === "line")
    return (
      <PanelButton
        resource={resource}
        label={label}
        icon={<SaveIcon />}
        Panel={LazySaveViewPanel}
      />
    );
  return (
    <>
      <Button
        startIcon={<SaveIcon />}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ px: 1 }}
      >
        {label}
      </Button>
      {anchor && (
        <LazySaveViewPanel resource={resource} anchor={anchor} onClose={() => setAnchor(null)} />
      )}
    </>
  );
}

/** Saves what the list shows as a view, at the end of the tabs. */
export function NewViewButton({ resource }: { resource: Resource }) {
  const label = useTranslate()("framework.list.newView");
  return (
    <PanelButton resource={resource} label={label} icon={<PlusIcon />} Panel={LazySaveViewPanel} />
  );
}
