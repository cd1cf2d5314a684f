// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { choice, defineResource, parent, text } from "../../../schema/index.ts";
import { tenantKind } from "../../../schema/testTenancy.ts";
import type { AdminRecord } from "../../provider.ts";
import { createMemoryProvider } from "../memoryProvider.ts";
import { renderList } from "../renderList.tsx";

const shelves = defineResource("shelves", {
  api: "test/shelf",
  route: "/shelves",
  access: "test:shelf",
  owner: tenantKind,
  fields: { name: text(), parent: parent(), status: choice(["draft", "open"], { readOnly: true }) },
  list: { columns: ["name", "status"] },
  actions: { publish: { from: ["draft"], to: "open", tone: "primary" } },
});
const rows: readonly AdminRecord[] = [
  { id: 1, version: 1, name: "Spring", parent: null, status: "draft" },
  { id: 2, version: 1, name: "Summer", parent: null, status: "open" },
];

beforeEach(() => {
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(1200);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("S starts the next step of the row of the cursor in a tree, where it has one", async () => {
  const provider = createMemoryProvider(rows);
  renderList({ resource: shelves, provider });
  const getRow = (name: string) => screen.getByText(name).closest("tr");
  await screen.findByText("Spring");
  // The next steps load with the first use of a row.
  await waitFor(
    async () => {
      getRow("Spring")?.focus();
      await userEvent.keyboard("s");
      expect(provider.runAction).toHaveBeenCalledWith("shelves", "publish", { ids: [1] });
    },
    { timeout: 8000, interval: 200 },
  );
  const before = vi.mocked(provider.runAction).mock.calls.length;
  getRow("Summer")?.focus();
  await userEvent.keyboard("s");
  expect(provider.runAction).toHaveBeenCalledTimes(before);
});
