import { FormatColumns } from "../../../../framework/server/importExport/formatColumns.ts";
import {
  arrangeLines,
  type FormatLine,
} from "../../../../framework/server/importExport/formatLines.ts";
import type {
  FileFormat,
  ReadCellNumber,
} from "../../../../framework/server/importExport/importExport.ts";
import { groupLines, joinParts, type Lines, readOrderLines } from "./groupLines.ts";

const program = "Markethall";
/** The headings of an export of orders here, in the languages of the screens. */
const headings = {
  number: ["Order no.", "订单号", "訂單編號"],
  placedAt: ["Created", "创建时间", "建立時間"],
  status: ["Status", "状态", "狀態"],
  refund: ["Refund", "退款"],
  buyerName: ["Customer", "买家", "買家"],
  receiver: ["Recipient", "收货人", "收貨人"],
  phone: ["Phone", "联系电话", "聯絡電話"],
  state: ["State", "州"],
  city: ["Suburb or city", "城市"],
  postcode: ["Postcode", "邮编", "郵遞區號"],
  street: ["Address", "地址"],
  subtotal: ["Subtotal", "商品总额", "商品總額"],
  discount: ["Coupon", "优惠券", "優惠券"],
  freight: ["Shipping", "运费", "運費"],
  tax: ["GST included", "含 GST"],
  total: ["Total paid", "实付款", "實付款"],
  refunded: ["Refunded", "已退款"],
  method: ["Payment method", "支付方式", "付款方式"],
  paidAt: ["Paid at", "付款时间", "付款時間"],
  shippedAt: ["Shipped at", "发货时间", "出貨時間"],
  cancelledAt: ["Cancelled at", "取消时间", "取消時間"],
  note: ["Customer's note", "买家留言", "買家留言"],
  product: ["Items: Product", "商品: 商品"],
  variant: ["Items: Variant", "商品: 规格", "商品: 規格"],
  code: ["Items: SKU code", "商品: 编码", "商品: 編碼"],
  qty: ["Items: Quantity", "商品: 数量", "商品: 數量"],
  price: ["Items: Price", "商品: 单价", "商品: 單價"],
} as const;
type Column = keyof typeof headings;
const numbers = [
  "subtotal",
  "discount",
  "freight",
  "tax",
  "total",
  "refunded",
  "qty",
  "price",
] as const;

const language = / ?[(（][^(（]*$/;
/**
 * Finds the columns. A text in several languages is read in the first of them, which every row has;
 * a number of ours may have the same heading without a language.
 */
function findColumns(given: readonly string[]): FormatColumns<Column> {
  const localized = given.map((heading) =>
    language.test(heading) ? heading.replace(language, "") : null,
  );
  return new FormatColumns<Column>(
    headings,
    given.map((heading, index) => {
      const plain = localized[index];
      if (plain != null) return localized.indexOf(plain) === index ? plain : "";
      return localized.includes(heading) ? "" : heading;
    }),
  );
}

/** The export of orders of a shop of this marketplace. */
export const ownOrders: FileFormat = {
  name: program,
  key: "number",
  detects: (given) =>
    findColumns(given).has("number", "placedAt", "status", "total", "product", "qty"),
  // Whatever else the export has is the work of a shop on its orders: deadlines, parcels, refunds.
  findUnread: () => [],
  findNumbers: (given) => findColumns(given).listPlaces(numbers),
  translate(given, lines, readNumber) {
    const columns = findColumns(given);
    const orders = groupLines(lines, (line) => columns.read(line, "number"));
    return {
      ...arrangeLines(orders.flatMap((order) => readOrder(order, columns, readNumber))),
      warnings: [],
      losses: [],
    };
  },
};

/** What became of an order, by its labels in any language or its values. */
function readOutcome(status: string, refund: string): string {
  if (/^(refunded|已退款|whole)$/i.test(refund)) return "refunded";
  if (/^(partially refunded|部分退款|partly)$/i.test(refund)) return "partlyRefunded";
  if (/^(cancelled|已取消)$/i.test(status)) return "cancelled";
  return /^(unpaid|待付款)$/i.test(status) ? "unpaid" : "completed";
}

function readOrder(
  order: Lines,
  columns: FormatColumns<Column>,
  readNumber: ReadCellNumber,
): FormatLine[] {
  const [first] = order;
  const read = (column: Column) => columns.read(first, column);
  const ifPresent = (column: Column) => (columns.has(column) ? read(column) : undefined);
  const amount = (column: Column) =>
    columns.has(column) ? readNumber(columns.getPlace(column), read(column)) : undefined;

  const own = {
    number: read("number"),
    source: program,
    placedAt: read("placedAt"),
    outcome: readOutcome(read("status"), read("refund")),
    buyerName: read("buyerName") || read("receiver"),
    buyerPhone: ifPresent("phone"),
    address: joinParts(
      [
        read("receiver"),
        read("street"),
        joinParts([read("city"), read("state"), read("postcode")], " "),
      ],
      "\n",
    ),
    subtotal: amount("subtotal"),
    discount: amount("discount"),
    shipping: amount("freight"),
    tax: amount("tax"),
    total: amount("total"),
    refunded: amount("refunded"),
    payMethod: ifPresent("method"),
    paidAt: ifPresent("paidAt"),
    shippedAt: ifPresent("shippedAt"),
    cancelledAt: ifPresent("cancelledAt"),
    note: ifPresent("note"),
  };
  return readOrderLines(order, own, (line) => {
    const number = (column: Column) =>
      readNumber(columns.getPlace(column), columns.read(line, column));
    // Further lines of an order may have its events or its price changes.
    const product = columns.read(line, "product");
    if (product === "") return {};
    return {
      "lines.product": product,
      "lines.variant": columns.read(line, "variant"),
      "lines.code": columns.read(line, "code"),
      "lines.qty": number("qty"),
      "lines.price": number("price"),
    };
  });
}
