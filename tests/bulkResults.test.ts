import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { defineResource, integer, text } from "../framework/schema/index.ts";
import { defineRules } from "../framework/server/defineRules.ts";
import { resources } from "../resources/index.ts";
import { rules } from "../server/modules.ts";
import { startTestServer, type TestServer } from "./testServer.ts";

const flasks = defineResource("flasks", {
  api: "member/flask",
  route: "/stock/flask",
  access: "stock:flask",
  owner: "shop",
  trash: true,
  fields: { name: text({ required: true }), volume: integer() },
  label: "name",
  list: { columns: ["name"], sort: ["name", "asc"] },
  actions: { fill: { bulk: true } },
});
const breakOn = (name: unknown) => {
  if (name === "Cracked") throw new Error("a mistake of the rule");
};
const flaskRules = defineRules(flasks, {
  beforeChange: ({ record, before }) => {
    if (before) breakOn(record.name);
  },
  beforeDelete: ({ record }) => breakOn(record.name),
  actions: { fill: () => ({ volume: 5 }) },
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    resources: [...resources, flasks],
    rules: [...rules, flaskRules],
  });
});
afterAll(() => server.close());
beforeEach(() => server.database.pool.query("delete from flasks"));

const post = (call: string, body: object) => server.post("harbour", `member/flask/${call}`, body);
const add = async (name: string): Promise<number> => (await post("editSubmit", { name })).data.id;

test.each([
  ["fill", {}, { volume: 5 }],
  ["bulkEdit", { values: { volume: 7 } }, { volume: 7 }],
  ["delete", {}, { deleted: true }],
])(
  "a mistake in the rule of one row fails this row of %s, and the caller learns which rows are done",
  async (call, more, done) => {
    const ids = [await add("Whole"), await add("Cracked"), await add("Sound")];
    const answer = await post(call, { ids, ...more });
    expect(answer).toMatchObject({
      code: 200,
      data: {
        failed: [
          {
            id: ids[1],
            code: 500,
            error: "server.internalError",
            message: expect.stringMatching(/^Something went wrong\. Reference: [0-9a-f]{8}$/),
          },
        ],
      },
    });
    expect(JSON.stringify(answer)).not.toContain("a mistake of the rule");
    const { rows } = await server.database.pool.query(
      "select id, volume, deleted_at is not null as deleted from flasks order by id",
    );
    const untouched = { volume: null, deleted: false };
    expect(rows).toEqual([
      { id: ids[0], ...untouched, ...done },
      { id: ids[1], ...untouched },
      { id: ids[2], ...untouched, ...done },
    ]);
  },
);

test("a call answers 500 when the mistake leaves no row done", async () => {
  const answer = await post("fill", { ids: [await add("Cracked")] });
  expect(answer).toMatchObject({ code: 500, data: { error: "server.internalError" } });
});
