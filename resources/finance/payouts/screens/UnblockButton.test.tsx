// @vitest-environment jsdom

import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import {
  createStubProvider,
  renderScreen,
  tenantMember,
} from "../../../../framework/admin/form/renderScreen.tsx";
import type { Actor } from "../../../../framework/schema/index.ts";
import { shopTerms } from "../../shopTerms/shopTerms.ts";
import { payouts } from "../payouts.ts";
import { UnblockButton } from "./UnblockButton.tsx";

const platform: Actor = { ...tenantMember, realm: "platform" };
const open = (record: { blockReason: string | null; termsId: number | null }, actor = platform) =>
  renderScreen({
    resources: [payouts, shopTerms],
    provider: createStubProvider({}),
    actor,
    ownMessages: { screen: { changeTerms: "Change terms" } },
    children: (
      <>
        <p>Payout</p>
        <UnblockButton record={{ id: 5, version: 1, ...record }} />
      </>
    ),
  });
afterEach(cleanup);

test("a blocked payout leads to the terms that block it", async () => {
  open({ blockReason: "The papers have expired", termsId: 3 });
  const link = await screen.findByRole("link", { name: "Change terms" });
  expect(link.getAttribute("href")).toBe("/platform/shopTerms/edit/3");
});

test.each([
  ["it is not blocked", { blockReason: null, termsId: 3 }, platform],
  ["its shop is closed", { blockReason: "Closed", termsId: null }, platform],
  [
    "the member may not change terms",
    { blockReason: "No", termsId: 3 },
    { ...platform, roles: [] },
  ],
])("it leads nowhere where %s", async (_why, record, actor) => {
  open(record, actor);
  expect(await screen.findByText("Payout")).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});
