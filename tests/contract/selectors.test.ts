import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  callsOf,
  type Field,
  type Fields,
  permissionOf,
  type Resource,
  realmOf,
} from "../../framework/schema/index.ts";
import { resources as declared } from "../../resources/index.ts";
import { makeOneOfEach } from "../oneOfEach.ts";
import { type House, startHouse } from "../testServer.ts";

const resources: readonly Resource[] = declared;
const named = (name: string): Resource => {
  const found = resources.find((one) => one.name === name);
  if (!found) throw new Error(`no resource ${name}`);
  return found;
};
const targets: Record<string, number> = {};
let house: House;
beforeAll(async () => {
  house = await startHouse();
  await makeOneOfEach(house, resources, targets);
}, 60_000);
afterAll(() => house.close());

/** What the inputs of these fields choose among. */
function chosenIn(fields: Fields): string[] {
  return Object.values(fields).flatMap((field) => {
    const { target, fields: inner, of } = field.options as { target?: string; fields?: Fields; of?: Field };
    return [
      ...(field.options.selects ?? []),
      ...(target ? [target] : []),
      ...(inner ? chosenIn(inner) : []),
      ...(of ? chosenIn({ of }) : []),
    ];
  });
}
const shopOf = (resource: Resource) => (resource.owner === "shop" ? "harbour" : null);

describe("D2: a right suffices for what its own screen chooses among", () => {
  const rights = resources.flatMap((resource): [string, string[], string[], Resource][] => {
    const screens = [resource.access, ...resource.viewList.map(({ access }) => access)];
    const inputs = [
      ...resource.actionList.map(({ name, input }) => [name, input] as const),
      ...callsOf(resource).map(([, { right, input }]) => [right ?? "view", input] as const),
    ];
    const own = chosenIn(resource.fields);
    return [
      ...(own.length
        ? screens.map((access): [string, string[], string[], Resource] => [access, [access], own, resource])
        : []),
      ...inputs.flatMap(([right, input]): [string, string[], string[], Resource][] => {
        const chosen = input ? chosenIn(input) : [];
        const permission = permissionOf(resource, right);
        return chosen.length ? [[permission, [resource.access, permission], chosen, resource]] : [];
      }),
    ];
  });

  test.each(rights)("%s", async (_name, permissions, chosen, resource) => {
    const user = await house.hire(permissions, shopOf(resource));
    for (const name of new Set(chosen)) {
      const target = named(name);
      if (realmOf(target) !== realmOf(resource) && target.owner !== "shared") continue;
      const answer = await house.get(user, `${target.api}/getSelector`, { q: "a", page: 1, pageSize: 5 });
      expect(answer, `${name}: ${answer.message}`).toMatchObject({ code: 200 });
      const own = await house.get(user, `${target.api}/getSelector`, { ids: targets[name] ?? 1 });
      for (const row of own.data) expect(Object.keys(row).sort()).toEqual(["id", "name"]);
      if (target.parent) expect(await house.get(user, `${target.api}/getTree`)).toMatchObject({ code: 200 });
    }
  });

  test("goods:publish alone chooses the freight template, tags, shop category and category of a product", async () => {
    const editor = await house.hire(["goods:publish"]);
    for (const target of ["freightTemplates", "goodsTags", "shopCategories"]) {
      const { api } = named(target);
      expect(await house.get(editor, `${api}/getSelector`), target).toMatchObject({
        code: 200,
        data: expect.arrayContaining([expect.objectContaining({ id: targets[target] })]),
      });
      expect((await house.get(editor, `${api}/getList`)).code, target).toBe(403);
      expect((await house.get(editor, `${api}/get`, { id: targets[target] ?? 0 })).code, target).toBe(403);
    }
    expect((await house.get(editor, "system/category/getTree")).data).toMatchObject([{ id: targets.categories }]);
    expect(await house.get(editor, "member/goodsCate/getList")).toMatchObject({
      code: 200,
      data: [{ id: targets.categories }],
    });
  });

  test("promotion:relation chooses products, org:role departments", async () => {
    const marketing = await house.hire(["promotion:relation"]);
    expect((await house.get(marketing, "member/goods/getSelector", { ids: targets.goods ?? 0 })).data).toMatchObject([
      { id: targets.goods },
    ]);
    expect((await house.get(marketing, "member/goods/getList")).code).toBe(403);
    const roles = await house.hire(["org:role"]);
    expect((await house.get(roles, "member/dept/getSelector")).data).toContainEqual({
      id: targets.departments,
      name: expect.any(String),
    });
  });

  test("whoever sends, refunds or hands out parcels reads the couriers", async () => {
    for (const right of ["order:refund", "order:writeOff", "order:list"]) {
      const clerk = await house.hire([right]);
      expect(await house.get(clerk, "common/deliveryType/getSelector"), right).toMatchObject({ code: 200 });
    }
    expect((await house.get(null, "common/deliveryType/getSelector")).code).toBe(401);
  });

  test("names are found by their own text alone, and nothing else of a row can be asked", async () => {
    const supplier = await house.post("harbour", "member/supplier/editSubmit", {
      name: "Selected Wool",
      contact: "Secretperson",
      phone: "+61 491 570 156",
    });
    expect(supplier, supplier.message).toMatchObject({ code: 200 });
    const target = named("suppliers");
    const referring = resources.find((one) => one.owner === "shop" && chosenIn(one.fields).includes("suppliers"));
    if (!referring) return;
    const user = await house.hire([referring.access]);
    expect((await house.get(user, `${target.api}/getSelector`, { q: "selected" })).data).toHaveLength(1);
    expect((await house.get(user, `${target.api}/getSelector`, { q: "secretperson" })).data).toHaveLength(0);
    expect((await house.get(user, `${target.api}/getSelector`, { name_startsWith: "S" })).code).toBe(400);
  });

  test("a shop chooses among its own rows alone, and nobody among what nothing of theirs refers to", async () => {
    const stranger = await house.hire(["goods:publish"], "laneway");
    expect(
      (await house.get(stranger, "member/shopFreight/getSelector", { ids: targets.freightTemplates ?? 0 })).data,
    ).toEqual([]);
    const clerk = await house.hire(["log:login"]);
    for (const api of ["member/shopFreight", "member/dept", "member/goods"])
      expect((await house.get(clerk, `${api}/getSelector`)).code, api).toBe(403);
    expect((await house.get("harbour", "platform/moneyBack/getSelector")).code).not.toBe(200);
  });
});

