import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { resources } from "../../../resources/index.ts";
import { rules } from "../../../server/modules.ts";
import { listStatements } from "../../../tests/listStatements.ts";
import { getCaller } from "../../../tests/oneOfEach.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { choice, defineResource, integer, parent, text } from "../../schema/index.ts";
import { definePlugin } from "../definePlugin.ts";
import { defineRules } from "../defineRules.ts";
import { invalid } from "../domainError.ts";
import { move } from "./move.ts";
import type { OperationContext } from "./operationContext.ts";
import { removeMany } from "./remove.ts";
import { restoreMany } from "./restore.ts";
import { runAction, runActions } from "./runAction.ts";
import { save } from "./save.ts";
import { saveMany } from "./saveMany.ts";

const crates = defineResource("crates", {
  api: "member/crate",
  route: "/stock/crate",
  access: "stock:crate",
  owner: "shop",
  trash: true,
  fields: {
    name: text({ required: true, unique: true }),
    weight: integer({ min: 1 }),
    parent: parent(),
    sort: integer(),
    status: choice(["open", "closed"], { default: "open" }),
  },
  label: "name",
  list: { columns: ["name", "weight"], sort: ["name", "asc"] },
  actions: {
    close: { from: ["open"], to: ["closed"] },
    weigh: { input: { weight: integer({ required: true }) }, bulk: true },
    number: { bulk: true },
    reopen: { from: ["closed"], to: ["open"] },
  },
});
let calls: string[] = [];
const note = (text: string) => calls.push(text);

const crateRules = defineRules(crates, {
  fields: { name: { beforeChange: ({ value }) => value?.trim() } },
  beforeChange: [
    ({ operation, record }) => {
      note(`before ${operation} ${record.name}`);
      if (record.weight === 13) throw invalid({ weight: { key: "validation.max" } });
      if (record.weight === 16 && operation === "restore") record.weight = 17;
      if (record.weight === 18) throw undefined;
    },
    async ({ tx, record }) => {
      if (record.weight !== 14) return;
      await tx.run(sql`update crates set weight = 1 where name = 'First'`);
      throw invalid({ weight: { key: "validation.max" } });
    },
  ],
  afterChange: ({ operation, rows }) => {
    note(`after ${operation} ${rows.map(({ record }) => record.name).join("+")}`);
  },
  beforeDelete: ({ record }) => {
    note(`before delete ${record.name}`);
    if (record.weight === 15) throw invalid({ weight: { key: "validation.max" } });
  },
  afterDelete: ({ rows }) => {
    note(`after delete ${rows.map(({ name }) => name).join("+")}`);
  },
  actions: {
    weigh: ({ input }) => ({ weight: input.weight }),
    number: async ({ tx, record }) => {
      // Sends its statement for some rows only.
      if (record.name === "First") return { weight: 50 };
      const most = await tx.readValue(sql<number>`select max(weight)::int from crates`);
      return { weight: (most ?? 0) + 1 };
    },
    reopen: {
      manual: true,
      run: async ({ tx, record }) => {
        await tx.run(sql`
          update crates set status = 'open', version = version + 1 where id = ${record.id}`);
        return undefined;
      },
    },
  },
});
const shared = definePlugin({
  name: "shared",
  hooks: {
    beforeChange: ({ resource, operation }) => {
      if (resource.name === "crates") note(`shared ${operation}`);
    },
  },
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    resources: [...resources, crates],
    rules: [...rules, crateRules],
    server: { plugins: [shared] },
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.pool.query("delete from crates");
  calls = [];
});

const write = <T>(work: (context: OperationContext) => Promise<T>): Promise<T> => {
  const caller = getCaller(server, crates);
  const { engine } = server;
  return engine.write(caller.actor, (tx) =>
    work({ ...caller, engine, tx, resource: engine.resource<string>("crates") }),
  );
};
const add = (...names: string[]) =>
  write((context) =>
    saveMany(
      context,
      names.map((name) => ({ id: null, version: null, values: { name, weight: 2 } })),
    ),
  ).then((changes) => changes.map(({ stored }) => stored?.id ?? 0));
const readAll = async () =>
  (
    await server.database.pool.query(
      "select name, weight, status, version, deleted_at is not null as deleted from crates order by name",
    )
  ).rows;
const findAction = (name: string) => {
  const action = crates.actionList.find((one) => one.name === name);
  if (!action) throw new Error(name);
  return action;
};

describe("every change runs the same hooks in the same order", () => {
  it("creates and edits", async () => {
    const [id = 0] = await add(" First ");
    expect(calls).toEqual(["shared create", "before create First", "after create First"]);
    calls = [];
    await write((context) => save(context, { id, version: null, values: { weight: 3 } }));
    expect(calls).toEqual(["shared edit", "before edit First", "after edit First"]);
  });

  it("runs an action, moves, and restores", async () => {
    const [id = 0, other = 0] = await add("First", "Second");
    calls = [];
    await write((context) => runAction(context, findAction("close"), { id, version: null }, {}));
    await write((context) => move(context, { id, parent: other, before: null }));
    await write((context) => removeMany(context, [id]));
    await write((context) => restoreMany(context, [id]));
    expect(calls).toEqual([
      ...["shared action", "before action First", "after action First"],
      ...["shared move", "before move First", "after move First"],
      ...["before delete First", "after delete First"],
      ...["shared restore", "before restore First", "after restore First"],
    ]);
  });

  it("runs the hook after the change once for a batch", async () => {
    await add("First", "Second", "Third");
    expect(calls.filter((call) => call.startsWith("after"))).toEqual([
      "after create First+Second+Third",
    ]);
  });
});

