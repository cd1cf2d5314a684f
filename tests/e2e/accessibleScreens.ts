import { existsSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { toPath } from "../../framework/admin/paths.ts";
import {
  findCreateView,
  getRealm,
  listMenuItems,
  type Resource,
} from "../../framework/schema/index.ts";
import { resources } from "../../resources/index.ts";
import { type BuiltApp, openSharedApp, type Window } from "./builtServer.ts";
import { labels } from "./checks/labels.ts";
import { measure } from "./checks/screen.ts";
import { faultsOn } from "./faults.ts";
import { measureScreens } from "./measuredScreens.ts";
import { rawKeysOn } from "./rawKeys.ts";
import { arrive, atRest, visit } from "./visit.ts";

type Realm = "shop" | "platform";
const logins = { shop: "harbour", platform: "platform" } as const;
const looks = [
  { locale: "en", colorScheme: "light" },
  { locale: "zh-CN", colorScheme: "dark" },
  { locale: "zh-TW", colorScheme: "light" },
] as const satisfies readonly Window[];
type Look = (typeof looks)[number];
/** The windows in which the screens are measured. */
const desktop = { locale: "en", width: 1360 } as const satisfies Window;
const phone = { locale: "en", width: 390, touch: true } as const satisfies Window;

/**
 * Resources that are visited before the page is reloaded, which takes as long as several screens.
 */
const byAddress = 6;

/** Windows and sessions of the shared server; all files of a worker use them. */
const windows = new Map<string, Promise<Page>>();
const tokens = new Map<string, Promise<string>>();

/** Returns a signed-in window, which is reused for all screens. */
function openWindow(server: BuiltApp, realm: Realm, look: Window): Promise<Page> {
  const key = `${realm} ${JSON.stringify(look)}`;
  const open = windows.get(key) ?? server.signIn(logins[realm], look);
  windows.set(key, open);
  return open;
}

/** Returns the id of any row of a resource, or null if the demo has none. */
async function findAnyId(server: BuiltApp, resource: Resource): Promise<number | null> {
  const call = async (path: string, init: RequestInit, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${server.base}/api/${path}`, { ...init, headers });
    return (await answer.json()).data;
  };
  const username = logins[getRealm(resource)];
  const signIn = async () => {
    const body = new URLSearchParams({ username, password: "markethall-demo" });
    return (await call("common/login", { method: "POST", body })).token as string;
  };
  const token = tokens.get(username) ?? signIn();
  tokens.set(username, token);
  const found = await call(
    `${resource.api}/getList?pageSize=1`,
    {},
    { authorization: `Bearer ${await token}` },
  );
  return found.list[0]?.id ?? null;
}

function listScreens(resource: Resource, id: number | null): string[] {
  if (resource.singleton) return [toPath(resource, "list")];
  // axe finds the same faults in ten rows as in twenty, in half the time.
  const screens = listMenuItems(resource).map(({ route }) => `${route}?perPage=10`);
  if (resource.operations.includes("create") && !findCreateView(resource))
    screens.push(toPath(resource, "create"));
  if (id === null) return screens;
  if (resource.operations.includes("edit")) screens.push(toPath(resource, "edit", id));
  return [...screens, toPath(resource, "show", id)];
}

/**
 * Returns the faults that remain once the page has settled, and the message keys that it shows. All
 * languages have the same keys, which the types and `npm run check` require.
 */
async function findLastingFaults(page: Page): Promise<string[]> {
  const cut = await measure(page, [labels]);
  const keys = [
    ...(await rawKeysOn(page)),
    ...cut.map(({ screen, sentence }) => `${screen} ${sentence} (check 20)`),
  ];
  if ((await faultsOn(page)).length === 0) return keys;
  // The bar of a page that still loads lies outside of all landmarks.
  await page.locator("#root > .MuiLinearProgress-root").waitFor({ state: "detached" });
  await atRest(page, 500);
  return [...keys, ...(await faultsOn(page))];
}

/** Runs the checks in every look in parallel, each in its own window. */
async function checkLooks(
  check: (look: Look, place: number) => Promise<string[]>,
): Promise<string[]> {
  const checkLook = async (look: Look, place: number) =>
    (await check(look, place)).map((fault) => `${look.locale} ${fault}`);
  return (await Promise.all(looks.map(checkLook))).flat();
}

/**
 * Checks screens for what stands in the way of a screen reader or weak eyes, and for message keys:
 * English light, simplified Chinese dark and traditional Chinese light by turns, on the worker's
 * shared server.
 */
function describeScreens(title: string, add: (getServer: () => BuiltApp) => void): void {
  describe(`nothing stands in the way of a screen reader or weak eyes, and no message is missing, in each language by turns: ${title}`, () => {
    let server: BuiltApp;
    beforeAll(async () => {
      server = await openSharedApp();
    });
    afterEach(() => expect(server.complaints.splice(0)).toEqual([]));
    add(() => server);
  });
}

/** Checks the login page, and the dashboard of a realm. */
export function checkEntry(realm: Realm): void {
  describeScreens(realm, (getServer) => {
    test("the login and the dashboard", async () => {
      const server = getServer();
      const faults = await checkLooks(async (look) => {
        const login = await server.open(look);
        await login.goto(`${server.base}/login`);
        await arrive(login);
        const dashboard = await openWindow(server, realm, look);
        await arrive(dashboard);
        return [...(await findLastingFaults(login)), ...(await findLastingFaults(dashboard))];
      });
      expect(faults).toEqual([]);
    });
  });
}

/** Visits every screen of a domain, which is a folder of `resources`. */
export function checkScreens(domain: string): void {
  const all: readonly Resource[] = resources;
  const own = all
    .map((resource, turn) => [resource.name, resource, turn] as const)
    .filter(([name]) => existsSync(`resources/${domain}/${name}`));
  const measureAll = async (server: BuiltApp, resource: Resource, id: number | null) => {
    const realm = getRealm(resource);
    return measureScreens({
      resource,
      folder: `resources/${domain}/${resource.name}`,
      id,
      desktop: await openWindow(server, realm, desktop),
      phone: await openWindow(server, realm, phone),
    });
  };
  describeScreens(domain, (getServer) => {
    test.each(own)("%s", async (_, resource, turn) => {
      const server = getServer();
      const id = resource.singleton ? null : await findAnyId(server, resource);
      const screens = listScreens(resource, id);
      const measuring = measureAll(server, resource, id);
      const faults = process.env.NOAXE
        ? []
        : await checkLooks(async (look, place) => {
            const page = await openWindow(server, getRealm(resource), look);
            const found: string[] = [];
            // The looks alternate: each kind of screen is checked in each of them many times.
            const own = screens.filter((_screen, index) => (index + turn) % looks.length === place);
            for (const [index, screen] of own.entries()) {
              // Loads the page by its address occasionally, so that the tabs do not accumulate;
              // otherwise navigates like a link.
              if (index === 0 && turn % byAddress === 0) {
                await page.goto(server.base + screen);
                await arrive(page);
              } else await visit(page, screen);
              found.push(...(await findLastingFaults(page)));
            }
            return found;
          });
      expect([...faults, ...(await measuring)]).toEqual([]);
    });
  });
}
