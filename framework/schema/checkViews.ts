import type { Resource } from "./defineResource.ts";
import { listMenuItems } from "./views.ts";

type Add = (code: string, where: string, what: string, mend: string) => void;
const nameLike = /^[a-z][A-Za-z0-9]*$/;

/**
 * Reports errors in a resource's views and in the tabs that its lists show. `tabs` are all of its
 * tabs.
 */
export function checkViews(resource: Resource, tabs: readonly string[], add: Add) {
  const { viewList, access, path } = resource;
  if (!/^\/\w/.test(path) || path.endsWith("/"))
    add("E150", "path", `"${path}" is no path`, "start it with a slash, and end it without one");
  if (viewList.length > 0 && (resource.singleton || resource.owner === "shared"))
    add(
      "E151",
      "views",
      "only lists of a tenant's or the operator's own rows have views",
      "make it a resource of its own",
    );
  const accesses = [access];
  for (const view of viewList) {
    const where = `views.${view.name}`;
    if (!nameLike.test(view.name))
      add("E152", where, "is no name", "use letters and digits, starting with a small letter");
    if (!view.route.startsWith("/"))
      add("E143", where, `"${view.route}" is no path`, "start it with a slash");
    if (!/^[a-zA-Z]+:[a-zA-Z]+$/.test(view.access))
      add("E142", where, `"${view.access}" is no permission`, "write section:screen");
    if (accesses.includes(view.access))
      add(
        "E153",
        where,
        `"${view.access}" opens another screen of it`,
        "give each its own permission",
      );
    accesses.push(view.access);
  }
  const makers = viewList.filter(({ screen }) => screen === "create");
  if (makers.length > 1) add("E154", "views", "two of them make records", "keep one");
  if (makers.length > 0 && !resource.operations.includes("create"))
    add(
      "E154",
      "views",
      "one makes records, which nobody may",
      'list "create" among its operations',
    );
  checkToDo(resource, tabs, add);
  for (const option of ["tabSort", "tabHidden"] as const)
    for (const tab of Object.keys(resource[option]))
      if (!tabs.includes(tab))
        add(
          "E155",
          `list.${option}.${tab}`,
          `the list has no tab "${tab}"`,
          tabs.length ? `use ${tabs.join(", ")}` : "declare list.tabs",
        );
  for (const { view, visibleTabs } of listMenuItems(resource)) {
    if (!visibleTabs) continue;
    const where = view ? `views.${view}.tabs` : "list.visibleTabs";
    if (visibleTabs.length === 0)
      add("E155", where, "shows nothing", "name some of the list's tabs");
    for (const tab of visibleTabs)
      if (!tabs.includes(tab))
        add(
          "E155",
          where,
          `the list has no tab "${tab}"`,
          tabs.length ? `use ${tabs.join(", ")}` : "declare list.tabs",
        );
  }
}

/** The lines of the to-do list name tabs, actions and fields that exist. */
function checkToDo({ toDo, actionList, fields }: Resource, tabs: readonly string[], add: Add) {
  const known = actionList.map(({ name }) => name);
  for (const { tab, actions, due, amount } of toDo) {
    const where = `toDo.${tab}`;
    if (!tabs.includes(tab))
      add("E156", where, `the list has no tab "${tab}"`, `use ${tabs.join(", ") || "list.tabs"}`);
    for (const action of actions ?? [])
      if (!known.includes(action))
        add("E156", where, `no action "${action}"`, `use ${known.join(", ")}`);
    if (due !== null && !fields[due]?.type.traits.time)
      add("E156", where, `"${due}" is no field with a time`, "name a date or dateTime");
    if (amount !== null && !fields[amount]?.type.traits.summable)
      add("E156", where, `"${amount}" has no sum`, "name a money field");
  }
}

/** Returns every path of a resource's screens, with `:id` for a record's id. */
export const listPaths = (resource: Resource): string[] => {
  const { path, operations, singleton, viewList } = resource;
  const routes = listMenuItems(resource).map(({ route }) => route);
  if (singleton) return routes;
  const adds = operations.includes("create") && !viewList.some(({ screen }) => screen === "create");
  return [...routes, ...(adds ? [`${path}/add`] : []), `${path}/edit/:id`, `${path}/show/:id`];
};
