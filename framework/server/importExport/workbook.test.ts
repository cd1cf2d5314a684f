import { deflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { chooseSize } from "../../../tests/stress.ts";
import { createWorkbook } from "./createWorkbook.ts";
import { parseFile } from "./parseFile.ts";

const xml = '<?xml version="1.0" encoding="UTF-8"?>';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
/** Parts of a workbook with one sheet at the given path. */
const createParts = (
  sheet: string,
  { path = "worksheets/sheet1.xml", strings = "" } = {},
): Record<string, string> => ({
  "xl/workbook.xml": `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="1" sheetId="1" r:id="r1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `${xml}<Relationships>${relation("r1", "worksheet", path)}${relation("r2", "sharedStrings", "sharedStrings.xml")}</Relationships>`,
  [path.startsWith("/") ? path.slice(1) : `xl/${path}`]:
    `${xml}<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
  ...(strings ? { "xl/sharedStrings.xml": `${xml}<sst xmlns="${main}">${strings}</sst>` } : {}),
});
const le = (size: 2 | 4, value: number): Buffer => {
  const bytes = Buffer.alloc(size);
  bytes.writeUIntLE(value >>> 0, 0, size);
  return bytes;
};
/** Creates a zip archive of some texts; `claimed` overrides the size in its directory. */
function zip(parts: Readonly<Record<string, string | Buffer>>, claimed?: number): Buffer {
  const [pieces, directory]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const [name, text] of Object.entries(parts)) {
    const content = Buffer.from(text);
    const packed = deflateRawSync(content);
    const facts = [
      le(4, 0),
      le(4, packed.length),
      le(4, claimed ?? content.length),
      le(2, name.length),
      le(2, 0),
    ];
    const head = Buffer.concat([
      le(4, 0x04034b50),
      le(2, 20),
      le(2, 0),
      le(2, 8),
      le(2, 0),
      le(2, 33),
      ...facts,
    ]);
    pieces.push(head, Buffer.from(name), packed);
    directory.push(
      Buffer.concat([
        le(4, 0x02014b50),
        le(2, 20),
        le(2, 20),
        le(2, 0),
        le(2, 8),
        le(2, 0),
        le(2, 33),
        ...facts,
      ]),
      Buffer.concat([le(2, 0), le(2, 0), le(2, 0), le(4, 0), le(4, at)]),
      Buffer.from(name),
    );
    at += head.length + name.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const count = Object.keys(parts).length;
  const end = [
    le(4, 0x06054b50),
    le(2, 0),
    le(2, 0),
    le(2, count),
    le(2, count),
    le(4, list.length),
    le(4, at),
    le(2, 0),
  ];
  return Buffer.concat([...pieces, list, ...end]);
}
const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
const rows = `<row r="1">${cell("A1", "Name")}${cell("B1", "Price")}</row><row r="2">${cell("A2", "Tea")}<c r="B2"><v>12.5</v></c></row>`;

test("a workbook is read from any path of its sheet, and with its shared strings", async () => {
  for (const path of ["worksheets/sheet1.xml", "other/s.xml", "/s.xml"]) {
    const { columns, sample, encoding } = await parseFile(zip(createParts(rows, { path })));
    expect([columns, sample, encoding], path).toEqual([["Name", "Price"], [["Tea", "12.5"]], null]);
  }
  const shared =
    '<row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="2"><c r="A2" t="s"><v>1</v></c></row>';
  const strings = `<si><t>Name</t></si><si><t>${"long ".repeat(4000)}</t></si>`;
  const read = await parseFile(zip(createParts(shared, { strings })));
  expect(read.sample[0]?.[0]).toHaveLength(19_999);
}, 120_000);

/** Thousands of rows: the most that an export may have in the stress run. */
const batchCount = chooseSize(8, 50);
const cellCount = chooseSize(60_000, 520_000);

describe("S8: a small workbook cannot take gigabytes", () => {
  const inLastCorner = (address: string) => `${rows}<row r="3"><c ${address}><v>1</v></c></row>`;
  test.each([
    ["in single quotes", inLastCorner("r='XFD1048576'"), {}, "import.tooManyColumns"],
    ["by an entity", inLastCorner('r="XFD&#49;048576"'), {}, "import.unreadable"],
    ["under a prefix", inLastCorner('r="A3" x:r="XFD1048576"'), {}, "import.tooManyColumns"],
    [
      "behind a sign that looks like an end",
      inLastCorner('r="A3" y=">" r = "XFD1048576"'),
      {},
      "import.tooManyColumns",
    ],
    [
      "behind much space",
      inLastCorner(`r="A3"${" ".repeat(9000)}x:r="XFD1048576"`),
      {},
      "import.unreadable",
    ],
    [
      "in a sheet at another path",
      inLastCorner('r="XFD3"'),
      { path: "other/s.xml" },
      "import.tooManyColumns",
    ],
    [
      "in a sheet at the top",
      inLastCorner('r="XFD3"'),
      { path: "/s.xml" },
      "import.tooManyColumns",
    ],
    ["of a row", `${rows}<row r='1048576'/>`, {}, "import.tooManyRows"],
    ["of a cell without an address", `${rows}<row><c><v>1</v></c></row>`, {}, "import.unreadable"],
    [
      "that is high and wide",
      `${rows}<row r="99000">${cell("SF99000", "x")}</row>`,
      {},
      "import.tooLarge",
    ],
  ] as const)("a last corner %s is refused before it is parsed", async (_, sheet, at, code) => {
    await expect(parseFile(zip(createParts(sheet, at)))).rejects.toMatchObject({
      type: "rejected",
      code,
    });
  });

  test(`one shared text of 100 kB in ${cellCount} cells is refused, not answered with a fault`, async () => {
    const lines = Array.from({ length: cellCount / 10 }, (_, index) => {
      const cells = [..."ABCDEFGHIJ"].map(
        (letter) => `<c r="${letter}${index + 1}" t="s"><v>0</v></c>`,
      );
      return `<row r="${index + 1}">${cells.join("")}</row>`;
    });
    const strings = `<si><t>${"x".repeat(100_000)}</t></si>`;
    await expect(parseFile(zip(createParts(lines.join(""), { strings })))).rejects.toMatchObject({
      type: "rejected",
      code: "import.tooLarge",
    });
  }, 120_000);

  test("a part that unpacks to more than its directory declares is measured by its real size", async () => {
    const bomb = { ...createParts(rows), "xl/more.xml": Buffer.alloc(200 * 1024 * 1024) };
    await expect(parseFile(zip(bomb, 10))).rejects.toMatchObject({ code: "import.tooLarge" });
  }, 120_000);

  test("an archive of more parts than a workbook has is refused before one is unpacked", async () => {
    const more = Array.from({ length: 1000 }, (_, index) => [`xl/${index}.xml`, "<a/>"]);
    const many = { ...createParts(rows), ...Object.fromEntries(more) };
    await expect(parseFile(zip(many))).rejects.toMatchObject({ code: "import.tooLarge" });
  });

  test("one file of a tenant is parsed at a time, two wait, and more are refused with 503", async () => {
    const file = zip(createParts(rows));
    const all = await Promise.allSettled(Array.from({ length: 9 }, () => parseFile(file)));
    const rejected = all.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(rejected).toHaveLength(6);
    for (const reason of rejected)
      expect(reason).toMatchObject({ type: "unavailable", code: "import.queueFull" });
    expect((await parseFile(file)).total).toBe(1);
  }, 120_000);
});

test(`${batchCount} thousand rows of 20 columns are read within the memory of the thread`, async () => {
  async function* batches() {
    for (let batch = 0; batch < batchCount; batch += 1)
      yield Array.from({ length: 1000 }, (_, row) =>
        Array.from({ length: 20 }, (_, column) => (column % 2 ? row : `Text ${batch} ${row}`)),
      );
  }
  const heading = Array.from({ length: 20 }, (_, index) => `Column ${index}`);
  const read = await parseFile(await createWorkbook(heading, batches()));
  expect(read.total).toBe(batchCount * 1000);
}, 120_000);
