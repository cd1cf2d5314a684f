import { expect, test } from "vitest";
import { choice, defineResource, text } from "../../../../schema/index.ts";
import { tenantKind } from "../../../../schema/testTenancy.ts";
import { listAvailableActions } from "../../../action/listAvailableActions.ts";
import type { AdminRecord } from "../../../provider.ts";
import { findMoves } from "./findMoves.ts";

const loans = defineResource("loans", {
  api: "test/loan",
  route: "/loan",
  access: "test:loan",
  owner: tenantKind,
  fields: {
    reason: text(),
    priority: choice(["low", "high"], { default: "low" }),
    source: choice(["web", "phone"], { default: "web", createOnly: true }),
    status: choice(["applying", "completed", "rejected"], { default: "applying", readOnly: true }),
  },
  list: { columns: ["reason"] },
  actions: {
    agree: { from: ["applying"], to: ["completed"] },
    pay: { from: ["applying"], to: ["completed"] },
    refuse: { from: ["applying"], to: "rejected" },
  },
});
const actor = {
  id: 1,
  name: "",
  realm: tenantKind,
  tenantId: 1,
  roles: [],
  permissions: ["test:loan", "test:loan:agree", "test:loan:refuse"],
} as const;
const record = { id: 1, version: 1, status: "applying", priority: "low", source: "web" };
const find = (by: string, to: string, stored = record, editable = true) => {
  const actions = listAvailableActions(loans, actor, stored).map(({ action, possible }) => ({
    action,
    why: possible ? null : "not yet",
  }));
  return findMoves({ resource: loans, by, record: stored, actions, editable }, to).map((move) =>
    move.is === "action" ? move.action.name : move.is,
  );
};

test("a card moves to a state by the actions that lead there and that the actor may run", () => {
  expect(find("status", "completed")).toEqual(["agree"]);
  expect(find("status", "rejected")).toEqual(["refuse"]);
  expect(find("status", "applying")).toEqual([]);
  expect(find("status", "applying", { ...record, status: "rejected" })).toEqual([]);
});

test("a column that does not accept the record is no move, though an action leads there", () => {
  const moved = { resource: loans, by: "priority", record, actions: [], editable: true };
  const accepts = ({ source }: AdminRecord) => source === "phone";
  expect(findMoves({ ...moved, accepts }, "high")).toEqual([]);
  const phoned = { ...record, source: "phone" };
  expect(findMoves({ ...moved, record: phoned, accepts }, "high")).toEqual([{ is: "save" }]);
});

test("another choice is saved, if the actor may edit the record and the field", () => {
  expect(find("priority", "high")).toEqual(["save"]);
  expect(find("priority", "low")).toEqual([]);
  expect(find("priority", "high", record, false)).toEqual([]);
  expect(find("source", "phone")).toEqual([]);
});
