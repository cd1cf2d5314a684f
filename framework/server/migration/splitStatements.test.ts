import { expect, test } from "vitest";
import { splitStatements } from "./splitStatements.ts";

const texts = (sql: string) => splitStatements(sql).map(({ text }) => text);

test("statements end at semicolons outside of texts, names, comments and bodies", () => {
  expect(texts("select 1; select 2")).toEqual(["select 1", "select 2"]);
  expect(texts("select ';', 'it''s;', \"a;b\", e'\\';' ; select 2;")).toEqual([
    "select ';', 'it''s;', \"a;b\", e'\\';'",
    "select 2",
  ]);
  expect(texts("select 1 -- one; two\n, 2; /* a; /* b; */ c; */ select 3;")).toEqual([
    "select 1 -- one; two\n, 2",
    "select 3",
  ]);
  const body =
    "create function f() returns int language sql as $body$ select $$;$$; select 1; $body$";
  expect(texts(`${body}; select a$b$c;`)).toEqual([body, "select a$b$c"]);
  expect(texts("do $$ begin perform 1; end $$;")).toEqual(["do $$ begin perform 1; end $$"]);
});

test("each statement has the line in which it begins", () => {
  expect(splitStatements("-- parent: a\n\nselect 1;\n-- why\nselect\n 2;")).toEqual([
    { text: "select 1", line: 3 },
    { text: "select\n 2", line: 5 },
  ]);
});

test("comments, blank lines and lone semicolons are no statements", () => {
  expect(splitStatements("-- parent: a\n\n/* nothing */ ;\n")).toEqual([]);
  expect(splitStatements("")).toEqual([]);
});
