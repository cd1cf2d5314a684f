import { expect, test } from "vitest";
import { choice, defineResource, text } from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import { findInverse } from "./findInverse.ts";

const books = defineResource("books", {
  api: "test/books",
  route: "/books",
  access: "test:books",
  owner: tenantKind,
  fields: {
    title: text({ required: true }),
    status: choice(["draft", "review", "active", "hidden", "closed"], { readOnly: true }),
  },
  list: { columns: ["title"] },
  actions: {
    publish: { from: ["draft"], to: ["active", "review"] },
    unpublish: { from: ["active"], to: "draft" },
    hide: { from: ["active"], to: "hidden", confirm: true },
    show: { from: ["hidden"], to: "active" },
    close: { from: ["active", "hidden"], to: "closed" },
    withdraw: { from: ["active"], to: "draft", undo: "publish" },
    reopen: { from: ["closed"], to: "active", input: { reason: text({ required: true }) } },
  },
});
const findInverseName = (name: string) => {
  const action = books.actionList.find((one) => one.name === name);
  return action && findInverse(books, action)?.name;
};

test("an action is undone by the one that leads back to the only state before it", () => {
  expect(findInverseName("hide")).toBe("show");
  expect(findInverseName("show")).toBe("hide");
});
test("an action that chose another state than its inverse starts in is not undone", () => {
  const [withdraw] = books.actionList.filter(({ name }) => name === "withdraw");
  if (!withdraw) throw new Error("no such action");
  expect(findInverse(books, withdraw, ["draft"])?.name).toBe("publish");
  expect(findInverse(books, withdraw, ["draft", "hidden"])).toBeNull();
});
test("a declared inverse may choose between several states", () => {
  expect(findInverseName("withdraw")).toBe("publish");
});
test("an action with several results, several initial states, or an inverse that requires input has no inverse", () => {
  expect(findInverseName("publish")).toBeUndefined();
  expect(findInverseName("unpublish")).toBeUndefined();
  expect(findInverseName("close")).toBeUndefined();
});
