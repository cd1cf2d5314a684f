// @vitest-environment jsdom

import { cleanup, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import {
  createStubProvider,
  renderScreen,
  tenantMember,
} from "../../framework/admin/form/renderScreen.tsx";
import { type Actor, defineResource, text } from "../../framework/schema/index.ts";
import { ShopDisplay, ShopLink } from "./ShopLink.tsx";

const shops = defineResource("shops", {
  api: "test/shops",
  route: "/platform/shops",
  access: "platform:shops",
  owner: "shared",
  fields: { name: text({ required: true }) },
  list: { columns: ["name"] },
  operations: [],
});
const platform: Actor = { ...tenantMember, realm: "platform" };
const open = (actor: Actor, children: ReactNode) =>
  renderScreen({ resources: [shops], provider: createStubProvider({}), actor, children });
afterEach(cleanup);

test("the platform opens a shop by its name; a shop's member reads it", async () => {
  open(platform, <ShopLink id={3}>Harbour</ShopLink>);
  expect((await screen.findByRole("link", { name: "Harbour" })).getAttribute("href")).toBe(
    "/platform/shops/show/3",
  );
  cleanup();
  open(tenantMember, <ShopLink id={3}>Harbour</ShopLink>);
  expect(await screen.findByText("Harbour")).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});

test("a record without a shop shows that it has none", async () => {
  open(platform, <ShopDisplay record={{ shop: null, sellerId: null }} />);
  expect(await screen.findByText("–")).toBeTruthy();
});
