import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium, type Locator, type Page } from "playwright-core";
import { findChromium } from "../scripts/chromium.mjs";
import { serveBuilt } from "../tests/e2e/serveBuilt.ts";
import { atRest, watchRequests } from "../tests/e2e/visit.ts";
import { type Figure, requireAtMost } from "./figure.ts";
import { median } from "./load.ts";

const rounds = 5;
/** Milliseconds from a click until the changed record must be painted, to feel immediate. */
const target = 50;

/** What is measured: a button, what has to be done before it, and what its click changes. */
interface Answer {
  name: string;
  /** The path of records, and the call that lists those to which it can be done. */
  list: { path: string; query: string };
  /** Leads to the last click, and returns its button. */
  prepare: (page: Page) => Promise<Locator>;
  /** Selects the part of the page that shows the text which the click changes. */
  changed: string;
}

declare global {
  interface Window {
    answerPainted?: Promise<number>;
  }
}
/**
 * Measures the next click: the milliseconds from its event until the frame after the one in which
 * the text of an element is another. Runs in the browser.
 */
function watchClick(selector: string): void {
  const read = () => document.querySelector<HTMLElement>(selector)?.innerText ?? "";
  const before = read();
  window.answerPainted = new Promise((resolve) => {
    document.addEventListener(
      "click",
      ({ timeStamp }) => {
        const look = () =>
          requestAnimationFrame(() => {
            if (read() === before) return look();
            // The change is painted before the next frame begins.
            requestAnimationFrame((now) => resolve(now - timeStamp));
          });
        look();
      },
      { capture: true, once: true },
    );
  });
}

const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).first().click();
const inDialog = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("button", { name, exact: true });

const answers: readonly Answer[] = [
  {
    name: "Ship order",
    list: { path: "/order/list/show", query: "member/order/getList?tab=readyToShip" },
    prepare: async (page) => {
      await press(page, "Ship");
      await page.getByRole("dialog").getByRole("textbox").first().fill("AP0001");
      return inDialog(page, "Ship order");
    },
    changed: "main header",
  },
  {
    name: "Approve refund",
    list: { path: "/order/refund/show", query: "member/refund/getList?tab=applying" },
    prepare: async (page) => {
      await press(page, "Approve refund");
      return inDialog(page, "Approve refund");
    },
    changed: "main header",
  },
  {
    name: "Reply to a review",
    list: { path: "/order/comment/show", query: "member/comment/getList?tab=toAnswer" },
    prepare: async (page) => {
      await page.locator("main textarea").first().fill("Thank you!");
      return page.getByRole("button", { name: "Reply", exact: true }).first();
    },
    changed: "main",
  },
  {
    name: "Unpublish a product",
    list: { path: "/goods/show", query: "member/goods/getList?tab=onSale" },
    prepare: async (page) => {
      await press(page, "Active");
      return page.getByRole("menuitem", { name: "Unpublish", exact: true });
    },
    changed: "main",
  },
];

/** Returns the ids of the first records of a list. */
async function listIds(page: Page, base: string, query: string): Promise<number[]> {
  const answer: { data: { list: { id: number }[] } } = await page.evaluate(
    async (address) => (await fetch(address)).json(),
    `${base}/api/${query}&pageSize=${rounds}`,
  );
  return answer.data.list.map(({ id }) => id);
}

async function measureAnswer(page: Page, base: string, answer: Answer): Promise<number[]> {
  const taken: number[] = [];
  for (const id of await listIds(page, base, answer.list.query)) {
    await page.goto(`${base}${answer.list.path}/${id}`);
    await page.locator("main").getByRole("heading").first().waitFor();
    await atRest(page, 500);
    const button = await answer.prepare(page);
    await button.waitFor();
    await page.evaluate(watchClick, answer.changed);
    await button.click();
    taken.push(await page.evaluate(() => window.answerPainted ?? Promise.resolve(Number.NaN)));
    await atRest(page, 500);
  }
  return taken;
}

/** Measures how soon the change that an action is expected to make is painted after its click. */
export async function benchAnswers(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "markethall-bench-"));
  const server = await serveBuilt({ dataDir });
  const browser = await chromium.launch({
    executablePath: findChromium() ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  try {
    const { base } = server;
    const context = await browser.newContext({ viewport: { width: 1360, height: 850 } });
    const page = await context.newPage();
    await page.request.post(`${base}/api/common/login`, {
      form: { username: "harbour", password: "markethall-demo" },
      headers: { origin: base },
    });
    watchRequests(page);
    await page.goto(`${base}/dashboard`);
    await atRest(page, 500);
    const figures: Figure[] = [];
    for (const answer of answers) {
      const taken = await measureAnswer(page, base, answer);
      const all = taken.map((one) => one.toFixed(0)).join(", ");
      const what = `milliseconds from the click on "${answer.name}" until its change is painted (${all})`;
      figures.push(requireAtMost(what, median(taken), target));
    }
    return figures;
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
