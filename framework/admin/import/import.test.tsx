// @vitest-environment jsdom

import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { defineResource, text } from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import { createStubProvider, renderScreen } from "../form/renderScreen.tsx";
import type { FileEncoding, ImportPreview, ImportStatus } from "../provider.ts";
import { ImportButton } from "./ImportButton.tsx";
import { ImportHost } from "./ImportHost.tsx";
import { setImportJob } from "./importJob.ts";
import { importMessages } from "./locales/en.ts";

const jars = defineResource("jars", {
  api: "test/jar",
  route: "/jar",
  access: "test:jar",
  owner: tenantKind,
  fields: { label: text({ required: true, unique: true }), note: text() },
  list: { columns: ["label"] },
});
const preview: ImportPreview = {
  importId: "one",
  columns: ["Name", "Remark"],
  sample: [["Honey", "dark"]],
  total: 3,
  mapping: ["label", null],
  fields: [
    { key: "label", header: "Label" },
    { key: "note", header: "Note" },
    { key: "_group", header: "Rows of one record" },
  ],
  keys: [
    { name: "label", header: "Label" },
    { name: "_group", header: "Rows of one record" },
  ],
  key: "label",
  kept: false,
  dialect: null,
  adds: [],
  encoding: null,
  encodings: [],
  origin: null,
  unread: [],
  fill: [],
  fillLanguages: [],
};
const done: ImportStatus = {
  state: "done",
  dryRun: false,
  done: 3,
  total: 3,
  created: 2,
  updated: 0,
  unchanged: 0,
  failed: 0,
  errors: [],
  warned: 0,
  warnings: [],
  notes: [],
  childrenKept: 0,
  childrenRemoved: 0,
  pictures: null,
  undoable: 2,
};
afterEach(() => {
  cleanup();
  setImportJob(null);
  sessionStorage.clear();
});

