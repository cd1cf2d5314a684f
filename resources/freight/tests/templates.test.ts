import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let made = 0;
const custom = (more: object = {}) => {
  made += 1;
  return {
    name: `Parcels ${made}`,
    shipFromState: "NSW",
    shipFromCity: "Sydney",
    shipFromPostcode: "2000",
    deliveryTime: "d2",
    type: 1,
    valuateType: 1,
    firstNum: 1,
    firstPrice: 8,
    secondNum: 1,
    secondPrice: 3,
    ...more,
  };
};
const area = (regions: object[], more: object = {}) => ({
  regions,
  firstNum: 1,
  firstPrice: 12,
  secondNum: 1,
  secondPrice: 5,
  ...more,
});
const save = (body: object, lang = "en_US") =>
  server.post("harbour", "member/shopFreight/editSubmit", body, { lang });

describe("a freight template", () => {
  test("travels with amounts and integers, and describes its general rule in the reader's language", async () => {
    const { code, data } = await save(
      custom({ areas: [area([{ state: "WA" }, { state: "NT", city: "Darwin" }])] }),
    );
    expect(code).toBe(200);
    expect(data).toMatchObject({ type: 1, valuateType: 1, firstPrice: 8, secondPrice: 3 });
    expect(data.areas[0]).toMatchObject({
      firstPrice: 12,
      regions: [{ state: "WA" }, { state: "NT", city: "Darwin" }],
    });
    expect(data.defaultRule).toBe("A$8.00 for 1 item + A$3.00 per item");
    const { data: list } = await server.get(
      "harbour",
      "member/shopFreight/getList",
      { name: data.name },
      { lang: "zh_CN" },
    );
    expect(list.list[0].defaultRule).toBe("首 1 件 A$8.00，每续 1 件 A$3.00");
  });
  test("that is free has no prices", async () => {
    const { name, shipFromState, shipFromCity, shipFromPostcode, deliveryTime } = custom();
    const free = { name, shipFromState, shipFromCity, shipFromPostcode, deliveryTime, type: 2 };
    const saved = await save({ ...free, undeliverable: [{ state: "NT" }] });
    expect(saved.code).toBe(200);
    expect(saved.data).toMatchObject({
      firstPrice: null,
      valuateType: null,
      areas: [],
      defaultRule: null,
    });
    expect((await save(custom({ type: 2 }))).data.errors.firstPrice).toBeTruthy();
  });
  test("that was paid by the buyer loses its prices when it becomes free", async () => {
    const { data } = await save(custom({ areas: [area([{ state: "WA" }])], freeOverNum: 5 }));
    const freed = await save({ id: data.id, type: 2 });
    expect(freed.data).toMatchObject({ type: 2, firstPrice: null, freeOverNum: null, areas: [] });
  });
  test.each([
    ["no first price", { firstPrice: null }, "firstPrice"],
    ["a price of nothing", { secondPrice: 0 }, "secondPrice"],
    ["a count of nothing", { firstNum: 0 }, "firstNum"],
    ["half a piece", { firstNum: 0.5 }, "firstNum"],
    [
      "half a piece in a rule",
      { areas: [area([{ state: "WA" }], { secondNum: 1.5 })] },
      "areas.0.secondNum",
    ],
    ["four decimals of a kilogram", { valuateType: 2, firstNum: 0.1234 }, "firstNum"],
    ["a rule without regions", { areas: [area([])] }, "areas.0.regions"],
    ["a region that is none", { areas: [area([{ state: "XX" }])] }, "areas.0.regions"],
    [
      "a city of another state",
      { areas: [area([{ state: "WA", city: "Sydney" }])] },
      "areas.0.regions",
    ],
    [
      "postcodes of another state",
      { areas: [area([{ state: "WA", postcodes: ["2000", "2010"] }])] },
      "areas.0.regions",
    ],
    [
      "postcodes that end before they begin",
      { undeliverable: [{ state: "WA", postcodes: ["6010", "6000"] }] },
      "undeliverable",
    ],
    [
      "a region in two rules",
      { areas: [area([{ state: "WA" }]), area([{ state: "NT" }, { state: "WA" }])] },
      "areas.1.regions",
    ],
    [
      "postcodes in two rules",
      {
        areas: [
          area([{ state: "WA", postcodes: ["6000", "6199"] }]),
          area([{ state: "WA", postcodes: ["6199", "6210"] }]),
        ],
      },
      "areas.1.regions",
    ],
    [
      "a rule for where nothing is sent",
      { areas: [area([{ state: "NT", city: "Darwin" }])], undeliverable: [{ state: "NT" }] },
      "areas.0.regions",
    ],
    ["no place of dispatch", { shipFromCity: "" }, "shipFromCity"],
    ["a postcode of three digits", { shipFromPostcode: "200" }, "shipFromPostcode"],
  ])("is refused with %s", async (_what, wrong, path) => {
    const rejected = await save(custom(wrong));
    expect(rejected.code).toBe(400);
    expect(Object.keys(rejected.data.errors)).toEqual([path]);
  });
  test("names the rule that has the region already, in each language", async () => {
    const twice = custom({ areas: [area([{ state: "WA" }]), area([{ state: "WA" }])] });
    expect((await save(twice)).data.errors["areas.1.regions"]).toBe(
      "WA is already in rule 1. A region can only be in one rule.",
    );
    expect((await save(twice, "zh_CN")).data.errors["areas.1.regions"]).toBe(
      "WA 已在规则 1 中：一个地区只能属于一条规则",
    );
  });
  test("may have a rule for a state and another for its city", async () => {
    const { code } = await save(
      custom({
        areas: [
          area([{ state: "WA" }]),
          area([{ state: "WA", city: "Perth" }]),
          area([{ state: "WA", postcodes: ["6000", "6000"] }]),
        ],
      }),
    );
    expect(code).toBe(200);
  });
  test("has a name of its own within its shop", async () => {
    const { data } = await save(custom());
    expect((await save(custom({ name: data.name }))).data.errors.name).toBeTruthy();
    const other = await server.post(
      "laneway",
      "member/shopFreight/editSubmit",
      custom({ name: data.name }),
    );
    expect(other.code).toBe(200);
  });
});

