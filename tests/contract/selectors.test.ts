import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type Field,
  type Fields,
  getRealm,
  listCalls,
  type Resource,
  toPermission,
} from "../../framework/schema/index.ts";
import { resources as declared } from "../../resources/index.ts";
import { makeOneOfEach } from "../oneOfEach.ts";
import { startTestServer, type TestServer } from "../testServer.ts";

const resources: readonly Resource[] = declared;
const named = (name: string): Resource => {
  const found = resources.find((one) => one.name === name);
  if (!found) throw new Error(`no resource ${name}`);
  return found;
};
const targets: Record<string, number> = {};
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await makeOneOfEach(server, resources, targets);
}, 120_000);
afterAll(() => server.close());

/** Returns the resources that the inputs of these fields select from. */
function chosenIn(fields: Fields): string[] {
  return Object.values(fields).flatMap((field) => {
    const {
      target,
      fields: inner,
      of,
    } = field.options as { target?: string; fields?: Fields; of?: Field };
    return [
      ...(field.options.selects ?? []),
      ...(target ? [target] : []),
      ...(inner ? chosenIn(inner) : []),
      ...(of ? chosenIn({ of }) : []),
    ];
  });
}
const getShopId = (resource: Resource) => (resource.owner === "shop" ? "harbour" : null);

describe("D2: a right suffices for what its own screen chooses among", () => {
  const rights = resources.flatMap((resource): [string, string[], string[], Resource][] => {
    const screens = [resource.access, ...resource.viewList.map(({ access }) => access)];
    const inputs = [
      ...resource.actionList.map(({ name, input }) => [name, input] as const),
      ...listCalls(resource).map(([, { right, input }]) => [right ?? "view", input] as const),
    ];
    const own = chosenIn(resource.fields);
    return [
      ...(own.length
        ? screens.map((access): [string, string[], string[], Resource] => [
            access,
            [access],
            own,
            resource,
          ])
        : []),
      ...inputs.flatMap(([right, input]): [string, string[], string[], Resource][] => {
        const chosen = input ? chosenIn(input) : [];
        const permission = toPermission(resource, right);
        return chosen.length ? [[permission, [resource.access, permission], chosen, resource]] : [];
      }),
    ];
  });

  test.each(rights)("%s", async (_name, permissions, chosen, resource) => {
    const user = await server.hire(permissions, getShopId(resource));
    for (const name of new Set(chosen)) {
      const target = named(name);
      if (getRealm(target) !== getRealm(resource) && target.owner !== "shared") continue;
      const answer = await server.get(user, `${target.api}/getSelector`, {
        q: "a",
        page: 1,
        pageSize: 5,
      });
      expect(answer, `${name}: ${answer.message}`).toMatchObject({ code: 200 });
      const own = await server.get(user, `${target.api}/getSelector`, { ids: targets[name] ?? 1 });
      for (const row of own.data) expect(Object.keys(row).sort()).toEqual(["id", "name"]);
      if (target.parent)
        expect(await server.get(user, `${target.api}/getTree`)).toMatchObject({ code: 200 });
    }
  });

  test("goods:publish alone chooses the freight template, tags, shop category and category of a product", async () => {
    const editor = await server.hire(["goods:publish"]);
    for (const target of ["freightTemplates", "goodsTags", "shopCategories"]) {
      const { api } = named(target);
      expect(await server.get(editor, `${api}/getSelector`), target).toMatchObject({
        code: 200,
        data: expect.arrayContaining([expect.objectContaining({ id: targets[target] })]),
      });
      expect((await server.get(editor, `${api}/getList`)).code, target).toBe(403);
      expect(
        (await server.get(editor, `${api}/get`, { id: targets[target] ?? 0 })).code,
        target,
      ).toBe(403);
    }
    expect((await server.get(editor, "system/category/getTree")).data).toMatchObject([
      { id: targets.categories },
    ]);
    expect(await server.get(editor, "member/goodsCate/getList")).toMatchObject({
      code: 200,
      data: [{ id: targets.categories }],
    });
  });

  test("promotion:relation chooses products, org:role departments", async () => {
    const marketing = await server.hire(["promotion:relation"]);
    expect(
      (await server.get(marketing, "member/goods/getSelector", { ids: targets.goods ?? 0 })).data,
    ).toMatchObject([{ id: targets.goods }]);
    expect((await server.get(marketing, "member/goods/getList")).code).toBe(403);
    const roles = await server.hire(["org:role"]);
    expect((await server.get(roles, "member/dept/getSelector")).data).toContainEqual({
      id: targets.departments,
      name: expect.any(String),
    });
  });

  test("members who ship, refund or hand out parcels can read the couriers", async () => {
    for (const right of ["order:refund", "order:writeOff", "order:list"]) {
      const clerk = await server.hire([right]);
      expect(await server.get(clerk, "common/deliveryType/getSelector"), right).toMatchObject({
        code: 200,
      });
    }
    expect((await server.get(null, "common/deliveryType/getSelector")).code).toBe(401);
  });

  test("names are found by their own text only, and no other field can be queried", async () => {
    const supplier = await server.post("harbour", "member/supplier/editSubmit", {
      name: "Selected Wool",
      contact: "Secretperson",
      phone: "+61 491 570 156",
    });
    expect(supplier, supplier.message).toMatchObject({ code: 200 });
    const target = named("suppliers");
    const referring = resources.find(
      (one) => one.owner === "shop" && chosenIn(one.fields).includes("suppliers"),
    );
    if (!referring) return;
    const user = await server.hire([referring.access]);
    expect(
      (await server.get(user, `${target.api}/getSelector`, { q: "selected" })).data,
    ).toHaveLength(1);
    expect(
      (await server.get(user, `${target.api}/getSelector`, { q: "secretperson" })).data,
    ).toHaveLength(0);
    expect(
      (await server.get(user, `${target.api}/getSelector`, { name_startsWith: "S" })).code,
    ).toBe(400);
  });

  test("a shop can select its own rows only, and unreferenced rows of others are not found", async () => {
    const stranger = await server.hire(["goods:publish"], "laneway");
    expect(
      (
        await server.get(stranger, "member/shopFreight/getSelector", {
          ids: targets.freightTemplates ?? 0,
        })
      ).data,
    ).toEqual([]);
    const clerk = await server.hire(["log:login"]);
    for (const api of ["member/shopFreight", "member/dept", "member/goods"])
      expect((await server.get(clerk, `${api}/getSelector`)).code, api).toBe(403);
    expect((await server.get("harbour", "platform/moneyBack/getSelector")).code).not.toBe(200);
  });
});

