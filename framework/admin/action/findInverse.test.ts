import { expect, test } from "vitest";
import { choice, defineResource, text } from "../../schema/index.ts";
import { findInverse } from "./findInverse.ts";

const goods = defineResource("goods", {
  api: "test/goods",
  route: "/goods",
  access: "test:goods",
  owner: "shop",
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
    reopen: { from: ["closed"], to: "active", input: { reason: text({ required: true }) } },
  },
});
const findInverseName = (name: string) => {
  const action = goods.actionList.find((one) => one.name === name);
  return action && findInverse(goods, action)?.name;
};

test("an action is undone by the one that leads back to the only state before it", () => {
  expect(findInverseName("hide")).toBe("show");
  expect(findInverseName("show")).toBe("hide");
});
test("an action with several results, several initial states, or an inverse that requires input has no inverse", () => {
  expect(findInverseName("publish")).toBeUndefined();
  expect(findInverseName("unpublish")).toBeUndefined();
  expect(findInverseName("close")).toBeUndefined();
});
