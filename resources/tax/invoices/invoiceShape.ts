import { amount, localText } from "../../../core/calls/answerShapes.ts";
import { choiceName, type ShapeValue, shapes } from "../../../framework/schema/index.ts";
import { invoiceLineFields, invoices } from "./invoices.ts";

const { boolean, integer, list, nullable, object, string } = shapes;
const { fields } = invoices;

/** An invoice or adjustment note as its buyer reads it. */
export const invoiceShape = object({
  number: string("Number in the shop, such as `INV-1042` or `ADJ-12`"),
  kind: choiceName(fields.kind),
  issuedOn: string("Day in the shop's time zone"),
  gstRegistered: boolean("Whether it is a tax invoice, or an adjustment note of one"),
  invoiceNumber: nullable(string(), "The invoice that an adjustment note adjusts"),
  reason: nullable(string()),
  seller: object({
    name: nullable(string(), "Registered name"),
    tradingName: localText,
    abn: nullable(string()),
    address: localText,
    contact: nullable(string()),
  }),
  buyer: object({ name: nullable(string()), address: nullable(string()) }),
  lines: list(
    object({
      goodsName: localText,
      skuName: nullable(string()),
      skuCode: nullable(string()),
      qty: integer(),
      amount,
      taxCode: choiceName(invoiceLineFields.taxCode),
      tax: amount,
    }),
  ),
  freight: amount,
  freightTax: amount,
  total: amount,
  tax: amount,
});

export const invoiceExample: ShapeValue<typeof invoiceShape> = {
  number: "INV-1042",
  kind: "invoice",
  issuedOn: "2026-03-01",
  gstRegistered: true,
  invoiceNumber: null,
  reason: null,
  seller: {
    name: "Harbour Pantry Pty Ltd",
    tradingName: "Harbour Pantry",
    abn: "51824753556",
    address: "18 Hickson Road, Sydney",
    contact: "+61 2 5550 1234",
  },
  buyer: { name: "Mia Chen", address: "12 Hay Street, Perth, WA 6000" },
  lines: [
    {
      goodsName: "Clay teapot",
      skuName: "150 ml",
      skuCode: "HP-041-01",
      qty: 1,
      amount: 68,
      taxCode: "taxable",
      tax: 6.18,
    },
  ],
  freight: 11,
  freightTax: 1,
  total: 79,
  tax: 7.18,
};
