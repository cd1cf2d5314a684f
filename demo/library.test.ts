import { expect, it } from "vitest";
import type { Caller } from "../framework/server/engine.ts";
import { readVideoSize } from "../framework/server/files/readVideoSize.ts";
import { findLook, looks, renderProduct } from "./drawings.ts";
import { demoGoods } from "./goods.ts";
import { demoLibrary } from "./library.ts";
import { findShelf, shelves } from "./shelves.ts";
import { demoVideo } from "./video.ts";

const owner: Caller = {
  actor: { id: 1, name: "Mei", realm: "shop", tenantId: 3, roles: ["admin"], permissions: [] },
  locale: "en",
  ip: "127.0.0.1",
  requestId: "demo",
};
async function filled() {
  const rows: [resource: string, values: Record<string, unknown>][] = [];
  const files: string[] = [];
  const library = demoLibrary(
    async (_caller, resource, values) => ({ id: rows.push([resource, values]) }),
    owner,
    async (name) => void files.push(name),
  );
  const addresses = await Promise.all([
    library.product("Jasmine tea", { folder: "Goods / Tea" }),
    library.product("Jasmine tea", { folder: "Goods / Tea" }),
    library.product("Jasmine tea", { view: 1 }),
    library.addVideo("Rolling", demoVideo),
  ]);
  return { rows, files, addresses };
}

it("a product has one picture a view, the same at each start, in folders that are made once", async () => {
  const [one, other] = [await filled(), await filled()];
  expect(one).toEqual(other);
  expect(one.rows.map(([resource]) => resource)).toEqual([
    "materialFolders",
    "materialFolders",
    "materials",
    "materials",
    "materials",
  ]);
  expect(one.rows[1]?.[1]).toMatchObject({ name: "Tea", parent: 1 });
  expect(one.rows[2]?.[1]).toMatchObject({
    name: "Jasmine tea.jpg",
    folder: 2,
    width: 600,
    kind: "image",
  });
  expect(one.addresses[0]).toBe(one.addresses[1]);
  expect(new Set(one.addresses).size).toBe(3);
  for (const address of one.addresses)
    expect(address).toMatch(/^\/files\/3\/[0-9a-f]{32}\.(jpg|mp4)$/);
});
it("what a product looks like follows from its name", () => {
  expect(
    ["Oolong tea", "Sesame oil", "Poems of rain", "Brush pens", "Something"].map(findLook),
  ).toEqual(["tin", "bottle", "book", "pen", "box"]);
  expect(
    ["Barista oat drink", "Ironwood chopsticks", "Yixing clay teapot", "Celadon rice bowl"].map(
      findLook,
    ),
  ).toEqual(["carton", "sticks", "teapot", "bowl"]);
  for (const look of looks)
    if (look !== "banner") expect(renderProduct("<A & B>", look)).not.toContain("<A & B>");
});
it("every collection that goods are in exists in their shop", () => {
  for (const shop of ["harbour", "laneway"] as const) {
    const names = shelves[shop].flatMap(({ name, children }) => [
      name.en,
      ...children.map((child) => child.en),
    ]);
    for (const { category } of demoGoods(shop)) expect(names).toContain(findShelf(category));
  }
});
it("the demo video has its declared dimensions", () => {
  expect(readVideoSize(demoVideo)).toEqual({ width: 320, height: 180 });
});
