import { describe, expect, it } from "vitest";
import { choice, dateTime, type Field, image, money, text } from "../../../schema/index.ts";
import type { Column } from "./columns.ts";
import {
  calculateColumnWidths,
  getColumnConstraints,
  selectFittingColumns,
} from "./columnWidths.ts";
import { estimateHeadingWidth, estimateTextWidth } from "./estimateText.ts";

const column = (name: string, field: Field, given: Partial<Column> = {}): Column => ({
  name,
  field,
  numeric: false,
  sortable: false,
  sort: name,
  inline: false,
  pinned: false,
  names: false,
  priority: 3,
  own: null,
  ...given,
});
const title = column("title", text(), { names: true });
const price = column("price", money());
const remark = column("remark", text());
const columns = [title, price, remark];
const long = "A name of a supplier that is rather long, as some are";
const constraints = [
  getColumnConstraints(title, "Title", [long]),
  getColumnConstraints(price, "Price", ["A$2,481,600.00", "A$1.00"]),
  getColumnConstraints(remark, "Remark", [long]),
];
const total = (widths: Record<string, number>) =>
  Object.values(widths).reduce((sum, width) => sum + width, 0);

describe("the widths of columns", () => {
  it("hold every amount whole, and let texts give way first", () => {
    const widths = calculateColumnWidths(columns, constraints, {}, 500);
    expect(total(widths)).toBeLessThanOrEqual(500);
    expect(widths.price).toBeGreaterThan(estimateTextWidth("A$2,481,600.00"));
    expect(widths.title).toBeGreaterThan(widths.remark ?? 0);
  });
  it("hold a short heading in one line, even where texts are cut for it", () => {
    const total = getColumnConstraints(price, "Total paid", ["A$1.00"]);
    const all = constraints.map((one, place) => (place === 1 ? total : one));
    const line = estimateTextWidth("Total paid", true);
    for (const width of [1000, 500, 100])
      expect(calculateColumnWidths(columns, all, {}, width).price).toBeGreaterThan(line + 15);
  });
  it("go no lower than can be read: the table is scrolled then, and texts have some more room", () => {
    const widths = calculateColumnWidths(columns, constraints, {}, 100);
    expect(widths).toEqual({
      title: constraints[0]?.least,
      price: constraints[1]?.least,
      remark: 160,
    });
  });
  it("give what is left to texts, and nothing to a column that was resized", () => {
    const widths = calculateColumnWidths(columns, constraints, { title: 300 }, 2000);
    expect(widths).toMatchObject({ title: 300, price: constraints[1]?.wanted });
    expect(total(widths)).toBeGreaterThan(1990);
  });
  it("give what is left to all columns where every text is short", () => {
    const short = [
      getColumnConstraints(title, "Order", ["#1042"]),
      getColumnConstraints(price, "Price", ["A$1.00"]),
      getColumnConstraints(remark, "Type", ["Order"]),
    ];
    const widths = calculateColumnWidths(columns, short, {}, 1200);
    expect(total(widths)).toBeGreaterThan(1190);
    expect(widths.price).toBeGreaterThan((short[1]?.wanted ?? 0) + 150);
    expect(widths.title).toBeLessThan(600);
  });
  it("give free width first to headings that would wrap, then to texts that would be cut", () => {
    const count = column("sold", money(), { sortable: true });
    const headings = [
      getColumnConstraints(title, "Title", [...Array(30).fill("A short name"), long]),
      getColumnConstraints(count, "Units sold this year", ["3"]),
    ];
    const [name, sold] = headings;
    const wanted = (name?.wanted ?? 0) + (sold?.wanted ?? 0);
    const needed = (sold?.line ?? 0) - (sold?.wanted ?? 0);
    expect(needed).toBeGreaterThan(20);
    const place = (width: number) =>
      calculateColumnWidths([title, count], headings, {}, wanted + width);
    expect(place(needed).sold).toBe(sold?.line);
    expect(place(needed).title).toBe(name?.wanted);
    // Half a line helps no heading: the text has the space.
    expect(place(needed - 1)).toMatchObject({ sold: sold?.wanted });
    expect(place(needed - 1).title).toBeGreaterThan(name?.wanted ?? 0);
    expect(place(needed + 50).title).toBeGreaterThan((name?.wanted ?? 0) + 40);
  });
  it("give a later row's longer text what is free, and displace no other column for it", () => {
    const at = (width: number, later: readonly string[]) =>
      calculateColumnWidths(
        columns,
        [
          getColumnConstraints(title, "Title", ["Short"], undefined, false, later),
          getColumnConstraints(price, "Price", ["A$1.00"]),
          getColumnConstraints(remark, "Remark", [long]),
        ],
        {},
        width,
      );
    const needed = total(at(0, []));
    expect(at(needed, [long])).toEqual(at(needed, []));
    expect(at(1000, [long]).title).toBeGreaterThan(estimateTextWidth(long, true));
    expect(at(1000, []).title).toBeLessThan(estimateTextWidth(long, true));
  });
  it("give the padding of a chip to states only", () => {
    const options = ["bookOnly", "loan"];
    const [type, state] = ["type", "status"].map((name) =>
      getColumnConstraints(column(name, choice(options)), "", ["Book only"]),
    );
    expect(state?.wanted).toBeGreaterThan((type?.wanted ?? 0) + 20);
    // The letters of a chip are smaller than those of the table, and bold.
    const letters = Math.ceil((estimateTextWidth("Book only", true) * 12) / 13);
    expect(state?.wanted).toBe(letters + 28 + 16);
    // A display of the resource's own may show any choice as a chip.
    const own = getColumnConstraints(column("type", choice(options)), "", ["Book only"], {}, true);
    expect(own.wanted).toBe(state?.wanted);
  });
  it("break a heading in two, where its words or its characters allow", () => {
    expect(estimateHeadingWidth("Payment days")).toBeLessThan(
      estimateTextWidth("Payment days", true),
    );
    expect(estimateHeadingWidth("账期（天）")).toBeLessThan(estimateTextWidth("账期（天）"));
    expect(estimateHeadingWidth("Status")).toBeGreaterThanOrEqual(estimateTextWidth("Status"));
  });
});

