import { readdirSync } from "node:fs";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { findChromium } from "../../scripts/chromium.mjs";
import { watchRequests } from "../e2e/visit.ts";
import { type Look, nameLook } from "./Look.ts";
import { heldPage, timeZone } from "./moment.ts";

export type Login = "harbour" | "platform" | null;
/** Opens blank pages that are ready for pictures. */
export interface Studio {
  /** The major version of Chromium: each draws text differently. */
  version: string;
  /** Opens a page in which a member is signed in, or nobody, with no page tabs. */
  open(base: string, login: Login, look: Look): Promise<Page>;
  close(): Promise<void>;
}

/** Everything that would draw the same page in another way on another machine is off. */
const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--no-first-run",
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
  "--disable-partial-raster",
  "--hide-scrollbars",
];

/** The address of Inter, which a browser that knows it loads before the first paint. */
function findInter(): string {
  const name = readdirSync("dist/browser/assets").find((one) => /^inter-latin.*\.woff2$/.test(one));
  if (!name) throw new Error("the build has no Inter");
  return `/assets/${name}`;
}

async function signIn(context: BrowserContext, base: string, username: string): Promise<void> {
  const answer = await context.request.post(`${base}/api/common/login`, {
    form: { username, password: "markethall-demo" },
    headers: { origin: base },
  });
  if (!answer.ok()) throw new Error(`${username} could not sign in: ${await answer.text()}`);
}

async function openContext(browser: Browser, base: string, look: Look): Promise<BrowserContext> {
  const isPhone = look.width < 600;
  const context = await browser.newContext({
    viewport: { width: look.width, height: isPhone ? 844 : 850 },
    deviceScaleFactor: 1,
    hasTouch: isPhone,
    isMobile: isPhone,
    colorScheme: look.mode,
    locale: look.locale,
    timezoneId: timeZone,
    reducedMotion: "reduce",
  });
  context.setDefaultTimeout(60_000);
  await context.addInitScript(heldPage);
  await context.addInitScript(`localStorage.setItem("markethall.font", "${findInter()}")`);
  await context.addCookies([{ name: "language", value: look.locale, url: base }]);
  return context;
}

/** Starts a browser that draws the same page as the same pixels each time. */
export async function openStudio(): Promise<Studio> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? "/usr/bin/chromium",
    args: flags,
  });
  const contexts = new Map<string, Promise<BrowserContext>>();
  const enter = async (base: string, login: Login, look: Look) => {
    const context = await openContext(browser, base, look);
    if (login) await signIn(context, base, login);
    return context;
  };
  return {
    version: browser.version().split(".")[0] ?? "",
    async open(base, login, look) {
      const key = `${base} ${login} ${nameLook(look)}`;
      const context = contexts.get(key) ?? enter(base, login, look);
      contexts.set(key, context);
      // The page tabs belong to a window.
      const page = await (await context).newPage();
      watchRequests(page);
      return page;
    },
    close: () => browser.close(),
  };
}
