// @vitest-environment jsdom

import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { choice, defineResource, text } from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import { createStubProvider, renderScreen } from "../form/renderScreen.tsx";
import { ExplainedScreenCard } from "./ExplainedScreenCard.tsx";
import { createActor, explainScreen } from "./explainScreen.ts";
import { rightsMessages } from "./locales/en.ts";

const stalls = defineResource("stalls", {
  api: "test/stall",
  route: "/stall",
  access: "test:stall",
  owner: tenantKind,
  fields: { name: text({ required: true }), status: choice(["open"], { readOnly: true }) },
  list: { columns: ["name"] },
  actions: { close: { from: ["open"], confirm: true } },
});
afterEach(cleanup);

test("a missing permission has the name of the role editor, not its code", async () => {
  const explained = explainScreen(stalls, createActor(tenantKind, ["test:stall"]));
  renderScreen({
    resources: [stalls],
    provider: createStubProvider({}),
    sentences: { rights: rightsMessages },
    children: <ExplainedScreenCard explained={explained} />,
  });
  const row = await screen.findByRole("row", { name: /^Close/ });
  expect(within(row).getByText(/Requires the permission “.*Stalls: Close”/)).toBeTruthy();
  expect(screen.queryByText(/test:stall/)).toBeNull();
});
