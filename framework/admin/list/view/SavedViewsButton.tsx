import BookmarkBorder from "@mui/icons-material/BookmarkBorder";
import { useTranslate } from "react-admin";
import type { Resource } from "../../../schema/index.ts";
import { createLazyComponent } from "../../lazy/createLazyComponent.tsx";
import { PanelButton } from "../PanelButton.tsx";

const LazySavedViewsPanel = createLazyComponent(
  async () => (await import("./SavedViewsPanel.tsx")).SavedViewsPanel,
);

/** Opens the member's saved views of the list. */
export function SavedViewsButton({ resource }: { resource: Resource }) {
  const label = useTranslate()("framework.list.views");
  return (
    <PanelButton
      resource={resource}
      label={label}
      icon={<BookmarkBorder />}
      Panel={LazySavedViewsPanel}
    />
  );
}
