import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import {
  findCreateView,
  getShownView,
  listMenuItems,
  loadResource,
  loadResources,
  type Resource,
} from "../../schema/index.ts";
import type { Loader } from "../lazy/createLoader.ts";
import { loadDefaultBody } from "../list/body/bodies.ts";
import { toPath, type View } from "../paths.ts";
import type { Screens } from "../resources.tsx";
import type { Attempted } from "./ResourcePage.tsx";
import type { ResourceHandle } from "./resourceHandle.ts";

type ViewComponent = ComponentType<{ resource: Resource }>;
type RoutedView = View | "singleton";

/** What the routes of an app have beyond the declarations. */
export interface RouteOptions {
  /** The custom screens of resources, each loaded when its first page opens. */
  screens: Readonly<Record<string, Loader<Screens>>>;
  /** Shown in place of a screen that the member may not open. */
  Forbidden: ComponentType<{ attempted: Attempted }>;
}

const viewModules: Readonly<Record<RoutedView, () => Promise<ViewComponent>>> = {
  list: async () => (await import("../list/ResourceList.tsx")).ResourceList,
  create: async () => (await import("../form/ResourceCreate.tsx")).ResourceCreate,
  edit: async () => (await import("../form/ResourceEdit.tsx")).ResourceEdit,
  show: async () => (await import("../show/ResourceShow.tsx")).ResourceShow,
  singleton: async () => (await import("../form/SingletonEdit.tsx")).SingletonEdit,
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

/** Starts loading the declarations of the rows that the page of a record lists below it. */
function loadRelated({ related }: Resource, view: View, resources: readonly Resource[]): void {
  if (view !== "show" && view !== "edit") return;
  const listed = resources.filter(({ name }) => related.some((one) => one.resource === name));
  // What fails is loaded when the rows are rendered.
  loadResources(listed).catch(() => {});
}

/** Loads the custom screens of a resource, the body of its list, and what they read. */
async function loadScreens(
  resource: Resource,
  view: View,
  { screens, resources }: Pick<RouteOptions, "screens"> & { resources: readonly Resource[] },
): Promise<void> {
  const own = (await screens[resource.name]?.load()) ?? {};
  if (own.readsAll) await loadResources(resources);
  if (view === "list" && !resource.singleton && !own.list) await loadDefaultBody(resource, own);
}

/** Creates the routes of all declared resources. */
export const resourceRoutes = (
  resources: readonly Resource[],
  { screens, Forbidden }: RouteOptions,
): RouteObject[] =>
  resources.flatMap(listMenuItems).flatMap((resource) =>
    listViews(resource).map((view) => ({
      path: toPath(resource, view, ":id"),
      handle: {
        resource: resource.name,
        view,
        ...(resource.view && { entry: resource.view }),
      } satisfies ResourceHandle,
      lazy: async () => {
        const load = viewModules[resource.singleton ? "singleton" : view];
        const [View, { ResourcePage }] = await Promise.all([
          load(),
          import("./ResourcePage.tsx"),
          loadResource(resource).then(() => loadRelated(resource, view, resources)),
          loadScreens(resource, view, { screens, resources }),
        ]);
        return { element: <ResourcePage {...{ resource, view, View, Forbidden }} /> };
      },
    })),
  );
