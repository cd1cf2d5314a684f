import { describe, expect, it } from "vitest";
import {
  type Actor,
  can,
  canAccessField,
  canOpen,
  canSelect,
  choice,
  defineResource,
  listReadableFields,
  listRights,
  money,
  password,
  text,
} from "./index.ts";

const declared = {
  api: "member/refund",
  route: "/order/refund",
  access: "order:refund",
  fields: {
    number: text(),
    fee: money({ access: "platform" }),
    cost: money({ access: "report:goods" }),
    secret: password(),
    status: choice(["applying", "agreed"]),
  },
  list: { columns: ["number"] },
  actions: { agree: { from: ["applying"], to: "agreed" } },
} as const;
const refunds = defineResource("refunds", { ...declared, owner: "shop" });
const countries = defineResource("countries", { ...declared, owner: "shared" });
const params = defineResource("params", { ...declared, owner: "platform", operations: ["edit"] });

const staff = (...permissions: string[]): Actor => ({
  id: 2,
  name: "Mia",
  realm: "shop",
  tenantId: 1,
  roles: ["edit"],
  permissions,
});
const owner: Actor = { ...staff(), roles: ["admin"] };
const platform: Actor = { ...owner, realm: "platform", tenantId: null };
const clerk: Actor = { ...platform, roles: ["edit"], permissions: ["order:refund"] };

describe("a shop's staff", () => {
  it("may nothing without a grant", () => {
    for (const operation of ["view", "create", "edit", "delete", "export", "agree"])
      expect(can(staff(), refunds, operation)).toBe(false);
  });
  it("are read with the screen's right, and each operation needs a right of its own", () => {
    expect(can(staff("order:refund"), refunds, "view")).toBe(true);
    expect(can(staff("order:refund"), refunds, "edit")).toBe(false);
    expect(can(staff("order:refund", "order:refund:edit"), refunds, "edit")).toBe(true);
    expect(can(staff("order:refund", "order:refund:edit"), refunds, "agree")).toBe(false);
    expect(can(staff("order:refund", "order:refund:agree"), refunds, "agree")).toBe(true);
  });
  it("cannot do what they cannot look at", () => {
    expect(can(staff("order:refund:edit"), refunds, "edit")).toBe(false);
  });
  it("hold no right by a name that is like it", () => {
    expect(can(staff("order:refunds", "order", "order:refund2"), refunds, "view")).toBe(false);
  });
});

describe("a main account", () => {
  it("may everything of its own realm", () => {
    for (const operation of ["view", "create", "edit", "delete", "import", "export", "agree"]) {
      expect(can(owner, refunds, operation)).toBe(true);
      expect(can(platform, countries, operation)).toBe(true);
    }
  });
  it("may do nothing in the other realm, whatever its rights", () => {
    for (const operation of ["view", "edit", "agree"]) {
      expect(can(platform, refunds, operation)).toBe(false);
      expect(can(clerk, refunds, operation)).toBe(false);
      expect(can(owner, params, operation)).toBe(false);
    }
  });
  it("cannot do what the resource does not offer", () => {
    expect(can(platform, params, "edit")).toBe(true);
    expect(can(platform, params, "create")).toBe(false);
    expect(can(platform, params, "export")).toBe(false);
  });
});

describe("shared rows", () => {
  it("are chosen among by everybody, read by shops where they are public, and written by the platform alone", () => {
    const articles = defineResource("articles", {
      ...declared,
      owner: "shared",
      readers: { status: "applying" },
    });
    for (const actor of [staff(), owner]) {
      expect(can(actor, countries, "view")).toBe(false);
      expect(canSelect(actor, countries, [countries])).toBe(true);
      expect(can(actor, articles, "view")).toBe(true);
      expect(canOpen(actor, articles)).toBe(false);
      for (const operation of ["create", "edit", "delete", "export", "agree"])
        expect(can(actor, countries, operation)).toBe(false);
    }
    expect(can({ ...clerk, permissions: [] }, countries, "view")).toBe(false);
    expect(can(clerk, countries, "view")).toBe(true);
  });
});

describe("a field with restricted access", () => {
  const { fee, cost } = refunds.fields;
  it("is the platform's, or of those who hold its permission", () => {
    expect([owner, platform, clerk].map((actor) => canAccessField(actor, fee))).toEqual([
      false,
      true,
      true,
    ]);
    expect(
      [owner, staff(), staff("report:goods")].map((actor) => canAccessField(actor, cost)),
    ).toEqual([true, false, true]);
  });
  it("is not readable by others, and a password by no one", () => {
    expect(listReadableFields(staff(), refunds.fields)).toEqual(["number", "status"]);
    expect(listReadableFields(owner, refunds.fields)).toEqual(["number", "cost", "status"]);
    expect(listReadableFields(platform, refunds.fields)).toEqual([
      "number",
      "fee",
      "cost",
      "status",
    ]);
  });
});

it("a resource's rights are its screen, its operations and its actions", () => {
  expect(listRights(params)).toEqual(["order:refund", "order:refund:edit", "order:refund:agree"]);
});
