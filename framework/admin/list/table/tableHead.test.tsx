// @vitest-environment jsdom

import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { defineResource, integer, text } from "../../../schema/index.ts";
import { tenantKind } from "../../../schema/testTenancy.ts";
import { createMemoryProvider } from "../memoryProvider.ts";
import { renderList } from "../renderList.tsx";

const crates = defineResource("crates", {
  api: "member/crate",
  route: "/crates",
  access: "test:crates",
  owner: tenantKind,
  fields: {
    name: text({ required: true, sortable: true }),
    place: text(),
    weight: integer({ sortable: true }),
  },
  list: { columns: ["name", "place", "weight"] },
});
afterEach(cleanup);

test("the head of a table is one tab stop: arrows move in it, Enter sorts, Shift resizes", async () => {
  const rows = [{ id: 1, version: 1, name: "Pears", place: "Shed", weight: 12 }];
  const { search } = renderList({ resource: crates, provider: createMemoryProvider(rows) });
  await screen.findByText("Pears");
  const user = userEvent.setup();
  const head = document.querySelector("thead");
  expect(head?.querySelectorAll("[tabindex='0']").length).toBe(1);
  const box = screen.getByRole("checkbox", { name: /Select all/ });
  box.focus();
  await user.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "name" }));
  await user.keyboard("{ArrowRight}");
  expect(document.activeElement?.textContent).toBe("place");
  await user.keyboard("{End}{Enter}");
  await waitFor(() => expect(search().get("sort")).toBe("weight"));
  expect(head?.querySelectorAll("[tabindex='0']").length).toBe(1);
  const width = () => Number.parseInt(document.querySelectorAll("col")[3]?.style.width ?? "", 10);
  const before = width();
  await user.keyboard("{Shift>}{ArrowRight}{/Shift}");
  expect(width()).toBe(before + 16);
  expect(screen.getByRole("status").textContent).toBe(`weight: ${width()} pixels wide`);
  await user.tab();
  expect(head?.contains(document.activeElement)).toBe(false);
});
