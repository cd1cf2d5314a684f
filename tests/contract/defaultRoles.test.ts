import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoMembers } from "../../demo/members.ts";
import { toSystemContext } from "../../framework/server/operations/systemContext.ts";
import { transaction } from "../../framework/server/transaction.ts";
import { resources } from "../../resources/index.ts";
import { initializeShop, type Job, listJobRights } from "../../resources/shop/testing.ts";
import { makeOneOfEach } from "../oneOfEach.ts";
import { startTestServer, type TestServer } from "../testServer.ts";

let server: TestServer;
const targets: Record<string, number> = {};
beforeAll(async () => {
  server = await startTestServer();
  await makeOneOfEach(server, resources, targets);
}, 120_000);
afterAll(() => server.close());

/** Screens of each job, calls that its permissions grant, and what they deny. */
const jobs: Record<
  Job,
  { screens: string[]; acts: [call: string, body: object][]; closed: string[] }
> = {
  manager: {
    screens: [
      "member/order",
      "member/goods",
      "member/refund",
      "member/comment",
      "member/supplier",
      "member/withdraw",
      "member/dept",
    ],
    acts: [
      ["member/order/ship", { ids: [1] }],
      ["member/refund/agree", { ids: [1] }],
    ],
    closed: ["member/role", "member/shopAccount"],
  },
  catalogue: {
    screens: [
      "member/goods",
      "member/goodsTag",
      "member/shopCate",
      "member/goodsRelate",
      "member/shopFreight",
      "member/comment",
    ],
    acts: [
      ["member/goods/shangjia", { ids: [1] }],
      ["member/goods/editSubmit", { id: 1 }],
    ],
    closed: ["member/order", "member/withdraw", "member/role"],
  },
  purchasing: {
    screens: ["member/supplier", "member/storage"],
    acts: [["member/supplier/editSubmit", { id: 1 }]],
    closed: ["member/order", "member/withdraw"],
  },
  warehouse: {
    screens: ["member/storage", "member/order", "member/supplier"],
    acts: [
      ["member/order/ship", { ids: [1] }],
      ["member/order/delivery", {}],
    ],
    closed: ["member/withdraw", "member/refund", "member/role"],
  },
  finance: {
    screens: ["member/withdraw", "member/order", "member/refund", "member/supplier"],
    acts: [["member/withdraw/cancel", { ids: [1] }]],
    closed: ["member/role", "member/storage"],
  },
  service: {
    screens: ["member/order", "member/refund", "member/comment", "member/goods"],
    acts: [
      ["member/refund/agree", { ids: [1] }],
      ["member/refund/refuse", { ids: [1], reason: "No" }],
    ],
    closed: ["member/withdraw", "member/storage", "member/role"],
  },
};

describe("D3: the default roles of a shop can do their work", () => {
  test.each(Object.entries(jobs))("%s", async (job, { screens, acts, closed }) => {
    const user = await server.hire(listJobRights(job as Job));
    for (const api of screens)
      expect(await server.get(user, `${api}/getList`), api).toMatchObject({ code: 200 });
    for (const [call, body] of acts)
      expect((await server.post(user, call, body)).code, call).not.toBe(403);
    for (const api of closed) {
      const { code } = await server.get(user, `${api}/getList`);
      expect([403, 404], api).toContain(code);
    }
    expect((await server.get(user, "common/deliveryType/getSelector")).code).toBe(200);
  });

  test("a new shop has a department and a role for each job", async () => {
    const { pool } = server.database;
    const { rows } = await pool.query("insert into shops (name) values ('New') returning id");
    await transaction(pool, { tenant: "none" }, "write", (tx) =>
      initializeShop(toSystemContext({ engine: server.engine, tx }), rows[0].id, "zh-CN"),
    );
    const made = await pool.query(
      "select name, permissions from roles where shop_id = $1 order by id",
      [rows[0].id],
    );
    expect(made.rows.map(({ name }) => name)).toEqual([
      "店长",
      "商品编辑",
      "采购员",
      "仓库管理员",
      "会计",
      "客服专员",
    ]);
    const entries = await pool.query(
      "select resource, operation, count(*)::integer as count from audit_entries where shop_id = $1 group by 1, 2 order by 1",
      [rows[0].id],
    );
    expect(entries.rows).toEqual([
      { resource: "departments", operation: "create", count: 6 },
      { resource: "roles", operation: "create", count: 6 },
    ]);
    for (const { name, permissions } of made.rows)
      expect(permissions.length, name).toBeGreaterThan(3);
  });

  test("the demo's people hold them", () => {
    const listRights = (name: string) =>
      demoMembers.find(({ username }) => username === name)?.roles[0]?.permissions ?? [];
    expect(listRights("harbour:mia")).toEqual(expect.arrayContaining(listJobRights("warehouse")));
    expect(listRights("harbour:leo")).toEqual(expect.arrayContaining(listJobRights("finance")));
    expect(listRights("harbour:ana")).toEqual(expect.arrayContaining(listJobRights("service")));
    const roles = demoMembers.find(({ username }) => username === "harbour:ana")?.roles;
    expect(roles).toHaveLength(2);
    // Each screen of the second role opens: purchases need products, warehouses and stock.
    expect(roles?.[1]?.permissions).toEqual(expect.arrayContaining(listJobRights("purchasing")));
  });
});
