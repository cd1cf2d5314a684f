import type { Page, Route } from "playwright-core";
import { toPath } from "../../framework/admin/paths.ts";
import type { Resource } from "../../framework/schema/index.ts";
import { atRest } from "../e2e/visit.ts";
import type { Scene } from "./Scene.ts";

/** Milliseconds for which a part that loads lazily may take. */
const patienceMs = 10_000;

/** Clicks what has a label, which may be an icon's; false where there is none. */
export async function click(page: Page, label: string): Promise<boolean> {
  const button = page.getByRole("button", { name: label, exact: true }).first();
  if (!(await button.isVisible().catch(() => false)) || !(await button.isEnabled())) return false;
  await button.click();
  return true;
}
async function clickForDialog(page: Page, label: string): Promise<boolean> {
  if (!(await click(page, label))) return false;
  await page.getByRole("dialog").first().waitFor({ timeout: patienceMs });
  return true;
}

const answer = (data: unknown, code = 200, message = "ok") => ({
  status: code === 200 ? 200 : 500,
  json: { code, message, data },
});
/** Replaces the answers of one call of a resource. */
const replace =
  ({ api }: Resource, call: string, reply: (route: Route) => Promise<void>) =>
  async (page: Page): Promise<void> => {
    await page.route(new RegExp(`/api/${api}/${call}(\\?|$)`), reply);
  };

async function selectRows(page: Page): Promise<boolean> {
  // Cards on a phone have no checkboxes.
  if ((page.viewportSize()?.width ?? 0) < 600) return false;
  const boxes = page.locator("main tr.row").getByRole("checkbox");
  await boxes.nth(2).waitFor({ timeout: patienceMs });
  for (const place of [0, 1, 2]) await boxes.nth(place).click();
  await page.getByRole("toolbar").first().waitFor({ timeout: patienceMs });
  return true;
}

/** The states of a list: what its parts show when they are opened, empty, waiting or refused. */
export function listStates(resource: Resource, login: Scene["login"]): Scene[] {
  const list = toPath(resource, "list");
  const nothing = encodeURIComponent(JSON.stringify({ q: "zzqxzzqx" }));
  const state = (name: string, scene: Partial<Scene>): Scene => ({
    name: `${resource.name} list, ${name}`,
    login,
    path: list,
    ...scene,
  });
  return [
    state("filter", {
      open: (page, translate) => clickForDialog(page, translate("framework.list.addFilter")),
    }),
    state("save view", {
      path: `${list}?filter=${nothing}`,
      open: (page, translate) => clickForDialog(page, translate("framework.list.saveView")),
    }),
    state("no match", { path: `${list}?filter=${nothing}` }),
    state("empty", {
      prepare: replace(resource, "getList", (route) =>
        route.fulfill(answer({ list: [], total: 0 })),
      ),
    }),
    state("failed", {
      prepare: replace(resource, "getList", (route) =>
        route.fulfill(answer({ error: "internal" }, 500, "")),
      ),
    }),
    state("waiting", {
      // Never answered: the page is closed first.
      prepare: replace(resource, "getList", async () => {}),
      isWaiting: true,
    }),
    state("selection", { open: selectRows }),
  ];
}

/** The dialog of each action of a record that asks before it runs. */
export function listDialogs(resource: Resource, login: Scene["login"], id: number): Scene[] {
  return resource.actionList
    .filter(({ input, confirm, tone }) => input !== null || confirm || tone === "danger")
    .map(({ name }) => ({
      name: `${resource.name} record, ${name}`,
      login,
      path: toPath(resource, "show", id),
      open: (page, translate) =>
        clickForDialog(page, translate(`resources.${resource.name}.actions.${name}`)),
    }));
}

/** A bulk action of which the server refuses one row: what became of each of them. */
export function bulkResult(resource: Resource, action: string, login: Scene["login"]): Scene {
  return {
    name: `${resource.name} list, result of ${action}`,
    login,
    path: toPath(resource, "list"),
    prepare: replace(resource, action, async (route) => {
      const [, id] = /ids\D+(\d+)/.exec(route.request().postData() ?? "") ?? [];
      const failed = [{ id: Number(id), code: 409, error: "row.stale", message: "" }];
      await route.fulfill(answer({ list: [], failed }));
    }),
    async open(page, translate) {
      const label = translate(`resources.${resource.name}.actions.${action}`);
      if (!(await selectRows(page)) || !(await clickForDialog(page, label))) return false;
      const dialog = page.getByRole("dialog").first();
      for (const box of await dialog.getByRole("textbox").all()) await box.fill("2026");
      await dialog.getByRole("button").last().click();
      await atRest(page, 600);
      return true;
    },
  };
}
