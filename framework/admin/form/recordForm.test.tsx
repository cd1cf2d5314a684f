// @vitest-environment jsdom

import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "../provider.ts";
import { isAnyFormDirty } from "./dirtyForms.ts";
import { createStubProvider, renderScreen, type StubAnswers } from "./renderScreen.tsx";
import { stallRecord as record, stalls } from "./stalls.ts";

const getOne = vi.fn(async () => ({ data: record }));
const box = (name: RegExp | string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const save = () => screen.getByRole("button", { name: "Save" });
afterEach(cleanup);

async function edit(answers: StubAnswers = {}) {
  const user = userEvent.setup();
  const provider = createStubProvider({
    getOne,
    update: vi.fn(async (_, { data }) => ({ data: { ...record, ...data } })),
    ...answers,
  });
  const view = renderScreen({ resources: [stalls], provider, at: "/stall/show/1" });
  await screen.findByRole("heading", { name: "Pear stall" });
  return { user, provider, ...view };
}
async function create(
  answers: StubAnswers = {},
  at: Parameters<typeof renderScreen>[0]["at"] = "/stall/add",
) {
  const user = userEvent.setup();
  const create = vi.fn(async (_: string, { data }: { data: object }) => ({
    data: { ...record, ...data, id: 9 },
  }));
  const provider = createStubProvider({ getOne, create, ...answers });
  const view = renderScreen({ resources: [stalls], provider, at });
  await screen.findByRole("heading", { name: "New stalls" });
  return { user, provider, ...view };
}

describe("creating", () => {
  test("required fields are marked; saving without them leads to the list of errors, which leads to the fields, and sends nothing", async () => {
    const { user, provider } = await create();
    expect(box(/Name/).required).toBe(true);
    expect(box(/Rent/).required).toBe(false);
    await user.click(save());
    const summary = await screen.findByRole("group", { name: "1 field needs attention:" });
    expect(screen.getByRole("button", { name: "1 field needs attention" })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(summary));
    await user.click(within(summary).getByRole("button", { name: "Enter the name" }));
    expect(document.activeElement).toBe(box(/Name/));
    expect(provider.create).not.toHaveBeenCalled();
  });
  test("a conditional field appears and disappears with its condition, and is not sent while hidden", async () => {
    const { user, provider, router } = await create();
    await user.type(box(/Name/), "Van");
    expect(screen.queryByRole("textbox", { name: /Plate/ })).toBeNull();
    await user.click(screen.getByRole("radio", { name: "Mobile" }));
    await user.type(box(/Plate/), "ABC 1");
    await user.click(screen.getByRole("radio", { name: "Fixed" }));
    await user.click(save());
    await waitFor(() => expect(router.state.location.pathname).toBe("/stall/show/9"));
    expect(provider.create).toHaveBeenCalledWith("stalls", {
      data: { name: "Van", kind: "fixed" },
    });
  });
  test("an invalid amount stays as it was typed, and is named as wrong", async () => {
    const { user, provider } = await create();
    await user.type(box(/Name/), "Van");
    await user.type(box(/Rent/), "12.345");
    await user.tab();
    await user.click(save());
    expect(await screen.findAllByText(/Rent must be an amount/)).not.toHaveLength(0);
    expect(box(/Rent/).value).toBe("12.345");
    await user.clear(box(/Rent/));
    await user.type(box(/Rent/), "12.3");
    await user.click(save());
    await waitFor(() =>
      expect(provider.create).toHaveBeenCalledWith("stalls", {
        data: { name: "Van", kind: "fixed", rent: 1230 },
      }),
    );
  });
  test("child rows are added, checked in their cells, and removed", async () => {
    const { user, provider } = await create();
    await user.type(box(/^Name/), "Van");
    const people = within(screen.getByRole("group", { name: "Contacts" }));
    await user.click(people.getByRole("button", { name: "Add row" }));
    await user.type(people.getByRole("textbox", { name: "Phone" }), "nonsense");
    await user.click(save());
    expect(await people.findByText("Enter the name")).toBeTruthy();
    expect(people.getByText(/Phone: enter a phone number/)).toBeTruthy();
    await user.click(people.getByRole("button", { name: "Add row" }));
    expect(people.getByRole<HTMLButtonElement>("button", { name: "Add row" }).disabled).toBe(true);
    for (const place of ["2", "1"])
      await user.click(people.getByRole("button", { name: `Remove Contacts ${place}` }));
    await user.click(save());
    await waitFor(() => expect(provider.create).toHaveBeenCalled());
  });
  test("a copy and a link fill the form before anything is typed", async () => {
    await create({}, { pathname: "/stall/add", state: { record: { name: "Copied", rent: 500 } } });
    expect(box(/Name/).value).toBe("Copied");
    expect(box(/Rent/).value).toBe("5.00");
    cleanup();
    await create({}, `/stall/add?source=${encodeURIComponent('{"name":"Linked"}')}`);
    expect(box(/Name/).value).toBe("Linked");
  });
  test("saving and adding another empties the form and stays", async () => {
    const { user, router } = await create();
    await user.type(box(/Name/), "Van");
    await user.click(screen.getByRole("button", { name: "Save and add another" }));
    await waitFor(() => expect(box(/Name/).value).toBe(""));
    expect(router.state.location.pathname).toBe("/stall/add");
    expect(isAnyFormDirty()).toBe(false);
  });
});

describe("changing", () => {
  test("only id, version and what changed are sent", async () => {
    const { user, provider } = await edit();
    await user.clear(box(/^Rent/));
    await user.type(box(/^Rent/), "99.50");
    await user.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(provider.update).toHaveBeenCalled());
    expect(provider.update).toHaveBeenCalledWith("stalls", {
      id: 1,
      data: { id: 1, version: 3, rent: 9950 },
      previousData: record,
    });
  });
  test("an untouched form sends nothing to the server", async () => {
    const { user, provider } = await edit();
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
    await user.keyboard("{Control>}s{/Control}");
    await screen.findByRole("textbox", { name: /^Rent/ });
    expect(provider.update).not.toHaveBeenCalled();
  });
  test("the bar of unsaved changes names them, and discards them once that is confirmed", async () => {
    const { user, provider } = await edit();
    await user.clear(box(/^Rent/));
    await user.type(box(/^Rent/), "99.50");
    const bar = within(await screen.findByRole("region", { name: "Unsaved changes bar" }));
    expect(bar.getByText("Unsaved changes")).toBeTruthy();
    expect(bar.getByText("Rent")).toBeTruthy();
    await user.click(bar.getByRole("button", { name: "Discard" }));
    const question = within(
      await screen.findByRole("dialog", { name: "Discard unsaved changes?" }),
    );
    await user.click(question.getByRole("button", { name: "Discard changes" }));
    await waitFor(() => expect(screen.queryByRole("region", { name: /bar$/ })).toBeNull());
    expect(box(/^Rent/).value).not.toBe("99.50");
    expect(provider.update).not.toHaveBeenCalled();
    expect(isAnyFormDirty()).toBe(false);
  });
  test("the server's errors land on their fields and in their cells, and nothing typed is lost", async () => {
    const errors = { name: "Name is already in use", "contacts.0.name": "Ana has left" };
    const rejected = new ApiError({ code: 400, message: "Invalid", errors });
    const { user } = await edit({ update: vi.fn(() => Promise.reject(rejected)) });
    await user.clear(screen.getAllByRole("textbox", { name: /Name/ })[0] ?? save());
    await user.type(screen.getAllByRole("textbox", { name: /Name/ })[0] ?? save(), "Taken");
    await user.click(save());
    expect(await screen.findAllByText("Name is already in use")).toHaveLength(2);
    expect(
      within(screen.getByRole("group", { name: "Contacts" })).getByText("Ana has left"),
    ).toBeTruthy();
    expect(screen.getAllByRole<HTMLInputElement>("textbox", { name: /Name/ })[0]?.value).toBe(
      "Taken",
    );
    await user.type(screen.getAllByRole("textbox", { name: /Name/ })[0] ?? save(), "!");
    await waitFor(() => expect(screen.queryByText("Name is already in use")).toBeNull());
  });
  test("a lost connection is shown above the form, which retains the input", async () => {
    const lost = new ApiError({
      code: 0,
      message: "Can't reach the server",
      error: "network.unreachable",
    });
    const { user } = await edit({ update: vi.fn(() => Promise.reject(lost)) });
    await user.clear(box(/^Rent/));
    await user.type(box(/^Rent/), "77");
    await user.click(save());
    expect(await screen.findByText("Can't reach the server")).toBeTruthy();
    expect(box(/^Rent/).value).toBe("77.00");
  });
});

describe("hurried hands", () => {
  test("two quick clicks save once", async () => {
    const { user, provider } = await create();
    await user.type(box(/Name/), "Van");
    const button = save();
    button.click();
    button.click();
    await waitFor(() => expect(provider.create).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(provider.create).toHaveBeenCalledTimes(1);
  });
  test("a server error of a child row links to that row", async () => {
    const error = new ApiError({
      code: 400,
      message: "Invalid",
      errors: { "contacts.0.phone": "No such number" },
    });
    const { user } = await edit({ update: vi.fn().mockRejectedValue(error) });
    const [name] = screen.getAllByRole<HTMLInputElement>("textbox", { name: /Name/ });
    if (!name) throw new Error("no name");
    await user.type(name, "!");
    await user.keyboard("{Control>}s{/Control}");
    await user.click(await screen.findByRole("button", { name: "No such number" }));
    await waitFor(() =>
      expect(document.activeElement?.getAttribute("name")).toBe("contacts.0.phone"),
    );
    expect(name.value).toBe("Pear stall!");
  });
});
