import { inflateRaw } from "node:zlib";
import fc from "fast-check";
import readExcelFile from "read-excel-file/node";
import { describe, expect, test } from "vitest";
import { ClientLeft, RequestLoad, runWithLoad } from "../database/requestLoad.ts";
import { type Cells, createWorkbook, getMaxWorkbookRows } from "./createWorkbook.ts";
import { parseFile } from "./parseFile.ts";

async function* toBatches(rows: readonly Cells[]): AsyncGenerator<Cells[]> {
  for (const row of rows) yield [row];
}
const createFile = (heading: string[], rows: readonly Cells[]) =>
  createWorkbook(heading, toBatches(rows));
async function readCells(file: Buffer): Promise<unknown> {
  const [sheet] = await readExcelFile(file, { trim: false });
  return sheet?.data;
}
/** Reads a part of an archive: its local header comes first, and its content behind that. */
const readPart = (file: Buffer, name: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const header = file.indexOf(name) - 30;
    const start = header + 30 + file.readUInt16LE(header + 26) + file.readUInt16LE(header + 28);
    inflateRaw(file.subarray(start), (error, text) =>
      error ? reject(error) : resolve(text.toString("utf8")),
    );
  });
const sheetPart = "xl/worksheets/sheet1.xml";

describe("the cells of a workbook", () => {
  test("texts stay texts, whatever they begin with, and numbers stay numbers", async () => {
    const heading = ["Name", "Price"];
    const rows = [
      ["=1+1", 12.5],
      ["+61 2 5550 1234", 0],
      ["<b>&</b>", -3],
      ["007", 1e21],
      ["2026-12-01 09:00", 999_999_999_999_999],
      [" two\n lines ", 0.1],
    ];
    expect(await readCells(await createFile(heading, rows))).toEqual([heading, ...rows]);
  });

  test("integers of more than 15 digits are texts, as programs would round them", async () => {
    const rows = [[4_512_345_678_901_234], [-4_512_345_678_901_234], [0.123_456_789_012_345_66]];
    expect(await readCells(await createFile(["Number"], rows))).toEqual([
      ["Number"],
      ["4512345678901234"],
      ["-4512345678901234"],
      [0.123_456_789_012_345_66],
    ]);
  });

  test("long numbers and formulas stay texts when their cell is edited", async () => {
    const long = `-${"a".repeat(255)}`;
    const file = await createFile(
      ["No"],
      [["45123456789012345678"], ["=1+1"], ["Tea"], ["2026-12-01"], [long]],
    );
    const sheet = await readPart(file, sheetPart);
    const styles = await readPart(file, "xl/styles.xml");
    expect(styles).toContain(
      '<numFmts count="1"><numFmt numFmtId="100" formatCode="@"/></numFmts>',
    );
    expect([...styles.matchAll(/<xf ([^>]*)>/g)].map(([, attributes]) => attributes)).toEqual([
      "",
      'fontId="1" applyFont="1"',
      'numFmtId="100" applyNumberFormat="1"',
    ]);
    const cells = [...sheet.matchAll(/<c r="(A\d)"(?: s="(\d)")? t="s">/g)];
    expect(cells.map(([, at, style]) => [at, style])).toEqual([
      ["A1", "1"],
      ["A2", "2"],
      ["A3", "2"],
      ["A4", undefined],
      ["A5", undefined],
      ["A6", undefined],
    ]);
  });

  test("texts survive that the format escapes, and that every JavaScript object has", async () => {
    const rows = [
      ["constructor", "__proto__"],
      ["toString", "valueOf"],
      ["_x0041_x0042_", "_x005F_"],
      ["a\r\nb", "\ufffd"],
      ["bell\u0007", "\u{1fffe}"],
      ["茶😀", "tab\there"],
      ["乌龙茶，一百克", "តែបៃតង ១០០ ក្រាម"],
      ["茶".repeat(32_767), "<&>\u0007".repeat(8000)],
    ];
    const heading = ["hasOwnProperty", "_x0041_"];
    expect(await readCells(await createFile(heading, rows))).toEqual([heading, ...rows]);
  });

  test("an import reads every text as it was exported", async () => {
    const text = fc
      .string({ unit: "binary", minLength: 1, maxLength: 40 })
      .map((content) => content.replaceAll("\u0000", "").trim())
      .filter((content) => content !== "");
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 40 }),
        async (rows) => {
          const { json } = await parseFile(await createFile(["Name", "Remark"], rows));
          expect(JSON.parse(Buffer.from(json).toString("utf8"))).toMatchObject({ rows });
        },
      ),
      { numRuns: 6, endOnFailure: true },
    );
  }, 120_000);
});

