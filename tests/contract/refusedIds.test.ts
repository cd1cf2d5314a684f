import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Resource } from "../../framework/schema/index.ts";
import { resources as declared } from "../../resources/index.ts";
import { getOwnerLogin, makeOneOfEach } from "../oneOfEach.ts";
import { createSample, sampleRecord } from "../sample.ts";
import { startTestServer, type TestServer } from "../testServer.ts";

const resources: readonly Resource[] = declared;
const targets: Record<string, number> = {};
const missing = [987_654_321, 987_654_322];
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await makeOneOfEach(server, resources, targets);
  // The ids are refused before anybody looks for the customers of an action.
  targets.buyers = missing[0] ?? 0;
}, 120_000);
afterAll(() => server.close());

const addSupplier = async (): Promise<number> => {
  const suppliers = resources.find(({ name }) => name === "suppliers");
  if (!suppliers) throw new Error("no suppliers are declared");
  const { data } = await server.post(
    "harbour",
    "member/supplier/editSubmit",
    sampleRecord(suppliers, targets),
  );
  return data.id;
};

describe("D1: a call by ids of which every id is refused is refused itself", () => {
  test.each(
    resources
      .filter(({ readOnly, singleton }) => !readOnly && !singleton)
      .map((resource) => [resource.name, resource] as const),
  )("%s", async (_name, resource) => {
    const owner = getOwnerLogin(resource);
    const calls: [string, object][] = resource.actionList.map((action) => [
      action.call,
      { ids: missing, ...(action.input ? createSample(action.input, targets) : {}) },
    ]);
    if (resource.operations.includes("delete")) calls.push(["delete", { ids: missing }]);
    if (resource.operations.includes("delete") && resource.trash)
      calls.push(["restore", { ids: missing }], ["purge", { ids: missing }]);

    for (const [call, body] of calls) {
      const answer = await server.post(owner, `${resource.api}/${call}`, body);
      expect(answer, `${call}: ${answer.message}`).toMatchObject({ status: 200, code: 404 });
      expect(answer.message, call).not.toBe("");
      expect(answer.data, call).toMatchObject({
        error: "record.notFound",
        failed: missing.map((id) => ({ id, code: 404, error: "record.notFound" })),
      });
    }
  });

  test("an action, a deletion and a bulk edit report errors, with the code of their rows", async () => {
    const shelf = await server.post("harbour", "member/goods/xiajia", { ids: [targets.goods] });
    expect(shelf).toMatchObject({
      code: 409,
      data: { error: "record.statusNotAllowed", list: [] },
    });
    expect(shelf.data.failed).toMatchObject([
      { id: targets.goods, code: 409, message: shelf.message },
    ]);

    const supplier = targets.suppliers;
    const used = await server.post("harbour", "member/supplier/delete", { ids: [supplier] });
    if (used.code === 200)
      await server.post("harbour", "member/supplier/restore", { ids: [supplier] });

    const department = await server.post("harbour", "member/dept/delete", {
      ids: `${targets.departments}`,
    });
    expect(department, department.message).toMatchObject({
      code: 409,
      data: { error: "record.referenced", ids: [] },
    });
    expect(department.message).toMatch(/^Still used by \d+ [a-z]/);

    const edited = await server.post("harbour", "member/supplier/bulkEdit", {
      ids: missing,
      values: { name: "Other" },
    });
    expect(edited).toMatchObject({
      code: 404,
      data: { list: [], failed: [{ id: missing[0] }, { id: missing[1] }] },
    });
  });

  test("rows with different reasons are counted, the first reason is named", async () => {
    const answer = await server.post("harbour", "member/dept/delete", {
      ids: [targets.departments, missing[0]],
    });
    expect(answer).toMatchObject({ code: 409, data: { error: "bulk.allRejected", ids: [] } });
    expect(answer.message).toMatch(/^None of the 2 records were changed\. First: Still used by/);
    expect(answer.data.failed).toMatchObject([{ code: 409 }, { code: 404 }]);
    const chinese = await server.post(
      "harbour",
      "member/dept/delete",
      { ids: [targets.departments, missing[0]] },
      { lang: "zh_CN" },
    );
    expect(chinese.message).toMatch(/^2 条记录均未处理。第一条：仍有/);
  });

  test("some refused leaves the call a success that lists them", async () => {
    const supplier = await addSupplier();
    const answer = await server.post("harbour", "member/supplier/delete", {
      ids: [supplier, missing[0]],
    });
    expect(answer).toMatchObject({
      code: 200,
      data: { ids: [supplier], failed: [{ id: missing[0], code: 404 }] },
    });
  });

  test("the REST twin answers the same errors with their status", async () => {
    const { statusCode, json } = await server
      .request("harbour", { method: "DELETE", url: `/api/rest/departments/${targets.departments}` })
      .then((response) => ({ statusCode: response.statusCode, json: response.json() }));
    expect(statusCode).toBe(409);
    expect(json).toMatchObject({ code: 409, data: { error: "record.referenced" } });
  });

  test("an empty body is rejected for its missing record first", async () => {
    for (const call of ["member/goods/shangjia", "member/goods/delete", "member/refund/refuse"])
      expect((await server.post("harbour", call, {})).message, call).toBe(
        "Select at least one record",
      );
  });

  test("a list that may not be empty is rejected with its choices", async () => {
    const role = { name: "Nobody", sort: 1, department: targets.departments, permissions: [] };
    const { message } = await server.post("harbour", "member/role/editSubmit", role);
    expect(message).toBe("Permissions: choose at least one");
  });
});
