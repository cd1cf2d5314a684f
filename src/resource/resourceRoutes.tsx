import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import { loadDefaultBody } from "../../framework/admin/list/body/bodies.ts";
import { toPath, type View } from "../../framework/admin/paths.ts";
import {
  findCreateView,
  getShownView,
  listMenuItems,
  type Resource,
} from "../../framework/schema/index.ts";
import type { RouteHandle } from "../routeHandle.ts";
import { screens } from "./screens.ts";

type ViewComponent = ComponentType<{ resource: Resource }>;
type RoutedView = View | "singleton";

const viewModules: Readonly<Record<RoutedView, () => Promise<ViewComponent>>> = {
  list: async () => (await import("../../framework/admin/list/ResourceList.tsx")).ResourceList,
  create: async () =>
    (await import("../../framework/admin/form/ResourceCreate.tsx")).ResourceCreate,
  edit: async () => (await import("../../framework/admin/form/ResourceEdit.tsx")).ResourceEdit,
  show: async () => (await import("../../framework/admin/show/ResourceShow.tsx")).ResourceShow,
  singleton: async () =>
    (await import("../../framework/admin/form/SingletonEdit.tsx")).SingletonEdit,
};

/** Returns the screens of a menu item; a singleton has its edit screen in place of a list. */
export function listViews(entry: Resource): View[] {
  const view = getShownView(entry);
  if (view) return [view.screen];
  if (entry.singleton) return ["list"];
  const written = (["create", "edit"] as const).filter(
    (one) => entry.operations.includes(one) && (one !== "create" || !findCreateView(entry)),
  );
  return ["list", ...written, "show"];
}

/** Loads the custom screens of a resource, and the body of its list. */
async function loadScreens(resource: Resource, view: View): Promise<void> {
  const own = (await screens[resource.name]?.load()) ?? {};
  if (view === "list" && !resource.singleton && !own.list) await loadDefaultBody(resource, own);
}

/** Creates the routes of all declared resources. */
export const resourceRoutes = (resources: readonly Resource[]): RouteObject[] =>
  resources.flatMap(listMenuItems).flatMap((resource) =>
    listViews(resource).map((view) => ({
      path: toPath(resource, view, ":id"),
      handle: {
        resource: resource.name,
        view,
        ...(resource.view && { entry: resource.view }),
      } satisfies RouteHandle,
      lazy: async () => {
        const load = viewModules[resource.singleton ? "singleton" : view];
        const [View, { ResourcePage }] = await Promise.all([
          load(),
          import("./ResourcePage.tsx"),
          loadScreens(resource, view),
        ]);
        return { element: <ResourcePage resource={resource} view={view} View={View} /> };
      },
    })),
  );
