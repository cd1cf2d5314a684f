import { describe, expect, it } from "vitest";
import {
  type Fields,
  listRights,
  parseFields,
  type Resource,
  toPermission,
  toWire,
  validate,
} from "../framework/schema/index.ts";
import { resources } from "../resources/index.ts";
import { demoLibraryGoods } from "./addLibrary.ts";
import { demoAdminRoles } from "./addPlatform.ts";
import { demoCategories } from "./categories.ts";
import { demoMembers, demoShops } from "./members.ts";
import { demoCities, demoCountries } from "./places.ts";
import { demoDepartments, demoSuppliers, demoWarehouses } from "./shops.ts";
import { demoRoleRights } from "./staff.ts";

const named = (name: string): Resource => {
  const resource = resources.find((one) => one.name === name);
  if (!resource) throw new Error(`there is no resource ${name}`);
  return resource;
};
/** Returns the validation errors that a merchant would get for the row. */
function wrongWith(resource: Resource, row: Record<string, unknown>) {
  const fields: Fields = resource.fields;
  const { values, issues } = parseFields(fields, toWire(resource, row));
  return { ...validate(fields, values), ...issues };
}
const shops = ["harbour", "laneway"] as const;

describe("the demo's rows", () => {
  it("are such as their declarations allow", () => {
    for (const country of demoCountries())
      expect(wrongWith(named("countries"), { ...country }), country.code).toEqual({});
    for (const { country, ...city } of demoCities)
      expect(wrongWith(named("cities"), { ...city, country: 1 }), country).toEqual({});
    for (const { key, parentKey, ...category } of demoCategories())
      expect(wrongWith(named("categories"), category), `${parentKey} ${key}`).toEqual({});
    for (const { category, values } of demoLibraryGoods())
      expect(wrongWith(named("libraryGoods"), { ...values, category: 1 }), category).toEqual({});
    for (const shop of shops) {
      for (const supplier of demoSuppliers(shop))
        expect(wrongWith(named("suppliers"), supplier), JSON.stringify(supplier)).toEqual({});
      for (const warehouse of demoWarehouses[shop])
        expect(wrongWith(named("warehouses"), warehouse), JSON.stringify(warehouse)).toEqual({});
    }
  });
  it("are the same at each start", () => {
    expect(demoSuppliers("harbour")).toEqual(demoSuppliers("harbour"));
    expect(demoSuppliers("harbour")[0]).not.toEqual(demoSuppliers("laneway")[0]);
  });
  it("fill more than a page, in both states", () => {
    expect(shops.map((shop) => demoSuppliers(shop).length)).toEqual([140, 60]);
    expect(shops.map((shop) => demoWarehouses[shop].length)).toEqual([5, 2]);
    for (const shop of shops)
      expect([...new Set(demoSuppliers(shop).map((row) => row.status))].sort()).toEqual([
        "active",
        "paused",
      ]);
  });
});

describe("the demo's places", () => {
  it("are the countries of ISO 3166, named in four scripts", () => {
    const countries = demoCountries();
    expect(countries).toHaveLength(249);
    expect(new Set(countries.map((country) => country.code)).size).toBe(249);
    for (const { code, name } of countries) {
      expect(name.en, code).toMatch(/\p{Script=Latin}/u);
      expect(name.zhCN, code).toMatch(/\p{Script=Han}/u);
      expect(name.zhTW, code).toMatch(/\p{Script=Han}/u);
      expect(name.km, code).toMatch(/\p{Script=Khmer}/u);
    }
    const australia = countries.find((country) => country.code === "AU");
    expect(australia?.name).toEqual({
      en: "Australia",
      zhCN: "澳大利亚",
      zhTW: "澳洲",
      km: "អូស្ត្រាលី",
    });
  });
  it("begin with the nine cities of offline shops, in the order of their numbers", () => {
    expect(demoCities.slice(0, 9).map((city) => city.name.en)).toEqual([
      "Sydney",
      "Melbourne",
      "Brisbane",
      "Gold Coast region",
      "Perth",
      "Adelaide",
      "Tasmania",
      "Newcastle",
      "Northern Territory",
    ]);
  });
});

describe("the demo's trees", () => {
  it("each have a parent defined before them, in three levels", () => {
    const levels = new Map<string, number>();
    for (const { key, parentKey } of demoCategories()) {
      expect(levels.has(key), key).toBe(false);
      const level = parentKey === null ? 1 : (levels.get(parentKey) ?? Number.NaN) + 1;
      expect(level, key).toBeLessThanOrEqual(3);
      levels.set(key, level);
    }
    expect(new Set(levels.values())).toEqual(new Set([1, 2, 3]));
  });
  it("name no two branches beside each other alike", () => {
    const walk = (branches: typeof demoDepartments): void => {
      expect(new Set(branches.map((one) => one.name)).size).toBe(branches.length);
      for (const { children } of branches) if (children) walk(children);
    };
    walk(demoDepartments);
  });
});

describe("the demo's members", () => {
  it("belong to a shop, or to the platform", () => {
    for (const { username, realm, shop } of demoMembers) {
      expect(shop === null, username).toBe(realm === "platform");
      if (shop) expect(demoShops.map((one) => one.key)).toContain(shop);
    }
    expect(new Set(demoMembers.map((member) => member.username)).size).toBe(demoMembers.length);
  });
  it("hold only rights that there are, and look at what they may change", () => {
    const rights = resources.flatMap((resource: Resource) => listRights(resource));
    const staff = [
      ...Object.values(demoRoleRights),
      ...demoAdminRoles.map((role) => role.permissions),
    ].flat();
    for (const permission of staff) expect(rights).toContain(permission);
    for (const { username, roles } of demoMembers)
      for (const { role, permissions } of roles)
        for (const permission of permissions) {
          expect(rights, `${username} as ${role}`).toContain(permission);
          const [section = "", screen = ""] = permission.split(":");
          expect(permissions).toContain(toPermission({ access: `${section}:${screen}` }, "view"));
        }
  });
});

it("business numbers carry the right checksum", () => {
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
  for (const shop of shops)
    for (const { abn } of demoSuppliers(shop)) {
      const digits = [...String(abn).replaceAll(" ", "")].map(Number);
      const sum = digits.reduce(
        (total, digit, place) => total + (place === 0 ? digit - 1 : digit) * (weights[place] ?? 0),
        0,
      );
      expect(digits).toHaveLength(11);
      expect(sum % 89, String(abn)).toBe(0);
    }
});
