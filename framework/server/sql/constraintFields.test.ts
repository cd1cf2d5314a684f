import { expect, it } from "vitest";
import { defineResource, integer, reference, references, rows, text } from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import { buildModel } from "../migration/buildModel.ts";
import { getConstraintFields } from "./constraintFields.ts";
import { tenantColumn } from "./tenancy.ts";

const declared = { owner: tenantKind, list: { columns: ["name"] } } as const;
const depots = defineResource("depots", {
  ...declared,
  api: "member/depot",
  route: "/stock/depot",
  access: "stock:depot",
  fields: { name: text({ required: true }) },
});
const crates = defineResource("crates", {
  ...declared,
  api: "member/crate",
  route: "/stock/crate",
  access: "stock:crate",
  fields: {
    name: text({ required: true, unique: true }),
    /** Its column contains the name of another field. */
    nameTag: text({ unique: true }),
    weight: integer({ min: 1 }),
    depot: reference("depots"),
    others: references("depots"),
    labels: rows({ print: text({ required: true }), copies: integer({ min: 1 }) }),
  },
});

it("names the field of every constraint that the declaration creates", () => {
  const { constraints } = getConstraintFields(crates);
  const { tables } = buildModel([depots, crates]);
  const made = tables
    .filter(({ name }) => name.startsWith("crates"))
    .flatMap((table) => [
      ...Object.keys(table.constraints),
      ...Object.keys(table.indexes).filter((name) => name.endsWith("_unique")),
    ]);
  const own = made.filter(
    (name) =>
      !["_pkey", `_${tenantColumn()}_id_key`, `_${tenantColumn()}_fkey`, "_parent_id_fkey"].some(
        (ending) => name.endsWith(ending),
      ),
  );
  expect(own.length).toBeGreaterThan(5);
  for (const name of own) expect(constraints.get(name), name).toBeDefined();
});

it("distinguishes fields whose names begin alike", () => {
  const { constraints } = getConstraintFields(crates);
  expect(constraints.get("crates_name_unique")).toBe("name");
  expect(constraints.get("crates_name_tag_unique")).toBe("nameTag");
});

it("names the field of child rows, and of a list of references", () => {
  const { constraints, columns } = getConstraintFields(crates);
  expect(columns.get("crates_labels.print")).toBe("labels");
  expect(constraints.get("crates_others_target_id_fkey")).toBe("others");
});

it("knows nothing of other tables", () => {
  expect(getConstraintFields(crates).constraints.get("depots_name_unique")).toBeUndefined();
});
