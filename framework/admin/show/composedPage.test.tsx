// @vitest-environment jsdom

import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { choice, defineResource, money, reference, section, text } from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import { createStubProvider, renderScreen } from "../form/renderScreen.tsx";
import { FieldValue } from "./FieldValue.tsx";
import { RecordHeader } from "./RecordHeader.tsx";
import { RecordPage } from "./RecordPage.tsx";
import { useRecordInPage } from "./RecordProvider.tsx";
import { RecordSection } from "./RecordSection.tsx";
import { RelatedRows } from "./RelatedRows.tsx";

const shared = { access: "test:stall", owner: tenantKind } as const;
const stalls = defineResource("stalls", {
  ...shared,
  api: "test/stall",
  route: "/stall",
  fields: {
    name: text(),
    rent: money(),
    deposit: money({ access: "test:deposit" }),
    note: text({ visibleWhen: { status: "paused" } }),
    status: choice(["active", "paused"], { readOnly: true }),
  },
  list: { columns: ["name"] },
  form: [section("main", ["name", "rent", "deposit", "note"])],
});
const visits = defineResource("visits", {
  ...shared,
  api: "test/visit",
  route: "/visit",
  fields: { guest: text(), stall: reference("suppliers") },
  list: { columns: ["guest"] },
});
const record = {
  id: 1,
  version: 2,
  name: "Pear",
  rent: 12050,
  deposit: 9,
  note: "x",
  status: "active",
};
const Call = () => <a href="tel:1">{`Call ${String(useRecordInPage().record.name)}`}</a>;
// Registered resources know the fields of registered names only.
const related: string = "visits";
const StallPage = () => (
  <RecordPage
    resource={stalls}
    header={<RecordHeader actions={<Call />} />}
    aside={<RecordSection resource={stalls} name="main" />}
  >
    <RecordSection title="Terms">
      <FieldValue resource={stalls} name="rent" label="Rent a month" />
      <p>Due on the first.</p>
      <FieldValue resource={stalls} name="deposit" />
      <FieldValue resource={stalls} name="note" />
    </RecordSection>
    <RelatedRows name={related} by="stall" />
  </RecordPage>
);
afterEach(cleanup);

test("a composed page has its own header, sections, aside and related rows", async () => {
  const getList = vi.fn(async () => ({ data: [{ id: 5, version: 1, guest: "Ana" }], total: 1 }));
  renderScreen({
    resources: [stalls, visits],
    provider: createStubProvider({ getOne: vi.fn(async () => ({ data: record })), getList }),
    actor: {
      id: 7,
      name: "",
      realm: tenantKind,
      tenantId: 3,
      roles: [],
      permissions: ["test:stall"],
    },
    shown: <StallPage />,
    at: "/stall/show/1",
  });
  expect(await screen.findByRole("heading", { name: "Pear" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Call Pear" })).toBeTruthy();
  const terms = within(screen.getByRole("region", { name: "Terms" }));
  expect(terms.getByText("Rent a month")).toBeTruthy();
  expect(terms.getByText("Due on the first.")).toBeTruthy();
  // What the actor may not read, and what does not apply to the record.
  expect(terms.queryByText("Deposit")).toBeNull();
  expect(terms.queryByText("Note")).toBeNull();
  expect(within(screen.getByRole("complementary")).getByText("Rent")).toBeTruthy();
  expect(await screen.findByText("Ana")).toBeTruthy();
  expect(getList).toHaveBeenCalledWith("visits", expect.objectContaining({ filter: { stall: 1 } }));
});
