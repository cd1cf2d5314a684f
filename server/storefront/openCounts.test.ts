import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../tests/testServer.ts";
import { openMarket } from "../../tests/trade/orderFixtures.ts";
import { OpenCounts } from "./openCounts.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.close());

test("opens are written together, and added to their products by a job", async () => {
  const market = await openMarket(server);
  const { skuId } = await market.cartItem(12, 5);
  const { pool } = server.database;
  const { rows } = await pool.query("select goods::int as id from skus where id = $1", [skuId]);
  const { id } = rows[0];
  const opens = new OpenCounts(pool);
  const stop = opens.start();
  for (let time = 0; time < 3; time += 1) opens.count(id);
  // A product that doesn't exist is counted for nobody.
  opens.count(999_999);
  await opens.flush();
  opens.count(id);
  await stop();
  const written = await pool.query(
    "select clicks from goods_counts where goods_id = $1 order by id",
    [id],
  );
  expect(written.rows).toEqual([{ clicks: 3 }, { clicks: 1 }]);
  await server.runJob("sumGoodsCounts");
  const { rows: summed } = await pool.query("select click_num as clicks from goods where id = $1", [
    id,
  ]);
  expect(summed).toEqual([{ clicks: 4 }]);
});
