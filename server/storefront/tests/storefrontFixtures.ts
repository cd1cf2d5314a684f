import { expect } from "vitest";
import type { TestServer } from "../../../tests/testServer.ts";

type Shop = "harbour" | "laneway";
interface Numbers {
  category: number;
  under: number;
  template: Record<Shop, number>;
}
// biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever a call answers
type Data = any;

/** Creates what goods depend on: a category of two levels, and a freight template in each shop. */
export async function seedStorefront(server: TestServer): Promise<Numbers> {
  const add = async (user: string, call: string, body: object): Promise<number> => {
    const { code, data } = await server.post(user, `${call}/editSubmit`, body);
    expect([code, data.errors]).toEqual([200, undefined]);
    return data.id;
  };
  const name = (en: string, zhCN: string) => ({ en, zhCN, zhTW: zhCN, km: en });
  const category = await add("platform", "system/category", { name: name("Food", "食品") });
  const under = await add("platform", "system/category", {
    name: name("Tea", "茶"),
    parent: category,
  });
  const template = { harbour: 0, laneway: 0 };
  for (const shop of ["harbour", "laneway"] as const)
    template[shop] = await add(shop, "member/shopFreight", {
      name: `Secret name of ${shop}`,
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
      undeliverable: [{ state: "NT" }],
    });
  return { category, under, template };
}

/** Creates goods by the calls of the merchant's screens. */
export function createShelf(server: TestServer, numbers: Numbers) {
  let made = 0;
  const put = async (more: object = {}, shop: Shop = "harbour", onSale = true): Promise<Data> => {
    made += 1;
    // Goods on sale since before a title in each language was required: the languages that the test
    // omits are removed afterwards.
    const title = {
      en: `Goods ${made}`,
      zhCN: null,
      zhTW: null,
      km: null,
      ...("title" in more && typeof more.title === "object" ? more.title : {}),
    };
    const { code, data } = await server.post(shop, "member/goods/editSubmit", {
      category: numbers.under,
      mainImg: `/files/${numbers.template[shop]}/${String(made).padStart(32, "0")}.jpg`,
      imgs: [`/files/${numbers.template[shop]}/${String(made).padStart(32, "0")}.jpg`],
      freightTemplate: numbers.template[shop],
      skus: [{ attrPath: "", price: 10, stock: 5 }],
      ...more,
      title: { ...title, zhCN: title.zhCN ?? title.en, zhTW: title.zhTW ?? title.en },
    });
    expect([code, data.errors]).toEqual([200, undefined]);
    if (onSale) await act(shop, "shangjia", data.id);
    await server.database.pool.query("update goods set title = $2 where id = $1", [
      data.id,
      JSON.stringify(title),
    ]);
    server.engine.handleChange("goods", server.shops[shop]);
    return data;
  };
  const act = async (shop: Shop, action: string, id: number) => {
    const answer = await server.post(
      shop,
      `member/goods/${action}`,
      action === "delete" ? { ids: [id] } : { id },
    );
    expect(answer.code).toBe(200);
  };
  return { put, act };
}

/** Calls of a storefront without a signed-in buyer. */
export function openStorefront(server: TestServer) {
  const ask = async (url: string, headers: Record<string, string> = {}) => {
    const response = await server.app.inject({ url: `/api/store/v1/${url}`, headers });
    return {
      status: response.statusCode,
      headers: response.headers,
      ...(response.body ? response.json() : {}),
    };
  };
  const read = async (url: string, headers: Record<string, string> = {}): Promise<Data> => {
    const { code, data } = await ask(url, headers);
    expect([code, data.errors]).toEqual([200, undefined]);
    return data;
  };
  const titles = async (query: string): Promise<string[]> =>
    (await read(`goods?${query}`)).list.map(({ title }: { title: string }) => title);
  return { ask, read, titles };
}
