// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  createStubProvider,
  renderScreen,
} from "../../../../framework/admin/form/renderScreen.tsx";
import { ApiError } from "../../../../framework/admin/provider.ts";
import screens from "../FreightTemplatesScreens.tsx";
import { freightTemplates } from "../freightTemplates.ts";
import { freightMessages } from "../locales/screen/en.ts";

const rule = {
  firstNum: 1,
  firstPrice: 1200,
  secondNum: 1,
  secondPrice: 500,
  freeOverNum: null,
  freeOverAmount: null,
};
const record = {
  id: 1,
  version: 3,
  name: "Small boxes",
  shipFromState: "NSW",
  shipFromCity: "Sydney",
  shipFromPostcode: "2000",
  deliveryTime: "d2",
  type: "custom",
  valuateType: "pieces",
  ...rule,
  firstPrice: 800,
  secondPrice: 300,
  areas: [{ id: 5, regions: [{ state: "WA" }], ...rule }],
  undeliverable: [{ state: "NT" }],
  defaultRule: "A$8.00 for 1 item, then A$3.00 per 1 item",
  addTime: "2026-01-01T00:00:00Z",
};
const update = vi.fn(async (_: string, { data }: { data: object }) => ({
  data: { ...record, ...data },
}));
beforeEach(() => {
  update.mockClear();
});
afterEach(cleanup);

async function edit(more: object = {}) {
  const user = userEvent.setup({ delay: null });
  const provider = createStubProvider({
    getOne: vi.fn(async () => ({ data: { ...record, ...more } })),
    update,
  });
  renderScreen({
    resources: [freightTemplates],
    provider,
    at: "/freight/show/1",
    screens: Object.fromEntries([screens]),
    ownMessages: { screen: freightMessages },
  });
  await screen.findByRole("heading", { name: "Small boxes" });
  return user;
}
const save = () => screen.getByRole("button", { name: "Save" });
const sent = () => update.mock.calls.at(-1)?.[1].data;
const ruleItem = (place: number) => screen.getByRole("listitem", { name: `Rule ${place}` });
const box = (within_: HTMLElement, name: string) =>
  within(within_).getByRole<HTMLInputElement>("textbox", { name });
/** The text of an element, without the zero-width spaces that only preserve line height. */
const readText = (element: HTMLElement) => element.textContent?.replace(/\u200b/g, " ");
const pricing = () => screen.getByRole("region", { name: "Pricing" });

