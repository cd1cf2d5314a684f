// @vitest-environment jsdom

import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import {
  type Actor,
  choice,
  defineResource,
  money,
  reference,
  section,
  text,
} from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import { createStubProvider, renderScreen, tenantMember } from "../form/renderScreen.tsx";
import { createLoader } from "../lazy/createLoader.ts";
import { defineScreens, type Screens } from "../resources.tsx";

const shared = { owner: tenantKind } as const;
const stalls = defineResource("stalls", {
  ...shared,
  api: "test/stall",
  route: "/stall",
  access: "test:stall",
  fields: {
    name: text({ required: true }),
    rent: money({ lockedWhen: { status: "paused" } }),
    bond: money({ lockedWhen: { status: "paused" } }),
    status: choice(["active", "paused"], { readOnly: true }),
  },
  list: { columns: ["name"] },
  deletableWhen: { status: "active" },
  form: [section("main", ["name", "rent", "bond"]), section("preview", [])],
  related: { rents: "stall" },
});
const rents = defineResource("rents", {
  ...shared,
  api: "test/rent",
  route: "/rent",
  access: "test:rent",
  fields: {
    month: text({ required: true }),
    stall: reference("stalls", { filter: true }),
    amount: money(),
  },
  list: { columns: ["month", "stall", "amount"] },
});
const record = {
  id: 1,
  version: 2,
  name: "Pear stall",
  rent: 123450,
  bond: 2000,
  status: "paused",
};
const rent = { id: 7, version: 1, month: "March", stall: 1, amount: 5000 };
const screens = Object.fromEntries([
  defineScreens(stalls, {
    sections: {
      preview: {
        typed: () => <p>What customers will see</p>,
        shown: ({ record: stall }) => <p>What customers see of {String(stall.name)}</p>,
      },
    },
    inputs: {
      name: ({ defaultInput, mode, input }) => (
        <div>
          {defaultInput}
          <p>
            {input.label} ({mode})
          </p>
        </div>
      ),
    },
  }),
]);
afterEach(cleanup);
type ScreenMap = Parameters<typeof renderScreen>[0]["screens"];
const reader: Actor = { ...tenantMember, roles: [], permissions: ["test:stall"] };
const open = (at: string, rentScreens: ScreenMap = {}, actor: Actor = tenantMember) => {
  const getList = vi.fn(async () => ({ data: [rent], total: 12 }));
  const provider = createStubProvider({
    getOne: vi.fn(async () => ({ data: record })),
    history: vi.fn(async () => ({ list: [], total: 0 })),
    getList,
  });
  renderScreen({
    resources: [stalls, rents],
    provider,
    at,
    actor,
    screens: { ...screens, ...rentScreens },
    ownMessages: {
      locked: {
        rent: "Resume the stall to change its rent.",
        bond: "Resume the stall to change its rent.",
      },
      undeletable: "Resume the stall to delete it.",
    },
  });
  return getList;
};

test("a record's page lists the rows that refer to it, with a link to all of them", async () => {
  const getList = open("/stall/show/1");
  const part = within(await screen.findByRole("region", { name: "Rents" }));
  expect((await part.findByRole("link", { name: "March" })).getAttribute("href")).toBe(
    "/rent/show/7",
  );
  expect(part.queryByText("Stall")).toBeNull();
  const all = part.getByRole("link", { name: "Show all (12)" }).getAttribute("href") ?? "";
  expect(new URL(all, "http://site.test").searchParams.get("filter")).toBe('{"stall":1}');
  expect(getList).toHaveBeenCalledWith("rents", expect.objectContaining({ filter: { stall: 1 } }));
});

test("a record's page stays while the screens of related rows load", async () => {
  let finish: (loaded: Screens) => void = () => undefined;
  const loading = new Promise<Screens>((resolve) => {
    finish = resolve;
  });
  const [name, own] = defineScreens(rents, {
    displays: { amount: ({ record: row }) => <>{Number(row.amount) / 100} dollars</> },
  });
  open("/stall/show/1", { [name]: createLoader(() => loading) });
  await screen.findByRole("link", { name: "Show all (12)" });
  expect(screen.getByText("What customers will see")).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
  await act(async () => finish(own));
  expect(await screen.findByText("50 dollars")).toBeTruthy();
});

test("a section without fields is drawn by the resource's screens, for readers and in the form", async () => {
  open("/stall/show/1", {}, reader);
  expect(await screen.findByText("What customers see of Pear stall")).toBeTruthy();
  cleanup();
  open("/stall/show/1");
  const section = within(await screen.findByRole("region", { name: "Preview" }));
  expect(section.getByText("What customers will see")).toBeTruthy();
});

test("a locked field shows its value and the reason, and has no input", async () => {
  open("/stall/show/1");
  expect(await screen.findByText("Resume the stall to change its rent.")).toBeTruthy();
  expect(screen.queryByRole("textbox", { name: /Rent/ })).toBeNull();
});

test("a section states once why several of its fields are locked", async () => {
  open("/stall/show/1");
  const section = within(await screen.findByRole("region", { name: "Main" }));
  expect(section.getByText("A$20.00")).toBeTruthy();
  expect(section.getAllByText("Resume the stall to change its rent.")).toHaveLength(1);
});

test("a record that its resource keeps from deletion says why in its menu", async () => {
  open("/stall/show/1");
  await userEvent.click(await screen.findByRole("button", { name: "More actions" }));
  const entry = await screen.findByRole("menuitem", {
    name: "DeleteResume the stall to delete it.",
  });
  expect(entry.getAttribute("aria-disabled")).toBe("true");
});

test("an own input is handed the generated one, and whether the record is new", async () => {
  open("/stall/show/1");
  expect(await screen.findByText("Name (edit)")).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /Name/ }).value).toBe("Pear stall");
  cleanup();
  open("/stall/add");
  expect(await screen.findByText("Name (create)")).toBeTruthy();
});
