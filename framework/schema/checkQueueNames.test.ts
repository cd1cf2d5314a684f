import { expect, test } from "vitest";
import { checkDeclarations } from "./checkDeclarations.ts";
import { defineResource } from "./defineResource.ts";
import { text } from "./index.ts";
import { tenantKind } from "./testTenancy.ts";

const declare = (name: string, queue: string) =>
  defineResource(name, {
    api: name,
    route: `/${name}`,
    access: `library:${name}`,
    owner: tenantKind,
    fields: { title: text() },
    list: { columns: ["title"] },
    queues: [queue],
  });
const check = (...resources: ReturnType<typeof declare>[]) =>
  checkDeclarations(resources).map(({ message }) => message);

test("a queue is declared once, in camel case", () => {
  const loans = declare("loans", "sendReminder");
  expect(check(loans, declare("books", "printLabel"))).toEqual([]);
  expect(check(loans, declare("books", "sendReminder"))).toEqual([
    expect.stringMatching(/^E001 books.queues: "sendReminder" is also a queue of loans/),
  ]);
  expect(check(declare("books", "print-label"))).toEqual([
    expect.stringMatching(/^E146 books.queues: "print-label" is no name/),
  ]);
});
