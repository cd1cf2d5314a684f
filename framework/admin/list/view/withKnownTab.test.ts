import { expect, test } from "vitest";
import { choice, defineResource, text } from "../../../schema/index.ts";
import { tenantKind } from "../../../schema/testTenancy.ts";
import { toKnownSearch, withKnownTab } from "./withKnownTab.ts";

const parcels = defineResource("parcels", {
  api: "test/parcels",
  route: "/parcels",
  access: "test:parcels",
  owner: tenantKind,
  fields: { name: text(), status: choice(["packed", "sent"], { filter: true }) },
  list: { columns: ["name"], tabs: { ready: { status: "packed" } } },
});

test("a tab of the list stays", () => {
  const filter = { tab: "ready", name: "A" };
  expect(withKnownTab(parcels, filter)).toBe(filter);
});
test("a tab that the list does not have is left out, and the other filters stay", () => {
  expect(withKnownTab(parcels, { tab: "late", name: "A" })).toEqual({ name: "A" });
});
test("a former tab of a state becomes the filter by that state, unless there is one", () => {
  expect(withKnownTab(parcels, { tab: "packed" })).toEqual({ status: "packed" });
  expect(withKnownTab(parcels, { tab: "packed", status: "sent" })).toEqual({ status: "sent" });
});
test("a URL is changed only if its tab is unknown", () => {
  expect(toKnownSearch(parcels, "")).toBeNull();
  expect(toKnownSearch(parcels, "?filter=none&page=2")).toBeNull();
  expect(toKnownSearch(parcels, `?filter=${encodeURIComponent('{"tab":"ready"}')}`)).toBeNull();
  expect(toKnownSearch(parcels, `?filter=${encodeURIComponent('{"tab":"sent"}')}&page=2`)).toBe(
    `?filter=${encodeURIComponent('{"status":"sent"}')}&page=2`,
  );
});