describe("the store configuration", () => {
  test("begins with its defaults, and travels with integers", async () => {
    const { data } = await server.get("harbour", "member/shopConfig/get");
    expect(data).toMatchObject({ cateStyle: 1, freightCombination: 1, senderName: null });
    const { data: saved } = await server.post("harbour", "member/shopConfig/editSubmit", {
      cateStyle: 4,
      freightCombination: 3,
      senderName: "Harbour Pantry",
      senderPostcode: "2000",
    });
    expect(saved).toMatchObject({
      cateStyle: 4,
      freightCombination: 3,
      senderName: "Harbour Pantry",
    });
  });
  test("leaves its secrets unchanged, and never returns them", async () => {
    expect((await server.get("laneway", "member/shopConfig/get")).data.printReady).toBe(false);
    const secrets = { printSecret: "s3cret", printPassword: "p" };
    const { code, data } = await server.post("laneway", "member/shopConfig/editSubmit", {
      printKey: "key",
      printDevice: "1",
      printTemplate: "2",
      ...secrets,
    });
    expect(code).toBe(200);
    expect(data.printReady).toBe(true);
    const text = JSON.stringify([
      data,
      await server.get("laneway", "member/shopConfig/get"),
      await server.get("laneway", "member/shopConfig/getHistory", { id: data.id }),
      await server.get("laneway", "member/accountOperation/getList"),
    ]);
    expect(text).not.toContain("s3cret");
    const { rows } = await server.database.pool.query(
      "select print_secret, print_password from shop_config where shop_id = $1",
      [server.shops.laneway],
    );
    expect(rows).toEqual([{ print_secret: "s3cret", print_password: "p" }]);
    await server.post("laneway", "member/shopConfig/editSubmit", { printKey: "another" });
    const after = await server.database.pool.query(
      "select print_secret from shop_config where shop_id = $1",
      [server.shops.laneway],
    );
    expect(after.rows[0].print_secret).toBe("s3cret");
  });
});

describe("a template in use", () => {
  test("cannot be deleted, with an error code of its own", async () => {
    const { data: template } = await save(custom());
    const { data: goods } = await server.post("harbour", "member/goods/editSubmit", {
      title: { en: "Tea" },
      freightTemplate: template.id,
      attributes: [],
      skus: [{ attrPath: "", price: 10, stock: 5, weightKg: 0.5 }],
    });
    const { data } = await server.post("harbour", "member/shopFreight/delete", {
      ids: [template.id],
    });
    expect(data.ids).toEqual([]);
    expect(data.failed[0]).toMatchObject({ code: 409, error: "record.referenced" });
    await server.post("harbour", "member/goods/delete", { ids: [goods.id] });
    expect(
      (await server.post("harbour", "member/shopFreight/delete", { ids: [template.id] })).data.ids,
    ).toEqual([template.id]);
  });
});

