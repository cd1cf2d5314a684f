import { expect, test } from "vitest";
import { buildMenu } from "../../framework/admin/app/menu.ts";
import type { Actor } from "../../framework/schema/index.ts";
import { resources } from "../../resources/index.ts";
import { listPhonePlaces } from "./phonePlaces.ts";

const list = (given: Partial<Actor>, hasInbox = true) => {
  const actor: Actor = {
    id: 1,
    name: "Mei",
    realm: "shop",
    tenantId: 1,
    roles: [],
    permissions: [],
    ...given,
  };
  return listPhonePlaces(buildMenu(resources, actor), hasInbox).map(({ section, first }) => [
    section,
    first.route,
  ]);
};

test("the bar of a phone leads to the sections that the member uses most", () => {
  expect(list({ roles: ["admin"] })).toEqual([
    ["order", "/order/list"],
    ["goods", "/goods/list"],
  ]);
  expect(list({ roles: ["admin"], realm: "platform", tenantId: null })).toEqual([
    ["order", "/platform/refunds"],
    ["merchants", "/platform/shopReviews"],
  ]);
});

test("a member with few permissions has the sections that these open", () => {
  expect(list({ permissions: ["config:supplier", "org:role"] }, false)).toEqual([
    ["stock", "/stock/supplier"],
    ["org", "/org/role"],
  ]);
});
