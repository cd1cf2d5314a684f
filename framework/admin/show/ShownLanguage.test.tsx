// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { defineResource, integer, listContentLanguages, localized } from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import { createStubProvider, renderScreen } from "../form/renderScreen.tsx";

const notes = defineResource("notes", {
  api: "test/note",
  route: "/note",
  access: "test:note",
  owner: tenantKind,
  operations: [],
  fields: { title: localized(), body: localized(), place: integer() },
  list: { columns: ["title", "place"], sort: ["place", "asc"] },
  form: [{ section: "main", fields: ["title", "body"] }],
});
const [first = "en", second = "en"] = listContentLanguages();
const record = {
  id: 1,
  version: 1,
  title: { [first]: "Opening hours", [second]: "营业时间" },
  body: { [first]: "From nine" },
  place: 3,
};
afterEach(cleanup);

test("a page shows its texts in one language, which a switch chooses", async () => {
  renderScreen({
    resources: [notes],
    provider: createStubProvider({ getOne: vi.fn(async () => ({ data: record })) }),
    at: "/note/show/1",
  });
  const region = await screen.findByRole("region", { name: "Main" });
  expect(region.textContent).toContain("Opening hours");
  expect(region.textContent).not.toContain("营业时间");
  const [chinese] = screen.getAllByRole("button", { pressed: false });
  if (!chinese) throw new Error("no switch");
  await userEvent.click(chinese);
  expect(region.textContent).toContain("营业时间");
  // A text that the language lacks is shown in another one.
  expect(region.textContent).toContain("From nine");
});

test("the position in the list is no fact about the record", async () => {
  renderScreen({
    resources: [notes],
    provider: createStubProvider({ getOne: vi.fn(async () => ({ data: record })) }),
    at: "/note/show/1",
  });
  await screen.findByRole("heading", { level: 1 });
  expect(screen.getByRole("banner").textContent).not.toContain("Place");
});
