import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../tests/testServer.ts";
import { addAdmin } from "../addAdmin.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("the first administrator signs in with the password that is printed, and has to change it", async () => {
  const password = await addAdmin(server.database, "root");
  const login = await server.post(null, "common/login", { username: "root", password });
  expect(login.code, login.message).toBe(200);
  const headers = { authorization: `Bearer ${login.data.token}` };
  const session = await server.get(null, "member/shop/get", {}, headers);
  expect(session.data).toMatchObject({
    roles: ["admin"],
    mustChangePassword: true,
    member: { realm: "platform" },
  });
  expect((await server.get(null, "system/country/getList", {}, headers)).code).toBe(403);
});
test("a name that is taken, or none, is refused in a sentence", async () => {
  await expect(addAdmin(server.database, "Harbour")).rejects.toThrow(
    "The username Harbour is already taken",
  );
  for (const name of ["", "a b", "shop:mia", "x"])
    await expect(addAdmin(server.database, name)).rejects.toThrow("isn't a valid username");
});
