// @vitest-environment jsdom

import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { choice, defineResource, longText, section, text } from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import { createStubProvider, renderScreen } from "../form/renderScreen.tsx";

const loans = defineResource("loans", {
  api: "test/loan",
  route: "/loan",
  access: "test:loan",
  owner: tenantKind,
  fields: {
    title: text({ readOnly: true }),
    status: choice(["requested", "rejected"], { readOnly: true }),
    rejectReason: longText({ readOnly: true }),
    failNote: longText({ readOnly: true }),
  },
  operations: [],
  list: { columns: ["title"] },
  stages: { requested: "notStarted", rejected: { stage: "ended", tone: "error" } },
  stateReasons: { rejected: ["rejectReason", "failNote"] },
  form: [section("main", ["title", "rejectReason"])],
});
afterEach(cleanup);

async function open(status: string) {
  const record = {
    id: 1,
    version: 1,
    title: "Pear atlas",
    status,
    rejectReason: "It is reserved.",
    failNote: null,
  };
  renderScreen({
    resources: [loans],
    provider: createStubProvider({ getOne: vi.fn(async () => ({ data: record })) }),
    at: "/loan/show/1",
    screens: { loans: { stateAction: () => <button type="button">Request again</button> } },
  });
  await screen.findByRole("heading", { name: "Pear atlas" });
}

test("the reason of a state heads the page with a way out, and is not repeated", async () => {
  await open("rejected");
  const reason = within(screen.getByRole("alert"));
  expect(reason.getByRole("heading", { name: "Reject reason" })).toBeTruthy();
  expect(reason.getByText("It is reserved.")).toBeTruthy();
  expect(reason.queryByText("Fail note")).toBeNull();
  expect(reason.getByRole("button", { name: "Request again" })).toBeTruthy();
  expect(screen.getAllByText("It is reserved.")).toHaveLength(1);
});
test("a state without a declared reason has none", async () => {
  await open("requested");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByText("It is reserved.")).toBeTruthy();
});
