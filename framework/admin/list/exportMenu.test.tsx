// @vitest-environment jsdom

import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { defineResource, money, text } from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import { ApiError, type AppDataProvider } from "../provider.ts";
import { useExportJob } from "./export/exportJob.ts";
import { createMemoryProvider } from "./memoryProvider.ts";
import { renderList, tenantMember } from "./renderList.tsx";

const parcels = defineResource("parcels", {
  api: "member/parcel",
  route: "/parcels",
  access: "test:parcels",
  owner: tenantKind,
  fields: { name: text({ required: true }), worth: money() },
  list: { columns: ["name", "worth"], hidden: ["worth"] },
});
const rows = [
  { id: 1, version: 1, name: "Pears", worth: 500 },
  { id: 2, version: 1, name: "Plums", worth: 600 },
];
type ExportRows = AppDataProvider["exportRows"];
type Params = Parameters<ExportRows>[1];

beforeAll(async () => {
  await import("./ExportMenu.tsx");
  await import("./bulk/BulkBar.tsx");
});
afterEach(cleanup);

function Progress() {
  const job = useExportJob();
  return job && <output>{`${job.name} ${job.done ?? "unknown"} of ${job.total}`}</output>;
}
/** Opens a list whose server answers an export by `answer`. */
async function open(answer: (params: Params) => Promise<() => void>, listed = rows) {
  const exportRows = vi.fn((_resource: string, params: Params) => answer(params));
  renderList({ resource: parcels, provider: createMemoryProvider(listed, { exportRows }) });
  render(<Progress />);
  const user = userEvent.setup();
  const choose = async (name: string) => {
    await user.click(await screen.findByRole("button", { name: "Export" }));
    await user.click(await screen.findByRole("menuitem", { name }));
  };
  await screen.findByText(listed[0]?.name ?? "No parcels yet");
  return { exportRows, user, choose };
}
const csv = "CSV, shown columns";
const excel = "Excel (XLSX), shown columns";
const allCsv = "CSV, all fields (to edit and import again)";

test("the menu has a line for each format, and a finished file can be saved once more", async () => {
  const saveAgain = vi.fn();
  const { exportRows, user, choose } = await open(async () => saveAgain);
  await user.click(await screen.findByRole("button", { name: "Export" }));
  const menu = await screen.findByRole("menu");
  expect(
    within(menu)
      .getAllByRole("menuitem")
      .map((item) => item.textContent),
  ).toEqual([csv, excel, allCsv, "Excel (XLSX), all fields (to edit and import again)"]);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  expect(exportRows).not.toHaveBeenCalled();

  await choose(excel);
  expect(exportRows).toHaveBeenCalledWith("parcels", expect.objectContaining({ format: "xlsx" }));
  await screen.findByText("Exported 2 rows");
  await user.click(screen.getByRole("button", { name: "Download again" }));
  expect(saveAgain).toHaveBeenCalledOnce();
});

test("a file has the columns that the list shows, or every field on request", async () => {
  const { exportRows, choose } = await open(async () => () => {});
  await choose(csv);
  expect(exportRows.mock.lastCall?.[1].columns).toEqual(["name"]);
  await screen.findByText("Exported 2 rows");
  await choose(allCsv);
  expect(exportRows.mock.lastCall?.[1].columns).toBeUndefined();
});

test("the progress of a file counts its rows; an Excel file has none until it arrives", async () => {
  const waiting: { params: Params; finish: () => void }[] = [];
  const { choose } = await open(
    (params) =>
      new Promise((resolve) => {
        waiting.push({ params, finish: () => resolve(() => {}) });
      }),
  );
  const progress = () => document.querySelector("output")?.textContent;
  await choose(csv);
  await waitFor(() => expect(progress()).toBe("parcels 0 of 2"));
  waiting[0]?.params.onRows?.(1);
  await waitFor(() => expect(progress()).toBe("parcels 1 of 2"));
  // Rows that were added meanwhile do not exceed the whole.
  waiting[0]?.params.onRows?.(3);
  await waitFor(() => expect(progress()).toBe("parcels 2 of 2"));
  waiting[0]?.finish();
  await waitFor(() => expect(progress()).toBeUndefined());

  await choose(excel);
  await waitFor(() => expect(progress()).toBe("parcels unknown of 2"));
  waiting[1]?.finish();
  await waitFor(() => expect(progress()).toBeUndefined());
});

test("what fails for Excel only offers CSV; every other failure is said", async () => {
  const failure = new ApiError({
    code: 422,
    error: "export.tooManyRows",
    message: "Too many rows for Excel",
  });
  const { exportRows, user, choose } = await open(async ({ format }) => {
    if (format === "xlsx") throw failure;
    throw new Error("The connection was lost");
  });
  await choose(excel);
  await screen.findByText("Too many rows for Excel");
  await user.click(screen.getByRole("button", { name: "Export as CSV" }));
  expect(exportRows).toHaveBeenLastCalledWith(
    "parcels",
    expect.objectContaining({ format: "csv" }),
  );
  await screen.findByText("The connection was lost");
  expect(screen.queryByRole("button", { name: "Export as CSV" })).toBeNull();
});

test("selected rows are exported by their ids", async () => {
  const { exportRows, user } = await open(async () => () => {});
  const plums = await screen.findByRole("checkbox", { name: "Select Plums" });
  await act(() => user.click(plums));
  await user.click(await screen.findByRole("button", { name: "Export selected as Excel (XLSX)" }));
  expect(exportRows).toHaveBeenCalledWith(
    "parcels",
    expect.objectContaining({ format: "xlsx", query: { ids: "2" } }),
  );
  await screen.findByText("Exported 1 row");
});

test("nothing is exported of an empty list", async () => {
  const { exportRows, choose } = await open(async () => () => {}, []);
  await choose(csv);
  await screen.findByText("There's nothing to export.");
  expect(exportRows).not.toHaveBeenCalled();
});

test("a member who may not export has no button", async () => {
  const reader = { ...tenantMember, roles: [], permissions: ["test:parcels"] };
  renderList({ resource: parcels, provider: createMemoryProvider(rows), actor: reader });
  await screen.findByText("Pears");
  expect(screen.queryByRole("button", { name: "Export" })).toBeNull();
});