describe("the calculator", () => {
  const sell = async (
    shop: "harbour" | "laneway",
    title: string,
    freightTemplate: number | null,
    sku: object,
  ) => {
    const { data, code } = await server.post(shop, "member/goods/editSubmit", {
      title: { en: title, zhCN: `${title}（中文）` },
      freightTemplate,
      attributes: [],
      skus: [{ attrPath: "", price: 10, stock: 50, ...sku }],
    });
    expect(code).toBe(200);
    return { goodsId: data.id, skuId: data.skus[0].id };
  };
  const calculate = (body: object, user = "harbour", lang = "en_US") =>
    server.post(user, "member/shopFreight/calculate", body, { lang });
  const perth = { state: "WA", city: "Perth", postcode: "6000" };
  const sydney = { state: "NSW", city: "Sydney" };

  test("explains the fee of goods by their own weight, template and the shop's combination", async () => {
    await server.post("harbour", "member/shopConfig/editSubmit", { freightCombination: 1 });
    const byPieces = await save(
      custom({
        areas: [
          area([{ state: "WA" }]),
          area([{ state: "WA", city: "Perth" }], { firstPrice: 10, secondPrice: 4 }),
        ],
      }),
    );
    const byWeight = await save(
      custom({ valuateType: 2, firstPrice: 9.5, secondNum: 0.5, secondPrice: 2 }),
    );
    const tea = await sell("harbour", "Tea", byPieces.data.id, { weightKg: 0.5 });
    const rice = await sell("harbour", "Rice", byWeight.data.id, { weightKg: 1.2 });
    const flour = await sell("harbour", "Flour", byWeight.data.id, { weightKg: 0.85 });
    const items = [
      { skuId: tea.skuId, qty: 2 },
      { goodsId: rice.goodsId, qty: 2 },
      { skuId: flour.skuId, qty: 1 },
    ];
    const { code, data } = await calculate({ items, address: perth });
    expect(code).toBe(200);
    expect(data).toMatchObject({ fee: 33.5, combination: "overlay" });
    expect(data.groups).toMatchObject([
      {
        name: byPieces.data.name,
        units: 2,
        level: "city",
        region: { state: "WA", city: "Perth" },
        area: 1,
        fee: 14,
        taken: true,
      },
      {
        units: 3.25,
        level: "default",
        furtherUnits: 2.25,
        furtherTimes: 5,
        furtherFee: 10,
        fee: 19.5,
        lines: [1, 2],
      },
    ]);
    expect(data.lines.map((line: { freight: number }) => line.freight)).toEqual([14, 14.4, 5.1]);
    await server.post("harbour", "member/shopConfig/editSubmit", { freightCombination: 2 });
    expect((await calculate({ items, address: perth })).data).toMatchObject({
      fee: 14,
      combination: "lowest",
    });
    expect((await calculate({ items, address: sydney })).data.fee).toBe(11);
    const { data: chinese } = await calculate(
      { items: [items[0]], address: perth },
      "harbour",
      "zh_CN",
    );
    expect(chinese.groups[0].goods).toEqual(["Tea（中文）"]);
  });
  test("names what cannot be sent, and charges nothing for what has no template", async () => {
    const barred = await save(custom({ undeliverable: [{ state: "NT" }] }));
    const honey = await sell("harbour", "Honey", barred.data.id, {});
    const free = await sell("harbour", "Loose", null, {});
    const items = [honey, free].map(({ skuId }) => ({ skuId, qty: 1 }));
    const { data } = await calculate({ items, address: { state: "NT" } });
    expect(data.fee).toBeNull();
    expect(data.groups).toMatchObject([
      { outcome: "undeliverable", goods: ["Honey"] },
      { outcome: "free", freeReason: "noTemplate" },
    ]);
  });
  test("knows nothing of another shop's goods", async () => {
    const { skuId, goodsId } = await sell("laneway", "Book", null, {});
    expect(
      (await calculate({ items: [{ skuId, qty: 1 }], address: sydney })).data.errors,
    ).toHaveProperty(["items.0.skuId"]);
    expect(
      (await calculate({ items: [{ goodsId, qty: 1 }], address: sydney })).data.errors,
    ).toHaveProperty(["items.0.goodsId"]);
  });
  test.each([
    ["no goods", { items: [], address: sydney }, "items"],
    ["none of something", { items: [{ skuId: 1, qty: 0 }], address: sydney }, "items.0.qty"],
    [
      "an address that is none",
      { items: [{ skuId: 1, qty: 1 }], address: { state: "XX" } },
      "address",
    ],
    ["no address", { items: [{ skuId: 1, qty: 1 }] }, "address"],
    ["neither goods nor a variant", { items: [{ qty: 1 }], address: sydney }, "items.0.goodsId"],
  ])("refuses %s", async (_what, body, path) => {
    const rejected = await calculate(body);
    expect(rejected.code).toBe(400);
    expect(Object.keys(rejected.data.errors)).toContain(path);
  });
  test("is for those who open the screen", async () => {
    const looker = await server.hire(["delivery:freight"]);
    const stranger = await server.hire(["stock:storage"]);
    const body = { items: [{ skuId: 1, qty: 1 }], address: sydney };
    expect((await calculate(body, stranger)).code).toBe(403);
    expect((await calculate(body, looker)).code).not.toBe(403);
  });
});
