// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import {
  createStubProvider,
  renderScreen,
  tenantMember,
} from "../../../../framework/admin/form/renderScreen.tsx";
import { type Actor, defineResource, section, text } from "../../../../framework/schema/index.ts";
import Kind from "./ColourKind.tsx";
import { colour } from "./colourKind.ts";

const paints = defineResource("paints", {
  api: "test/paint",
  route: "/paint",
  access: "test:paint",
  owner: "shop",
  fields: { name: text({ required: true }), shade: colour({ palette: ["#ffffff", "#1f2937"] }) },
  list: { columns: ["name"] },
  form: [section("main", ["name", "shade"])],
});
const record = { id: 1, version: 1, name: "Sea", shade: "#3366cc" };
afterEach(cleanup);

function open(at: string, actor?: Actor) {
  const getOne = vi.fn(async () => ({ data: record }));
  const update = vi.fn(async () => ({ data: record }));
  const provider = createStubProvider({ getOne, update });
  renderScreen({
    resources: [paints],
    provider,
    at,
    kinds: Object.fromEntries([Kind]),
    ...(actor && { actor }),
  });
  return update;
}

test("is typed or picked, and saved as it is parsed", async () => {
  const update = open("/paint/show/1");
  const input = await screen.findByRole("combobox", { name: "Shade" });
  await userEvent.clear(input);
  await userEvent.type(input, "1F2937");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await vi.waitFor(() =>
    expect(update).toHaveBeenCalledWith(
      "paints",
      expect.objectContaining({ data: expect.objectContaining({ shade: "#1f2937" }) }),
    ),
  );
});

test("the picker writes the same value", async () => {
  open("/paint/show/1");
  const input = await screen.findByRole<HTMLInputElement>("combobox", { name: "Shade" });
  const [picker] = screen.getAllByLabelText("Shade", { selector: "input[type=color]" });
  if (picker) fireEvent.change(picker, { target: { value: "#00ff00" } });
  expect(input.value).toBe("#00ff00");
});

test("is shown with its swatch to those who may only read it", async () => {
  open("/paint/show/1", { ...tenantMember, roles: [], permissions: ["test:paint"] });
  expect((await screen.findByText("#3366cc")).tagName).toBe("CODE");
});
