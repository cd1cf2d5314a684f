// @vitest-environment jsdom

import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { choice, computed, defineResource, rowId, text } from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import { createStubProvider, renderScreen } from "../form/renderScreen.tsx";
import type { Screens } from "../resources.tsx";
import { RecordProvider } from "./RecordProvider.tsx";
import { useShownNames } from "./useShownNames.ts";

const loans = defineResource("loans", {
  api: "test/loans",
  route: "/loans",
  access: "test:loans",
  owner: tenantKind,
  fields: {
    name: text(),
    ownerId: computed(rowId()),
    status: choice(["open", "held"], { default: "open" }),
    whyHeld: text(),
  },
  stateReasons: { held: ["whyHeld"] },
  list: { columns: ["name"] },
});
const Names = () => <p>{useShownNames().join(" ")}</p>;
const open = (status: string, screens: Screens = {}) =>
  renderScreen({
    resources: [loans],
    screens: { loans: screens },
    provider: createStubProvider({}),
    children: (
      <RecordProvider
        resource={loans}
        record={{ id: 1, version: 1, name: "A", ownerId: 9, status, whyHeld: "Late" }}
      >
        <Names />
      </RecordProvider>
    ),
  });
afterEach(cleanup);

test("a page leaves out ids of rows, and the reason that heads it", async () => {
  open("held");
  expect(await screen.findByText("name status")).toBeTruthy();
  cleanup();
  open("open");
  expect(await screen.findByText("name status whyHeld")).toBeTruthy();
});

test("a page leaves out what its screens name", async () => {
  open("open", { omitted: ["whyHeld"] });
  expect(await screen.findByText("name status")).toBeTruthy();
});
