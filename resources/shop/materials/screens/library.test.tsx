// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { tenantMember } from "../../../../framework/admin/form/renderScreen.tsx";
import { images } from "../../../../framework/schema/index.ts";
import { FromLibrary } from "./FromLibrary.tsx";
import { LibraryScreen } from "./LibraryScreen.tsx";
import { createLibraryProvider, material, renderLibrary } from "./renderLibrary.tsx";

beforeAll(() => {
  // A wide window: the folder pane is at the side.
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
const tile = (id: number) =>
  screen.findByRole("button", { name: new RegExp(`^Picture ${id}\\.png`) });

test("files are selected and deleted by the keyboard; files in use remain, with their uses listed", async () => {
  const user = userEvent.setup();
  const use = {
    material: 2,
    resource: "materials",
    id: 9,
    fields: ["thumb"],
    trash: false,
    label: "Wall",
  };
  const { provider, shown } = createLibraryProvider(
    [material(1), material(2, { useCount: 1 }), material(3)],
    [use],
  );
  renderLibrary(<LibraryScreen />, shown);
  (await tile(1)).focus();
  await user.keyboard(" {ArrowRight} ");
  expect(await screen.findByText(/2 items? selected|2 selected/i)).toBeDefined();
  await user.keyboard("{Delete}");
  const dialog = await screen.findByRole("dialog");
  expect(await within(dialog).findByText("1 of 2 is in use and will be kept:")).toBeDefined();
  expect(within(dialog).getByText("Wall")).toBeDefined();
  await user.click(within(dialog).getByRole("button", { name: "Delete 1 unused file" }));
  await waitFor(() => expect(provider.removeMany).toHaveBeenCalledWith("materials", [1]));
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Picture 1\.png/ })).toBeNull());
  expect(await tile(2)).toBeDefined();
}, 120_000);

test("wrong files are refused one by one while the others go, into the folder that is open", async () => {
  const user = userEvent.setup({ applyAccept: false });
  const { provider, shown } = createLibraryProvider([material(1, { folder: 1 })]);
  renderLibrary(<LibraryScreen />, shown, tenantMember, "/shop/source?folder=1");
  await tile(1);
  const picker = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!picker) throw new Error("nothing chooses files");
  await user.upload(picker, [
    new File(["x"], "a.png", { type: "image/png" }),
    new File(["x"], "b.gif", { type: "image/gif" }),
    new File(["x"], "c.pdf", { type: "application/pdf" }),
    new File(["x"], "d.jpg", { type: "image/jpeg" }),
  ]);
  await waitFor(() => expect(provider.upload).toHaveBeenCalledTimes(2));
  expect(provider.upload.mock.calls.map(([file]) => file.name)).toEqual(["a.png", "d.jpg"]);
  expect(provider.upload.mock.calls[0]?.[1 as never]).toMatchObject({ extraFields: { folder: 1 } });
  const alerts = await screen.findAllByRole("alert");
  expect(alerts.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^b\.gif — /),
    expect.stringMatching(/^c\.pdf — /),
  ]);
}, 120_000);

/** Gives the folder rows positions below each other, and everything else one far to their right. */
function placeFolderRows() {
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (
    this: HTMLElement,
  ) {
    const row = this.closest("nav li");
    const place = row ? [...(row.parentElement?.children ?? [])].indexOf(row) : -1;
    return place >= 0 ? new DOMRect(0, place * 36, 232, 36) : new DOMRect(400, 0, 160, 160);
  });
}

test("the question mark lists the keys of the library", async () => {
  const user = userEvent.setup();
  renderLibrary(<LibraryScreen />, createLibraryProvider([material(1)]).shown);
  (await tile(1)).focus();
  await user.keyboard("?");
  const dialog = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  expect(within(dialog).getByText("M", { selector: "kbd" })).toBeDefined();
  expect(within(dialog).getByText(/^Move to a folder/)).toBeDefined();
}, 60_000);

test("a file is dragged into a folder by the keyboard, and Escape returns it", async () => {
  placeFolderRows();
  const user = userEvent.setup();
  const { provider, shown } = createLibraryProvider([material(1), material(2)]);
  renderLibrary(<LibraryScreen />, shown);
  await screen.findByRole("button", { name: /^Summer/ });
  (await tile(1)).focus();
  await user.keyboard("m");
  await screen.findByText("Picture 1.png picked up.");
  await user.keyboard("{ArrowDown}");
  await screen.findByText("Picture 1.png is over the position of Uncategorised.");
  await user.keyboard("{Escape}");
  await screen.findByText("Picture 1.png returned to its position.");
  expect(provider.bulkEdit).not.toHaveBeenCalled();
  await user.keyboard("m");
  await screen.findByText("Picture 1.png picked up.");
  await user.keyboard("{ArrowDown}");
  await screen.findByText("Picture 1.png is over the position of Uncategorised.");
  await user.keyboard("{ArrowDown}");
  await screen.findByText("Picture 1.png is over the position of Summer.");
  await user.keyboard(" ");
  await waitFor(() =>
    expect(provider.bulkEdit).toHaveBeenCalledWith("materials", {
      ids: [1],
      values: { folder: 1 },
    }),
  );
}, 120_000);

test("a file is opened large, and stepped through", async () => {
  const user = userEvent.setup();
  const { shown } = createLibraryProvider([material(1), material(2)]);
  renderLibrary(<LibraryScreen />, shown);
  await user.click(await tile(1));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText("60 × 40")).toBeDefined();
  expect(within(dialog).getByText("2 KB")).toBeDefined();
  await user.click(within(dialog).getByRole("button", { name: "Next" }));
  expect(await screen.findByRole("dialog", { name: "Picture 2.png" })).toBeDefined();
}, 120_000);

test("an input takes as many as it has room for, in the order in which they are pressed", async () => {
  const user = userEvent.setup();
  const { shown } = createLibraryProvider([1, 2, 3, 4].map((id) => material(id)));
  const choose = vi.fn();
  const held = material(4).address;
  renderLibrary(
    <FromLibrary
      field={images({ max: 3 })}
      label="Album"
      chosen={[held]}
      remaining={2}
      onChoose={choose}
    />,
    shown,
  );
  await user.click(screen.getByRole("button", { name: "Album: Choose from library" }));
  await user.click(await tile(3));
  await user.click(await tile(1));
  await user.click(await tile(2));
  expect(screen.getByText("2 of 2 selected")).toBeDefined();
  expect(((await tile(4)) as HTMLButtonElement).disabled).toBe(true);
  await user.click(screen.getByRole("button", { name: "Select 2" }));
  expect(choose).toHaveBeenCalledWith([material(3).address, material(1).address]);
}, 120_000);

test("a member without the right is not offered the library", () => {
  const { shown } = createLibraryProvider([]);
  for (const actor of [
    { ...tenantMember, realm: "platform" as const, shopId: null },
    { ...tenantMember, roles: [], permissions: ["stock:storage"] },
  ]) {
    const { container } = renderLibrary(
      <FromLibrary field={images()} label="Album" chosen={[]} remaining={2} onChoose={() => {}} />,
      shown,
      actor,
    );
    expect(container.querySelector("button")).toBeNull();
  }
});
