// @vitest-environment jsdom

import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { defineResource, text } from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import { createStubProvider, renderScreen } from "../form/renderScreen.tsx";
import { History } from "./History.tsx";

const notes = defineResource("notes", {
  api: "test/note",
  route: "/note",
  access: "test:note",
  owner: tenantKind,
  fields: { title: text() },
  list: { columns: ["title"] },
});
afterEach(cleanup);

test("a change without a member is the system's", async () => {
  const entry = {
    id: 1,
    operation: "create",
    action: null,
    changes: {},
    memberName: "",
    addTime: "2026-01-31T10:00:00.000Z",
  };
  const history = vi.fn().mockResolvedValue({ list: [entry], total: 1 });
  const children = <History resource={notes} id={1} version={1} />;
  renderScreen({ resources: [notes], provider: createStubProvider({ history }), children });
  expect((await screen.findByRole("listitem")).textContent).toMatch(/^Created System · /);
});

test("an empty history is hidden", async () => {
  const history = vi.fn().mockResolvedValue({ list: [], total: 0 });
  const children = <History resource={notes} id={1} version={1} />;
  renderScreen({ resources: [notes], provider: createStubProvider({ history }), children });
  await waitFor(() => expect(history).toHaveBeenCalled());
  expect(screen.queryByRole("region")).toBeNull();
});
