import path from "node:path";
import { expect, test } from "vitest";
import type { Outline } from "../framework/schema/index.ts";
import { resources } from "../resources/index.ts";
import {
  findDeclaredDomain,
  getDeclarationsModule,
  listDomains,
  loadOutlines,
} from "./splitResources.mjs";

const domains = listDomains();

test("every domain that declares resources has a module of its own", () => {
  expect(domains).toEqual(expect.arrayContaining(["orders", "goods", "finance", "platform"]));
  expect(new Set(domains).size).toBe(domains.length);
  expect(getDeclarationsModule("orders")).toBe("resources/index.ts?declarations=orders");
});

test("a declaration is the file with the name of its folder", () => {
  const find = (file: string) => findDeclaredDomain(path.join("/app/resources", file));
  expect(find("orders/refunds/refunds.ts")).toBe("orders");
  expect(find("orders/refunds/refundFields.ts")).toBeNull();
  expect(find("orders/refunds/RefundsScreens.tsx")).toBeNull();
  expect(find("orders/index.ts")).toBeNull();
});

test("every resource has an outline that is data, small, and knows its domain", async () => {
  const outlines: readonly Outline[] = await loadOutlines({
    load: (file) => import(path.resolve(file)),
    close: async () => {},
  });
  expect(outlines.map(({ name }) => name)).toEqual(resources.map(({ name }) => name));
  expect(outlines.filter(({ domain }) => !domains.includes(domain))).toEqual([]);
  expect(JSON.parse(JSON.stringify(outlines))).toEqual(outlines);
  const largest = Math.max(...outlines.map((outline) => JSON.stringify(outline).length));
  expect(largest).toBeLessThan(1500);
});
