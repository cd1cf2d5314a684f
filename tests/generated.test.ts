import { parse } from "csv-parse/sync";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  findField,
  getAccess,
  getShownView,
  isSearchable,
  listChoiceValues,
  listMenuItemPermissions,
  listMenuItems,
  listReadableFields,
  listRights,
  type Resource,
  toPermission,
  toTableName,
} from "../framework/schema/index.ts";
import { queryPool } from "../framework/server/database/queryPool.ts";
import type { TableRow } from "../framework/server/tables/DB.ts";
import { resources as declared } from "../resources/index.ts";
import { rules } from "../server/modules.ts";
import {
  addReferencedRows,
  addRowId,
  findTarget,
  getCaller,
  getOwnerLogin,
  isMadeByCalls,
  tryOneOfEach,
} from "./oneOfEach.ts";
import { createSample, invalidValues, opened, sampleRecord, type Targets } from "./sample.ts";
import { startTestServer, type TestServer } from "./testServer.ts";

const resources: readonly Resource[] = declared;
let server: TestServer;
/** One row of each resource for the others to reference, in harbour's shop for shop resources. */
const targets: Record<string, number> = {};
/** Why the server refused the sample of a resource, by the resource's name. */
let refused: ReadonlyMap<string, string> = new Map();
const getOtherShop = (resource: Resource) => (resource.owner === "shop" ? "laneway" : "harbour");

beforeAll(async () => {
  server = await startTestServer();
  const rejected = await tryOneOfEach(server, resources, targets);
  refused = await addReferencedRows(server, resources, targets, rejected);
}, 120_000);
afterAll(() => server.close());

/** Resources with rules for a row before it is written, which may write its texts in capitals. */
const withRules = new Set(
  rules.flatMap(({ resource, rules: own }) => (own.beforeChange || own.fields ? [resource] : [])),
);
const toCompared = ({ name }: Resource, value: unknown): unknown =>
  withRules.has(name) && typeof value === "string" ? value.toUpperCase() : value;

const dump = async (resource: Resource) =>
  (await server.database.pool.query(`select * from ${toTableName(resource)} order by id`)).rows;
const make = async (
  resource: Resource,
  user = getOwnerLogin(resource),
  more: Targets | object = {},
) => {
  const answer = await server.post(user, `${resource.api}/editSubmit`, {
    ...sampleRecord(resource, targets),
    ...more,
  });
  expect(answer, answer.message).toMatchObject({ code: 200 });
  return answer.data as { id: number; version: number } & Record<string, unknown>;
};
const pick = (record: object, wanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => wanted(name)));
/** The permissions of an account's roles: a member that changes the account must have them too. */
const listRoleRights = async (
  resource: Resource,
  record: Record<string, unknown>,
): Promise<string[]> => {
  const name = ["roles", "adminRoles"].find((one) => Object.hasOwn(resource.fields, one));
  const field = name ? findField(resource, name) : undefined;
  const target = field && findTarget(field);
  if (!name || !target) return [];
  const rows = await queryPool(
    server.database.pool,
    sql<Pick<TableRow<"roles">, "permissions">>`
      select permissions from ${sql.table(toTableName(server.engine.resource(target)))} where id = any(${record[name]})`,
  );
  return [...new Set(rows.flatMap(({ permissions }) => permissions))];
};
/** Preconditions of actions other than the source state. */
const conditions: Readonly<Record<string, (id: number) => Promise<unknown>>> = {
  resetTwoStep: (id) =>
    server.database.pool.query(
      `insert into credentials (member_id, totp_secret, totp_since) values ($1, 'sample', now())
       on conflict (member_id) do update set totp_secret = 'sample', totp_since = now()`,
      [id],
    ),
};
/**
 * Actions that need more than their state and a sample of their input: a delivery that fits the
 * lines, something that is owed. The tests of their resources run them.
 */
const needsMore: ReadonlySet<string> = new Set([
  "purchases receive",
  "purchases close",
  "purchases recordInvoice",
  "purchases pay",
  "suppliers pay",
  "stockCounts start",
  "stockCounts recount",
]);
/** Another value of an editable field; of a resource without one, of its label field. */
const changed = (resource: Resource) => {
  const fields = Object.entries(resource.fields).filter(
    ([, { options }]) => !options.readOnly && !options.visibleWhen,
  );
  const [name = resource.label] =
    fields.find(
      ([, { kind, options }]) => kind === "text" && !("pattern" in options && options.pattern),
    ) ??
    fields.find(([, { kind }]) => kind === "localized") ??
    fields.find(([, { kind }]) => kind === "longText") ??
    [];
  const field = findField(resource, name);
  return {
    [name]:
      sampleRecord(resource, targets)[name] ??
      createSample(field ? { [name]: opened(field) } : {}, targets)[name],
  };
};

