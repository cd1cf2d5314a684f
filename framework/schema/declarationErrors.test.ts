import { expect, test } from "vitest";
import {
  boolean,
  checkDeclarations,
  choices,
  computed,
  defineResource,
  type Fields,
  integer,
  type ListFilters,
  normalizeListFilters,
  type Resource,
  reference,
  text,
} from "./index.ts";

const check = (fields: Fields, list: Partial<Resource> = {}): string[] => {
  const coupons: Resource = {
    ...defineResource("coupons", {
      api: "member/coupon",
      route: "/promotion/coupon",
      access: "promotion:coupon",
      owner: "shop",
      fields: { name: text(), ...fields },
      list: { columns: ["name"] },
    }),
    ...list,
  };
  return checkDeclarations([coupons]).map(({ message }) => message);
};

test("mistake 17: a default that its own limits refuse is named", () =>
  expect(check({ copies: integer({ default: 600, max: 500 }) })).toEqual([
    "E126 coupons.fields.copies: its default 600 is refused by its own min, max or format (change the default, or widen min and max)",
  ]));

test("mistake 18: a filter, or an order, by a value that is not stored is named", () => {
  const [filter] = check({ left: computed(integer(), { filter: true }) });
  expect(filter).toMatch(/^E127 coupons.fields.left: .+\(declare it stored, or drop filter/);
  expect(check({ left: computed(integer(), { sortable: true }) })[0]).toMatch(/^E127/);
});

test("mistake 27: an inline field that is no column is named", () =>
  expect(check({ stock: integer() }, { inline: ["stock"] })).toEqual([
    'E128 coupons.list.inline: "stock" is no column of the list (add it to list.columns, or drop it from list.inline)',
  ]));

const checkFilters = (filters: ListFilters): string[] =>
  check({ stock: integer() }, { filterList: normalizeListFilters(filters) });

test("a filter with the name of a field or of a parameter is named", () => {
  expect(checkFilters({ stock: boolean(), sort: boolean() })).toEqual([
    "E158 coupons.filters.stock: is the name of a field (give it another name)",
    "E158 coupons.filters.sort: is a parameter of every list (give it another name)",
  ]);
  expect(checkFilters({ page: boolean() })[0]).toMatch(/^E103 coupons.filters.page/);
});

test("a filter that no condition can have is named, with what it can have", () =>
  expect(
    checkFilters({
      tags: choices(["a", "b"]),
      used: { input: integer(), operators: ["contains", "isEmpty"] },
      left: { input: integer(), operators: [] },
    }),
  ).toEqual([
    "E159 coupons.filters.tags: no condition compares a choices (take an input of another kind)",
    "E159 coupons.filters.used: a integer has no contains, isEmpty (use some of between, is, isNot, atLeast, atMost, moreThan, lessThan)",
    "E159 coupons.filters.left: offers no operator (use some of between, is, isNot, atLeast, atMost, moreThan, lessThan)",
  ]));

test("a filter whose input is misdeclared is named", () => {
  expect(checkFilters({ goods: reference("godos") })[0]).toMatch(/^E110 coupons.filters.goods/);
  expect(checkFilters({ used: integer({ min: 5, max: 1 }) })[0]).toMatch(/^E106 coupons.filters/);
});