test("the heading is bold and stays in view, and columns are as wide as their texts", async () => {
  const file = await createFile(["Name", "名称"], [["A long name of a product", "茶"]]);
  const sheet = await readPart(file, sheetPart);
  expect(sheet).toContain('<col min="1" max="1" width="26" customWidth="1"/>');
  expect(sheet).toContain('<col min="2" max="2" width="10" customWidth="1"/>');
  expect(sheet).toContain('<pane ySplit="1" xSplit="0" topLeftCell="A2"');
  expect(sheet).toContain('<c r="A1" s="1" t="s">');
  expect(sheet).toContain('<c r="A2" t="s">');
  expect(await readPart(file, "xl/styles.xml")).toMatch(/<fonts count="2">.*<b\/>.*<\/fonts>/);
});

describe("a workbook is whole or refused", () => {
  test("it has at most 50,000 rows, and fewer where it has many columns", () => {
    expect([1, 20, 21, 100].map(getMaxWorkbookRows)).toEqual([50_000, 50_000, 47_619, 10_000]);
  });

  test("one row too many is refused, with the number of rows that are possible", async () => {
    const heading = Array.from({ length: 500 }, (_, index) => `Column ${index}`);
    let isStopped = false;
    async function* batches() {
      try {
        for (;;) yield Array.from({ length: 1000 }, () => ["a"]);
      } finally {
        isStopped = true;
      }
    }
    await expect(createWorkbook(heading, batches())).rejects.toMatchObject({
      type: "rejected",
      code: "export.tooManyRows",
      issue: { params: { max: 2000 } },
    });
    expect(isStopped).toBe(true);
    const most = toBatches(Array.from({ length: 2000 }, () => ["a"]));
    expect((await parseFile(await createWorkbook(heading, most))).total).toBe(2000);
  }, 120_000);

  test("more text than a thread has memory for is refused", async () => {
    async function* batches() {
      const text = "茶".repeat(32_000);
      for (let row = 0; row < 300; row += 1) yield [[`${row} ${text}`]];
    }
    await expect(createWorkbook(["Name"], batches())).rejects.toMatchObject({
      type: "rejected",
      code: "export.tooLarge",
    });
  });

  test("a text that is longer than a cell may be is refused, as spreadsheets would cut it", async () => {
    await expect(createFile(["Name"], [["a".repeat(32_768)]])).rejects.toMatchObject({
      type: "rejected",
      code: "export.textTooLong",
      issue: { params: { max: 32_767 } },
    });
  });

  test("an error of the rows ends the file", async () => {
    // biome-ignore lint/correctness/useYield: the rows fail before the first
    async function* batches(): AsyncGenerator<string[][]> {
      throw new Error("the database is gone");
    }
    await expect(createWorkbook(["Name"], batches())).rejects.toThrow("the database is gone");
  });

  test.each([
    ["its rows are read", 3],
    ["it is written", 1000],
  ])("a client that leaves while %s ends it", async (_, leavesAfter) => {
    const load = new RequestLoad("tenant 1", { read: 0, write: 0 });
    let count = 0;
    async function* batches() {
      while (count < 20) {
        count += 1;
        if (count === leavesAfter) load.leave();
        yield Array.from({ length: 1000 }, (_, row) => [`Text ${row}`, row]);
      }
      // The thread begins to write in between.
      setImmediate(() => load.leave());
    }
    const file = runWithLoad(load, () => createWorkbook(["Name", "Number"], batches()));
    await expect(file).rejects.toBeInstanceOf(ClientLeft);
    expect(count).toBe(Math.min(20, leavesAfter));
  });
});

test("a workbook is written in a thread of its own, while this one continues to respond", async () => {
  async function* batches() {
    for (let batch = 0; batch < 20; batch += 1)
      yield Array.from({ length: 1000 }, (_, row) => [`Text ${batch} ${row}`, `${row}`, row]);
  }
  let ticks = 0;
  const heartbeat = setInterval(() => {
    ticks += 1;
  }, 5);
  await createWorkbook(["Name", "Text", "Number"], batches());
  clearInterval(heartbeat);
  expect(ticks).toBeGreaterThan(10);
}, 120_000);
