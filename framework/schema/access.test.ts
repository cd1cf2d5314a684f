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
import { operatorRealm, tenantKind } from "./testTenancy.ts";

const declared = {
  api: "member/loan",
  route: "/order/loan",
  access: "order:loan",
  fields: {
    number: text(),
    fee: money({ access: operatorRealm }),
    cost: money({ access: "report:books" }),
    secret: password(),
    status: choice(["applying", "agreed"]),
  },
  list: { columns: ["number"] },
  actions: { agree: { from: ["applying"], to: "agreed" } },
} as const;
const loans = defineResource("loans", { ...declared, owner: tenantKind });
const countries = defineResource("countries", { ...declared, owner: "shared" });
const params = defineResource("params", {
  ...declared,
  owner: operatorRealm,
  operations: ["edit"],
});

const staff = (...permissions: string[]): Actor => ({
  id: 2,
  name: "Mia",
  realm: tenantKind,
  tenantId: 1,
  roles: ["edit"],
  permissions,
});
const owner: Actor = { ...staff(), roles: ["admin"] };
const operator: Actor = { ...owner, realm: operatorRealm, tenantId: null };
const clerk: Actor = { ...operator, roles: ["edit"], permissions: ["order:loan"] };

describe("a tenant's staff", () => {
  it("may nothing without a grant", () => {
    for (const operation of ["view", "create", "edit", "delete", "export", "agree"])
      expect(can(staff(), loans, operation)).toBe(false);
  });
  it("are read with the screen's right, and each operation needs a right of its own", () => {
    expect(can(staff("order:loan"), loans, "view")).toBe(true);
    expect(can(staff("order:loan"), loans, "edit")).toBe(false);
    expect(can(staff("order:loan", "order:loan:edit"), loans, "edit")).toBe(true);
    expect(can(staff("order:loan", "order:loan:edit"), loans, "agree")).toBe(false);
    expect(can(staff("order:loan", "order:loan:agree"), loans, "agree")).toBe(true);
  });
  it("cannot do what they cannot look at", () => {
    expect(can(staff("order:loan:edit"), loans, "edit")).toBe(false);
  });
  it("hold no right by a name that is like it", () => {
    expect(can(staff("order:loans", "order", "order:loan2"), loans, "view")).toBe(false);
  });
});

describe("a main account", () => {
  it("may everything of its own realm", () => {
    for (const operation of ["view", "create", "edit", "delete", "import", "export", "agree"]) {
      expect(can(owner, loans, operation)).toBe(true);
      expect(can(operator, countries, operation)).toBe(true);
    }
  });
  it("may do nothing in the other realm, whatever its rights", () => {
    for (const operation of ["view", "edit", "agree"]) {
      expect(can(operator, loans, operation)).toBe(false);
      expect(can(clerk, loans, operation)).toBe(false);
      expect(can(owner, params, operation)).toBe(false);
    }
  });
  it("cannot do what the resource does not offer", () => {
    expect(can(operator, params, "edit")).toBe(true);
    expect(can(operator, params, "create")).toBe(false);
    expect(can(operator, params, "export")).toBe(false);
  });
});

describe("shared rows", () => {
  it("are chosen among by everybody, read by tenants where they are public, and written by the operator alone", () => {
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
  const { fee, cost } = loans.fields;
  it("is the operator's, or of those who hold its permission", () => {
    expect([owner, operator, clerk].map((actor) => canAccessField(actor, fee))).toEqual([
      false,
      true,
      true,
    ]);
    expect(
      [owner, staff(), staff("report:books")].map((actor) => canAccessField(actor, cost)),
    ).toEqual([true, false, true]);
  });
  it("is not readable by others, and a password by no one", () => {
    expect(listReadableFields(staff(), loans.fields)).toEqual(["number", "status"]);
    expect(listReadableFields(owner, loans.fields)).toEqual(["number", "cost", "status"]);
    expect(listReadableFields(operator, loans.fields)).toEqual(["number", "fee", "cost", "status"]);
  });
});

it("a resource's rights are its screen, its operations and its actions", () => {
  expect(listRights(params)).toEqual(["order:loan", "order:loan:edit", "order:loan:agree"]);
});
