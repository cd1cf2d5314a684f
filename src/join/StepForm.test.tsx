// @vitest-environment jsdom

import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  createStubProvider,
  renderScreen,
  type StubAnswers,
  tenantMember,
} from "../../framework/admin/form/renderScreen.tsx";
import { ApiError } from "../../framework/admin/provider.ts";
import { AdminContextProvider } from "../../framework/admin/resources.tsx";
import { shopInfoScreens } from "../../resources/shop/screens.ts";
import { DocumentsStep } from "./DocumentsStep.tsx";
import { type Application, application } from "./joining.ts";
import { StepForm } from "./StepForm.tsx";

const [, own] = shopInfoScreens;
const record: Application = { id: 4, version: 2, status: "documents", cardImgs: [], names: null };
const onSaved = vi.fn();
beforeEach(() => {
  window.sessionStorage.clear();
  onSaved.mockClear();
});
afterEach(cleanup);

function renderStep(
  step: "documents" | "details",
  runAction: NonNullable<StubAnswers["runAction"]> = vi.fn(),
  of = record,
) {
  const children = (
    <AdminContextProvider
      resources={[application]}
      screens={{ shopInfo: own }}
      actor={tenantMember}
      timeZone="Australia/Sydney"
    >
      {step === "documents" ? (
        <DocumentsStep record={of} onSaved={onSaved} />
      ) : (
        <StepForm step="details" record={of} onSaved={onSaved} />
      )}
    </AdminContextProvider>
  );
  renderScreen({ resources: [application], provider: createStubProvider({ runAction }), children });
  return userEvent.setup();
}
const text = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
const next = () => screen.getByRole("button", { name: "markethall.join.next" });

test("each type requires its own papers, and offers its documents", async () => {
  const user = renderStep("documents");
  await user.click(screen.getByRole("radio", { name: /Individual/ }));
  expect(text(/Realname/)).toBeTruthy();
  await user.click(screen.getByRole("combobox", { name: /Cert Type/i }));
  expect(within(screen.getByRole("listbox")).getAllByRole("option")).toHaveLength(4);
  await user.click(screen.getByRole("option", { name: /Passport/ }));
  await user.click(screen.getByRole("radio", { name: /Flagship/ }));
  expect(screen.queryByRole("textbox", { name: /Realname/ })).toBeNull();
  expect(screen.getByRole("group", { name: /Brand img/i })).toBeTruthy();
  // A company cannot choose a passport.
  expect(screen.getByRole("combobox", { name: /Cert Type/i }).textContent).not.toMatch(/Passport/);
});

test("what was typed outlives a reload", async () => {
  const user = renderStep("documents");
  await user.click(screen.getByRole("radio", { name: /Enterprise/ }));
  await user.type(text(/Company/), "Orchard Pty Ltd");
  cleanup();
  renderStep("documents");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Enterprise/ }).checked).toBe(true);
  expect(text(/Company/).value).toBe("Orchard Pty Ltd");
});

test("a rejected save shows its errors and retains the input; a saved step clears it", async () => {
  const saved = { ...record, version: 3, type: "enterprise" };
  const runAction = vi
    .fn()
    .mockRejectedValueOnce(
      new ApiError({ code: 400, message: "No", errors: { idNo: "This is no ABN" } }),
    )
    .mockResolvedValue({ list: [saved], failed: [] });
  const documents = {
    type: "enterprise",
    company: "Orchard",
    certType: "abn",
    idNo: "1",
    licence: "/files/a.png",
  } as const;
  const user = renderStep("documents", runAction, { ...record, ...documents });
  await user.clear(text(/Id no/i));
  await user.type(text(/Id no/i), "51 824 753 557");
  await user.click(next());
  const summary = await screen.findByRole("group", { name: /1 field needs attention/ });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(screen.getAllByText("This is no ABN")).toHaveLength(2);
  expect(text(/Id no/i).value).toBe("51 824 753 557");
  expect(onSaved).not.toHaveBeenCalled();
  await user.click(next());
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(saved));
  expect(runAction).toHaveBeenLastCalledWith("shopInfo", "applyShopCert", {
    ids: [4],
    input: expect.objectContaining({
      type: "enterprise",
      idNo: "51 824 753 557",
      realname: null,
      brandImg: null,
    }),
  });
  expect(window.sessionStorage.length).toBe(0);
});

test("the hours of one day are given to all, and a day is switched off", async () => {
  const runAction = vi.fn().mockResolvedValue({ list: [record], failed: [] });
  const full = {
    ...record,
    names: { en: "Orchard" },
    addresses: { en: "1 Road" },
    logo: "/files/logo.png",
    country: 1,
    city: 8,
    category: 3,
    owner: "Orla",
    phone: "+61 491 570 156",
  };
  const user = renderStep("details", runAction, full);
  await user.click(screen.getByRole("switch", { name: "markethall.join.days.monday" }));
  await user.click(screen.getByRole("button", { name: "markethall.join.hours.copy" }));
  await user.click(screen.getByRole("switch", { name: "markethall.join.days.sunday" }));
  await user.click(next());
  await waitFor(() => expect(runAction).toHaveBeenCalled());
  const { businessHours } = runAction.mock.calls[0]?.[2].input ?? {};
  expect(Object.keys(businessHours)).toEqual([
    "monday",
    "tuesday",
    "wednesday",
    "thursday",
    "friday",
    "saturday",
  ]);
  expect(businessHours.saturday).toEqual([{ open: "09:00", close: "17:00" }]);
});

test("a name in English is enough, and its input is invalid without one", async () => {
  const user = renderStep("details", vi.fn(), { ...record, names: { zhCN: "果园" } });
  await user.click(next());
  await waitFor(() =>
    expect(
      document.querySelector('[data-source="names.en"] input')?.getAttribute("aria-invalid"),
    ).toBe("true"),
  );
});
