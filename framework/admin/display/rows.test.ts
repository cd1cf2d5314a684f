import { expect, it } from "vitest";
import { defineResource, rows, text } from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import type { DisplayProps } from "./DisplayProps.ts";
import { renderRows } from "./rows.tsx";

const crates = defineResource("crates", {
  api: "member/crate",
  route: "/crate",
  access: "crate",
  owner: tenantKind,
  fields: { name: text(), lines: rows({ product: text() }) },
  label: "name",
  list: { columns: ["name", "lines"] },
});
const render = (written: Readonly<Record<string, string>>) =>
  renderRows({
    renderValue: () => null,
    resource: crates,
    field: crates.fields.lines,
    name: "lines",
    value: [{ product: "Tea" }, { product: "Rice" }],
    record: {},
    page: false,
    format: {
      locale: "en",
      language: "en",
      timeZone: "UTC",
      target: () => undefined,
      translate: (key, options) => `${written[key] ?? options?._} ${options?.smart_count}`,
    },
  } satisfies DisplayProps);

it("counts child rows as what the resource calls them, by default as rows", () => {
  const common = { "framework.record.rows": "rows" };
  expect(render({ ...common, "resources.crates.rowCounts.lines": "items" })).toBe("items 2");
  expect(render(common)).toBe("rows 2 2");
});
