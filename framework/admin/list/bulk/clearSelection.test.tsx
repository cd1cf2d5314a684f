// @vitest-environment jsdom

import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { memoryStore } from "react-admin";
import { afterEach, expect, test } from "vitest";
import { defineResource, text } from "../../../schema/index.ts";
import { tenantKind } from "../../../schema/testTenancy.ts";
import { createMemoryProvider } from "../memoryProvider.ts";
import { renderList } from "../renderList.tsx";

const parcels = defineResource("parcels", {
  api: "member/parcel",
  route: "/parcels",
  access: "test:parcels",
  owner: tenantKind,
  fields: { name: text() },
  list: { columns: ["name"] },
});
afterEach(cleanup);

test("a list that was left, or whose page was reloaded, begins without selected rows", async () => {
  const provider = createMemoryProvider([{ id: 1, version: 1, name: "Pears" }]);
  const store = memoryStore();
  const open = () => renderList({ resource: parcels, provider, store });
  open();
  const first = await screen.findByRole("checkbox", { name: "Select Pears" });
  // The toolbar of selected rows loads with the first one.
  await act(() => userEvent.click(first));
  expect(await screen.findByText("1 selected")).toBeTruthy();

  cleanup();
  open();
  const box = await screen.findByRole("checkbox", { name: "Select Pears" });
  await waitFor(() => expect(box).toHaveProperty("checked", false));
  expect(screen.queryByText("1 selected")).toBeNull();
});
