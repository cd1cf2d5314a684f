import { expect, test } from "vitest";
import { choice, defineResource, integer, richText } from "../../schema/index.ts";
import { pallets, shopOwner } from "./operationFixtures.ts";
import { prepareValues } from "./prepareValues.ts";

const stored = { id: 1, version: 1, name: "A", weight: 2, stock: 5, status: "open", parcels: [] };
const prepare = (given: Readonly<Record<string, unknown>>, before: typeof stored | null = stored) =>
  prepareValues(pallets, { actor: shopOwner }, given, before);

test("a new record gets its defaults and empty lists", () => {
  const { values, issues } = prepare({ name: "A" }, null);
  expect(values).toMatchObject({ name: "A", weight: 2, status: "open", others: [], parcels: [] });
  expect(issues).toEqual({});
});

test("an edit keeps the other values in the record, and checks references that differ", () => {
  const { values, record, references } = prepare({ weight: 3, name: "A" });
  expect(record).toMatchObject({ name: "A", weight: 3, status: "open" });
  expect(values).toEqual({ weight: 3, name: "A" });
  expect(references).toEqual({ weight: 3 });
});

test("the issues of a value are found without the database", () => {
  expect(prepare({ weight: 0 }).issues).toMatchObject({ weight: { key: "validation.min" } });
  expect(prepare({}, null).issues).toMatchObject({ name: { key: "validation.required" } });
});

test("the limits of rich text apply to what is stored of it", () => {
  const recipes = defineResource("recipes", {
    api: "member/recipe",
    route: "/recipes",
    access: "recipes",
    owner: "shop",
    fields: { body: richText({ required: true, max: 20 }) },
    list: { columns: ["body"] },
  });
  const prepareBody = (body: string) =>
    prepareValues(recipes, { actor: shopOwner }, { body }, null);

  expect(prepareBody("<script>x</script>tea").values.body).toBe("tea");
  expect(prepareBody("&".repeat(20)).issues).toMatchObject({
    body: { key: "validation.maxLength", params: { max: 20 } },
  });
  expect(prepareBody("<script>x</script>").issues).toMatchObject({
    body: { key: "validation.required" },
  });
});

test("fields that the actor cannot write are rejected unless they keep their value", () => {
  const reject = (given: Readonly<Record<string, unknown>>, key: string) =>
    expect(() => prepare(given)).toThrow(
      expect.objectContaining({
        issues: { [Object.keys(given)[0] ?? ""]: expect.objectContaining({ key }) },
      }),
    );
  reject({ cost: 100 }, "validation.forbiddenField");
  reject({ origin: "Elsewhere" }, "validation.createOnly");
  expect(prepare({ origin: "Here" }, null).values.origin).toBe("Here");
  const { values } = prepareValues(
    pallets,
    { actor: shopOwner },
    { origin: "Here" },
    { ...stored, origin: "Here" },
  );
  expect(values).toEqual({});
});

test("a field whose condition no longer holds is emptied", () => {
  const before = { ...stored, status: "closed", seal: "S-1" };
  const { values, record } = prepareValues(
    pallets,
    { actor: shopOwner },
    { status: "open" },
    before,
  );
  expect(values).toEqual({ status: "open", seal: null });
  expect(record.seal).toBeNull();
});

test("a locked field is not emptied by a change of the field that it depends on", () => {
  const tanks = defineResource("tanks", {
    api: "member/tank",
    route: "/tanks",
    access: "tanks",
    owner: "shop",
    fields: {
      size: choice(["small", "big"]),
      state: choice(["open", "sealed"]),
      limit: integer({ visibleWhen: { size: "big" }, lockedWhen: { state: "sealed" } }),
    },
    list: { columns: ["size"] },
  });
  const shrink = (state: string, limit: number | null, byRule = false) => {
    const before = { id: 1, version: 1, size: "big", state, limit };
    return prepareValues(tanks, { actor: shopOwner }, { size: "small" }, before, byRule).values;
  };
  expect(() => shrink("sealed", 5)).toThrow(
    expect.objectContaining({
      code: "input.invalid",
      issues: { limit: { key: "resources.tanks.locked.limit", params: { field: "limit" } } },
    }),
  );
  expect(shrink("sealed", null)).toEqual({ size: "small" });
  expect(shrink("open", 5)).toEqual({ size: "small", limit: null });
  expect(shrink("sealed", 5, true)).toEqual({ size: "small", limit: null });
});

test("child rows that are given in part keep their other values", () => {
  const before = { ...stored, parcels: [{ id: 3, code: "P", units: 4 }] };
  const { values } = prepareValues(
    pallets,
    { actor: shopOwner },
    { parcels: [{ id: 3, units: 5 }, { code: "Q" }] },
    before,
  );
  expect(values.parcels).toEqual([{ id: 3, code: "P", units: 5 }, { code: "Q" }]);
});

test("a compared number that has changed is rejected", () => {
  expect(() => prepare({ stock: 7, expectedStock: 4 })).toThrow(
    expect.objectContaining({ code: "record.valueChanged" }),
  );
  expect(prepare({ stock: 7, expectedStock: 5 }).record.stock).toBe(7);
});
