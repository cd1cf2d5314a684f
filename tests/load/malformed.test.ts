import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCampaign } from "../../bench/malformed/campaign.ts";
import { readOperations } from "../../bench/malformed/generateCall.ts";
import { chooseSize } from "../stress.ts";
import { startTestServer, type TestServer } from "../testServer.ts";

const count = chooseSize(300, 5000);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ server: { store: { perMinute: 0 } } });
  await server.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => server.close());

test.each([
  "lang[a]=1",
  "lang[]=1&lang[]=2",
  "languages[a]=1",
  "page[a]=1",
  "pageSize[toString]=1",
  "rating[a]=1",
])("S9: a storefront call with ?%s is answered, and not with a fault", async (query) => {
  const answer = await server.app.inject({ url: `/api/store/v1/shops/1?${query}` });
  expect([400, 404]).toContain(answer.statusCode);
});

test("S9: a role with an object for a number is rejected", async () => {
  const answer = await server.post("harbour", "member/changeRole", { roleId: { toString: 1 } });
  expect(answer).toMatchObject({ status: 200, code: 400 });
});

test.each(["9".repeat(400), "1,x", "-1", "1.5"])(
  "S9: uses of materials %s are refused",
  async (ids) => {
    expect(await server.get("harbour", "member/source/uses", { ids })).toMatchObject({
      status: 200,
      code: 400,
    });
  },
);

test(`S9: ${count} malformed calls over all documented operations are answered without a fault`, async () => {
  const base = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  const document: unknown = (await server.app.inject({ url: "/api/openapi.json" })).json();
  const { operations, components } = readOperations(document);
  expect(operations.length).toBeGreaterThan(1000);
  const users: Readonly<Record<string, string>> = { shop: "harbour", platform: "platform" };
  const tokens = new Map<string, string>();
  const open = async (username: string, from: number): Promise<string> => {
    const answer = await server.app.inject({
      method: "POST",
      url: "/api/common/login",
      payload: { username, password: "markethall-demo" },
      remoteAddress: `127.9.${from % 250}.1`,
    });
    return answer.json().data?.token ?? "";
  };
  let renewals = 0;
  const report = await runCampaign({
    bases: [base],
    operations,
    components,
    seed: 20_261_122,
    count,
    workers: 8,
    tokenFor: async (login, isRenewed) => {
      const user = users[login];
      if (!user) return login === "garbage" ? "not-a-token" : null;
      const known = tokens.get(user);
      if (known && !isRenewed) return known;
      renewals += 1;
      const token = await open(user, renewals);
      tokens.set(user, token);
      return token;
    },
  });
  expect(report.failures).toEqual([]);
  expect(report.calls).toBe(count);
}, 240_000);
