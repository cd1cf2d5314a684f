import { describe, expect, it } from "vitest";
import { type Actor, defineResource, type Owner, text } from "../../framework/schema/index.ts";
import { menuOf, resourceAt, sectionAt } from "./menu.ts";

const declare = (name: string, route: string, access: string, owner: Owner = "shop") =>
  defineResource(name, {
    api: name,
    route,
    access,
    owner,
    fields: { name: text() },
    list: { columns: ["name"] },
  });
const resources = [
  declare("suppliers", "/stock/supplier", "config:supplier"),
  declare("departments", "/org/dept", "org:dept"),
  declare("warehouses", "/stock/storage", "stock:storage"),
  declare("stored", "/stock/storageStock", "stock:storageStock"),
  declare("countries", "/platform/countries", "platform:countries", "shared"),
  declare("shops", "/platform/shops", "platform:shops", "platform"),
];
const actor = (given: Partial<Actor>): Actor => ({
  id: 1,
  name: "Mei",
  realm: "shop",
  shopId: 1,
  roles: [],
  permissions: [],
  ...given,
});
const shown = (given: Partial<Actor>) =>
  menuOf(resources, actor(given)).map(({ name, items }) => [name, items.map((item) => item.name)]);

describe("the menu", () => {
  it("shows a main account all of its own realm, and nothing that the platform keeps", () => {
    expect(shown({ roles: ["admin"] })).toEqual([
      ["stock", ["suppliers", "warehouses", "stored"]],
      ["org", ["departments"]],
    ]);
  });
  it("shows a role what it may look at, and no empty section", () => {
    expect(shown({ permissions: ["stock:storage", "platform:shops"] })).toEqual([["stock", ["warehouses"]]]);
  });
  it("shows the platform nothing of a shop", () => {
    expect(shown({ realm: "platform", shopId: null, roles: ["admin"] })).toEqual([
      ["platform", ["countries", "shops"]],
    ]);
  });
  it("knows where it stands by whole steps of the path", () => {
    expect(resourceAt(resources, "/stock/storageStock/show/3")?.name).toBe("stored");
    expect(sectionAt(resources, "/stock/storage/edit/3")).toBe("stock");
    expect(sectionAt(resources, "/dashboard")).toBeNull();
  });
});
