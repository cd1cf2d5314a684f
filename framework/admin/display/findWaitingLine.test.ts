// @vitest-environment jsdom
import { expect, test } from "vitest";
import { choice, defineResource, text } from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import { tenantMember } from "../form/renderScreen.tsx";
import { findWaitingLine, listDecidable } from "./findWaitingLine.ts";

const loans = defineResource("loans", {
  api: "test/loan",
  route: "/loan",
  access: "test:loan",
  owner: tenantKind,
  fields: {
    name: text(),
    status: choice(["asked", "lent", "lost"], { default: "asked", readOnly: true }),
  },
  list: { columns: ["name"], tabs: "status" },
  toDo: { asked: { actions: ["agree", "reject"] }, lost: {} },
  actions: {
    agree: { from: ["asked"], to: "lent" },
    reject: { from: ["asked"], to: "lost" },
  },
});
const record = { id: 1, version: 1, name: "Ladder" };

test("a record waits in the line whose actions the actor may run", () => {
  const asked = { ...record, status: "asked" };
  expect(findWaitingLine(loans, tenantMember, asked)?.tab).toBe("asked");
  const reader = { ...tenantMember, roles: [], permissions: ["test:loan"] };
  expect(findWaitingLine(loans, reader, asked)).toBeNull();
});

test("a line without actions is nothing to decide", () => {
  expect(listDecidable(loans, tenantMember).map(({ tab }) => tab)).toEqual(["asked"]);
  expect(findWaitingLine(loans, tenantMember, { ...record, status: "lost" })).toBeNull();
});
