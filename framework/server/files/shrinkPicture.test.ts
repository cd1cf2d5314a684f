import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createFolderStore, type FileStore } from "./fileStore.ts";
import { createMissingCopy, shrinkPicture } from "./shrinkPicture.ts";

let folder: string;
let store: FileStore;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "pictures-"));
  store = createFolderStore(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#0b6" } }).png();
const read = async (name: string) => {
  const found = await store.get(name);
  return found ? sharp(await buffer(found.content)).metadata() : null;
};

test("a picture has a copy of at most 400 pixels and a square of 96", async () => {
  const { small, tiny } = await shrinkPicture(paint(900, 600));
  expect(await sharp(small).metadata()).toMatchObject({ format: "webp", width: 400, height: 267 });
  expect(await sharp(tiny).metadata()).toMatchObject({ format: "webp", width: 96, height: 96 });
});

test("a picture that is smaller is not enlarged", async () => {
  const { small, tiny } = await shrinkPicture(paint(40, 30));
  for (const copy of [small, tiny])
    expect(await sharp(copy).metadata()).toMatchObject({ width: 40, height: 30 });
});

test("a missing copy of a stored picture is made and stored", async () => {
  await store.put("private/3/a.png", await paint(900, 600).toBuffer(), "image/png");
  expect(await createMissingCopy(store, "private/3/a-tiny.webp")).toBe(true);
  expect(await read("private/3/a-tiny.webp")).toMatchObject({ width: 96, height: 96 });
  expect(await read("private/3/a-small.webp")).toBeNull();
});

test.each(["3/b-tiny.webp", "private/3/a-huge.webp", "private/3/a.webp"])(
  "there is no copy %s",
  async (name) => {
    expect(await createMissingCopy(store, name)).toBe(false);
    expect(await read(name)).toBeNull();
  },
);
