import { afterAll, beforeAll, expect, test } from "vitest";
import { compiler } from "../../../framework/server/tables/compiler.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { countUses } from "../materials/queries/findUses.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("load: the records of a shop are searched once for all files, and not once for each", async () => {
  const { engine, shops } = server;
  const actor = {
    id: 1,
    name: "Harbour",
    realm: "shop",
    tenantId: shops.harbour,
    roles: [],
    permissions: [],
  } as const;
  await engine.read(actor, async (tx) => {
    let plan = "";
    const explaining: Pick<typeof tx, "run"> = {
      run: async (query) => {
        const { sql, parameters } = query.compile(compiler);
        plan = JSON.stringify(await tx.text(`explain (costs off) ${sql}`, parameters));
        return [];
      },
    };
    const explained = Object.assign(Object.create(tx), explaining);
    await countUses({ tx: explained, actor, locale: "en", resources: engine.resources }, [1, 2, 3]);
    expect(plan).toContain("CTE Scan on uses");
  });
});
