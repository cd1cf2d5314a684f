import { expect, test } from "vitest";
import { parseFile } from "./parseFile.ts";

const row = (index: number) =>
  `Supplier ${index},0291 570 111,"12,${index}.50",${"a remark ".repeat(24)}\r\n`;
const createCsv = (megabytes: number): Buffer => {
  const rows = [Buffer.from("name,phone,creditLimit,remark\r\n")];
  for (let size = 0, index = 0; size < megabytes * 1024 * 1024; index += 1) {
    const next = Buffer.from(row(index));
    rows.push(next);
    size += next.length;
  }
  return Buffer.concat(rows);
};

test("a file of 20 MB is parsed in a worker, while this thread continues to respond", async () => {
  const file = createCsv(20);
  let ticks = 0;
  const heartbeat = setInterval(() => {
    ticks += 1;
  }, 5);
  const read = await parseFile(file);
  clearInterval(heartbeat);
  // Parsing on this thread would block the timer.
  expect(ticks).toBeGreaterThan(3);
  expect(read.total).toBeGreaterThan(80_000);
  expect(read.sample[1]?.slice(0, 3)).toEqual(["Supplier 1", "0291 570 111", "12,1.50"]);
  const kept = JSON.parse(Buffer.from(read.json).toString());
  expect(kept.rows).toHaveLength(read.total);
  expect(kept.rows.at(-1)[0]).toBe(`Supplier ${read.total - 1}`);
}, 120_000);

test("a file of more cells than memory has room for is refused, and ends nothing else", async () => {
  const wide = `${"a,".repeat(499)}a\n`;
  const file = Buffer.from(wide.repeat(20_000));
  await expect(parseFile(file)).rejects.toMatchObject({ code: "import.tooLarge" });
  expect((await parseFile(Buffer.from("name\nTea\n"))).total).toBe(1);
}, 120_000);
