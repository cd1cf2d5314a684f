// @vitest-environment jsdom

import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useWatch } from "react-hook-form";
import { afterEach, expect, test, vi } from "vitest";
import { tenantKind } from "../../schema/testTenancy.ts";
import { FieldInput } from "./FieldInput.tsx";
import { FormSection } from "./FormSection.tsx";
import { RecordForm } from "./RecordForm.tsx";
import { createStubProvider, renderScreen } from "./renderScreen.tsx";
import { stallRecord as record, stalls } from "./stalls.ts";

const RentHint = () => <p>{`A year costs ${Number(useWatch({ name: "rent" })) * 12} cents`}</p>;
afterEach(cleanup);

function open(stored: typeof record | undefined, answers: object) {
  const onSaved = vi.fn();
  renderScreen({
    resources: [stalls],
    provider: createStubProvider(answers),
    actor: {
      id: 7,
      name: "",
      realm: tenantKind,
      tenantId: 3,
      roles: [],
      permissions: ["test:stall", "test:stall:create", "test:stall:edit"],
    },
    children: (
      <RecordForm resource={stalls} {...(stored && { record: stored })} onSaved={onSaved}>
        <FormSection resource={stalls} name="main" />
        <FormSection title="Terms">
          <FieldInput resource={stalls} name="rent" label="Rent a month" />
          <RentHint />
          <FieldInput resource={stalls} name="deposit" />
          <FieldInput resource={stalls} name="code" />
        </FormSection>
      </RecordForm>
    ),
  });
  return onSaved;
}
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });

test("a composed form has declared sections, own ones, and anything between the inputs", async () => {
  const create = vi.fn(async (_: string, { data }: { data: object }) => ({
    data: { ...record, ...data, id: 9 },
  }));
  const onSaved = open(undefined, { create });
  const user = userEvent.setup();
  expect(await screen.findByRole("heading", { name: "Main" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Terms" })).toBeTruthy();
  expect(screen.queryByRole("textbox", { name: /Deposit/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findAllByText("Enter the name")).toHaveLength(2);
  expect(create).not.toHaveBeenCalled();

  await user.type(box(/Name/), "Quince");
  await user.type(box(/Rent a month/), "10");
  expect(await screen.findByText("A year costs 12000 cents")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(create).toHaveBeenCalledWith("stalls", {
    data: { name: "Quince", kind: "fixed", rent: 1000 },
  });
});

test("shows what cannot be edited, and sends only what changed", async () => {
  const update = vi.fn(async (_: string, { data }: { data: object }) => ({
    data: { ...record, ...data },
  }));
  const onSaved = open(record, { update });
  const user = userEvent.setup();
  expect(await screen.findByText("P")).toBeTruthy();
  expect(screen.queryByRole("textbox", { name: /Code/ })).toBeNull();
  await user.clear(box(/Name/));
  await user.type(box(/Name/), "Plum");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(update.mock.calls[0]?.[1]).toMatchObject({ data: { name: "Plum" } });
});

test("a value that cannot be edited and is missing takes no place in a declared section", async () => {
  const resource = { ...stalls, form: [{ section: "main", fields: ["name", "code"] }] };
  const shown = (code: string | null) =>
    renderScreen({
      resources: [resource],
      provider: createStubProvider({}),
      children: <RecordForm resource={resource} record={{ ...record, code }} onSaved={() => {}} />,
    });
  shown("P");
  expect(await screen.findByText("Code")).toBeTruthy();
  cleanup();
  shown(null);
  expect(await screen.findByRole("textbox", { name: /Name/ })).toBeTruthy();
  expect(screen.queryByText("Code")).toBeNull();
});
