import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { resources } from "../../../resources/index.ts";
import { listStatements } from "../../../tests/listStatements.ts";
import {
  getCaller,
  getOwnerLogin,
  isMadeByCalls,
  makeOneOfEach,
  readSkuId,
} from "../../../tests/oneOfEach.ts";
import { sampleRecord } from "../../../tests/sample.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { findField } from "../../schema/index.ts";
import { saveAndRead } from "./save.ts";
import { readSaveRequest } from "./saveRequest.ts";

/** What a save of one row may send, from the beginning of its transaction to the commit. */
const maxStatements = 12;

let server: TestServer;
const targets: Record<string, number> = {};
beforeAll(async () => {
  server = await startTestServer();
  await makeOneOfEach(server, resources, targets);
});
afterAll(() => server.close());

test("a save that replaces a product's variants, parameters, tags and category sends 13 statements", async () => {
  const resource = server.engine.resource<string>("goods");
  const caller = getCaller(server, resource);
  /** Saves a product; returns it, and the number of statements between the first and the commit. */
  const save = (body: Readonly<Record<string, unknown>>) =>
    server.engine.write(caller.actor, async (tx) => {
      const request = readSaveRequest(resource, body, caller.actor);
      const record = await saveAndRead({ ...caller, engine: server.engine, tx, resource }, request);
      return { record, sent: tx.statements };
    });
  const sizes = ["S", "M", "L"].map((name, index) => ({ id: index + 1, name }));
  const { record } = await save({
    title: { en: "Scarf" },
    attributes: [{ id: 1, name: "Size", values: sizes }],
    skus: ["1", "2"].map((attrPath) => ({ attrPath, price: 10, stock: 1 })),
    params: [{ name: "Fabric", value: "Linen" }],
  });
  const { id } = record;
  const [first] = record.skus as Record<string, unknown>[];
  // In addition: the beginning, the notification and the commit.
  const replaced = await save({
    id,
    category: targets.categories,
    tagIds: [targets.goodsTags],
    skus: [
      { ...first, price: 12, stock: 5, expectedStock: 1 },
      { attrPath: "3", price: 9, stock: 2 },
    ],
    params: [{ name: "Fabric", value: "Wool" }],
  });
  expect(replaced).toMatchObject({ sent: 10, record: { price: 900, maxPrice: 1200, stock: 7 } });
  const params = [{ name: "Fabric", value: "Silk" }];
  expect(await save({ id, sort: 4, params })).toMatchObject({ sent: 6, record: { params } });
});

describe("a save of one row", () => {
  it.each(
    resources
      .filter((resource) => isMadeByCalls(resource) && resource.operations.includes("edit"))
      .map((resource) => [resource.name, resource] as const),
  )("of %s sends few statements", async (name, resource) => {
    let sent = 0;
    const login = getOwnerLogin(resource);
    targets.skus = await readSkuId(server, targets);
    const sample = Object.entries(sampleRecord(resource, targets));
    const given = Object.fromEntries(
      sample.filter(([field]) => !findField(resource, field)?.options.createOnly),
    );
    const statements = await listStatements(async () => {
      const answer = await server.post(login, `${resource.api}/editSubmit`, {
        ...given,
        id: targets[name],
      });
      sent = answer.code;
    }, `"${resource.table}"`);
    expect(sent).toBe(200);
    const inside = statements.slice(
      statements.findIndex((one) => one.startsWith("begin")),
      statements.indexOf("commit") + 1,
    );
    expect(inside.length, inside.join("\n")).toBeLessThanOrEqual(maxStatements);
  });
});
