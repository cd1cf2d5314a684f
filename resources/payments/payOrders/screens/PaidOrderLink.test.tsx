// @vitest-environment jsdom

import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import {
  createStubProvider,
  renderScreen,
  tenantMember,
} from "../../../../framework/admin/form/renderScreen.tsx";
import type { Actor } from "../../../../framework/schema/index.ts";
import { payOrders } from "../payOrders.ts";
import { PaidOrderLink } from "./PaidOrderLink.tsx";

const open = (actor: Actor, id: number | null) =>
  renderScreen({
    resources: [payOrders],
    provider: createStubProvider({}),
    actor,
    children: <PaidOrderLink id={id}>#1043</PaidOrderLink>,
  });
afterEach(cleanup);

test("the platform opens an order by its payment; without one the number is text", async () => {
  const platform: Actor = { ...tenantMember, realm: "platform" };
  open(platform, 8);
  expect((await screen.findByRole("link", { name: "#1043" })).getAttribute("href")).toBe(
    "/platform/payOrders/show/8",
  );
  for (const [actor, id] of [
    [platform, null],
    [tenantMember, 8],
  ] as const) {
    cleanup();
    open(actor, id);
    expect(await screen.findByText("#1043")).toBeTruthy();
    expect(screen.queryByRole("link")).toBeNull();
  }
});
