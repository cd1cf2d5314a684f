import { expect, test } from "vitest";
import { checkDeclarations } from "./checkDeclarations.ts";
import { defineResource } from "./defineResource.ts";
import { text } from "./index.ts";
import { tenantKind } from "./testTenancy.ts";

const declare = (name: string, tasks: { queues?: readonly string[]; jobs?: readonly string[] }) =>
  defineResource(name, {
    api: name,
    route: `/${name}`,
    access: `library:${name}`,
    owner: tenantKind,
    fields: { title: text() },
    list: { columns: ["title"] },
    ...tasks,
  });
const check = (...resources: ReturnType<typeof declare>[]) =>
  checkDeclarations(resources).map(({ message }) => message);

test.each([
  ["queues", "queue"],
  ["jobs", "job"],
])("one of the %s is declared once, in camel case", (key, noun) => {
  const loans = declare("loans", { [key]: ["sendReminder"] });
  expect(check(loans, declare("books", { [key]: ["printLabel"] }))).toEqual([]);
  expect(check(loans, declare("books", { [key]: ["sendReminder"] }))).toEqual([
    expect.stringContaining(`E001 books.${key}: "sendReminder" is also a ${noun} of loans`),
  ]);
  expect(check(declare("books", { [key]: ["print-label"] }))).toEqual([
    expect.stringContaining(`E146 books.${key}: "print-label" is no name`),
  ]);
});

test("a queue and a job may have the same name", () => {
  const books = declare("books", { queues: ["printLabel"], jobs: ["printLabel"] });
  expect(check(books)).toEqual([]);
});
