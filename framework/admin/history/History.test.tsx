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

test.each([
  ["hidden", true],
  ["shown with a sentence", false],
])("an empty history is %s", async (_, hideEmpty) => {
  const history = vi.fn().mockResolvedValue({ list: [], total: 0 });
  const children = <History resource={notes} id={1} version={1} hideEmpty={hideEmpty} />;
  renderScreen({ resources: [notes], provider: createStubProvider({ history }), children });
  await waitFor(() => expect(history).toHaveBeenCalled());
  if (hideEmpty) expect(screen.queryByRole("region")).toBeNull();
  else expect(await screen.findByText("No activity yet")).toBeTruthy();
});
