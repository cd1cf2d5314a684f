import Fuse from "fuse.js";
import { pathOf } from "../../framework/admin/paths.ts";
import { entryName } from "../../framework/admin/useResourceMessages.ts";
import { type Actor, createViewOf, may, mayField, type Resource } from "../../framework/schema/index.ts";
import { menuOf } from "../layout/menu.ts";

/** A screen that one may open. */
export interface Screen {
  title: string;
  path: string;
  /** The menu's section; none for the member's own pages. */
  section: string | null;
}
type Say = (key: string, options?: Record<string, unknown>) => string;

/** Every screen that the actor may open without naming a record. */
export function screensOf(resources: readonly Resource[], actor: Actor, say: Say): Screen[] {
  const own = ["dashboard", "info"].map((name) => ({
    title: say(`markethall.shell.titles.${name}`),
    path: `/${name}`,
    section: null,
  }));
  const declared = menuOf(resources, actor).flatMap(({ name, items }) =>
    items.flatMap((resource): Screen[] => {
      const section = say(`sections.${name}`);
      const list = {
        title: entryName(say, resource),
        path: pathOf(resource, "list"),
        section,
      };
      const creatable = !resource.singleton && resource.operations.includes("create") && may(actor, resource, "create");
      if (!creatable || resource.view !== null || createViewOf(resource)) return [list];
      const one = say(`resources.${resource.name}.name`, { smart_count: 1 });
      const create = {
        title: say("markethall.shell.titles.create", { name: one }),
        path: pathOf(resource, "create"),
        section,
      };
      return [list, create];
    }),
  );
  return [...own, ...declared];
}

/** Every setting that the actor may change: a field of a screen of which there is one record. Its path leads to the field. */
export function settingsOf(resources: readonly Resource[], actor: Actor, say: Say): Screen[] {
  const singletons = menuOf(resources, actor)
    .flatMap(({ items }) => items)
    .filter((resource) => resource.singleton && may(actor, resource, "edit"));
  return singletons.flatMap((resource) =>
    resource.form
      .flatMap(({ fields }) => fields)
      .filter((name) => {
        const field = resource.fields[name];
        return field && !field.options.readOnly && mayField(actor, field);
      })
      .map((name) => ({
        title: say(`resources.${resource.name}.fields.${name}`),
        path: `${pathOf(resource, "list")}#${name}`,
        section: entryName(say, resource),
      })),
  );
}

/** Near enough counts: as fuzzy, and with titles over paths, as the specification says. */
export function findScreens(screens: readonly Screen[], asked: string, limit = 6): Screen[] {
  const fuse = new Fuse(screens, {
    threshold: 0.4,
    ignoreLocation: true,
    keys: [
      { name: "title", weight: 0.7 },
      { name: "path", weight: 0.3 },
    ],
  });
  return fuse.search(asked.trim(), { limit }).map(({ item }) => item);
}
