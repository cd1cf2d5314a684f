// @vitest-environment jsdom

import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { AuditLog } from "../../../../core/logs/auditFields.ts";
import { auditDisplays } from "../../../../core/logs/screens/AuditDisplays.tsx";
import {
  createStubProvider,
  renderScreen,
} from "../../../../framework/admin/form/renderScreen.tsx";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { suppliers } from "../../../inventory/index.ts";

afterEach(cleanup);
async function show(entry: Partial<AdminRecord<AuditLog>>) {
  cleanup();
  const record = {
    id: 1,
    version: 1,
    addTime: "",
    addBy: null,
    updTime: "",
    updBy: null,
    _labels: {},
    ...entry,
  };
  const { changes: Changes } = auditDisplays;
  const children = (
    <main>
      <Changes record={record} name="changes" />
    </main>
  );
  renderScreen({ resources: [suppliers], provider: createStubProvider({}), children });
  return (await screen.findByRole("main")).textContent;
}

test("an entry shows its difference as the record's own history does", async () => {
  const text = await show({
    resource: "suppliers",
    changes: { paymentDays: [30, 14], creditLimit: [10.5, 20] },
  });
  expect(text).toContain("Payment days30 days → 14 days");
  expect(text).toMatch(/Credit limit.*10\.50.*→.*20\.00/);
  expect(text).not.toContain("{");
});
test("nothing that changed is nothing, and what is declared no more is shown as it was written", async () => {
  expect(await show({ resource: "suppliers", changes: {} })).toBe("–");
  expect(await show({ resource: "gone", changes: { name: ["a", "b"] } })).toBe(
    '{"name":["a","b"]}',
  );
});
