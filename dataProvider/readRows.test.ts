import { expect, test } from "vitest";
import { readRows } from "./readRows.ts";

test("the rows of a file are counted while it arrives, with lines in their cells", async () => {
  const parts = ["Id,Note\r\n1,plain\r\n2,", '"two\r\nlines"\r\n', "3,last\r\n"];
  const body = new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
  const counted: number[] = [];
  const blob = await readRows(new Response(body), (rows) => counted.push(rows));
  expect(await blob.text()).toBe(parts.join(""));
  expect(counted).toEqual([1, 2, 3]);
});