describe("a hook before a restore", () => {
  it("changes values, which get the row's one new version and are in the audit trail", async () => {
    const [same = 0, changed = 0] = await add("First", "Second");
    await server.database.pool.query("update crates set weight = 16 where name = 'Second'");
    await write((context) => removeMany(context, [same, changed]));
    await write((context) => restoreMany(context, [same, changed]));
    const { rows } = await server.database.pool.query(
      "select name, weight, version, deleted_at from crates order by name",
    );
    expect(rows).toEqual([
      { name: "First", weight: 2, version: 3, deleted_at: null },
      { name: "Second", weight: 17, version: 3, deleted_at: null },
    ]);
    const entries = await server.database.pool.query(
      "select label, changes from audit_entries where operation = 'restore' and record_id = any($1) order by label",
      [[same, changed]],
    );
    expect(entries.rows).toEqual([
      { label: "First", changes: {} },
      { label: "Second", changes: { weight: [16, 17] } },
    ]);
  });
});

describe("a rejected row of a batch", () => {
  it("is rejected too when its hook throws undefined", async () => {
    const changes = await write((context) =>
      saveMany(context, [
        { id: null, version: null, values: { name: "First" } },
        { id: null, version: null, values: { name: "Second", weight: 18 } },
      ]),
    );
    expect(changes.map(({ error }) => error)).toEqual([
      undefined,
      new Error("a rule has thrown undefined"),
    ]);
    const { rows } = await server.database.pool.query("select name from crates");
    expect(rows).toEqual([{ name: "First" }]);
  });

  it("gets its error, and the others are written", async () => {
    const changes = await write((context) =>
      saveMany(context, [
        { id: null, version: null, values: { name: "First" } },
        { id: null, version: null, values: { name: "Second", weight: 13 } },
        { id: null, version: null, values: { name: "first" } },
        { id: 999_999, version: null, values: { name: "Fourth" } },
      ]),
    );
    expect(changes.map(({ error }) => (error as { code?: string } | undefined)?.code)).toEqual([
      undefined,
      "input.invalid",
      "input.invalid",
      "record.notFound",
    ]);
    expect((await readAll()).map(({ name }) => name)).toEqual(["First"]);
  });

  it("fails the batch when its hook has written, and the rows are repeated one by one", async () => {
    const ids = await add("First", "Second");
    const answer = await server.post("harbour", "member/crate/bulkEdit", {
      ids,
      values: { weight: 14 },
    });
    expect(answer).toMatchObject({ code: 400, data: { failed: [{ id: ids[0] }, { id: ids[1] }] } });
    expect((await readAll()).map(({ weight }) => weight)).toEqual([2, 2]);
  });

  it("is neither deleted, nor are the others kept", async () => {
    const [heavy = 0, light = 0] = await add("Heavy", "Light");
    await server.database.pool.query("update crates set weight = 15 where id = $1", [heavy]);
    const removals = await write((context) => removeMany(context, [heavy, light]));
    expect(removals.map(({ error }) => error === undefined)).toEqual([false, true]);
    expect(await readAll()).toMatchObject([
      { name: "Heavy", deleted: false },
      { name: "Light", deleted: true },
    ]);
  });
});

describe("a write", () => {
  it("is left out where nothing has changed", async () => {
    const [id = 0] = await add("First");
    calls = [];
    await write((context) => save(context, { id, version: 1, values: { weight: 2 } }));
    expect(calls).toEqual(["shared edit", "before edit First"]);
    expect(await readAll()).toMatchObject([{ version: 1 }]);
  });

  it("of an action gives the row one version, also where its rule writes itself", async () => {
    const ids = await add("First", "Second");
    const requests = ids.map((id) => ({ id, version: null }));
    await write((context) => runActions(context, findAction("close"), requests, {}));
    expect(await readAll()).toMatchObject([
      { status: "closed", version: 2 },
      { status: "closed", version: 2 },
    ]);
    await write((context) => runActions(context, findAction("reopen"), requests, {}));
    expect(await readAll()).toMatchObject([
      { status: "open", version: 3 },
      { status: "open", version: 3 },
    ]);
  });

  it("of an action is recorded once, with what was given", async () => {
    const [id = 0] = await add("First");
    await write((context) =>
      runAction(context, findAction("weigh"), { id, version: null }, { weight: 8 }),
    );
    const { rows } = await server.database.pool.query(
      "select operation, action, changes from audit_entries where resource = 'crates' and record_id = $1 order by id",
      [id],
    );
    expect(rows).toMatchObject([
      { operation: "create" },
      { operation: "action", action: "weigh", changes: { weight: [2, 8] } },
    ]);
  });
});

describe("a bulk action", () => {
  it("writes its rows together when its rule sends no statement", async () => {
    const ids = await add(...Array.from({ length: 20 }, (_, index) => `Crate ${index}`));
    const statements = await listStatements(() =>
      server.post("harbour", "member/crate/weigh", { ids, weight: 8 }),
    );
    const inside = statements.slice(0, statements.indexOf("commit") + 1);
    expect(inside.filter((one) => /update "crates"/.test(one))).toHaveLength(1);
    expect((await readAll()).every(({ weight }) => weight === 8)).toBe(true);
  });

  it("lets a rule that reads see what it has written to the previous rows", async () => {
    const ids = await add("Second", "Third", "Fourth");
    await server.post("harbour", "member/crate/number", { ids });
    expect((await readAll()).map(({ weight }) => weight).sort()).toEqual([3, 4, 5]);
    const mixed = await add("First", "Fifth");
    await server.post("harbour", "member/crate/number", { ids: mixed });
    expect((await readAll()).map(({ weight }) => weight).sort()).toEqual([3, 4, 5, 50, 51]);
  });
});