describe("the editor of a freight template", () => {
  test("shows the rule as a sentence with units that follow the number and the pricing", async () => {
    const user = await edit();
    expect(readText(pricing())).toMatch(/for\s*item,\s*then\s*(A\$)?\s*per\s*item/);
    await user.clear(box(pricing(), "First num"));
    await user.type(box(pricing(), "First num"), "3");
    expect(readText(pricing())).toMatch(/for\s*items/);
    await user.click(screen.getByRole("radio", { name: "Weight" }));
    expect(readText(pricing())).toMatch(/for\s*kg/);
    expect(readText(ruleItem(1))).toMatch(/for\s*kg/);
  });
  test("adds a rule for regions, a whole state taking the place of its cities", async () => {
    const user = await edit();
    await user.click(screen.getByRole("button", { name: "Add regional rate" }));
    await user.click(within(ruleItem(2)).getByRole("button", { name: "Choose regions" }));
    const dialog = screen.getByRole("dialog");
    await user.click(within(dialog).getByRole("button", { name: "Cities and postcodes in Tas" }));
    await user.click(within(dialog).getByRole<HTMLInputElement>("checkbox", { name: "Hobart" }));
    expect(
      within(dialog)
        .getByRole<HTMLInputElement>("checkbox", { name: /^Tas/ })
        .getAttribute("data-indeterminate"),
    ).toBe("true");
    await user.click(within(dialog).getByRole<HTMLInputElement>("checkbox", { name: /^Tas/ }));
    await user.click(within(dialog).getByRole("button", { name: "Cities and postcodes in Qld" }));
    await user.type(within(dialog).getByRole("textbox", { name: "From" }), "4870");
    await user.type(within(dialog).getByRole("textbox", { name: "To" }), "4895{Enter}");
    await user.click(within(dialog).getByRole("button", { name: "Done" }));
    await user.type(box(ruleItem(2), "First price"), "15");
    await user.type(box(ruleItem(2), "Second price"), "6.50");
    await user.click(save());
    await waitFor(() => expect(update).toHaveBeenCalled());
    expect(sent()).toMatchObject({
      areas: [
        { id: 5 },
        {
          regions: [{ state: "TAS" }, { state: "QLD", postcodes: ["4870", "4895"] }],
          firstNum: 1,
          firstPrice: 1500,
          secondNum: 1,
          secondPrice: 650,
        },
      ],
    });
  });
  test("offers no region twice, and none where nothing is sent", async () => {
    const user = await edit();
    await user.click(screen.getByRole("button", { name: "Add regional rate" }));
    await user.click(within(ruleItem(2)).getByRole("button", { name: "Choose regions" }));
    const dialog = screen.getByRole("dialog");
    expect(
      within(dialog).getByRole<HTMLInputElement>("checkbox", { name: "Wa in rule 1" }).disabled,
    ).toBe(true);
    expect(
      within(dialog).getByRole<HTMLInputElement>("checkbox", { name: "Nt excluded" }).disabled,
    ).toBe(true);
    await user.click(within(dialog).getByRole("button", { name: "Cities and postcodes in Wa" }));
    expect(within(dialog).getByRole<HTMLInputElement>("checkbox", { name: "Perth" }).disabled).toBe(
      false,
    );
    await user.type(within(dialog).getByRole("textbox", { name: "From" }), "2000{Enter}");
    expect(within(dialog).getByRole("alert").textContent).toBe("These postcodes aren't in Wa");
    await user.clear(within(dialog).getByRole("textbox", { name: "From" }));
    await user.type(within(dialog).getByRole("textbox", { name: "From" }), "60{Enter}");
    expect(within(dialog).getByRole("alert").textContent).toMatch("Enter two 4-digit postcodes");
  });
  test("shows errors below the sentence, and in the row of the rule that the server names", async () => {
    const user = await edit();
    await user.clear(box(pricing(), "First price"));
    await user.click(save());
    expect(await within(pricing()).findAllByText("Enter the first price")).toHaveLength(2);
    expect(update).not.toHaveBeenCalled();
    await user.type(box(pricing(), "First price"), "9");
    update.mockRejectedValueOnce(
      new ApiError({
        code: 400,
        message: "invalid",
        errors: { "areas.0.regions": "WA is in rule 2 already" },
      }),
    );
    await user.click(save());
    expect(await within(ruleItem(1)).findByText("WA is in rule 2 already")).toBeTruthy();
  });
  test("offers free delivery, and takes it back", async () => {
    const user = await edit();
    await user.click(within(pricing()).getByRole("button", { name: "Offer free shipping" }));
    await user.type(box(pricing(), "Free over num"), "5");
    await user.click(save());
    await waitFor(() => expect(sent()).toMatchObject({ freeOverNum: 5 }));
    cleanup();
    const again = await edit({ freeOverNum: 5, freeOverAmount: 6000 });
    expect(box(pricing(), "Free over amount").value).toBe("60.00");
    await again.click(within(pricing()).getByRole("button", { name: "Remove free shipping" }));
    await again.click(save());
    await waitFor(() => expect(sent()).toMatchObject({ freeOverNum: null, freeOverAmount: null }));
  });
  test("hides prices where the template is free, and retains the excluded regions", async () => {
    const user = await edit();
    await user.click(screen.getByRole("radio", { name: "Free" }));
    expect(within(pricing()).queryByRole("textbox")).toBeNull();
    expect(screen.queryByRole("listitem", { name: "Rule 1" })).toBeNull();
    expect(screen.getByRole("button", { name: "Change regions" })).toBeTruthy();
    await user.click(save());
    await waitFor(() =>
      expect(sent()).toMatchObject({ type: "free", firstPrice: null, areas: [] }),
    );
  });
  test("starts with blank prices when a free template is charged again", async () => {
    const none = Object.fromEntries(Object.keys(rule).map((name) => [name, null]));
    const user = await edit({ ...none, type: "free", valuateType: null, areas: [] });
    await user.click(screen.getByRole("radio", { name: "Custom" }));
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Pieces" }).checked).toBe(true);
    expect(box(pricing(), "First num").value).toBe("1");
  });
  test("calculates the template with the unsaved values of the form", async () => {
    const user = await edit();
    await user.clear(box(pricing(), "First price"));
    await user.type(box(pricing(), "First price"), "10");
    await user.click(screen.getByRole("button", { name: "Test shipping cost" }));
    const dialog = await screen.findByRole("dialog");
    const pieces = await within(dialog).findByRole("textbox", { name: "Quantity" });
    await user.clear(pieces);
    await user.type(pieces, "3");
    expect(within(dialog).getByText("Shipping costs A$16.00")).toBeTruthy();
    const postcode = within(dialog).getByRole("textbox", { name: "Postcode" });
    await user.clear(postcode);
    await user.type(postcode, "6000");
    expect(within(dialog).getByText("Shipping costs A$22.00")).toBeTruthy();
    expect(within(dialog).getByText("The rate for Wa applies.")).toBeTruthy();
    await user.clear(postcode);
    await user.type(postcode, "0800");
    expect(within(dialog).getByText("This order can't be shipped to this address")).toBeTruthy();
  });
});
