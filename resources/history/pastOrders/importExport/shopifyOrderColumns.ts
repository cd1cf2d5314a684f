import { FormatColumns } from "../../../../framework/server/importExport/formatColumns.ts";

const headings = {
  number: ["Name"],
  email: ["Email"],
  payment: ["Financial Status"],
  paidAt: ["Paid at"],
  shipping: ["Fulfillment Status"],
  shippedAt: ["Fulfilled at"],
  currency: ["Currency"],
  subtotal: ["Subtotal"],
  freight: ["Shipping"],
  taxes: ["Taxes"],
  total: ["Total"],
  discount: ["Discount Amount"],
  placedAt: ["Created at"],
  qty: ["Lineitem quantity"],
  product: ["Lineitem name"],
  price: ["Lineitem price"],
  code: ["Lineitem sku"],
  billingName: ["Billing Name"],
  billingStreet: ["Billing Street", "Billing Address1"],
  shippingName: ["Shipping Name"],
  street: ["Shipping Street"],
  address1: ["Shipping Address1"],
  address2: ["Shipping Address2"],
  company: ["Shipping Company"],
  city: ["Shipping City"],
  zip: ["Shipping Zip"],
  province: ["Shipping Province"],
  country: ["Shipping Country"],
  shippingPhone: ["Shipping Phone"],
  billingPhone: ["Billing Phone"],
  phone: ["Phone"],
  note: ["Notes"],
  cancelledAt: ["Cancelled at"],
  method: ["Payment Method"],
  refunded: ["Refunded Amount"],
  tags: ["Tags"],
} as const;
export type ShopifyOrderColumn = keyof typeof headings;
export type ShopifyOrderColumns = FormatColumns<ShopifyOrderColumn>;

/** Columns without meaning for a past order: parts of values that are read, and internal data. */
const ignored = [
  "Id",
  "Billing Address1",
  "Billing Address2",
  "Billing Company",
  "Billing City",
  "Billing Zip",
  "Billing Province",
  "Billing Country",
  "Billing Province Name",
  "Shipping Province Name",
  "Lineitem requires shipping",
  "Lineitem taxable",
  "Lineitem fulfillment status",
  "Risk Level",
  "Source",
  "Device ID",
  "Employee",
  "Location",
  "Accepts Marketing",
  "Payment Reference",
  "Payment References",
  "Payment ID",
  "Receipt Number",
  "Outstanding Balance",
  "Vendor",
];

export const findOrderColumns = (columns: readonly string[]): ShopifyOrderColumns =>
  new FormatColumns(headings, columns);
/** Returns the headings of a file of orders that are not imported and not internal data. */
export const listUnreadOrderHeadings = (columns: readonly string[]): string[] =>
  findOrderColumns(columns).listUnread(ignored, /^tax \d (name|value)$/i);
