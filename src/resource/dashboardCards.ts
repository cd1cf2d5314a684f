import type { ComponentType } from "react";
import {
  createLazyComponent,
  type LazyComponent,
} from "../../framework/admin/lazy/createLazyComponent.tsx";
import type { Resource } from "../../framework/schema/index.ts";
import { getResourceName } from "./getResourceName.ts";

interface CardProps {
  resource: Resource;
}
const modules = import.meta.glob<ComponentType<CardProps>>("../../resources/*/*/*Dashboard.tsx", {
  import: "default",
});

/** Cards of resources on the dashboard of whoever may read them, below the counts. */
export const dashboardCards: Readonly<Record<string, LazyComponent<CardProps>>> =
  Object.fromEntries(
    Object.entries(modules).map(([path, load]) => [
      getResourceName(path),
      createLazyComponent(load),
    ]),
  );
