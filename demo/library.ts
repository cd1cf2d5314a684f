import { createHash } from "node:crypto";
import sharp from "sharp";
import type { Caller } from "../framework/server/engine.ts";
import { readVideoSize } from "../framework/server/files/readVideoSize.ts";
import { findLook, type Look, renderBanner, renderProduct } from "./drawings.ts";
import type { CreateRecord } from "./fill.ts";
import type { StorePicture } from "./pictures.ts";

interface DemoFile {
  bytes: Buffer;
  width: number | null;
  height: number | null;
}
/** The media library of one demo shop. */
export interface DemoLibrary {
  /** Returns the id of a folder, created on first use; `Tea / Green` is a folder inside `Tea`. */
  folder(path: string): Promise<number>;
  /** Returns the address of a product picture, drawn and stored on first use. */
  product(name: string, options?: { folder?: string; look?: Look; view?: number }): Promise<string>;
  banner(title: string, line: string, folder?: string): Promise<string>;
  /** Stores an mp4. */
  addVideo(name: string, bytes: Buffer, folder?: string): Promise<string>;
}

/**
 * Draws pictures and adds each to a shop's library once. The same names produce the same files at
 * each start.
 */
export function demoLibrary(
  createRecord: CreateRecord,
  owner: Caller,
  storePicture: StorePicture,
): DemoLibrary {
  const { tenantId: shopId } = owner.actor;
  const folders = new Map<string, Promise<number>>();
  const files = new Map<string, Promise<string>>();
  // Pictures are drawn in parallel; rows are written sequentially in the order of the requests.
  let last: Promise<unknown> = Promise.resolve();
  const then = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
  const folder: DemoLibrary["folder"] = (path) => {
    const known = folders.get(path);
    if (known) return known;
    const steps = path.split(" / ");
    const outer = steps.length > 1 ? folder(steps.slice(0, -1).join(" / ")) : null;
    const sort = folders.size;
    const made = then(
      async () =>
        (
          await createRecord(owner, "materialFolders", {
            name: steps.at(-1),
            parent: await outer,
            sort,
          })
        ).id,
    );
    folders.set(path, made);
    return made;
  };
  const add = (
    file: Promise<DemoFile>,
    type: "image/jpeg" | "video/mp4",
    name: string,
    path?: string,
  ) => {
    const inside = path ? folder(path) : null;
    return then(async () => {
      const { bytes, width, height } = await file;
      const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
      const place = `${shopId}/${hash}.${type === "video/mp4" ? "mp4" : "jpg"}`;
      const address = `/files/${place}`;
      await storePicture(place, bytes, type);
      await createRecord(owner, "materials", {
        name,
        address,
        thumb: null,
        kind: type === "video/mp4" ? "video" : "image",
        size: bytes.length,
        width,
        height,
        folder: await inside,
      });
      return address;
    });
  };
  const once = (key: string, make: () => Promise<string>): Promise<string> => {
    const made = files.get(key) ?? make();
    files.set(key, made);
    return made;
  };
  const savePicture = (svg: string, name: string, path?: string) => {
    const jpeg = sharp(Buffer.from(svg))
      .jpeg({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    const file = jpeg.then(({ data, info: { width, height } }) => ({ bytes: data, width, height }));
    return add(file, "image/jpeg", `${name}.jpg`, path);
  };
  return {
    folder,
    product: (name, { folder: path, look = findLook(name), view = 0 } = {}) =>
      once(`${name} ${view}`, () =>
        look === "banner"
          ? savePicture(renderBanner(name, ""), name, path)
          : savePicture(
              renderProduct(name, look, view),
              view === 0 ? name : `${name} ${view + 1}`,
              path,
            ),
      ),
    banner: (title, line, path) =>
      once(title, () => savePicture(renderBanner(title, line), title, path)),
    addVideo: (name, bytes, path) =>
      once(name, () =>
        add(Promise.resolve({ bytes, ...readVideoSize(bytes) }), "video/mp4", name, path),
      ),
  };
}
