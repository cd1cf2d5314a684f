import { createHash } from "node:crypto";
import { FormatColumns } from "../../../../framework/server/importExport/formatColumns.ts";
import {
  arrangeLines,
  type FormatLine,
  listLosses,
} from "../../../../framework/server/importExport/formatLines.ts";
import type { FileFormat } from "../../../../framework/server/importExport/importExport.ts";
import type { Line } from "../../../../framework/server/importExport/sheetRecords.ts";
import { readDate } from "../../pastOrders/importExport/readDate.ts";

const headings = {
  product: ["product_handle", "handle"],
  rating: ["rating"],
  title: ["title"],
  body: ["body"],
  name: ["reviewer_name", "author"],
  email: ["reviewer_email", "email"],
  date: ["review_date", "created_at"],
  reply: ["reply"],
  pictures: ["picture_urls"],
  state: ["state", "curated"],
} as const;
type Column = keyof typeof headings;
/** Columns without meaning here: numbers of the other system, and how it got the review. */
const ignored = [
  "product_id",
  "source",
  "reply_date",
  "ip_address",
  "location",
  "metaobject_handle",
];
const findColumns = (columns: readonly string[]) => new FormatColumns<Column>(headings, columns);
const isHidden = (text: string): boolean => /^(unpublished|spam|hidden)$/i.test(text);

/** A format of reviews with the columns that Judge.me made usual; its name is the source. */
const createReviewFormat = (
  program: string,
  marks: (columns: readonly string[]) => boolean,
): FileFormat => ({
  name: program,
  key: "reference",
  detects: (given) => findColumns(given).has("product", "rating", "body", "date") && marks(given),
  findUnread: (given) => findColumns(given).listUnread(ignored),
  findNumbers: (given) => findColumns(given).listPlaces(["rating"]),
  translate(given, lines) {
    const columns = findColumns(given);
    const count = (fits: (line: Line) => boolean) => lines.filter(fits).length;
    return {
      ...arrangeLines(lines.map((line) => readReview(program, line, columns))),
      warnings: [],
      losses: listLosses(
        {
          picturesLost: count((line) => columns.read(line, "pictures") !== ""),
          hiddenShown: count((line) => isHidden(columns.read(line, "state"))),
        },
        { program },
      ),
    };
  },
});
const hasColumn = (columns: readonly string[], name: string): boolean =>
  columns.some((column) => column.trim().toLowerCase() === name);

/** The export of Judge.me, whose columns other review apps write too. */
export const reviewApp = createReviewFormat("Judge.me", (columns) =>
  hasColumn(columns, "reviewer_name"),
);
/** The export of Shopify's former app Product Reviews. */
export const productReviews = createReviewFormat(
  "Shopify Product Reviews",
  (columns) => hasColumn(columns, "author") && !hasColumn(columns, "reviewer_name"),
);

function readReview(program: string, line: Line, columns: FormatColumns<Column>): FormatLine {
  const read = (column: Column) => columns.read(line, column);
  const ifPresent = (column: Column) => (columns.has(column) ? read(column) : undefined);
  // Neither program exports a number: who wrote when about which product names a review.
  const written = [read("product"), read("email").toLowerCase() || read("name"), read("date")];
  const hash = createHash("sha256").update(written.join("\n")).digest("hex").slice(0, 24);
  return {
    row: line.row,
    cells: {
      reference: hash,
      source: program,
      product: read("product"),
      rating: read("rating"),
      title: ifPresent("title"),
      content: read("body"),
      reviewerName: ifPresent("name"),
      reviewerEmail: ifPresent("email"),
      reviewedAt: readDate(read("date")),
      reply: ifPresent("reply"),
    },
  };
}
