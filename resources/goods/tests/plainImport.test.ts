import { afterAll, beforeAll, expect, test } from "vitest";
import { importing } from "../../../tests/importing.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.close());

const goods = () => importing(server, "harbour", "member/goods");
const file = [
  "Title,Category,Price,Compare-at price,Stock,SKU,Barcode,Weight",
  "Oolong,,12.50,15,7,TEA-1,9300000000017,0.25",
].join("\n");

test("the columns of a plain price list lead to the only variant of each product", async () => {
  const preview = await goods().preview(file);
  expect(preview.mapping).toEqual([
    "title.en",
    "category",
    "skus.price",
    "skus.oriPrice",
    "skus.stock",
    "skus.code",
    "skus.barCode",
    "skus.weightKg",
  ]);
});
test("everything wrong with a row is named at once, with what the file says", async () => {
  const { status } = await goods().whole(
    [
      "Title,Category,Price,Stock,SKU",
      "Green,Nowhere > Land,cheap,many,TEA-2",
      "White,Nowhere > Land,12.50,3,TEA-3",
      ",,9.00,2,TEA-4",
    ].join("\n"),
    { dryRun: true },
  );
  expect(status).toMatchObject({ created: 0, failed: 3 });
  expect(status.errors.map((one: { row: number; field: string }) => [one.row, one.field])).toEqual([
    [2, "category"],
    [2, "skus.0.price"],
    [2, "skus.0.stock"],
    [3, "category"],
    [4, "title"],
  ]);
  expect(status.errors[0].message).toContain("“Nowhere > Land”");
});
