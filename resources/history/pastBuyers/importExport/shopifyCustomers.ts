import { FormatColumns } from "../../../../framework/server/importExport/formatColumns.ts";
import {
  arrangeLines,
  type FormatLine,
  listLosses,
  stripApostrophe,
} from "../../../../framework/server/importExport/formatLines.ts";
import type {
  FileFormat,
  ReadCellNumber,
} from "../../../../framework/server/importExport/importExport.ts";
import type { Line } from "../../../../framework/server/importExport/sheetRecords.ts";
import { joinParts } from "../../pastOrders/importExport/groupLines.ts";

const program = "Shopify";
const headings = {
  id: ["Customer ID"],
  firstName: ["First Name"],
  lastName: ["Last Name"],
  email: ["Email"],
  accepts: ["Accepts Email Marketing", "Accepts Marketing"],
  company: ["Default Address Company", "Company"],
  address1: ["Default Address Address1", "Address1"],
  address2: ["Default Address Address2", "Address2"],
  city: ["Default Address City", "City"],
  province: ["Default Address Province Code", "Province Code", "Province"],
  country: ["Default Address Country Code", "Country Code", "Country"],
  zip: ["Default Address Zip", "Zip"],
  phone: ["Phone"],
  addressPhone: ["Default Address Phone"],
  spent: ["Total Spent"],
  orders: ["Total Orders"],
  note: ["Note"],
  taxExempt: ["Tax Exempt"],
  tags: ["Tags"],
} as const;
type Column = keyof typeof headings;
const ignored = ["Accepts SMS Marketing", "Province", "Country"];
const findColumns = (columns: readonly string[]) => new FormatColumns<Column>(headings, columns);
const isYes = (text: string): boolean => /^(yes|true|1)$/i.test(text);

/** Shopify's export of customers. */
export const shopifyCustomers: FileFormat = {
  name: program,
  key: "reference",
  detects: (given) => findColumns(given).has("firstName", "lastName", "email", "spent", "orders"),
  findUnread: (given) => findColumns(given).listUnread(ignored),
  findNumbers: (given) => findColumns(given).listPlaces(["spent", "orders"]),
  translate(given, lines, readNumber) {
    const columns = findColumns(given);
    const count = (fits: (line: Line) => boolean) => lines.filter(fits).length;
    return {
      ...arrangeLines(lines.map((line) => readCustomer(line, columns, readNumber))),
      warnings: [],
      losses: listLosses(
        {
          nameMissing: count((line) => readName(line, columns) === ""),
          tagsLost: count((line) => columns.read(line, "tags") !== ""),
          taxExemptLost: count((line) => isYes(columns.read(line, "taxExempt"))),
        },
        { program },
      ),
    };
  },
};

const readName = (line: Line, columns: FormatColumns<Column>): string =>
  joinParts([columns.read(line, "firstName"), columns.read(line, "lastName")], " ");

function readCustomer(
  line: Line,
  columns: FormatColumns<Column>,
  readNumber: ReadCellNumber,
): FormatLine {
  const read = (column: Column) => columns.read(line, column);
  const number = (column: "orders" | "spent") => readNumber(columns.getPlace(column), read(column));
  const phone = stripApostrophe(read("phone") || read("addressPhone"));
  const town = joinParts([read("city"), read("province"), stripApostrophe(read("zip"))], " ");
  const street = joinParts([read("address1"), read("address2")], ", ");
  return {
    row: line.row,
    cells: {
      reference: stripApostrophe(read("id")) || read("email") || phone,
      source: program,
      name: readName(line, columns) || read("email") || phone,
      email: read("email"),
      phone,
      address: joinParts([read("company"), street, town, read("country")], "\n"),
      orderCount: number("orders"),
      spent: number("spent"),
      acceptsMarketing: columns.has("accepts") ? String(isYes(read("accepts"))) : undefined,
      note: columns.has("note") ? read("note") : undefined,
    },
  };
}
