// @vitest-environment jsdom

import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { defineResource, richText, text } from "../../../schema/index.ts";
import { tenantKind } from "../../../schema/testTenancy.ts";
import { createStubProvider, renderScreen } from "../../form/renderScreen.tsx";

const leaflets = defineResource("leaflets", {
  api: "test/leaflet",
  route: "/leaflet",
  access: "test:leaflet",
  owner: tenantKind,
  fields: { name: text(), detail: richText({ max: 900 }) },
  list: { columns: ["name"] },
});
afterEach(cleanup);

/** Renders the form of a leaflet, and returns what tests do with its editor. */
async function renderEditor(detail: string | null) {
  const record = { id: 1, version: 1, name: "Pear", detail };
  const provider = createStubProvider({
    getOne: vi.fn(async () => ({ data: record })),
    update: vi.fn(async (_, { data }) => ({ data: { ...record, ...data } })),
    upload: vi.fn(async () => ({
      imgUrl: "/files/3/pear.png",
      thumbUrl: null,
      name: "pear.png",
      size: 1,
    })),
  });
  renderScreen({ resources: [leaflets], provider, at: "/leaflet/show/1" });
  const user = userEvent.setup();
  const box = await screen.findByRole("textbox", { name: "Detail" });
  const toolbar = within(screen.getByRole("toolbar", { name: "Detail" }));
  const choose = async (tool: string, command: string) => {
    await user.click(toolbar.getByRole("button", { name: tool }));
    await user.click(await screen.findByRole("menuitem", { name: command }));
  };
  const save = async () => {
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(provider.update).toHaveBeenCalled());
    return vi.mocked(provider.update).mock.lastCall?.[1].data.detail;
  };
  return { user, box, toolbar, choose, save, provider };
}

test("typed text is saved with its formats, and nothing is saved as empty", async () => {
  const { user, box, toolbar, save } = await renderEditor(null);
  await user.click(box);
  await user.paste("Figs");
  await user.keyboard("{Control>}a{/Control}");
  await user.click(toolbar.getByRole("button", { name: "Bold" }));
  expect(await toolbar.findByRole("button", { name: "Bold", pressed: true })).toBeTruthy();
  await waitFor(() => expect(box.innerHTML).toContain("<strong>Figs</strong>"));
  expect(await save()).toBe("<p><strong>Figs</strong></p>");
});

test("opening a text changes nothing, and formats without a button are kept", async () => {
  const stored =
    '<p style="text-align: center">E = mc<sup>2</sup></p><table><tr><td>1</td></tr></table>';
  const { user, provider } = await renderEditor(stored);
  await user.type(screen.getByRole("textbox", { name: "Name" }), "s");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(provider.update).toHaveBeenCalled());
  expect(vi.mocked(provider.update).mock.lastCall?.[1].data).not.toHaveProperty("detail");
});

test("a table is inserted, and its rows and columns are added and removed", async () => {
  const { user, box, choose, save, toolbar } = await renderEditor(null);
  const count = (selector: string) => box.querySelectorAll(selector).length;
  const change = async (command: string) => {
    // jsdom loses the caret with the focus.
    await user.click(box.querySelector("td p") as HTMLElement);
    await toolbar.findByRole("button", { name: "Table", pressed: true });
    await choose("Table", command);
  };
  await user.click(box);
  await choose("Table", "Insert table");
  await waitFor(() => expect([count("tr"), count("th"), count("td")]).toEqual([3, 3, 6]));
  await change("Add row below");
  await change("Add column after");
  await waitFor(() => expect([count("tr"), count("th"), count("td")]).toEqual([4, 4, 12]));
  await change("Delete column");
  await change("Delete row");
  await waitFor(() => expect([count("tr"), count("td")]).toEqual([3, 6]));
  await user.click(box.querySelector("td p") as HTMLElement);
  await user.paste("40 cm");
  await waitFor(() => expect(box.textContent).toContain("40 cm"));
  expect(await save()).toMatch(/^<table><tbody><tr>.*<\/tbody><\/table>$/);
});

test("a picture is uploaded, described and inserted", async () => {
  const { user, box, toolbar, save } = await renderEditor("<p>Pear</p>");
  await user.click(toolbar.getByRole("button", { name: "Image" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Image" }));
  expect(dialog.getByRole("button", { name: "Insert image" })).toHaveProperty("disabled", true);
  const file = new File(["png"], "pear.png", { type: "image/png" });
  await user.upload(dialog.getByLabelText("Image", { selector: "input" }), file);
  await user.type(dialog.getByRole("textbox", { name: /alt text/ }), "A green pear");
  await waitFor(() =>
    expect(dialog.getByRole("button", { name: "Insert image" })).toHaveProperty("disabled", false),
  );
  await user.click(dialog.getByRole("button", { name: "Insert image" }));
  await waitFor(() =>
    expect(box.querySelector<HTMLImageElement>("img[src]")?.alt).toBe("A green pear"),
  );
  expect(await save()).toContain('<img src="/files/3/pear.png" alt="A green pear">');
});

test("a link is made of an address, and only of a safe one", async () => {
  const { user, box, toolbar, save } = await renderEditor(null);
  await user.click(box);
  await user.click(toolbar.getByRole("button", { name: "Link" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Link" }));
  const address = dialog.getByRole("textbox", { name: "Address" });
  await user.type(address, "javascript:alert(1)");
  await user.click(dialog.getByRole("button", { name: "Confirm" }));
  expect(await dialog.findByText(/isn't a valid web address/)).toBeTruthy();
  await user.clear(address);
  await user.type(address, "example.com");
  await user.click(dialog.getByRole("button", { name: "Confirm" }));
  await waitFor(() => expect(box.querySelector("a")?.href).toBe("https://example.com/"));
  expect(await save()).toBe('<p><a href="https://example.com">example.com</a></p>');
});

test("the toolbar is one tab stop, and the arrow keys move between its buttons", async () => {
  const { user, box, toolbar } = await renderEditor("<p>Pear</p>");
  const focused = () => document.activeElement?.getAttribute("aria-label");
  await user.click(box);
  await user.keyboard("{Alt>}{F10}{/Alt}");
  expect(focused()).toBe("Heading");
  await user.keyboard("{ArrowRight}");
  expect(focused()).toBe("Bold");
  await user.keyboard("{End}");
  expect(focused()).toBe("Redo");
  expect(toolbar.getAllByRole("button").filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(box));
});

test("a text that is too long is refused at the field", async () => {
  const { user, box } = await renderEditor(null);
  await user.click(box);
  await user.paste("x".repeat(1000));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(box.getAttribute("aria-invalid")).toBe("true"));
});