describe("D15: the platform's data is closed to shops", () => {
  const closed = resources.filter(({ owner, readers }) => owner === "shared" && readers === null);

  test("there is reference data, and the marketplace's settings", () => {
    expect(closed.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["countries", "cities", "categories", "platformConfig"]),
    );
  });

  test.each(closed.map((resource) => [resource.name, resource] as const))(
    "%s",
    async (name, resource) => {
      const member = await server.hire(["shop:info"]);
      for (const user of ["harbour", member]) {
        for (const call of [
          "getList",
          "get",
          "getCounts",
          "getSums",
          "getIds",
          "getHistory",
          "export",
        ]) {
          const answer = await server.request(user, {
            method: "GET",
            url: `/api/${resource.api}/${call}?id=${targets[name] ?? 1}`,
          });
          if (answer.json().code === 404) continue;
          expect(answer.json().code, call).toBe(403);
        }
        for (const path of ["", `/${targets[name] ?? 1}`])
          expect(
            (await server.request(user, { method: "GET", url: `/api/rest/${name}${path}` }))
              .statusCode,
          ).toBe(403);
        const names = await server.get(user, `${resource.api}/getSelector`);
        expect(names.code).toBe(resource.singleton ? 403 : 200);
        for (const row of names.data.length ? names.data : [])
          expect(Object.keys(row)).toEqual(["id", "name"]);
      }
    },
  );

  test("the rates of categories are hidden from members who only select one", async () => {
    const tree = await server.get("harbour", "system/category/getTree");
    expect(JSON.stringify(tree.data)).not.toMatch(/commission/i);
  });

  test("a shop reads the figures of its own withdrawals by its own call", async () => {
    const finance = await server.hire(["finance:withdraw"]);
    expect(await server.get(finance, "member/withdraw/count")).toMatchObject({ code: 200 });
  });
});
