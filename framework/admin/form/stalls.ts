import { choice, defineResource, money, phone, rows, section, text } from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";

/** A resource of the tests of forms: a condition, child rows, and fields that not all may write. */
export const stalls = defineResource("stalls", {
  api: "test/stall",
  route: "/stall",
  access: "test:stall",
  owner: tenantKind,
  fields: {
    name: text({ required: true, max: 60 }),
    kind: choice(["fixed", "mobile"], { required: true, default: "fixed" }),
    plate: text({ required: true, visibleWhen: { kind: "mobile" } }),
    rent: money({ min: 0 }),
    contacts: rows({ name: text({ required: true }), phone: phone() }, { max: 2 }),
    deposit: money({ access: "test:deposit" }),
    code: text({ createOnly: true }),
  },
  list: { columns: ["name"] },
  form: [
    section("main", ["name", "kind", "plate"]),
    section("money", ["rent"]),
    section("people", ["contacts"]),
  ],
});

export const stallRecord = {
  id: 1,
  version: 3,
  name: "Pear stall",
  kind: "fixed",
  plate: null,
  rent: 12050,
  contacts: [{ id: 4, name: "Ana", phone: null }],
  code: "P",
  addTime: "2026-01-01T00:00:00Z",
};
