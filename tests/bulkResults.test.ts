import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { boolean, defineResource, integer, text } from "../framework/schema/index.ts";
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
/** Rows that an action takes out of sight. */
const parcels = defineResource("giftParcels", {
  api: "member/giftParcel",
  route: "/stock/gift-parcel",
  access: "stock:giftParcel",
  owner: "shop",
  fields: { name: text({ required: true }), given: boolean({ default: false, readOnly: true }) },
  label: "name",
  list: { columns: ["name"], sort: ["name", "asc"] },
  rowRule: { given: false },
  actions: { give: { bulk: true, output: { ticket: text() } } },
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

const parcelRules = defineRules(parcels, {
  actions: {
    give: ({ record, answer }) => {
      answer({ ticket: `T-${record.name}` });
      return { given: true };
    },
  },
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    resources: [...resources, flasks, parcels],
    rules: [...rules, flaskRules, parcelRules],
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

test("an action that takes a row out of the caller's sight answers with what it has done", async () => {
  const call = (name: string, body: object) =>
    server.post("harbour", `member/giftParcel/${name}`, body);
  const parcel = async (name: string): Promise<number> =>
    (await call("editSubmit", { name })).data.id;
  const [a, b] = [await parcel("A"), await parcel("B")];
  expect(await call("give", { id: a })).toMatchObject({
    code: 200,
    data: { id: a, given: true, version: 2, _output: { ticket: "T-A" } },
  });
  expect(await call("give", { ids: [b] })).toMatchObject({
    code: 200,
    data: { list: [{ id: b, given: true, _output: { ticket: "T-B" } }], failed: [] },
  });
  expect(await server.get("harbour", "member/giftParcel/get", { id: a })).toMatchObject({
    code: 404,
  });
});