describe("D15: what the platform keeps is closed to shops", () => {
  const closed = resources.filter(({ owner, readers }) => owner === "shared" && readers === null);

  test("there is reference data, and the marketplace's settings", () => {
    expect(closed.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["countries", "cities", "categories", "platformConfig"]),
    );
  });

  test.each(closed.map((resource) => [resource.name, resource] as const))("%s", async (name, resource) => {
    const member = await house.hire(["shop:info"]);
    for (const user of ["harbour", member]) {
      for (const call of ["getList", "get", "getCounts", "getSums", "getIds", "getHistory", "export"]) {
        const answer = await house.request(user, {
          method: "GET",
          url: `/api/${resource.api}/${call}?id=${targets[name] ?? 1}`,
        });
        if (answer.json().code === 404) continue;
        expect(answer.json().code, call).toBe(403);
      }
      for (const path of ["", `/${targets[name] ?? 1}`])
        expect((await house.request(user, { method: "GET", url: `/api/rest/${name}${path}` })).statusCode).toBe(403);
      const names = await house.get(user, `${resource.api}/getSelector`);
      expect(names.code).toBe(resource.singleton ? 403 : 200);
      for (const row of names.data.length ? names.data : []) expect(Object.keys(row)).toEqual(["id", "name"]);
    }
  });

  test("the rates of categories are nobody's business who only chooses one", async () => {
    const tree = await house.get("harbour", "system/category/getTree");
    expect(JSON.stringify(tree.data)).not.toMatch(/commission/i);
  });

  test("a shop reads the figures of its own withdrawals by its own call", async () => {
    const finance = await house.hire(["finance:withdraw"]);
    expect(await house.get(finance, "member/withdraw/count")).toMatchObject({ code: 200 });
  });
});
