// @vitest-environment jsdom
import { cleanup, fireEvent, renderHook, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect } from "react";
import { type UseFormReturn, useFormContext } from "react-hook-form";
import { afterEach, expect, test, vi } from "vitest";
import { RecordForm } from "../../../../framework/admin/form/RecordForm.tsx";
import {
  createStubProvider,
  renderScreen,
  type StubAnswers,
} from "../../../../framework/admin/form/renderScreen.tsx";
import { useKeySheet } from "../../../../framework/admin/keys/keySheet.ts";
import { type AdminRecord, ApiError } from "../../../../framework/admin/provider.ts";
import {
  decimal,
  defineResource,
  image,
  integer,
  json,
  money,
  rows,
  section,
  text,
} from "../../../../framework/schema/index.ts";
import { type Attribute, areAttributes } from "../attributes.ts";
import { gridKeyNames } from "./grid/gridKeyNames.ts";
import { matrixMessages } from "./locales/en.ts";
import { SkuMatrixInput } from "./SkuMatrixInput.tsx";

const skuFields = {
  attrPath: text({ max: 60 }),
  attrName: text({ max: 200 }),
  code: text({ max: 60 }),
  barCode: text({ max: 60 }),
  price: money({ required: true, min: 0.01 }),
  oriPrice: money({ min: 0.01 }),
  stock: integer({ required: true, default: 0, min: 0 }),
  weightKg: decimal({ min: 0, unit: "kg" }),
  img: image(),
};
const cartItems = defineResource("goods", {
  api: "test/sample",
  route: "/sample",
  access: "test:sample",
  owner: "shop",
  fields: {
    name: text({ required: true }),
    attributes: json<Attribute[]>({ check: areAttributes }),
    skus: rows(skuFields, { max: 200 }),
  },
  list: { columns: ["name"] },
  form: [section("main", ["name", "attributes", "skus"])],
});
const sku = (id: number, attrPath: string, price: number, stock: number) => ({
  id,
  attrPath,
  attrName: null,
  code: `C${id}`,
  barCode: null,
  price,
  oriPrice: null,
  stock,
  weightKg: null,
  img: null,
});
const record: AdminRecord = {
  id: 1,
  version: 1,
  name: "Shirt",
  attributes: [
    {
      id: 1,
      name: "Colour",
      values: [
        { id: 3, name: "Red" },
        { id: 4, name: "Blue" },
      ],
    },
    {
      id: 2,
      name: "Size",
      values: [
        { id: 5, name: "S" },
        { id: 6, name: "L" },
      ],
    },
  ],
  skus: [
    sku(11, "3,5", 1000, 4),
    sku(12, "3,6", 2000, 0),
    sku(13, "4,5", 3000, 6),
    sku(14, "4,6", 4000, 0),
  ],
};
afterEach(cleanup);

