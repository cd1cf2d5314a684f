import { expect, test, vi } from "vitest";
import { defineResource, type Resource, text } from "../../framework/schema/index.ts";
import { tenantKind } from "../../framework/schema/testTenancy.ts";
import { createTexts } from "./createTexts.ts";

const define = (name: string) =>
  defineResource(name, {
    api: `library/${name}`,
    route: `/library/${name}`,
    access: `library:${name}`,
    fields: { title: text() },
    owner: tenantKind,
    list: { columns: ["title"] },
  });
const domains: Record<string, readonly Resource[]> = {
  library: [define("books"), define("loans")],
  people: [define("readers")],
};
const loadDeclarations = async (domain: string) => domains[domain] ?? [];
const labels = { books: { name: "Book" }, loans: { name: "Loan" }, readers: { name: "Reader" } };
const setUp = () => {
  const files = {
    "../resources/library/books/locales/en.ts": vi.fn(async () => ({
      name: "",
      empty: "Add books.",
    })),
    "../resources/library/loans/locales/en.ts": vi.fn(async () => ({ name: "", empty: "Lend." })),
    "../resources/people/readers/locales/en.ts": vi.fn(async () => ({
      name: "",
      empty: "Invite.",
    })),
  };
  return { files, texts: createTexts(loadDeclarations, labels, files) };
};

test("texts are missing until their domain is loaded, labels never", async () => {
  const { texts } = setUp();
  expect(texts.findMissing("resources.books.empty")).toBe("books");
  expect(texts.findMissing("resources.books.fields.title")).toBe("books");
  expect(texts.findMissing("resources.books.listName")).toBeNull();
  expect(texts.findMissing("resources.others.empty")).toBeNull();
  expect(texts.findMissing("framework.empty")).toBeNull();

  const loaded = await texts.load("books");
  expect(loaded).toMatchObject({ books: { empty: "Add books." }, loans: { empty: "Lend." } });
  expect(Object.keys(loaded)).toEqual(["books", "loans"]);
  expect(texts.findMissing("resources.loans.screen.title")).toBeNull();
  expect(texts.findMissing("resources.readers.empty")).toBe("readers");
});

test("a domain is loaded once, and again after a failure", async () => {
  const { texts, files } = setUp();
  const load = files["../resources/people/readers/locales/en.ts"];
  load.mockRejectedValueOnce(new Error("offline"));
  await expect(texts.load("readers")).rejects.toThrow("offline");
  expect(texts.findMissing("resources.readers.empty")).toBe("readers");

  await texts.load("readers");
  await texts.load("readers");
  expect(load).toHaveBeenCalledTimes(2);
});

test("nothing is missing where labels and texts are in one module", () => {
  const { files } = setUp();
  const whole = { ...labels, books: { name: "Book", empty: "Add books." } };
  const texts = createTexts(loadDeclarations, whole, files);
  expect(texts.findMissing("resources.books.empty")).toBeNull();
});
