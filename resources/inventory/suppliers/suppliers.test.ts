import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("a paused supplier's credit limit is locked, and the error says why", async () => {
  const save = (values: object) => server.post("harbour", "member/supplier/editSubmit", values);
  const { id } = (await save({ name: "Bakery", phone: "0400 000 000", creditLimit: 500 })).data;
  await server.post("harbour", "member/supplier/pause", { id, reason: "Moving" });

  const refused = await save({ id, creditLimit: 900 });
  expect(refused.code).toBe(400);
  expect(refused.data.errors.creditLimit).toBe(
    "A paused supplier keeps its credit limit. Resume the supplier to change it.",
  );
  // The same value is no change.
  expect((await save({ id, creditLimit: 500, contact: "Ana" })).code).toBe(200);

  await server.post("harbour", "member/supplier/resume", { id });
  expect((await save({ id, creditLimit: 900 })).data.creditLimit).toBe(900);
});
