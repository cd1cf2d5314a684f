import Fuse from "fuse.js";
import { buildMenu } from "../../framework/admin/app/menu.ts";
import { toPath } from "../../framework/admin/paths.ts";
import { getMenuItemName } from "../../framework/admin/useResourceMessages.ts";
import {
  type Actor,
  can,
  canAccessField,
  findCreateView,
  type Resource,
} from "../../framework/schema/index.ts";
import { insideSentence } from "../../framework/schema/locales/insideSentence.ts";

/** A screen that the member may open. */
export interface Screen {
  title: string;
  path: string;
  /** The menu's section; null for the member's own pages. */
  section: string | null;
  /** Whether it creates a record. */
  isCreate?: boolean;
}
type Translate = (key: string, options?: Record<string, unknown>) => string;

/** Returns every screen that the actor may open and that needs no record id. */
export function listScreens(
  resources: readonly Resource[],
  actor: Actor,
  t: Translate,
  locale: string,
): Screen[] {
  const own = ["dashboard", "info"].map((name) => ({
    title: t(`markethall.shell.titles.${name}`),
    path: `/${name}`,
    section: null,
  }));
  const declared = buildMenu(resources, actor).flatMap(({ name, items }) =>
    items.flatMap((resource): Screen[] => {
      const section = t(`sections.${name}`);
      const list = {
        title: getMenuItemName(t, resource),
        path: toPath(resource, "list"),
        section,
      };
      const creatable =
        !resource.singleton &&
        resource.operations.includes("create") &&
        can(actor, resource, "create");
      if (!creatable || resource.view !== null || findCreateView(resource)) return [list];
      const one = t(`resources.${resource.name}.name`, { smart_count: 1 });
      const create = {
        title: t("markethall.shell.titles.create", { name: insideSentence(one, locale) }),
        path: toPath(resource, "create"),
        section,
        isCreate: true,
      };
      return [list, create];
    }),
  );
  return [...own, ...declared];
}

/**
 * Returns every setting that the actor may change: the fields of singletons. Each path leads to the
 * field.
 */
export function listSettings(resources: readonly Resource[], actor: Actor, t: Translate): Screen[] {
  const singletons = buildMenu(resources, actor)
    .flatMap(({ items }) => items)
    .filter((resource) => resource.singleton && can(actor, resource, "edit"));
  return singletons.flatMap((resource) =>
    resource.form
      .flatMap(({ fields }) => fields)
      .filter((name) => {
        const field = resource.fields[name];
        return field && !field.options.readOnly && canAccessField(actor, field);
      })
      .map((name) => ({
        title: t(`resources.${resource.name}.fields.${name}`),
        path: `${toPath(resource, "list")}#${name}`,
        section: getMenuItemName(t, resource),
      })),
  );
}

/** A query that is shorter is searched literally: most titles are similar to three letters. */
const minFuzzy = 4;

/** Fuzzy search that ranks titles above paths, as specified. */
export function findScreens(screens: readonly Screen[], query: string, limit = 6): Screen[] {
  const fuse = new Fuse(screens, {
    threshold: query.trim().length < minFuzzy ? 0 : 0.4,
    ignoreLocation: true,
    keys: [
      { name: "title", weight: 0.7 },
      { name: "path", weight: 0.3 },
    ],
  });
  return fuse.search(query.trim(), { limit }).map(({ item }) => item);
}
