// @vitest-environment jsdom

import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { defineResource, text } from "../../../schema/index.ts";
import { tenantKind } from "../../../schema/testTenancy.ts";
import { createMemoryProvider } from "../memoryProvider.ts";
import { renderList } from "../renderList.tsx";

const parcels = defineResource("parcels", {
  api: "test/parcels",
  route: "/parcels",
  access: "test:parcels",
  owner: tenantKind,
  fields: {
    code: text({ search: true }),
    place: text(),
    carrier: text({ search: true }),
    remark: text({ search: true }),
  },
  list: { columns: ["code", "place"] },
});
afterEach(cleanup);

test("the search of a list names the first fields that it finds", async () => {
  renderList({ resource: parcels, provider: createMemoryProvider([]) });
  const box = await screen.findByRole("searchbox", { name: "Search" });
  expect(box.getAttribute("placeholder")).toBe("Search code, carrier");
});
