import { useTranslate } from "react-admin";
import type { Resource } from "../../../schema/index.ts";
import { MoreIcon } from "../../icons/MoreIcon.ts";
import { createLazyComponent } from "../../lazy/createLazyComponent.tsx";
import { PanelButton } from "../PanelButton.tsx";
import type { SavedView } from "./useSavedViews.ts";

const LazyViewMenu = createLazyComponent(async () => (await import("./ViewMenu.tsx")).ViewMenu);

/** Opens the menu of the saved view that the list shows. */
export function ViewMenuButton({ resource, view }: { resource: Resource; view: SavedView }) {
  const label = useTranslate()("framework.list.viewOptions", { name: view.name });
  return (
    <PanelButton
      resource={resource}
      label={label}
      icon={<MoreIcon />}
      Panel={LazyViewMenu}
      opens="menu"
    />
  );
}
