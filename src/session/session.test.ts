import { expect, it } from "vitest";
import { toScope, toSession } from "./session.ts";

const clerk = {
  roles: ["config"],
  permissions: ["config:supplier"],
  member: {
    id: 5,
    name: "Mei",
    realname: null,
    avatar: null,
    username: "harbour:mei",
    realm: "shop",
    main: false,
  },
  shopInfo: {
    id: 2,
    name: "Harbour",
    logo: null,
    memberId: 4,
    timeZone: "Australia/Perth",
    review: "approved",
    status: "open",
    closedReason: null,
  },
  wsId: "shop-2",
  roleId: 1,
  roleName: "Buyer",
  deptId: 3,
  deptName: "Stock",
  mustChangePassword: false,
  mustSetUpTwoStep: false,
} as const;
const wire = { ...clerk, roles: [...clerk.roles], permissions: [...clerk.permissions] };

it("converts the answer of the server to a session", () => {
  expect(toSession(wire)).toEqual({
    actor: {
      id: 5,
      name: "Mei",
      realm: "shop",
      tenantId: 2,
      roles: ["config"],
      permissions: ["config:supplier"],
    },
    username: "harbour:mei",
    avatar: null,
    shop: { id: 2, name: "Harbour", logo: null, closedReason: null },
    role: "Stock · Buyer",
    roleName: "Buyer",
    roleId: 1,
    timeZone: "Australia/Perth",
    mustChangePassword: false,
    mustSetUpTwoStep: false,
  });
});

it("knows why the shop is closed, and that it is where there is no reason", () => {
  const closed = (closedReason: string | null) =>
    toSession({ ...wire, shopInfo: { ...wire.shopInfo, status: "closed", closedReason } }).shop;
  expect(closed("Documents expired.")?.closedReason).toBe("Documents expired.");
  expect(closed(null)?.closedReason).toBe("");
});

it("stores preferences separately by member and shop", () => {
  expect(toScope(null)).toBe("nobody");
  expect(toScope(toSession(wire))).toBe("shop-5-2");
});
