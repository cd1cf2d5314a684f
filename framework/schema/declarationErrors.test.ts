import { expect, test } from "vitest";
import {
  checkDeclarations,
  computed,
  defineResource,
  type Fields,
  integer,
  type Resource,
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
