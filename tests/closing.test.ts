import { connect } from "node:net";
import { afterAll, expect, test } from "vitest";
import { chooseSize } from "./stress.ts";
import { startTestServer, type TestServer } from "./testServer.ts";

let server: TestServer | null = null;
afterAll(async () => {
  await server?.close();
});

test("S24: closing waits for calls under way, cuts stalled downloads, and ends", async () => {
  server = await startTestServer({ server: { answerMs: 500 } });
  const { app, database, shops } = server;
  await app.listen({ port: 0, host: "127.0.0.1" });
  const address = app.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await database.pool.query(
    `insert into suppliers (shop_id, name, phone, remark) select $1, 'Supplier ' || n, '0400000000', repeat('a', 500)
     from generate_series(1, $2::int) n`,
    [shops.harbour, chooseSize(20_000, 100_000)],
  );
  const { data } = await server.post(null, "common/login", {
    username: "harbour",
    password: "markethall-demo",
  });
  const head = `Host: x\r\nAuthorization: Bearer ${data.token}\r\n\r\n`;
  const stalled = Array.from({ length: 6 }, () => {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    socket.write(`GET /api/member/supplier/export HTTP/1.1\r\n${head}`);
    return socket;
  });
  // One download has started to arrive, and is not read further.
  await new Promise<void>((resolve) => stalled[0]?.once("readable", () => resolve()));
  const began = Date.now();
  const closed = server.close();
  server = null;
  await closed;
  expect(Date.now() - began).toBeLessThan(8_000);
  for (const socket of stalled) socket.destroy();
}, 120_000);
