import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type BuiltApp, startBuiltApp } from "./builtServer.ts";

let server: BuiltApp;
beforeAll(async () => {
  server = await startBuiltApp();
});
afterAll(() => server?.close());
afterEach(() => expect(server.complaints.splice(0)).toEqual([]));

test("the step of a task opens exactly the rows that are due, and a figure those it counts", async () => {
  const page = await server.signIn("harbour");
  const step = page.getByRole("link", { name: /^Ship \d+ due$/ });
  const due = Number(/\d+/.exec((await step.textContent()) ?? "")?.[0]);
  expect(due).toBeGreaterThan(0);
  await step.click();
  await page.waitForURL(/order\/list/);
  const footer = page.getByText(/^(\d+–)?\d+ of \d+$|^\d+ orders?$/);
  const readTotal = async () => Number(/(\d+)\D*$/.exec((await footer.textContent()) ?? "")?.[1]);
  await expect.poll(readTotal).toBe(due);

  await page.goBack();
  const strip = page.getByRole("region", { name: "Key figures" });
  const orders = strip.getByRole("link", { name: "Orders", exact: true });
  const figure = orders.locator("xpath=../following-sibling::p[1]");
  const count = Number(await figure.textContent());
  expect(count).toBeGreaterThan(0);
  await orders.click();
  await page.waitForURL(/order\/list/);
  await expect.poll(readTotal).toBe(count);
});

test("the chart has a table of the same slots, and the platform has cards of its own", async () => {
  const page = await server.signIn("harbour");
  const chart = page.getByRole("region", { name: "Sales", exact: true });
  await chart.getByRole("button", { name: "Table" }).click();
  expect(await chart.getByRole("rowheader").count()).toBe(7);
  await page.getByRole("button", { name: "30 days" }).click();
  await expect.poll(() => chart.getByRole("rowheader").count()).toBe(30);

  const platform = await server.signIn("platform");
  for (const name of ["Payments received", "Top shops", "To pay out", "Background jobs"])
    await platform.getByRole("region", { name, exact: true }).waitFor();
  expect(await platform.getByRole("region", { name: "Balance", exact: true }).count()).toBe(0);
});