describe("the columns for which a table is wide enough", () => {
  const columns = [
    column("title", text(), { names: true, priority: 1 }),
    column("note", text()),
    column("sold", money(), { priority: 2 }),
    column("remark", text()),
  ];
  const constraints = columns.map(() => ({ wanted: 100, least: 100, grows: false }));
  const listFitting = (width: number) =>
    selectFittingColumns(columns, constraints, width).map(({ name }) => name);

  it("are all of them where they fit, and the same object", () => {
    expect(selectFittingColumns(columns, constraints, 400)).toBe(columns);
  });
  it("lose the least important first, of those the last, and never the most important", () => {
    expect(listFitting(399)).toEqual(["title", "note", "sold"]);
    expect(listFitting(250)).toEqual(["title", "sold"]);
    expect(listFitting(150)).toEqual(["title"]);
    expect(listFitting(50)).toEqual(["title"]);
  });
  it("never lose the column by which the rows are sorted, nor a deadline", () => {
    expect(selectFittingColumns(columns, constraints, 50, "note").map(({ name }) => name)).toEqual([
      "title",
      "note",
    ]);
    const important = [
      column("title", text(), { names: true, priority: 1 }),
      column("due", dateTime(), { priority: 1 }),
      column("stock", text(), { priority: 1 }),
    ];
    const fixed = { wanted: 100, least: 100, grows: false };
    const kept = selectFittingColumns(important, [fixed, fixed, fixed], 100);
    expect(kept.map(({ name }) => name)).toEqual(["title", "due"]);
  });
  it("keep one time of several: that by which the rows are sorted, or else the first", () => {
    const important = [
      column("title", text(), { names: true, priority: 1 }),
      column("starts", dateTime(), { priority: 1 }),
      column("ends", dateTime(), { priority: 1 }),
      column("price", money(), { priority: 1 }),
    ];
    const fixed = { wanted: 100, least: 100, grows: false };
    const list = (width: number, sorted?: string) =>
      selectFittingColumns(important, [fixed, fixed, fixed, fixed], width, sorted)
        .map(({ name }) => name)
        .join(" ");
    expect(list(400)).toBe("title starts ends price");
    expect(list(399)).toBe("title starts price");
    expect(list(399, "ends")).toBe("title ends price");
    expect(list(50, "ends")).toBe("title ends price");
  });
  it("lose pictures and then the last ones where even the most important don't fit; the name gives way", () => {
    const important = [
      column("photo", image(), { priority: 1 }),
      column("title", text(), { names: true, priority: 1 }),
      column("status", choice(["open", "closed"]), { priority: 1 }),
      column("price", money(), { priority: 1 }),
      column("stock", text(), { priority: 1 }),
    ];
    const fixed = { wanted: 100, least: 100, grows: false };
    const needed = [fixed, { wanted: 206, least: 206, grows: true }, fixed, fixed, fixed];
    const list = (width: number) =>
      selectFittingColumns(important, needed, width).map(({ name }) => name);
    expect(list(556)).toEqual(["photo", "title", "status", "price", "stock"]);
    expect(list(500)).toEqual(["title", "status", "price", "stock"]);
    expect(list(400)).toEqual(["title", "status", "price"]);
    expect(list(100)).toEqual(["title", "status", "price"]);
  });
});
