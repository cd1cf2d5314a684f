// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CoreAdminContext, memoryStore } from "react-admin";
import { afterEach, expect, test, vi } from "vitest";
import {
  createStubProvider,
  tenantMember,
} from "../../../../framework/admin/form/renderScreen.tsx";
import { AdminContextProvider } from "../../../../framework/admin/resources.tsx";
import { i18nProvider, loadLanguage } from "../../../../src/language.ts";
import { resources } from "../../../index.ts";
import { AuditButton } from "./AuditButton.tsx";

afterEach(cleanup);
const platform = { ...tenantMember, realm: "platform" as const, shopId: null };

/**
 * Opens the button; `results` are the server's responses, one for each poll of the audit's state.
 */
async function open(results: readonly Record<string, unknown>[]) {
  await loadLanguage("en");
  const left = [...results];
  let nextId = 7;
  const runCall = vi.fn(async (_resource: string, call: string, _input: Record<string, unknown>) =>
    call === "audit" ? { id: nextId++ } : (left.shift() ?? {}),
  );
  render(
    <CoreAdminContext
      dataProvider={createStubProvider({ runCall })}
      i18nProvider={i18nProvider}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      store={memoryStore()}
    >
      <AdminContextProvider
        resources={resources}
        screens={{}}
        actor={platform}
        timeZone="Australia/Sydney"
      >
        <AuditButton />
      </AdminContextProvider>
    </CoreAdminContext>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Run integrity checks" }));
  return runCall;
}

test("load: an audit that runs shows its progress, and its result once it is done", async () => {
  const runCall = await open([
    { status: "running", asked: 33, broken: [] },
    {
      status: "done",
      asked: 33,
      broken: [{ name: "every posting adds up to nothing", message: '1: [{"id":4}]' }],
    },
  ]);
  expect(
    await screen.findByRole("progressbar", { name: /^Checking money and stock/ }),
  ).toBeTruthy();
  expect(await screen.findByText("1 of 33 checks failed.", {}, { timeout: 30_000 })).toBeTruthy();
  expect(screen.getByText('every posting adds up to nothing: 1: [{"id":4}]')).toBeTruthy();
  expect(screen.queryByRole("progressbar")).toBeNull();
  expect(runCall.mock.calls.map(([, call, input]) => [call, input])).toEqual([
    ["audit", {}],
    ["auditResult", { id: 7 }],
    ["auditResult", { id: 7 }],
  ]);
});

test("load: an audit that stopped can be run again", async () => {
  await open([
    { status: "failed", asked: 33, broken: [] },
    { status: "done", asked: 33, broken: [] },
  ]);
  expect(await screen.findByText(/stopped before they finished/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Run again" }));
  expect(await screen.findByText("All 33 integrity checks passed.")).toBeTruthy();
});