async function begin(calls: Record<string, unknown>) {
  const provider = createStubProvider({ importRun: vi.fn(async () => {}), ...calls });
  renderScreen({
    resources: [jars],
    provider,
    children: (
      <>
        <ImportButton resource={jars} />
        <ImportHost />
      </>
    ),
    sentences: { import: importMessages },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: /Import/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.upload(
    dialog.getByLabelText("Choose a file"),
    new File(["x"], "jars.csv", { type: "text/csv" }),
  );
  return { user, dialog, provider };
}

test("columns are mapped as they were the last time, and records are found by what the file has", async () => {
  const { user, dialog, provider } = await begin({
    importPreview: vi.fn(async () => ({ ...preview, kept: true })),
    importStatus: vi.fn(async () => ({ ...done, dryRun: true })),
  });
  expect(await dialog.findByText("Columns are mapped the same way as last time.")).toBeTruthy();
  await user.click(dialog.getByRole("combobox", { name: "Match existing records by" }));
  // This file has no column for the other key field.
  expect((await screen.findAllByRole("option")).map((one) => one.textContent)).toEqual([
    "Don't match: add every row as new",
    "Label",
  ]);
  await user.keyboard("{Escape}");
  await user.click(dialog.getByRole("button", { name: "Preview import" }));
  await waitFor(() =>
    expect(provider.importRun).toHaveBeenCalledWith("jars", {
      importId: "one",
      mapping: ["label", null],
      key: "label",
      dialect: null,
      add: false,
      dryRun: true,
    }),
  );
  expect(await dialog.findByText("2 to add")).toBeTruthy();
});

test("a file of another program needs no mapping, and one may still map it oneself", async () => {
  const { user, dialog, provider } = await begin({
    importPreview: vi.fn(async () => ({ ...preview, dialect: "Jarify", adds: ["Tags"] })),
    importStatus: vi.fn(async () => ({
      ...done,
      dryRun: true,
      warned: 1,
      warnings: [{ row: 2, message: "Half full" }],
    })),
  });
  expect(await dialog.findByText("Jarify export detected")).toBeTruthy();
  expect(dialog.queryByText("Remark")).toBeNull();
  expect(
    dialog.getByRole<HTMLInputElement>("checkbox", { name: "Create missing: Tags" }).checked,
  ).toBe(true);
  await user.click(dialog.getByRole("button", { name: "Preview import" }));
  await waitFor(() =>
    expect(provider.importRun).toHaveBeenCalledWith(
      "jars",
      expect.objectContaining({ dialect: "Jarify", add: true }),
    ),
  );
  expect(await dialog.findByText("1 note")).toBeTruthy();
  expect(dialog.getByText("Row 2: Half full")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Edit mapping" }));
  await user.click(dialog.getByRole("button", { name: "Map columns manually" }));
  expect(await dialog.findByText("Remark")).toBeTruthy();
});

test("pictures are followed after the records are written; what failed is listed, and tried again", async () => {
  const pictures = vi
    .fn<() => Promise<ImportStatus>>()
    .mockResolvedValueOnce({ ...done, pictures: { total: 5, done: 4, failed: 1 } })
    .mockResolvedValue({ ...done, pictures: { total: 5, done: 5, failed: 0 } });
  const { user, dialog, provider } = await begin({
    importPreview: vi.fn(async () => ({ ...preview, dialect: "Jarify" })),
    importStatus: pictures,
    fetchPicturesAgain: vi.fn(async () => {}),
    failedPictures: vi.fn(async () => [
      {
        id: 7,
        label: "Honey",
        place: "img",
        address: "https://example.com/a.jpg",
        message: "Gone",
      },
    ]),
  });
  await user.click(await dialog.findByRole("button", { name: "Preview import" }));
  expect(await dialog.findByText("Images: 4 of 5, 1 failed")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Show failed images" }));
  expect(await dialog.findByText("Honey: Gone")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Try again" }));
  expect(provider.fetchPicturesAgain).toHaveBeenCalledWith("jars", "one");
  expect(await dialog.findByText("Images: 5 of 5")).toBeTruthy();
  expect(dialog.queryByText("Honey: Gone")).toBeNull();
});

test("R1: the encoding that a file was read in is shown, and it is read again in another", async () => {
  const importPreview = vi.fn(
    async (_resource, _file, _progress, encoding?: FileEncoding): Promise<ImportPreview> => ({
      ...preview,
      encoding: encoding ?? "gb18030",
      encodings: ["utf-8", "windows-1252", "gb18030"],
      sample: [[encoding ? "Café" : "Caf茅", "dark"]],
    }),
  );
  const { user, dialog, provider } = await begin({
    importPreview,
    importStatus: vi.fn(async () => done),
  });
  expect(await dialog.findByText("Caf茅")).toBeTruthy();
  await user.click(dialog.getByRole("combobox", { name: "Text encoding" }));
  await user.click(await screen.findByRole("option", { name: "Western European (Windows-1252)" }));
  expect(await dialog.findByText("Café")).toBeTruthy();
  await user.click(dialog.getByRole("combobox", { name: "Number format" }));
  await user.click(await screen.findByRole("option", { name: "1.234,5" }));
  await user.click(dialog.getByRole("button", { name: "Preview import" }));
  await waitFor(() =>
    expect(provider.importRun).toHaveBeenCalledWith(
      "jars",
      expect.objectContaining({ decimal: "comma" }),
    ),
  );
});

test("R6, R8: what nothing is read from is listed, and blank cells are filled with what is chosen", async () => {
  const { user, dialog, provider } = await begin({
    importPreview: vi.fn(async () => ({
      ...preview,
      dialect: "Jarify",
      encoding: "utf-8",
      encodings: ["utf-8"],
      unread: ["Colour of the lid"],
      fill: [{ key: "note", header: "Note" }],
    })),
    importStatus: vi.fn(async () => ({
      ...done,
      dryRun: true,
      notes: ["2 lids are not imported."],
    })),
  });
  expect(await dialog.findByText("1 column won't be imported: Colour of the lid")).toBeTruthy();
  expect(dialog.getByText("Honey")).toBeTruthy();
  await user.type(dialog.getByRole("textbox", { name: /Note/ }), "sweet");
  await user.click(dialog.getByRole("button", { name: "Preview import" }));
  await waitFor(() =>
    expect(provider.importRun).toHaveBeenCalledWith(
      "jars",
      expect.objectContaining({ fill: { note: "sweet" } }),
    ),
  );
  expect(await dialog.findByText("2 lids are not imported.")).toBeTruthy();
});

test("R7: further remarks are read page by page, and all of them are available as a file", async () => {
  const remark = (row: number) => ({ row, message: `Half full ${row}` });
  const page = (at: number) =>
    Array.from({ length: 50 }, (_, index) => remark((at - 1) * 50 + index + 2));
  const importRemarks = vi.fn(async (_resource, _id, { page: at }: { page: number }) => ({
    list: page(at),
    total: 100,
  }));
  const importRemarksFile = vi.fn(async () => {});
  const { user, dialog } = await begin({
    importPreview: vi.fn(async () => ({ ...preview, dialect: "Jarify" })),
    importStatus: vi.fn(async () => ({ ...done, dryRun: true, warned: 100, warnings: page(1) })),
    importRemarks,
    importRemarksFile,
  });
  await user.click(await dialog.findByRole("button", { name: "Preview import" }));
  await user.click(await dialog.findByRole("button", { name: "Show more (50 of 100)" }));
  expect(await dialog.findByText("Row 101: Half full 101")).toBeTruthy();
  expect(dialog.queryByRole("button", { name: /Show more/ })).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Download all notes" }));
  expect(importRemarksFile).toHaveBeenCalledWith("jars", "one");
});

test("R8: filling languages is proposed for the file of another program, and off for any other", async () => {
  const name = "Use the existing text for missing languages: Label";
  for (const dialect of ["Jarify", null]) {
    const { user, dialog, provider } = await begin({
      importPreview: vi.fn(async () => ({ ...preview, dialect, fillLanguages: ["label"] })),
      importStatus: vi.fn(async () => ({ ...done, dryRun: true })),
    });
    expect(await dialog.findByRole("checkbox", { name, checked: dialect !== null })).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Preview import" }));
    const fillLanguages = dialect === null ? undefined : true;
    await waitFor(() =>
      expect(provider.importRun).toHaveBeenCalledWith(
        "jars",
        expect.objectContaining({ fillLanguages }),
      ),
    );
    cleanup();
    sessionStorage.clear();
  }
});

test("R6: the number of ignored columns equals the number in the message", async () => {
  const unread = Array.from({ length: 13 }, (_, index) => `Column ${index + 1}`);
  const { dialog } = await begin({
    importPreview: vi.fn(async () => ({ ...preview, dialect: "Jarify", unread })),
  });
  const named = unread.slice(0, 12).join(", ");
  expect(await dialog.findByText(`13 columns won't be imported: ${named} and 1 more`)).toBeTruthy();
});

/** Closes the dialog and opens it again. */
async function reopen(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(await screen.findByRole("button", { name: /Import/ }));
  return within(await screen.findByRole("dialog"));
}
test.each([
  ["checked", { ...done, dryRun: true }],
  ["stopped", { ...done, state: "cancelled" as const }],
  ["finished", { ...done, pictures: { total: 2, done: 1, failed: 1 } }],
])("an import that is %s does not open again", async (_, status) => {
  const { user, dialog } = await begin({
    importPreview: vi.fn(async () => preview),
    importStatus: vi.fn(async () => status),
  });
  await user.click(await dialog.findByRole("button", { name: "Preview import" }));
  await dialog.findByText(/^2 (to add|jars added)$/i);
  expect((await reopen(user)).getByLabelText("Choose a file")).toBeTruthy();
});
test("a file that waits for its columns opens again", async () => {
  const { user, dialog } = await begin({ importPreview: vi.fn(async () => preview) });
  await dialog.findByRole("button", { name: "Preview import" });
  expect((await reopen(user)).getByRole("button", { name: "Preview import" })).toBeTruthy();
});

/** Opens the dialog on a new page after an import was started on a previous one. */
async function openAfterReload(importStatus: () => Promise<ImportStatus>) {
  const { user, dialog, provider } = await begin({
    importPreview: vi.fn(async () => preview),
    importStatus: vi.fn(async () => ({ ...done, state: "running" as const, done: 1 })),
  });
  await user.click(await dialog.findByRole("button", { name: "Preview import" }));
  await waitFor(() => expect(provider.importStatus).toHaveBeenCalled());
  cleanup();
  renderScreen({
    resources: [jars],
    provider: createStubProvider({ importStatus }),
    children: <ImportButton resource={jars} />,
    sentences: { import: importMessages },
  });
  await user.click(await screen.findByRole("button", { name: /Import/ }));
  return within(await screen.findByRole("dialog"));
}
test("an import that has ended does not open again on a new page, and one that runs does", async () => {
  const ended = await openAfterReload(vi.fn(async () => done));
  expect(await ended.findByLabelText("Choose a file")).toBeTruthy();
  expect(ended.queryByText("2 added")).toBeNull();
  cleanup();
  sessionStorage.clear();
  const running = await openAfterReload(
    vi.fn(async () => ({ ...done, state: "running" as const, done: 2 })),
  );
  expect(await running.findByText("Importing 2 of 3")).toBeTruthy();
});

test("R12: missing values of another tenant's export are added, unless the user chooses otherwise", async () => {
  for (const origin of ["other", "own"] as const) {
    const { dialog } = await begin({
      importPreview: vi.fn(async () => ({ ...preview, origin, adds: ["Tags"] })),
    });
    const name = "Create missing: Tags";
    expect(await dialog.findByRole("checkbox", { name, checked: origin === "other" })).toBeTruthy();
    cleanup();
    sessionStorage.clear();
  }
});

const kept = { id: 9, label: "Honey", message: "It was changed after the import" };
test("F9: the result names what was added, links to it, and is undone call by call with what stays", async () => {
  const importUndo = vi
    .fn()
    .mockResolvedValueOnce({ removed: 1, restored: 0, kept: [], next: 5 })
    .mockResolvedValueOnce({ removed: 0, restored: 1, kept: [kept], next: null });
  const { user, dialog } = await begin({
    importPreview: vi.fn(async () => preview),
    importStatus: vi.fn(async () => ({ ...done, updated: 1, failed: 2, undoable: 3 })),
    importUndo,
  });
  await user.click(await dialog.findByRole("button", { name: "Preview import" }));
  expect(await dialog.findByText("2 jars added, 1 updated, 2 skipped")).toBeTruthy();
  const link = await dialog.findByRole("link", { name: "View 3 imported jars" });
  expect(decodeURIComponent(link.getAttribute("href") ?? "")).toContain('{"importId":"one"}');
  await user.click(dialog.getByRole("button", { name: "Undo import" }));
  expect(await dialog.findByText("1 moved to trash, 1 changed back, 1 kept")).toBeTruthy();
  expect(dialog.getByRole("listitem").textContent).toBe("Honey: It was changed after the import");
  expect(importUndo.mock.calls).toEqual([
    ["jars", "one", null],
    ["jars", "one", 5],
  ]);
  expect(dialog.queryByRole("button", { name: "Undo import" })).toBeNull();
});

test("F9: an import of the last days is undone from the first step", async () => {
  const importUndo = vi.fn(async () => ({ removed: 2, restored: 0, kept: [], next: null }));
  const past = { importId: "old", addTime: new Date().toISOString(), updated: 0, failed: 0 };
  const provider = createStubProvider({
    importHistory: vi.fn(async () => [{ ...past, created: 2, undoable: 2 }]),
    importUndo,
  });
  renderScreen({
    resources: [jars],
    provider,
    children: <ImportButton resource={jars} />,
    sentences: { import: importMessages },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: /Import/ }));
  const dialog = within(await screen.findByRole("dialog"));
  const section = within(await dialog.findByRole("region", { name: "Your recent imports" }));
  expect(section.getByText("2 jars added")).toBeTruthy();
  expect(section.getByRole("link", { name: "View" })).toBeTruthy();
  await user.click(section.getByRole("button", { name: "Undo" }));
  expect(await section.findByText("2 moved to trash")).toBeTruthy();
  expect(importUndo).toHaveBeenCalledWith("jars", "old", null);
});

test("an import in the background is followed by a strip, which links to what was added", async () => {
  let status: ImportStatus = { ...done, dryRun: true };
  const { user, dialog } = await begin({
    importPreview: vi.fn(async () => preview),
    importStatus: vi.fn(async () => status),
  });
  await user.click(await dialog.findByRole("button", { name: "Preview import" }));
  const run = await dialog.findByRole("button", { name: "Import" }, { timeout: 3000 });
  expect(screen.queryByRole("region", { name: "Import" })).toBeNull();
  status = { ...done, state: "running", done: 1 };
  await user.click(run);
  await user.click(await dialog.findByRole("button", { name: "Continue in background" }));

  const strip = within(await screen.findByRole("region", { name: "Import" }));
  expect(await strip.findByText(/1 of 3$/, {}, { timeout: 3000 })).toBeTruthy();
  status = done;
  expect(await strip.findByRole("status", {}, { timeout: 3000 })).toHaveProperty(
    "textContent",
    expect.stringContaining("added"),
  );
  expect(await strip.findByRole("link", { name: "View" })).toBeTruthy();
  await user.click(strip.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("region", { name: "Import" })).toBeNull();
});
test("an import that ends in its dialog leaves no strip", async () => {
  let status: ImportStatus = { ...done, dryRun: true };
  const { user, dialog } = await begin({
    importPreview: vi.fn(async () => preview),
    importStatus: vi.fn(async () => status),
  });
  await user.click(await dialog.findByRole("button", { name: "Preview import" }));
  const run = await dialog.findByRole("button", { name: "Import" }, { timeout: 3000 });
  status = done;
  await user.click(run);
  expect(await dialog.findByText("Import complete", {}, { timeout: 3000 })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Import" })).toBeNull();
});
