import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { defineResource, integer, money, text } from "../framework/schema/index.ts";
import { defineRules } from "../framework/server/defineRules.ts";
import { resources } from "../resources/index.ts";
import { rules } from "../server/modules.ts";
import { startTestServer, type TestServer } from "./testServer.ts";

const crates = defineResource("crates", {
  api: "member/parcel",
  route: "/order/parcel",
  access: "order:parcel",
  owner: "shop",
  fields: { name: text({ required: true }), weight: integer({ required: true, min: 1 }) },
  list: { columns: ["name", "weight"] },
  actions: { seal: { output: { code: text({ required: true }) } } },
  calls: {
    quote: {
      input: { weight: integer({ required: true, min: 1 }) },
      output: { fee: money({ required: true }) },
    },
    addOne: { method: "POST", right: "edit", output: { count: integer({ required: true }) } },
  },
});
const parcelRules = defineRules(crates, {
  actions: {
    seal: ({ record, answer }) => {
      answer({ code: `seal-${record.name}` });
      return undefined;
    },
  },
  calls: {
    quote: ({ input }) => ({ fee: input.weight * 1050 }),
    addOne: async ({ tx }) => ({
      count: (await tx.run(sql`update crates set weight = weight + 1 returning id`)).length,
    }),
  },
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    resources: [...resources, crates],
    rules: [...rules, parcelRules],
  });
});
afterAll(() => server.close());

test("an extra call takes its declared input, and answers its declared output on the wire", async () => {
  expect((await server.get("harbour", "member/parcel/quote", { weight: 3 })).data).toEqual({
    fee: 31.5,
  });
});
test("an extra call refuses what its input does not allow, and names the field", async () => {
  for (const weight of ["0", "heavy", ""]) {
    const rejected = await server.get("harbour", "member/parcel/quote", { weight });
    expect(rejected.code).toBe(400);
    expect(rejected.data.errors.weight).toContain("inputs.quote.weight");
  }
  expect(
    (await server.get("harbour", "member/parcel/quote", { weight: 1, size: 2 })).data.errors.size,
  ).toBeTruthy();
});
test("an extra call needs its right, and its method", async () => {
  const looker = await server.hire(["order:parcel"]);
  expect((await server.get(looker, "member/parcel/quote", { weight: 1 })).code).toBe(200);
  expect((await server.post(looker, "member/parcel/addOne")).code).toBe(403);
  expect((await server.get(null, "member/parcel/quote", { weight: 1 })).code).toBe(401);
  expect(
    (
      await server.post(
        await server.hire(["order:parcel", "order:parcel:edit"]),
        "member/parcel/addOne",
      )
    ).data,
  ).toEqual({
    count: 0,
  });
});
test("what an action answers in addition to the record is sent once and stored nowhere", async () => {
  const { data } = await server.post("harbour", "member/parcel/editSubmit", {
    name: "p1",
    weight: 2,
  });
  const sealed = await server.post("harbour", "member/parcel/seal", { id: data.id });
  expect(sealed.data).toMatchObject({ id: data.id, name: "p1", _output: { code: "seal-p1" } });
  const several = await server.post("harbour", "member/parcel/seal", { ids: [data.id] });
  expect(several.data.list).toMatchObject([{ id: data.id, _output: { code: "seal-p1" } }]);
  const history = await server.get("harbour", "member/parcel/getHistory", { id: data.id });
  expect(JSON.stringify(history.data)).not.toContain("seal-p1");
});
test("a declared call without a rule stops the server from starting", async () => {
  await expect(startTestServer({ resources: [...resources, crates], rules })).rejects.toThrow(
    "crates.calls.quote",
  );
});
