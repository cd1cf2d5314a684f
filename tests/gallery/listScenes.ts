import { toPath } from "../../framework/admin/paths.ts";
import {
  findCreateView,
  getRealm,
  listMenuItems,
  type Resource,
} from "../../framework/schema/index.ts";
import { resources } from "../../resources/index.ts";
import { bulkResult, listDialogs, listStates } from "./listStates.ts";
import type { Login } from "./openStudio.ts";
import type { Scene } from "./Scene.ts";
import { patternPaths } from "./servePatterns.ts";
import { rejectForm } from "./telling.ts";

const logins = { shop: "harbour", platform: "platform" } as const;
const getLogin = (resource: Resource): Exclude<Login, null> => logins[getRealm(resource)];

/** Resources with their lists in every state: an ordinary one, and those with the most. */
const shownInEveryState: readonly string[] = ["suppliers", "orders", "goods", "shops"];

/** Reads the id of a resource's first row. */
export type ReadFirstId = (login: Exclude<Login, null>, api: string) => Promise<number | null>;

/** The screens that every record of a resource has, with the first row of the demo. */
function listOwn(resource: Resource, id: number | null): Scene[] {
  const { name } = resource;
  const login = getLogin(resource);
  if (resource.singleton) return [{ name, login, path: toPath(resource, "list") }];
  const scenes: Scene[] = listMenuItems(resource).map(({ route }) => ({
    name: `${name} list${route === toPath(resource, "list") ? "" : ` ${route.slice(1)}`}`,
    login,
    path: route,
  }));
  if (shownInEveryState.includes(name)) scenes.push(...listStates(resource, login));
  if (name === "suppliers") scenes.push(bulkResult(resource, "pause", login));
  if (resource.operations.includes("create") && !findCreateView(resource))
    scenes.push({ name: `${name} form`, login, path: toPath(resource, "create") });
  if (id === null) return scenes;
  return [
    ...scenes,
    { name: `${name} record`, login, path: toPath(resource, "show", id) },
    ...listDialogs(resource, login, id),
  ];
}

/** The screens that belong to no resource. */
const general: readonly Scene[] = [
  { name: "sign-in", login: null, path: "/login" },
  { name: "about", login: null, path: "/show" },
  { name: "dashboard shop", login: "harbour", path: "/dashboard" },
  { name: "dashboard platform", login: "platform", path: "/dashboard" },
  { name: "no such page", login: "harbour", path: "/404" },
  { name: "no access", login: "harbour", path: "/401" },
  {
    name: "palette",
    login: "harbour",
    path: "/dashboard",
    async open(page) {
      await page.keyboard.press("Control+k");
      await page.getByRole("dialog").waitFor();
      return true;
    },
  },
  {
    name: "keys",
    login: "harbour",
    path: "/order/list",
    async open(page) {
      await page.keyboard.press("?");
      await page.getByRole("dialog").waitFor();
      return true;
    },
  },
];

/** The patterns, of which the form is shown as it is rejected, too. */
const patterns: readonly Scene[] = [
  ...patternPaths.map((path) => ({
    name: `patterns ${path.slice(1) || "parts"}`,
    login: null,
    path,
    isPattern: true,
  })),
  {
    name: "patterns form, rejected",
    login: null,
    path: "/form",
    isPattern: true,
    open: (page) => rejectForm(page).then(() => true),
  },
  {
    name: "patterns toast",
    login: null,
    path: "/toasts",
    isPattern: true,
    async open(page) {
      await page.getByRole("button").first().click();
      await page.getByRole("status").waitFor();
      return true;
    },
  },
];

/** Lists everything that the gallery shows, or what has a text in its name. */
export async function listScenes(readFirstId: ReadFirstId, only: string | null): Promise<Scene[]> {
  const isWanted = ({ name }: Scene) =>
    only === null || name.toLowerCase().includes(only.toLowerCase());
  const scenes = [...patterns, ...general];
  const all: readonly Resource[] = resources;
  for (const resource of all) {
    const id = resource.singleton ? null : await readFirstId(getLogin(resource), resource.api);
    scenes.push(...listOwn(resource, id));
  }
  return scenes.filter(isWanted);
}
