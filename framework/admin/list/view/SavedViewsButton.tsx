import { Bookmark } from "lucide";
import { useTranslate } from "react-admin";
import type { Resource } from "../../../schema/index.ts";
import { createIcon } from "../../icons/createIcon.tsx";
import { createLazyComponent } from "../../lazy/createLazyComponent.tsx";
import { PanelButton } from "../PanelButton.tsx";

const BookmarkIcon = createIcon(Bookmark);

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
      icon={<BookmarkIcon />}
      Panel={LazySavedViewsPanel}
    />
  );
}
