import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { toPath } from "../../framework/admin/paths.ts";
import { findCreateView, getRealm, listMenuItems, type Resource } from "../../framework/schema/index.ts";
import { resources } from "../../resources/index.ts";
import { type BuiltApp, startBuiltApp } from "./builtServer.ts";
import { faultsOn } from "./faults.ts";
import { arrive, atRest, visit } from "./visit.ts";

const logins = { shop: "harbour", platform: "platform" } as const;
const looks = [
  { locale: "en", colorScheme: "light" },
  { locale: "zh-CN", colorScheme: "dark" },
] as const;

/**
 * Resources that are visited before the page is reloaded, which takes as long as several screens.
 */
const byAddress = 6;

/** Visits every screen of a realm. Each file that calls it has its own server and browser. */
export function checkScreens(realm: "shop" | "platform"): void {
  let server: BuiltApp;
  beforeAll(async () => {
    server = await startBuiltApp();
  });
  afterAll(() => server.close());
  afterEach(() => expect(server.complaints.splice(0)).toEqual([]));

  const windows = new Map<string, Promise<Page>>();
  /** Returns a signed-in window, which is reused for all screens. */
  function formatWindow(user: string, look: (typeof looks)[number]): Promise<Page> {
    const key = `${user} ${look.locale}`;
    const open = windows.get(key) ?? server.signIn(user, look);
    windows.set(key, open);
    return open;
  }

  const tokens = new Map<string, Promise<string>>();
  /** Returns the id of any row of a resource, or null if the demo has none. */
  async function anyId(resource: Resource): Promise<number | null> {
    const call = async (path: string, init: RequestInit, headers: Record<string, string> = {}) => {
      const answer = await fetch(`${server.base}/api/${path}`, { ...init, headers });
      return (await answer.json()).data;
    };
    const username = logins[getRealm(resource)];
    const enter = async () => {
      const body = new URLSearchParams({ username, password: "markethall-demo" });
      return (await call("common/login", { method: "POST", body })).token as string;
    };
    const token = tokens.get(username) ?? enter();
    tokens.set(username, token);
    const found = await call(`${resource.api}/getList?pageSize=1`, {}, { authorization: `Bearer ${await token}` });
    return found.list[0]?.id ?? null;
  }

  async function listScreens(resource: Resource): Promise<string[]> {
    if (resource.singleton) return [toPath(resource, "list")];
    // axe finds the same faults in ten rows as in twenty, in half the time.
    const screens = listMenuItems(resource).map(({ route }) => `${route}?perPage=10`);
    if (resource.operations.includes("create") && !findCreateView(resource)) screens.push(toPath(resource, "create"));
    const id = await anyId(resource);
    if (id === null) return screens;
    if (resource.operations.includes("edit")) screens.push(toPath(resource, "edit", id));
    return [...screens, toPath(resource, "show", id)];
  }

  /** Returns the faults that remain once the page has settled. */
  async function lastingFaults(page: Page): Promise<string[]> {
    if ((await faultsOn(page)).length === 0) return [];
    await atRest(page, 500);
    return faultsOn(page);
  }

  /** Runs the checks in every look in parallel, each in its own window. */
  const inEveryLook = async (
    work: (look: (typeof looks)[number], place: number) => Promise<string[]>,
  ): Promise<string[]> => {
    const lookFor = async (look: (typeof looks)[number], place: number) =>
      (await work(look, place)).map((fault) => `${look.locale} ${fault}`);
    return (await Promise.all(looks.map(lookFor))).flat();
  };

  describe("nothing stands in the way of a screen reader or weak eyes, in English light or Chinese dark by turns:", () => {
    test("the login and the dashboard", async () => {
      const faults = await inEveryLook(async (look) => {
        const login = await server.open(look);
        await login.goto(`${server.base}/login`);
        await arrive(login);
        const dashboard = await formatWindow(logins[realm], look);
        await arrive(dashboard);
        return [...(await lastingFaults(login)), ...(await lastingFaults(dashboard))];
      });
      expect(faults).toEqual([]);
    });

    const own = resources.filter((resource: Resource) => getRealm(resource) === realm);
    test.each(own.map((resource, index) => [resource.name, resource, index] as const))(
      "%s",
      async (_, resource, turn) => {
        const screens = await listScreens(resource);
        const faults = await inEveryLook(async (look, place) => {
          const page = await formatWindow(logins[getRealm(resource)], look);
          const found: string[] = [];
          // The looks alternate: each kind of screen is checked in both of them many times.
          const own = screens.filter((_screen, index) => (index + turn) % looks.length === place);
          for (const [index, screen] of own.entries()) {
            // Loads the page by its address occasionally, so that the tabs do not accumulate;
            // otherwise navigates like a link.
            if (index === 0 && turn % byAddress === 0) {
              await page.goto(server.base + screen);
              await arrive(page);
            } else await visit(page, screen);
            found.push(...(await lastingFaults(page)));
          }
          return found;
        });
        expect(faults).toEqual([]);
      },
    );
  });
}
