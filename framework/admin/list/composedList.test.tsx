// @vitest-environment jsdom

import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useListContext } from "react-admin";
import { afterEach, describe, expect, it, vi } from "vitest";
import { choice, defineResource, money, text } from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import type { AdminRecord } from "../provider.ts";
import { ExportButton } from "./ExportButton.tsx";
import { ListContext } from "./ListContext.tsx";
import type { OwnFilterProps } from "./ListParts.ts";
import { ListRows } from "./ListRows.tsx";
import { createMemoryProvider } from "./memoryProvider.ts";
import { ResourceList } from "./ResourceList.tsx";
import { renderList } from "./renderList.tsx";

const suppliers = defineResource("suppliers", {
  api: "member/supplier",
  route: "/stock/supplier",
  access: "config:supplier",
  owner: tenantKind,
  fields: {
    name: text({ sortable: true, filter: true, search: true }),
    phone: text({ filter: true }),
    limit: money({ sortable: true, filter: true }),
    note: text(),
    status: choice(["active", "paused"], { default: "active", readOnly: true }),
  },
  list: { columns: ["name", "phone", "limit", "status"], sort: ["name", "asc"] },
});
const rows: AdminRecord[] = [
  { id: 1, version: 1, name: "Koala Bakery", phone: "0398765432", limit: 5000, status: "active" },
  { id: 2, version: 1, name: "Reef Tea", phone: "0391112222", limit: 900, status: "paused" },
];
const columns = [
  "name",
  {
    name: "call",
    label: "Call",
    sort: "limit",
    render: ({ phone }: AdminRecord) => <a href={`tel:${phone}`}>{`Call ${phone}`}</a>,
  },
] as const;
afterEach(cleanup);
const headings = () =>
  screen.getAllByRole("columnheader").map((heading) => heading.textContent?.trim());

describe("a composed list", () => {
  it("shows its own columns, which sort by a field", async () => {
    const provider = createMemoryProvider(rows);
    const list = <ResourceList resource={suppliers} columns={columns} title="To call" />;
    renderList({ resource: suppliers, provider, children: list });
    const link = await screen.findByRole("link", { name: "Call 0391112222" });
    expect(link.getAttribute("href")).toBe("tel:0391112222");
    expect(screen.getByRole("heading", { name: "To call" })).toBeTruthy();
    expect(headings().filter((one) => one !== "" && one !== "Actions")).toEqual(["name", "Call"]);
    await userEvent.click(screen.getByRole("button", { name: "Call" }));
    await waitFor(() =>
      expect(provider.getList).toHaveBeenLastCalledWith(
        "suppliers",
        expect.objectContaining({ sort: { field: "limit", order: "ASC" } }),
      ),
    );
  });

  it("offers its own filters, and clears them with the others", async () => {
    const PhoneFilter = ({ value, onChange }: OwnFilterProps) => (
      <input
        aria-label="Area code"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
    const filters = ["limit", { name: "phone_startsWith", Input: PhoneFilter }] as const;
    const provider = createMemoryProvider(rows);
    const list = <ResourceList resource={suppliers} filters={filters} />;
    const { search } = renderList({ resource: suppliers, provider, children: list });
    await screen.findByText("Reef Tea");
    await userEvent.type(screen.getByLabelText("Area code"), "3");
    await waitFor(() => expect(search().get("filter")).toBe('{"phone_startsWith":"3"}'));
    await userEvent.click(await screen.findByText("Clear all"));
    await waitFor(() => expect(screen.getByLabelText("Area code")).toHaveProperty("value", ""));

    await userEvent.click(screen.getByRole("button", { name: "Add filter" }));
    const editor = await screen.findByRole("dialog", { name: "Add filter" });
    const fields = within(editor).getByRole("navigation", { name: "Filters" });
    const offered = within(fields).getAllByRole("button");
    expect(offered.map((option) => option.textContent)).toEqual(["limit"]);
  });

  it("shows a component as its body, something beside it, and other buttons above", async () => {
    const Names = () => {
      const { data = [] } = useListContext<AdminRecord>();
      return <p>{data.map((row) => String(row.name)).join(" and ")}</p>;
    };
    renderList({
      resource: suppliers,
      provider: createMemoryProvider(rows),
      children: (
        <ResourceList
          resource={suppliers}
          body={Names}
          aside={<p>Opening hours</p>}
          actions={<button type="button">Call all</button>}
        />
      ),
    });
    expect(await screen.findByText("Koala Bakery and Reef Tea")).toBeTruthy();
    expect(within(screen.getByRole("complementary")).getByText("Opening hours")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Call all" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: /^New / })).toBeNull();
    expect(screen.queryByRole("button", { name: "Columns and density" })).toBeNull();
  });

  it("has its own empty state", async () => {
    renderList({
      resource: suppliers,
      provider: createMemoryProvider([]),
      children: <ResourceList resource={suppliers} empty={<p>Nobody to call</p>} />,
    });
    expect(await screen.findByText("Nobody to call")).toBeTruthy();
  });

  it("is arranged from pieces, and stores the settings of members apart", async () => {
    const { store } = renderList({
      resource: suppliers,
      provider: createMemoryProvider(rows),
      children: (
        <ListContext resource={suppliers} storeKey="calls">
          <main>
            <ListRows resource={suppliers} />
            <ExportButton resource={suppliers} />
          </main>
        </ListContext>
      ),
    });
    expect(await screen.findByText("Koala Bakery")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Export" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "limit" }));
    await waitFor(() =>
      expect(store.getItem(`lists.${tenantKind}-7.3.suppliers-calls.asked`)).toMatchObject({
        sort: "limit",
      }),
    );
  });

  it("refuses a column that the rows do not contain", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const list = <ResourceList resource={suppliers} columns={["note"]} />;
    const provider = createMemoryProvider(rows);
    renderList({ resource: suppliers, provider, children: list });
    const problems = await screen.findAllByText(/the rows of "suppliers" do not contain "note"/);
    expect(problems).not.toHaveLength(0);
    error.mockRestore();
  });
});
