import { expect, test } from "vitest";
import { type Declared, distribute, readTables } from "./distribution.mjs";

const shops = `create table shops (
  id bigint not null,
  name text,
  constraint shops_pkey PRIMARY KEY (id)
);
create table books (
  id bigint not null,
  shop_id bigint not null,
  code text,
  constraint books_pkey PRIMARY KEY (id),
  constraint books_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint books_shop_id_id_key UNIQUE (shop_id, id)
);
`;
const declared: Declared = { copied: { shops: "few rows" }, own: {}, single: {}, changed: {} };
const find = (schema: string, more: Partial<Declared> = {}) =>
  distribute(readTables(schema), { ...declared, ...more }).faults;

test("rows of a shop lie by shop_id, beside tables that every node has", () => {
  const { places, faults } = distribute(readTables(shops), declared);
  expect(faults).toEqual([]);
  expect(places.get("books")).toEqual({ by: "shop_id" });
  expect(places.get("shops")).toEqual({ kind: "copied" });
});

test("a foreign key within a shop holds shop_id", () => {
  const loans = (columns: string, targets: string) => `${shops}create table loans (
  id bigint not null,
  shop_id bigint not null,
  book_id bigint,
  constraint loans_book_fkey FOREIGN KEY (${columns}) REFERENCES books(${targets}) ON DELETE CASCADE
);
`;
  expect(find(loans("shop_id, book_id", "shop_id, id"))).toEqual([]);
  expect(find(loans("book_id", "id"))).toEqual([
    "loans_book_fkey: rows of loans and books do not lie together",
  ]);
  const changed = { "gains shop_id": ["loans_book_fkey"] };
  expect(find(loans("book_id", "id"), { changed })).toEqual([]);
});

test("a unique key of a shop's table holds shop_id, an index with a condition too", () => {
  const index = (columns: string) =>
    `${shops}CREATE UNIQUE INDEX books_code_unique ON books USING btree (${columns}) WHERE (code IS NOT NULL);\n`;
  expect(find(index("shop_id, lower(code)"))).toEqual([]);
  expect(find(index("lower(code)"))).toEqual([
    "books_code_unique: a unique key of books lacks shop_id",
  ]);
});

test("tables without a place, and entries that forbid nothing, are named", () => {
  expect(find(shops, { copied: {} })).toContain(
    "shops has no shop_id: say in migrations/distribution.json where it lies",
  );
  expect(find(shops, { single: { books: "a log" } })).toEqual([
    "books has shop_id, and is single too",
  ]);
  expect(find(shops, { copied: { shops: "few rows", pens: "few rows" } })).toEqual([
    "pens is declared, and is no table",
  ]);
  expect(find(shops, { changed: { "gains shop_id": ["books_pkey"] } })).toEqual([
    "books_pkey forbids nothing: take it out of the list",
  ]);
});