let form: UseFormReturn | null = null;
function Matrix() {
  const context = useFormContext();
  useEffect(() => {
    form = context;
  });
  return (
    <SkuMatrixInput resource={cartItems} attributes="attributes" skus="skus" fields={skuFields} />
  );
}
function edit(
  {
    start = record as AdminRecord | null,
    ...answers
  }: StubAnswers & { start?: AdminRecord | null } = {},
  input = Matrix,
) {
  const provider = createStubProvider({
    update: vi.fn(async (_, { data }) => ({ data: { ...record, ...data } })),
    create: vi.fn(async (_, { data }) => ({ data: { ...record, ...data } })),
    ...answers,
  });
  renderScreen({
    resources: [cartItems],
    provider,
    screens: { goods: { inputs: { attributes: input, skus: () => null } } },
    ownMessages: { screen: { matrix: matrixMessages } },
    children: (
      <RecordForm resource={cartItems} {...(start && { record: start })} onSaved={() => {}} />
    ),
  });
  const sent = () =>
    vi.mocked(provider.update).mock.lastCall?.[1].data as Record<string, Record<string, unknown>[]>;
  const user = userEvent.setup();
  return {
    user,
    provider,
    sent,
    // As there is no button before something is changed.
    save: () => user.keyboard("{Control>}s{/Control}"),
  };
}
function cell(row: number, name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-source="skus.${row}.${name}"]`);
  if (!found) throw new Error(`no cell ${row} ${name}`);
  return found;
}
const column = (name: string) => [0, 1, 2, 3].map((row) => cell(row, name).textContent);
const held = () => form?.getValues("skus") as Record<string, unknown>[];

test("without rows, options are edited by name, and only they are saved", async () => {
  const Options = () => <SkuMatrixInput resource={cartItems} attributes="attributes" />;
  const { user, provider, save } = edit({}, Options);
  expect(screen.queryByRole("grid")).toBeNull();
  const name = screen.getByDisplayValue("Size");
  await user.clear(name);
  await user.type(name, "Fit");
  await save();
  await waitFor(() => expect(provider.update).toHaveBeenCalled());
  const { data } = vi.mocked(provider.update).mock.lastCall?.[1] ?? {};
  expect(data?.attributes).toMatchObject([{ name: "Colour" }, { name: "Fit" }]);
  expect(data).not.toHaveProperty("skus");
});
test("keys: arrows move, typing replaces, Enter moves down, Escape restores, F2 edits", async () => {
  const { user } = edit();
  cell(0, "price").focus();
  await user.keyboard("12.5{Enter}");
  expect(cell(0, "price").textContent).toBe("12.50");
  expect(document.activeElement).toBe(cell(1, "price"));
  await user.keyboard("99{Escape}");
  expect(cell(1, "price").textContent).toBe("20.00");
  await user.keyboard("{F2}");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Price, Red / L" }).value).toBe(
    "20.00",
  );
  await user.keyboard("1{Tab}");
  // An amount with a third decimal is invalid: it remains as typed and is marked as an error.
  expect(cell(1, "price").textContent).toBe("20.001");
  expect(cell(1, "price").getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(cell(1, "oriPrice"));
  await user.keyboard("{ArrowLeft}{ArrowDown}{ArrowRight}{ArrowRight}7{ArrowUp}");
  expect(cell(2, "stock").textContent).toBe("7");
  expect(document.activeElement).toBe(cell(1, "stock"));
  await waitFor(() => expect(held().map((row) => row.price)).toEqual([1250, "20.001", 3000, 4000]));
  await user.keyboard("{Control>}zzz{/Control}");
  expect(column("price")).toEqual(["10.00", "20.00", "30.00", "40.00"]);
  await user.keyboard("{Control>}y{/Control}");
  expect(cell(0, "price").textContent).toBe("12.50");
});
test("the sheet of all keys lists those of the grid, as long as it is shown", async () => {
  const { result } = renderHook(() => useKeySheet());
  expect(result.current.own).toBeNull();
  edit();
  await waitFor(() =>
    expect(result.current.own?.keys).toContainEqual(["Ctrl D", expect.any(String)]),
  );
  // Each has a text of its own.
  expect(new Set(result.current.own?.keys.map(([, text]) => text)).size).toBe(
    Object.keys(gridKeyNames).length,
  );
});
test("a range is cleared, filled down, copied and pasted with money as a spreadsheet writes it", async () => {
  const { user } = edit();
  cell(0, "price").focus();
  await user.keyboard("{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}");
  expect(column("price")).toEqual(["10.00", "10.00", "10.00", "40.00"]);
  await user.keyboard("{Delete}");
  expect(column("price")).toEqual(["", "", "", "40.00"]);
  cell(0, "price").focus();
  await user.paste('1,234.50\t"A$2,000"\r\n12\tA$13.5\r\n');
  expect(column("price")).toEqual(["1,234.50", "12.00", "", "40.00"]);
  expect(column("oriPrice")).toEqual(["2,000.00", "13.50", "", ""]);
  const copied = new Map<string, string>();
  const clipboardData = { setData: (type: string, data: string) => copied.set(type, data) };
  fireEvent.copy(cell(0, "price"), { clipboardData });
  expect(copied.get("text/plain")).toBe("1234.50\t2000.00\n12.00\t13.50");
  cell(3, "stock").focus();
  await user.paste("1\n2\n3");
  expect(cell(3, "stock").textContent).toBe("1");
  expect(screen.getByText("2 rows didn't fit and weren't pasted")).toBeTruthy();
});
test("one value is pasted over the whole selection", async () => {
  const { user } = edit();
  cell(0, "stock").focus();
  await user.keyboard("{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}");
  await user.paste("25");
  expect(column("stock")).toEqual(["25", "25", "25", "25"]);
  expect(within(screen.getByRole("grid")).getByText("100")).toBeTruthy();
});
test("a column is filled for the rows of a filter", async () => {
  const { user } = edit();
  await user.click(screen.getByRole("combobox", { name: "Change" }));
  await user.click(screen.getByRole("option", { name: "Change by percentage" }));
  await user.click(screen.getByRole("combobox", { name: /Size/ }));
  await user.click(screen.getByRole("option", { name: "L" }));
  await user.keyboard("{Escape}");
  await user.type(screen.getByRole("textbox", { name: /Percent/ }), "-10");
  await user.click(screen.getByRole("button", { name: "Apply to 2 variants" }));
  expect(column("price")).toEqual(["10.00", "18.00", "30.00", "36.00"]);
});
test("what is typed and not yet left is saved too, and nothing but what changed is sent", async () => {
  const { user, sent, save } = edit();
  cell(2, "stock").focus();
  await user.keyboard("9");
  await save();
  await waitFor(() =>
    expect(sent()?.skus?.map((row) => row.stock)).toEqual([undefined, undefined, 9, undefined]),
  );
  expect(Object.keys(sent())).not.toContain("attributes");
  expect(sent().skus?.map((row) => [row.id, row.attrName])).toEqual([
    [11, "Red / S"],
    [12, "Red / L"],
    [13, "Blue / S"],
    [14, "Blue / L"],
  ]);
});
test("a server error stays at its cell until the cell is changed, and all rows remain", async () => {
  const errors = { "skus.2.code": "Code is already in use", "skus.3.price": "Too much" };
  const { user, save } = edit({
    update: vi.fn().mockRejectedValue(new ApiError({ code: 400, message: "Invalid", errors })),
  });
  cell(0, "stock").focus();
  await user.keyboard("8{Enter}");
  await save();
  await screen.findByRole("button", { name: "2 cells need attention" });
  expect(cell(2, "code").getAttribute("aria-invalid")).toBe("true");
  expect(within(screen.getByRole("grid")).getAllByRole("row")).toHaveLength(6);
  const summary = screen.getByRole("group", { name: /need attention/ });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  await user.click(within(summary).getByRole("button", { name: /Code is already in use/ }));
  await waitFor(() => expect(document.activeElement).toBe(cell(2, "code")));
  expect(screen.getByRole("tooltip").textContent).toBe("Code is already in use");
  await user.keyboard("NEW{Enter}");
  expect(cell(2, "code").getAttribute("aria-invalid")).toBeNull();
  await user.click(screen.getByRole("button", { name: "1 cell needs attention" }));
  expect(document.activeElement).toBe(cell(3, "price"));
  await waitFor(() => expect(held()[2]?.code).toBe("NEW"));
  expect(cell(3, "price").getAttribute("aria-invalid")).toBe("true");
});
test("blank cells that are needed are wrong once one has tried to save; the summary leads to the cell", async () => {
  const { user, save } = edit({ start: null });
  expect(screen.queryByRole("button", { name: /to correct/ })).toBeNull();
  await user.type(screen.getByRole("textbox", { name: /Name/ }), "Cap");
  await save();
  await user.click(await screen.findByRole("button", { name: "Enter the price" }));
  await waitFor(() => expect(document.activeElement).toBe(cell(0, "price")));
  await user.keyboard("5{Enter}");
  await waitFor(() => expect(screen.queryByRole("button", { name: /to correct/ })).toBeNull());
});
test("a renamed value retains its rows; removing one requires confirmation and can be undone", async () => {
  const { user } = edit();
  await user.click(screen.getByRole("button", { name: "Red" }));
  await user.keyboard("Crimson{Enter}");
  expect(
    within(screen.getByRole("grid")).getAllByRole("rowheader", { name: "Crimson" }),
  ).toHaveLength(2);
  expect(column("price")).toEqual(["10.00", "20.00", "30.00", "40.00"]);
  await user.click(screen.getByRole("button", { name: "Remove Crimson" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/removes 2 variants/)).toBeTruthy();
  expect(dialog.getByText(/1 of them has stock: 4/)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(held().map((row) => row.attrPath)).toEqual(["4,5", "4,6"]));
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(held().map((row) => row.id)).toEqual([11, 12, 13, 14]));
});
test("values are typed and pasted; what exceeds the limits is refused and stays typed", async () => {
  const { user } = edit();
  const box = screen.getByRole<HTMLInputElement>("textbox", { name: "Add a value to Size" });
  await user.click(box);
  await user.paste("M\nXL\n2XL");
  expect(screen.getByText("10 variants")).toBeTruthy();
  await user.type(box, "3XL{Enter}");
  expect(screen.getByText("12 variants")).toBeTruthy();
  await user.paste(Array.from({ length: 100 }, (_, index) => `size ${index}`).join("\n"));
  expect(screen.getByRole("alert").textContent).toBe(
    "Size would have 106 values; the limit is 100",
  );
  expect(screen.getByText("12 variants")).toBeTruthy();
  expect(box.value).toMatch(/^size 0, size 1/);
});
test("the first attribute puts the row that is there under its first value", async () => {
  const { user, provider, save } = edit({ start: null });
  await user.type(screen.getByRole("textbox", { name: /Name/ }), "Cap");
  cell(0, "price").focus();
  await user.keyboard("5{Enter}");
  await user.click(screen.getByRole("button", { name: "Add option" }));
  await waitFor(() => expect(document.activeElement?.getAttribute("role")).toBe("combobox"));
  await user.keyboard("Colour{Enter}");
  await user.type(
    screen.getByRole("textbox", { name: "Add a value to Colour" }),
    "Red,Blue{Enter}",
  );
  expect([0, 1].map((row) => cell(row, "price").textContent)).toEqual(["5.00", ""]);
  await user.click(cell(1, "price"));
  await user.keyboard("6{Enter}");
  await save();
  await waitFor(() => expect(provider.create).toHaveBeenCalled());
  expect(vi.mocked(provider.create).mock.lastCall?.[1].data).toMatchObject({
    attributes: [
      {
        id: 1,
        name: "Colour",
        values: [
          { id: 2, name: "Red" },
          { id: 3, name: "Blue" },
        ],
      },
    ],
    skus: [
      { attrPath: "2", attrName: "Red", price: 500, stock: 0 },
      { attrPath: "3", attrName: "Blue", price: 600, stock: 0 },
    ],
  });
});
test("a combination is left out and taken in again", async () => {
  const { user } = edit();
  await user.click(screen.getByRole("button", { name: "Don't offer Blue / L" }));
  await user.click(
    within(await screen.findByRole("dialog")).getByRole("button", { name: "Remove" }),
  );
  await waitFor(() => expect(held()).toHaveLength(3));
  await user.click(screen.getByRole("button", { name: "1 variant not offered" }));
  await user.click(screen.getByRole("menuitem", { name: "Offer Blue / L" }));
  await waitFor(() =>
    expect(held().map((row) => row.attrPath)).toEqual(["3,5", "3,6", "4,5", "4,6"]),
  );
  expect(held()[3]?.id).toBeUndefined();
});
test("a picture is uploaded for all selected rows", async () => {
  const upload = vi.fn(async () => ({
    imgUrl: "/files/a.png",
    thumbUrl: null,
    name: "a.png",
    size: 1,
  }));
  const { user } = edit({ upload });
  cell(0, "img").focus();
  await user.keyboard("{Shift>}{ArrowDown}{/Shift}{Enter}");
  const dialog = await screen.findByRole("dialog", { name: "Image for 2 variants" });
  const input = dialog.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("no input");
  await user.upload(input, new File(["x"], "a.png", { type: "image/png" }));
  await waitFor(() =>
    expect(held().map((row) => row.img)).toEqual(["/files/a.png", "/files/a.png", null, null]),
  );
});
test("values set from outside reach the grid", async () => {
  edit();
  form?.setValue("skus", [sku(11, "3,5", 700, 1)]);
  await waitFor(() => expect(within(screen.getByRole("grid")).getAllByRole("row")).toHaveLength(3));
  expect(cell(0, "price").textContent).toBe("7.00");
});

test("on a phone each variant is a card, whose fields are saved and whose mistakes are said below them", async () => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("max-width:599"),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const { user, save, sent } = edit();
  const card = within(await screen.findByRole("listitem", { name: "Blue / S" }));
  expect(screen.queryByRole("grid")).toBeNull();
  const inputs = card.getAllByRole<HTMLInputElement>("textbox");
  expect(inputs.map(({ value }) => value)).toEqual(["30.00", "6"]);
  const [price, stock] = inputs;
  if (!price || !stock) throw new Error("no inputs");

  await user.clear(price);
  await user.type(price, "12.345");
  expect(price.value).toBe("12.345");
  await user.tab();
  expect(price.getAttribute("aria-invalid")).toBe("true");
  await user.clear(price);
  await user.type(price, "31.5");
  await user.clear(stock);
  await user.type(stock, "8");
  expect(card.queryByRole("textbox", { name: /bar/i })).toBeNull();
  await user.click(card.getByRole("button", { name: "More fields" }));
  expect(card.getAllByRole("textbox").length).toBeGreaterThan(4);

  await save();
  await waitFor(() => expect(sent().skus?.[2]).toMatchObject({ id: 13, price: 3150, stock: 8 }));
  vi.unstubAllGlobals();
});
