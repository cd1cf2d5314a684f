import {
  boolean,
  choice,
  date,
  defineResource,
  email,
  integer,
  longText,
  money,
  reference,
  section,
  text,
} from "../framework/schema/index.ts";

export const priceTags = defineResource("priceTags", {
  api: "member/priceTag",
  route: "/stock/priceTags",
  access: "stock:priceTags",
  owner: "shop",
  fields: {
    code: text({ required: true, unique: true, search: true, sortable: true, max: 20 }),
    supplier: reference("suppliers", { filter: true }),
    price: money({ required: true, min: 0.01, filter: true, sortable: true }),
    copies: integer({ default: 1, min: 1, max: 500 }),
    validFrom: date({ filter: true }),
    urgent: boolean({ default: false, filter: true }),
    proofTo: email({ visibleWhen: { urgent: true }, required: true }),
    remark: longText(),
    status: choice(["draft", "printed", "void"], { default: "draft", readOnly: true }),
  },
  list: { columns: ["code", "supplier", "price", "status"], sort: ["code", "asc"], tabs: "status" },
  form: [
    section("main", ["code", "supplier", "price", "copies"]),
    section("printing", ["validFrom", "urgent", "proofTo", "remark"]),
  ],
  actions: {
    print: { from: ["draft"], to: "printed", bulk: true },
    cancel: { from: ["draft", "printed"], to: "void", input: { reason: text({ required: true }) } },
  },
});