describe.each(resources.map((resource) => [resource.name, resource] as const))(
  "%s",
  (_name, resource) => {
    // A refused sample stops the tests of its own resource only.
    beforeEach(() => {
      const reason = refused.get(resource.name);
      if (reason) throw new Error(reason);
    });
    const owner = getOwnerLogin(resource);
    const stored = isMadeByCalls(resource);
    const deletable = resource.operations.includes("delete");
    /** A row to test operations on: a new one if the form can create it. */
    const one = async (): Promise<{ id: number }> => {
      if (stored) return make(resource);
      const id = await addRowId(server, resource);
      if (id === null) throw new Error(`there is no row of ${resource.name}`);
      return { id };
    };

    /** Whether a user's export contains a row; false for an empty export. */
    const isExported = async (user: string, id: number): Promise<boolean> => {
      const { headers, body } = await server.request(user, {
        method: "GET",
        url: `/api/${resource.api}/export?ids=${id}`,
      });
      return (
        String(headers["content-type"]).startsWith("text/csv") &&
        parse(body, { bom: true }).length > 1
      );
    };

    test("lists, sorts by its declared fields, and rejects others", async () => {
      expect(await server.get(owner, `${resource.api}/getList`)).toMatchObject({
        code: 200,
        data: { page: 1, pageSize: 20 },
      });
      for (const name of [...Object.keys(resource.fields), "id", "addTime"]) {
        const field = findField(resource, name);
        const sortable = field?.options.sortable || resource.sort[0] === name;
        for (const order of ["asc", "desc"]) {
          const { code } = await server.get(owner, `${resource.api}/getList`, {
            sort: name,
            order,
          });
          expect(code, `sort by ${name} ${order}`).toBe(sortable ? 200 : 400);
        }
      }
      for (const bad of [
        { page: 0 },
        { page: "x" },
        { pageSize: 1001 },
        { pageSize: -1 },
        { sort: "nothing" },
        { order: "sideways", sort: "id" },
        { nothing: 1 },
        { ids: "1;drop" },
        { ids: "1e99" },
      ])
        expect(
          (await server.get(owner, `${resource.api}/getList`, bad as never)).code,
          JSON.stringify(bad),
        ).toBe(400);
    });

    test("filters by every declared filter, with every operator, and by no other", async () => {
      const readable = listReadableFields(getCaller(server, resource).actor, resource.fields);
      for (const [name, field] of Object.entries(resource.fields)) {
        const { [name]: written } = createSample({ [name]: opened(field) }, targets);
        const value =
          listChoiceValues(field)[0] ??
          (findTarget(field) ? targets[findTarget(field) ?? ""] : written);
        const text =
          typeof value === "object" || value === undefined || value === null || value === ""
            ? "1"
            : String(value);
        for (const operator of [
          "",
          "_ne",
          "_in",
          "_notIn",
          "_empty",
          "_gt",
          "_gte",
          "_lt",
          "_lte",
          "_contains",
          "_startsWith",
          "_under",
        ]) {
          const { code, message } = await server.get(owner, `${resource.api}/getList`, {
            [name + operator]: operator === "_empty" ? "true" : text,
          });
          const isOffered =
            (field.options.filter || field.kind === "parent") && readable.includes(name);
          if (!isOffered) expect(code, `${name}${operator}`).toBe(400);
          else expect([200, 400], `${name}${operator}: ${message}`).toContain(code);
          if (
            isOffered &&
            field.options.filter &&
            ["", "_ne", "_in", "_notIn", "_empty"].includes(operator)
          )
            expect(code, `${name}${operator}: ${message}`).toBe(200);
        }
      }
      const search = await server.get(owner, `${resource.api}/getList`, { q: "1 ' 周三 %_\\ x" });
      expect(search.code, search.message).toBe(isSearchable(resource) ? 200 : 400);
      for (const call of ["getCounts", "getSums", "getIds", "getSelector"])
        expect((await server.get(owner, `${resource.api}/${call}`)).code, call).toBe(200);
    });

    test("requires a token, and grants its rights only", async () => {
      const calls = ["getList", "getSelector", "getCounts", "get", "getHistory"];
      const platform = resource.owner !== "shop";
      const without = await server.hire([], platform ? null : "harbour");
      for (const call of calls) {
        expect((await server.get(null, `${resource.api}/${call}`)).code).toBe(401);
        expect(await server.get(without, `${resource.api}/${call}`, { id: 1 }), call).toMatchObject(
          {
            code: 403,
            data: { permission: resource.access },
          },
        );
      }
      const looking = await server.hire([resource.access], platform ? null : "harbour");
      expect((await server.get(looking, `${resource.api}/getList`)).code).toBe(200);
      for (const { access } of resource.viewList) {
        const user = await server.hire([access], platform ? null : "harbour");
        expect((await server.get(user, `${resource.api}/getList`)).code, access).toBe(200);
      }
      const record = await one();
      const before = await dump(resource);
      const rejected = async (call: string, command: string, body: object) =>
        expect(await server.post(looking, `${resource.api}/${call}`, body), call).toMatchObject({
          code: 403,
          data: { permission: toPermission(resource, command) },
        });
      if (resource.operations.includes("export"))
        expect(await server.get(looking, `${resource.api}/export`), "export").toMatchObject({
          code: 403,
          data: { permission: toPermission(resource, "export") },
        });
      for (const action of resource.actionList)
        await rejected(action.call, action.name, { id: record.id });
      expect(await dump(resource)).toEqual(before);
      if (!stored) return;
      await rejected("editSubmit", "create", sampleRecord(resource, targets));
      await rejected("editSubmit", "edit", { id: record.id, ...changed(resource) });
      if (deletable) await rejected("delete", "delete", { ids: [record.id] });
      await rejected("bulkEdit", "edit", { ids: [record.id], values: changed(resource) });
      expect(await dump(resource)).toEqual(before);
      // Each of the resource's lists grants its operations.
      for (const entry of listMenuItems(resource).filter(
        (one) => getShownView(one)?.screen !== "create",
      )) {
        const needed = new Set([
          ...listMenuItemPermissions(entry),
          ...(await listRoleRights(resource, record)),
        ]);
        const granted = await server.hire([...needed], platform ? null : "harbour");
        expect(
          (
            await server.post(granted, `${resource.api}/editSubmit`, {
              id: record.id,
              ...changed(resource),
            })
          ).code,
          getAccess(entry),
        ).toBe(200);
      }
      expect(new Set(listRights(resource)).size).toBe(listRights(resource).length);
    });

    test("is read and exported whole by whom it belongs to", async () => {
      const { id } = await one();
      expect(await server.get(owner, `${resource.api}/get`, { id })).toMatchObject({
        code: 200,
        data: { id },
      });
      expect((await server.get(owner, `${resource.api}/getHistory`, { id })).code).toBe(200);
      const { data } = await server.get(owner, `${resource.api}/getList`, { ids: id });
      expect(data).toMatchObject({ total: 1, list: [{ id }] });
      expect((await server.get(owner, `${resource.api}/getIds`, { ids: id })).data).toEqual([id]);
      if (resource.operations.includes("export")) expect(await isExported(owner, id)).toBe(true);
    });

    test("lets no member create, change or delete what only rules write", async () => {
      const { id } = await one();
      const before = await dump(resource);
      const can = (operation: Resource["operations"][number]) =>
        resource.operations.includes(operation);
      const rejected = async (call: string, body: object) =>
        expect([400, 403, 404], call).toContain(
          (await server.post(owner, `${resource.api}/${call}`, body)).code,
        );
      // A singleton exists without being created.
      if (!can("create") && !resource.singleton)
        await rejected("editSubmit", sampleRecord(resource, targets));
      if (!can("edit")) await rejected("editSubmit", { id, ...changed(resource) });
      if (!can("edit")) await rejected("bulkEdit", { ids: [id], values: changed(resource) });
      if (!can("delete")) await rejected("delete", { ids: [id] });
      expect(await dump(resource)).toEqual(before);
    });

    test("isolates shops in every call: nothing read, nothing written", async () => {
      const record = await one();
      const stranger = getOtherShop(resource);
      // The other shop has a singleton of its own, and reads that instead.
      const ownSingleton = resource.singleton && resource.owner === "shop";
      if (ownSingleton)
        expect(
          (await server.get(stranger, `${resource.api}/get`, { id: record.id })).data?.id,
        ).not.toBe(record.id);
      const exported = resource.operations.includes("export") ? ["export"] : [];
      if (resource.owner === "platform")
        for (const call of [
          "get",
          "getHistory",
          "getList",
          "getIds",
          "getSelector",
          "getCounts",
          "getSums",
          ...exported,
        ])
          expect(
            (await server.get(stranger, `${resource.api}/${call}`, { id: record.id })).code,
            call,
          ).toBe(403);
      if (resource.owner === "shop") {
        for (const call of resource.singleton ? [] : ["get", "getHistory"])
          expect(
            (await server.get(stranger, `${resource.api}/${call}`, { id: record.id })).code,
            call,
          ).toBe(404);
        // A shop's members are rows too, so the other shop sees its own.
        const own = (await dump(resource)).filter(
          (row) => row.shop_id === server.shops.laneway,
        ).length;
        expect((await server.get(stranger, `${resource.api}/getList`)).data.total).toBe(own);
        expect(
          (await server.get(stranger, `${resource.api}/getList`, { ids: record.id })).data.total,
        ).toBe(0);
        for (const call of ["getIds", "getSelector"])
          expect(
            (await server.get(stranger, `${resource.api}/${call}`, { ids: record.id })).data,
            call,
          ).toEqual([]);
        expect((await server.get(stranger, `${resource.api}/getCounts`)).data.all).toBe(own);
        if (resource.operations.includes("export"))
          expect(await isExported(stranger, record.id)).toBe(false);
      }
      const others = async () =>
        (await dump(resource)).filter(
          (row) => !ownSingleton || row.shop_id !== server.shops.laneway,
        );
      const before = await others();
      const writes: [string, object][] = [
        ["editSubmit", { id: record.id, ...changed(resource) }],
        ["delete", { ids: [record.id] }],
        ["restore", { ids: [record.id] }],
        ["purge", { ids: [record.id] }],
        ["bulkEdit", { ids: [record.id], values: changed(resource) }],
        ["revert", { rows: [{ id: record.id, version: 1 }] }],
        ...(resource.parent ? [["move", { id: record.id, parent: null }] as [string, object]] : []),
        ...resource.actionList.map((action): [string, object] => [
          action.call,
          { id: record.id, ...(action.input ? createSample(action.input, targets) : {}) },
        ]),
      ];
      for (const [call, body] of writes) {
        const answer = await server.post(stranger, `${resource.api}/${call}`, body);
        const rejected =
          [403, 404].includes(answer.code) ||
          (answer.code === 200 && answer.data.failed?.[0]?.code === 404);
        if (!ownSingleton)
          expect(rejected, `${call}: ${JSON.stringify(answer).slice(0, 200)}`).toBe(true);
      }
      expect(await others()).toEqual(before);
    });

    if (!stored) return;

    test("creates, reads, changes, refuses what is stale, deletes, restores and deletes for good", async () => {
      const sent = sampleRecord(resource, targets);
      const made = await server.post(owner, `${resource.api}/editSubmit`, sent);
      expect(made, made.message).toMatchObject({ code: 200, data: { version: 1 } });
      const { id } = made.data;
      const read = await server.get(owner, `${resource.api}/get`, { id });
      for (const [name, value] of Object.entries(sent))
        if (resource.fields[name]?.type.traits.secret)
          expect(read.data, name).not.toHaveProperty(name);
        else if (!["rows", "richText"].includes(resource.fields[name]?.kind ?? ""))
          expect(toCompared(resource, read.data[name]), name).toEqual(toCompared(resource, value));
      // Both the data read and the data sent equal the stored row; child rows without their ids
      // would be new ones.
      const written = Object.keys(sent).filter(
        (name) => !resource.fields[name]?.type.traits.secret,
      );
      for (const given of [
        read.data,
        { ...sent, ...pick(read.data, (name) => resource.fields[name]?.kind === "rows") },
      ]) {
        const [again, rows] = [pick(given, (name) => written.includes(name)), await dump(resource)];
        const same = await server.post(owner, `${resource.api}/editSubmit`, {
          id,
          version: 1,
          ...again,
        });
        expect(same, same.message).toMatchObject({
          code: 200,
          data: { version: 1, updTime: read.data.updTime },
        });
        expect(await dump(resource)).toEqual(rows);
      }
      expect(
        (
          await server.post(owner, `${resource.api}/editSubmit`, {
            id,
            version: 1,
            ...changed(resource),
          })
        ).data.version,
      ).toBe(2);
      const before = await dump(resource);
      const stale = await server.post(owner, `${resource.api}/editSubmit`, {
        id,
        version: 1,
        ...changed(resource),
      });
      expect(stale).toMatchObject({
        code: 409,
        data: { error: "record.stale", current: { id, version: 2 } },
      });
      expect(await dump(resource)).toEqual(before);
      expect(
        (await server.get(owner, `${resource.api}/getHistory`, { id })).data.list.map(
          (entry: { operation: string }) => entry.operation,
        ),
      ).toEqual(["edit", "create"]);
      const deleted = await server.post(owner, `${resource.api}/delete`, { ids: [id] });
      if (!deletable) return expect(deleted.code).toBe(404);
      expect(deleted.data).toMatchObject({ ids: [id], failed: [] });
      if (!resource.trash) return;
      expect((await server.get(owner, `${resource.api}/getList`, { ids: id })).data.total).toBe(0);
      expect(
        (await server.get(owner, `${resource.api}/getList`, { ids: id, trash: 1 })).data.total,
      ).toBe(1);
      expect(
        (await server.post(owner, `${resource.api}/editSubmit`, { id, ...changed(resource) })).code,
      ).toBe(404);
      expect((await server.post(owner, `${resource.api}/restore`, { ids: [id] })).data.ids).toEqual(
        [id],
      );
      expect((await server.get(owner, `${resource.api}/getList`, { ids: id })).data.total).toBe(1);
      expect(
        (await server.post(owner, `${resource.api}/purge`, { ids: [id] })).data.failed,
      ).toMatchObject([{ id, code: 404 }]);
      await server.post(owner, `${resource.api}/delete`, { ids: `${id}` });
      expect((await server.post(owner, `${resource.api}/purge`, { ids: [id] })).data.ids).toEqual([
        id,
      ]);
      expect((await server.get(owner, `${resource.api}/get`, { id })).code).toBe(404);
    });

    test("refuses every invalid value by the name of its field, and leaves the row as it was", async () => {
      const { id } = await make(resource);
      const before = await dump(resource);
      for (const { name, value } of invalidValues(resource)) {
        for (const body of [
          { id, [name]: value },
          { ...sampleRecord(resource, targets), [name]: value },
        ]) {
          const answer = await server.post(owner, `${resource.api}/editSubmit`, body);
          expect(
            answer.code,
            `${name} = ${JSON.stringify(value)?.slice(0, 80)}: ${answer.message}`,
          ).toBe(400);
          expect(
            Object.keys(answer.data.errors).some((path) => path.split(".")[0] === name),
            name,
          ).toBe(true);
        }
      }
      expect(
        await server.post(owner, `${resource.api}/editSubmit`, { id, nothing: 1 }),
      ).toMatchObject({
        code: 400,
        data: { errors: { nothing: expect.stringContaining("nothing") } },
      });
      for (const [name, field] of Object.entries(resource.fields)) {
        if (!field.options.readOnly || field.kind === "json") continue;
        const other = listChoiceValues(field)[1] ?? "other";
        expect(
          (await server.post(owner, `${resource.api}/editSubmit`, { id, [name]: other })).code,
          `read-only ${name}`,
        ).toBe(400);
      }
      expect(await dump(resource)).toEqual(before);
    });

    test("takes a form and JSON alike, and speaks REST with real statuses", async () => {
      const flat = Object.fromEntries(
        Object.entries(sampleRecord(resource, targets)).filter(([, value]) => value !== null),
      );
      const form = new URLSearchParams();
      const add = (path: string, value: unknown): void => {
        if (Array.isArray(value))
          for (const [index, one] of value.entries()) add(`${path}[${index}]`, one);
        else if (typeof value === "object" && value !== null)
          for (const [key, one] of Object.entries(value)) add(path ? `${path}[${key}]` : key, one);
        else form.append(path, value === null ? "" : String(value));
      };
      add("", flat);
      const response = await server.request(owner, {
        method: "POST",
        url: `/api/${resource.api}/editSubmit`,
        payload: form.toString(),
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
      const byForm = response.json();
      expect(byForm, byForm.message).toMatchObject({ code: 200 });
      // A form cannot express an empty list.
      for (const [name, value] of Object.entries(flat))
        if (
          !["rows", "password"].includes(resource.fields[name]?.kind ?? "") &&
          JSON.stringify(value) !== "[]"
        )
          expect(toCompared(resource, byForm.data[name]), name).toEqual(
            toCompared(resource, value),
          );

      const url = `/api/rest/${resource.name}`;
      const created = await server.request(owner, {
        method: "POST",
        url,
        payload: sampleRecord(resource, targets),
      });
      expect(created.statusCode).toBe(201);
      const { id } = created.json();
      expect((await server.request(owner, { method: "GET", url: `${url}/${id}` })).json().id).toBe(
        id,
      );
      const list = await server.request(owner, {
        method: "GET",
        url: `${url}?range=[0,9]&sort=["id","ASC"]&filter={}`,
      });
      expect(list.headers["content-range"]).toMatch(new RegExp(`^${resource.name} 0-\\d+/\\d+$`));
      expect(
        (
          await server.request(owner, {
            method: "PUT",
            url: `${url}/${id}`,
            payload: changed(resource),
          })
        ).statusCode,
      ).toBe(200);
      expect(
        (
          await server.request(owner, {
            method: "PUT",
            url: `${url}/${id}`,
            payload: { nothing: 1 },
          })
        ).statusCode,
      ).toBe(400);
      expect(
        (
          await server.request(owner, {
            method: "PUT",
            url: `${url}/${id}`,
            payload: { ...changed(resource), version: 1 },
          })
        ).statusCode,
      ).toBe(409);
      expect(
        (await server.request(owner, { method: "GET", url: `${url}?range=nonsense` })).statusCode,
      ).toBe(400);
      expect((await server.request(null, { method: "GET", url })).statusCode).toBe(401);
      expect(
        (
          await server.request(getOtherShop(resource), {
            method: "PUT",
            url: `${url}/${id}`,
            payload: changed(resource),
          })
        ).statusCode,
      ).toBe(resource.owner === "shop" ? 404 : 403);
      const remove = async () =>
        (await server.request(owner, { method: "DELETE", url: `${url}/${id}` })).statusCode;
      expect([await remove(), await remove()]).toEqual(deletable ? [200, 404] : [404, 404]);
    });

    test("runs each action from the states that it leaves, and from no other", async () => {
      const states = resource.fields.status ? listChoiceValues(resource.fields.status) : [];
      for (const action of resource.actionList) {
        for (const state of action.from ? states : [null]) {
          const { id } = await make(resource);
          if (state)
            await server.database.pool.query(
              `update ${toTableName(resource)} set status = $1 where id = $2`,
              [state, id],
            );
          await conditions[action.name]?.(id);
          const input = action.input ? createSample(action.input, targets) : {};
          const answer = await server.post(owner, `${resource.api}/${action.call}`, {
            id,
            ...input,
          });
          const allowed = !state || action.from?.includes(state);
          const lacks =
            allowed &&
            needsMore.has(`${resource.name} ${action.name}`) &&
            [409, 422].includes(answer.code);
          if (lacks) continue;
          expect(answer.code, `${action.name} from ${state}: ${answer.message}`).toBe(
            allowed ? 200 : 409,
          );
          // As stored: on the wire some states are integers.
          const { rows } = await server.database.pool.query(
            `select to_jsonb(t) ->> 'status' as status from ${toTableName(resource)} t where id = $1`,
            [id],
          );
          const now = rows[0]?.status;
          if (allowed && action.to.length) expect(action.to).toContain(now);
          if (!allowed) expect(now).toBe(state);
          if (action.input && allowed)
            expect(
              (await server.post(owner, `${resource.api}/${action.call}`, { id, nothing: 1 })).code,
            ).toBe(400);
        }
        const { id } = await make(resource);
        const bulk = await server.post(owner, `${resource.api}/${action.call}`, {
          ids: [id, 987_654_321],
          ...(action.input ? createSample(action.input, targets) : {}),
        });
        expect(bulk.data.failed.some((failure: { id: number }) => failure.id === 987_654_321)).toBe(
          true,
        );
      }
    });
  },
);
