// @vitest-environment jsdom

import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { createStubProvider, renderScreen } from "../form/renderScreen.tsx";
import { stalls } from "../form/stalls.ts";
import type { ImportPreview } from "../provider.ts";
import { FirstRows } from "./FirstRows.tsx";
import { importMessages } from "./locales/en.ts";

const preview: ImportPreview = {
  importId: "one",
  columns: ["Product", "Colour", "Price"],
  sample: [
    ["Tea", "green", "12.50"],
    ["Rice", "white", "cheap"],
  ],
  total: 2,
  mapping: ["title.en", null, "lines.price"],
  fields: [
    { key: "title.en", header: "Title" },
    { key: "lines.price", header: "Lines: Price" },
  ],
  keys: [],
  key: null,
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
afterEach(cleanup);

test("the first rows of a file are shown by field, with what is wrong in its cell", async () => {
  renderScreen({
    resources: [stalls],
    provider: createStubProvider({}),
    sentences: { import: importMessages },
    children: (
      <FirstRows
        preview={preview}
        mapping={preview.mapping}
        errors={[{ row: 3, field: "lines.0.price", message: "Price must be a number" }]}
      />
    ),
  });
  const [head, tea, rice] = await screen.findAllByRole("row");
  if (!head || !tea || !rice) throw new Error("rows are missing");
  expect(
    within(head)
      .getAllByRole("columnheader")
      .map((cell) => cell.textContent),
  ).toEqual(["Row", "Title", "Lines: Price"]);
  expect(
    within(tea)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  ).toEqual(["2", "Tea", "12.50"]);
  expect(within(rice).getAllByRole("cell").at(-1)?.textContent).toContain("Price must be a number");
});
