import { expect, test } from "vitest";
import {
  boolean,
  checkDeclarations,
  choices,
  computed,
  date,
  dateTime,
  defineResource,
  type Fields,
  integer,
  type ListFilters,
  normalizeListFilters,
  predicate,
  type Resource,
  reference,
  text,
} from "./index.ts";
import { operatorRealm, tenantKind } from "./testTenancy.ts";

const check = (fields: Fields, list: Partial<Resource> = {}): string[] => {
  const tickets: Resource = {
    ...defineResource("tickets", {
      api: "member/ticket",
      route: "/promotion/ticket",
      access: "promotion:ticket",
      owner: tenantKind,
      fields: { name: text(), ...fields },
      list: { columns: ["name"] },
    }),
    ...list,
  };
  return checkDeclarations([tickets]).map(({ message }) => message);
};

test("mistake 17: a default that its own limits refuse is named", () =>
  expect(check({ copies: integer({ default: 600, max: 500 }) })).toEqual([
    "E126 tickets.fields.copies: its default 600 is refused by its own min, max or format (change the default, or widen min and max)",
  ]));

test("mistake 18: a filter, or an order, by a value that is not stored is named", () => {
  const [filter] = check({ left: computed(integer(), { filter: true }) });
  expect(filter).toMatch(/^E127 tickets.fields.left: .+\(declare it stored, or drop filter/);
  expect(check({ left: computed(integer(), { sortable: true }) })[0]).toMatch(/^E127/);
});

test("mistake 27: an inline field that is no column is named", () =>
  expect(check({ stock: integer() }, { inline: ["stock"] })).toEqual([
    'E128 tickets.list.inline: "stock" is no column of the list (add it to list.columns, or drop it from list.inline)',
  ]));

test("a day that is compared with now is named: only instants can be", () => {
  const where = predicate<{ until: string }>((row, _actor, now) => row.until.atLeast(now));
  const tabs = { list: [{ name: "active", where }] };
  expect(check({ until: dateTime() }, { tabs })).toEqual([]);
  expect(check({ until: date() }, { tabs })).toEqual([
    'E136 tickets.list.tabs.active: compares "until" with now, which is no instant (declare it as a dateTime: a day begins at another time in each time zone)',
  ]);
});

test("a condition of deletion that is never asked, or that the browser cannot evaluate, is named", () => {
  const whenOpen = { deletableWhen: predicate<{ open: number }>({ open: 0 }) };
  expect(check({ open: integer() }, whenOpen)).toEqual([]);
  expect(check({}, whenOpen)).toEqual([
    'E102 tickets.deletableWhen: no field "open" (correct the name, or declare the field)',
  ]);
  expect(check({ open: computed(integer()) }, whenOpen)).toEqual([
    'E160 tickets.deletableWhen: "open" has no stored value (compare a stored field)',
  ]);
  expect(check({ open: integer({ access: operatorRealm }) }, whenOpen)).toEqual([
    'E160 tickets.deletableWhen: "open" is seen only by some (compare a field that all may see)',
  ]);
  expect(check({ open: integer() }, { ...whenOpen, operations: ["edit"] })).toEqual([
    "E160 tickets.deletableWhen: no operation deletes its rows (drop it, or allow delete)",
  ]);
});

const checkFilters = (filters: ListFilters): string[] =>
  check({ stock: integer() }, { filterList: normalizeListFilters(filters) });

test("a filter with the name of a field or of a parameter is named", () => {
  expect(checkFilters({ stock: boolean(), sort: boolean() })).toEqual([
    "E158 tickets.filters.stock: is the name of a field (give it another name)",
    "E158 tickets.filters.sort: is a parameter of every list (give it another name)",
  ]);
  expect(checkFilters({ page: boolean() })[0]).toMatch(/^E103 tickets.filters.page/);
});

test("a filter that no condition can have is named, with what it can have", () =>
  expect(
    checkFilters({
      tags: choices(["a", "b"]),
      used: { input: integer(), operators: ["contains", "isEmpty"] },
      left: { input: integer(), operators: [] },
    }),
  ).toEqual([
    "E159 tickets.filters.tags: no condition compares a choices (take an input of another kind)",
    "E159 tickets.filters.used: a integer has no contains, isEmpty (use some of between, is, isNot, atLeast, atMost, moreThan, lessThan)",
    "E159 tickets.filters.left: offers no operator (use some of between, is, isNot, atLeast, atMost, moreThan, lessThan)",
  ]));

test("a filter whose input is misdeclared is named", () => {
  expect(checkFilters({ books: reference("godos") })[0]).toMatch(/^E110 tickets.filters.books/);
  expect(checkFilters({ used: integer({ min: 5, max: 1 }) })[0]).toMatch(/^E106 tickets.filters/);
});
