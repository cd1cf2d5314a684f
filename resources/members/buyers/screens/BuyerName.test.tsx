// @vitest-environment jsdom

import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import {
  createStubProvider,
  renderScreen,
  tenantMember,
} from "../../../../framework/admin/form/renderScreen.tsx";
import type { Actor } from "../../../../framework/schema/index.ts";
import { buyers } from "../buyers.ts";
import { BuyerName } from "./BuyerName.tsx";

const platform: Actor = { ...tenantMember, realm: "platform" };
const open = (record: { memberId: number | null; memberName: string | null }) =>
  renderScreen({
    resources: [buyers],
    provider: createStubProvider({}),
    actor: platform,
    children: <BuyerName record={record} />,
  });
afterEach(cleanup);

test("a customer's name leads to the customer; none is a dash without a link", async () => {
  open({ memberId: 24, memberName: "Leo" });
  expect((await screen.findByRole("link", { name: "Leo" })).getAttribute("href")).toMatch(
    /\/show\/24$/,
  );
  cleanup();
  open({ memberId: 24, memberName: null });
  expect(await screen.findByText("–")).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});
