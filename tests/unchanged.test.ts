import { afterAll, beforeAll, expect, test } from "vitest";
import { resources } from "../resources/index.ts";
import { rules } from "../server/modules.ts";
import { things, thingsRules } from "./everyKind.ts";
import { createSample } from "./sample.ts";
import { startTestServer, type TestServer } from "./testServer.ts";

let server: TestServer;
let record: Record<string, unknown> & { id: number; lines: Record<string, unknown>[] };
const submit = (values: object) =>
  server.post("harbour", "member/thing/editSubmit", { id: record.id, version: 1, ...values });
const operations = async () =>
  (await server.get("harbour", "member/thing/getHistory", { id: record.id })).data.list.map(
    (entry: { operation: string }) => entry.operation,
  );

beforeAll(async () => {
  server = await startTestServer({
    resources: [...resources, things],
    rules: [...rules, thingsRules],
  });
  const supplier = await server.post("harbour", "member/supplier/editSubmit", {
    name: "Tea",
    phone: "0291 570 111",
  });
  const fields = Object.fromEntries(
    Object.entries(things.fields).filter(([name]) => name !== "platformNote"),
  );
  const made = await server.post("harbour", "member/thing/editSubmit", {
    ...createSample(fields, { suppliers: supplier.data.id }),
    rich: '<p onclick="x()">Rich</p>',
    free: { zebra: 1, a: { y: 1, b: [{ z: null, c: 2 }] } },
  });
  expect(made, made.message).toMatchObject({ code: 200, data: { version: 1 } });
  record = made.data;
});
afterAll(() => server.close());

test("a save of what is there raises no version, and leaves neither a time nor a line of the trail", async () => {
  const { secret: _, server: _app, twice: _twice, ...given } = record;
  for (const values of [
    given,
    { rich: '<p onclick="x()">Rich</p>' },
    { lines: record.lines },
    {},
  ]) {
    const saved = await submit(values);
    expect(saved, saved.message).toMatchObject({
      code: 200,
      data: { version: 1, updTime: record.updTime },
    });
    expect(saved.data.lines).toEqual(record.lines);
    expect(saved.data._labels).toEqual(record._labels);
  }
  expect(await operations()).toEqual(["create"]);
});
test("a stale version is refused, though nothing would change", async () => {
  expect(await submit({ version: 7, name: record.name })).toMatchObject({
    code: 409,
    data: { error: "record.stale", current: { version: 1 } },
  });
});
test("one child row, their order, or a password is a change", async () => {
  const [first, second] = record.lines;
  for (const [index, values] of [
    { lines: [second, first] },
    { lines: [second, { ...first, label: "Other" }] },
    { lines: [second] },
    { secret: "another secret" },
  ].entries())
    expect((await submit({ version: index + 1, ...values })).data.version).toBe(index + 2);
  expect(await operations()).toEqual(["edit", "edit", "edit", "create"]);
});
